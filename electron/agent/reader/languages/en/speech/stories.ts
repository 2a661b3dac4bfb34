import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { mention } from '../../../meaning/sets/groups.ts'
import { tiedGroup } from '../../../meaning/values.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'
import type { Asides } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split(/\s+/u))

const people = 'i you he she we they people everyone everybody one everybody these those it'
const doing =
  'do does did have has had say says said know knows can could tend tends always usually often sometimes never mentioned told would will might may must put puts see hear agreed discussed wrote explained promised happens happened turns turned seem seems seemed'

const phrases = (...said: string[]): string[][] =>
  said.flatMap((one) => one.split('|').map((phrase) => phrase.trim().split(/\s+/u)))

const both = (heads: string, tails: string, lead: string[]): string[][] =>
  heads.split(' ').flatMap((head) => tails.split(' ').map((tail) => [...lead, head, tail]))

/** What is said by the way, between two marks. */
export const byTheWay: Asides = {
  short: { "'s": 'is', whether: 'if' },
  joins: set('and but so though yet because'),
  openers: [
    ...both(people, doing, ['as']),
    ...phrases(
      'please tell me if|tell me if|do tell me if|say so if|do say so|please say so if|let me know if|please let me know if',
      'tell me if it is not|tell me if that is not|please tell me if it is not|please tell me if that is not|do say so if it is not|do say so if that is not|say so if it is not|say so if that is not',
      'feel free to say|feel free to tell|feel free to ask|do not hesitate to say|do not hesitate to tell|do not hesitate to ask|please do not hesitate|do not be afraid to|do not hesitate',
      'i know|i realise|i realize|i am aware|i appreciate that|i admit|i must admit|i must confess|i confess|i am afraid|i am sorry|i am so sorry|i am terribly sorry|i am very sorry|i do apologise|i do apologize|i apologise|i apologize|i am a little|i am a bit|i am slightly|i feel a little|i feel a bit|i hate to|i promise|i swear|i hope|i trust|i dare say|i daresay|i should think|i would think|i would imagine|i imagine|i believe|i suppose|i guess|i gather|i feel|i have to say|i must say|i have to admit',
      'forgive me if|pardon me if|excuse me if|bear with me if|do not hesitate to tell me if|do not hesitate to say if|feel free to tell me if|i promise this is the last|i promise it is the last|i promise that this is the last|this is the last time|this is the very last|never mind him|never mind her|never mind them|never mind the|forgive me|pardon me|excuse me|excuse the|pardon the|forgive the|apologies for|apologies if|my apologies|sorry for|sorry about|sorry if|sorry to|sorry that|bear with me',
      'it must be said|it has to be said|it goes without saying|truth be told|if truth be told|to tell the truth|to tell you the truth|to be fair|having said that|that said|be that as it may|come to think of it|needless to say|strange as it|odd as it|funny as it|silly as it',
      'bless|god bless|mind you|believe me|trust me|thank god|thank goodness|thank heavens|for heaven|for goodness|for the love of|heaven knows|god knows|goodness knows|would you believe it',
      'who|whom|whose|which|much as|as much as|* as it is|* as they are|* as he is|* as she is|* as it was|* though it is|* as it may',
      'at the risk of|in my opinion|in our opinion|to my mind|to my ears|to our ears|from what i|from what we|for what it|as far as i|as far as we|as far as anyone|if i remember|if i am not mistaken|if i recall|if memory serves|if you ask me|if i may|if i might|if you will forgive|if you will pardon|if it were up to|if i had my way|if you can spare|if you feel like|if you fancy',
      'his full|her full|its full|their full|his real|her real|his proper|her proper|his own|a lovely|a terrible|an awful|a nice|a real|a bit of a|on behalf of|in the name of|between you and|between ourselves|between us|with all due|with due respect|with the greatest|with all my|thank you for|thanks for|thanks to|hope you|hoping|speaking as|as a|as an|as somebody|as someone|as the person|for the sake of|for the benefit of|for the purposes of|for the purpose of|for the record|in the interest of|in the interests of|out of respect|out of courtesy|after lengthy|after long|after much|after some|after due|after careful|after sleeping|after a long|much to|to our|to my',
      'there is no rush|there is no rush at all|there is no hurry at all|no rush at all|no hurry at all|there is no hurry|there is absolutely no|no rush|no hurry|take your time|i am in no|it has been a|it was a|it is a long|it is only|this may sound|this might sound|this will sound|that may sound|call me|i hate to|i do not mean to|i do not want to be|not to be|not wanting to|not that it|not that i',
      'probably|presumably|evidently|apparently|allegedly|undoubtedly|no doubt|i wonder why|god knows why|nobody knows why|rumour has it',
      '(',
    ),
  ],
  bars: set(
    `not no never none nothing nobody neither nor only just except but without unless apart besides bar minus instead rather
     otherwise else rest remainder all every each both any everything anything everyone half third quarter middle first second last
     final next previous other others another same start end beginning ending front back head tail left right before after until
     till between during while whilst beyond past within inside outside here there where one ones two three four five six seven
     eight nine ten twenty thirty forty fifty hundred thousand minute minutes second seconds hour hours db decibel decibels hertz
     hz khz percent lufs semitone semitones part parts section bit passage piece range region track tracks clip clips label labels
     marker markers pause pauses silence silences gap gaps fade selection cursor playhead leave leaves keep keeps
     stay stays remain remains untouched alone spare touch protect save preserve undo redo stop wait skip ignore forget cancel
     abort play please should must ought needs need could would want wants mute muted silence silenced louder quieter softer
     deleted removed cut kept gone renamed called named labelled labeled reading if whether`,
  ),
}

const courtesy: Marker = { kind: 'marker', marks: 'courtesy' }

const moment =
  'minute|moment|second|chance|opportunity|free_minute|spare_minute|spare_moment|free_moment|quiet_moment|few_minutes|couple_of_minutes|bit_of_time|little_time'

/** What stories are told with. */
const past: readonly Rule[] = [
  ...words<'marker'>('marker', 'was|were|was_being|were_being', { kind: 'marker', marks: 'copula', past: true }, -0.05),
  ...words<'marker'>(
    'marker',
    'had|went|went_off|went_on|came|came_in|came_along|rang|rang_me|rang_us|rung|sang|sat|stood|fell|forgot|bought|drove|drank|ate|flew|gave|grew|knew|met|paid|saw|sent|slept|spoke|spent|stole|taught|thought|understood|woke|wrote|walked|happened|wanted|needed|liked|loved|hated|talked|agreed|decided|promised|discussed|borrowed|burst|arrived|passed|overtook|interrupted|knocked|barked|slammed|beeped|buzzed|complained|noticed|realised|realized|voted|shouted|laughed|coughed|sneezed|recorded|applied|meant|became|got_up|got_going|got_in_touch|turned_up|turned_out|broke_in|ran_past|got_the_giggles|could_not',
    { kind: 'marker', marks: 'copula', past: true },
    0.5,
  ),
]

const roles =
  'teacher|producer|editor|archivist|listener|musician|journalist|student|fan|parent|podcaster|researcher|librarian|drummer|singer|guitarist|bassist|conductor|composer|engineer|technician|presenter|reporter|chair|chairman|chairwoman|secretary|treasurer|mother|father|person|one|somebody|someone|former|volunteer|non_native_speaker|beginner|newcomer|professional|amateur|lawyer|doctor|scientist|translator|storyteller|narrator|writer|author|organiser|organizer|customer|subscriber|regular|member|owner|head|director'

/** Courtesies that are longer than a phrase. */
export const stories: readonly Rule[] = [
  ...past,
  ...words<'marker'>(
    'marker',
    ['a', 'an', 'the', 'your', 'our', 'my']
      .flatMap((one) => roles.split('|').map((role) => `as_${one}_${role}`))
      .join('|') + '|as_somebody|as_someone',
    { kind: 'marker', marks: 'reason', why: 'noun' },
    0.1,
  ),
  // "trim everything down to that".
  ...words(
    'argument',
    'everything_down_to_that|it_all_down_to_that|the_lot_down_to_that|the_whole_thing_down_to_that|all_of_it_down_to_that|everything_down_to_just_that',
    tiedGroup('bare')({ g: mention('it')() }),
    -0.3,
  ),
  ...words<'marker'>(
    'marker',
    'as_if|as_though|which_is_why|which_is_the_reason|which_is_the_reason_why|which_explains_why|which_is_how',
    { kind: 'marker', marks: 'predicate' },
    -0.4,
  ),
  // The button, and nothing to be done.
  ...rule(
    'marker',
    'press|presses|pressed|hit|hits|pushed|clicked|pressing|hitting [the] stop|record|play|pause [button]',
    () => ({ kind: 'marker' as const, marks: 'copula' as const, past: true as const }),
    -1,
  ),
  ...rule(
    'marker',
    'like|as [in|with|on] [the|all] rest|others|other_ones|previous_ones|usual [of] [our|my|the|your] [<unknown>]',
    polite,
    -0.6,
  ),
  ...words<'marker'>(
    'marker',
    'given_that|seeing_as|seeing_how|considering_that|in_light_of_the_fact_that|now_that|in_so_far_as|inasmuch_as|for_fear_that|in_case_you_wonder|for_the_benefit_of|for_the_purposes_of|what_with|in_the_interest_of|out_of_respect_for|in_consideration_of|on_the_grounds_that|on_the_understanding_that|owing_to_the_fact_that|due_to_the_fact_that|thanks_to_the_fact_that',
    { kind: 'marker', marks: 'reason', why: 'noun' },
    0.1,
  ),
  ...rule(
    'marker',
    `once|when|whenever|as_soon_as|if you have|get|find|have_got|can_find|can_spare|can_get a|the|some|five ${moment}|time|minutes`,
    polite,
    -3,
  ),
  ...rule(
    'marker',
    'once|when|whenever|as_soon_as|if you have time|can_spare_the_time|are_free|are_at_it|get_round_to_it|get_around_to_it',
    polite,
    -3,
  ),
  ...rule(
    'marker',
    `with|send|sending [many|my|our|the|all] kind|best|warm|kindest|warmest|good|many regards|wishes|thanks|greetings [from] [,] [<unknown>]`,
    polite,
    -1,
  ),
  ...rule(
    'marker',
    'kind|best|warm|kindest|warmest|all_the_best|many regards|wishes|thanks|greetings [from] [,] <unknown>',
    polite,
    -1,
  ),
  ...rule(
    'marker',
    'yours|sincerely|yours_sincerely|yours_truly|yours_faithfully|cheers|all_the_best|sincerely_yours|regards|respectfully|love , <unknown>',
    polite,
    -1,
  ),
  ...rule(
    'marker',
    'nothing|no_one|nobody else should|must|may|has_to|is_to|needs_to|can change|be_changed|be_touched|be_affected|move|be_moved|shift|be_shifted|slip|slide',
    polite,
    -3,
  ),
  ...words<'marker'>(
    'marker',
    'nobody_wants_to|nobody_needs_to|nobody_wants|nobody_needs|no_one_wants_to|no_one_needs_to|no_one_wants|no_one_needs|nobody_will_miss',
    { kind: 'marker', marks: 'reason' },
    -2.6,
  ),
  ...rule('marker', 'for this|that version|time|episode|one|cut|edit|release|mix|round', polite, 0.2),
  ...words(
    'marker',
    'best_wishes|all_the_best|warm_regards|kindest_regards|yours_truly|yours_faithfully|with_many_thanks|with_best_wishes|with_thanks|sincerely|yours_ever',
    courtesy,
    -1,
  ),
  ...words(
    'marker',
    "in_its_entirety|in_their_entirety|once_and_for_all|for_good_measure|for_heaven_'s_sake|for_god_'s_sake|for_pity_'s_sake|for_goodness_'_sake|for_goodness_sake|by_now|by_all_means|at_any_rate|in_any_case|if_you_get_my_drift|on_the_dot|simply|purely_and_simply|plain_and_simple|lock_stock_and_barrel|without_further_ado|without_mercy",
    courtesy,
    0,
  ),
]

function polite(): Marker {
  return courtesy
}
