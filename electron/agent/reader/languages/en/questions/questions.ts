import type { Noun } from '../../../meaning/wordTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { asks, costing } from '../../wordRules.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as v from '../../../meaning/values.ts'

const is = 'is|are|was|were|does|do|did'
const lasts = 'are|is|last|lasts|run|runs|take|takes|go_on|goes_on [for]'
const its = 'the|its|their|my|our'

const things: readonly Rule[] = [
  ...asks('which', 'what|which|who|whose|list|display|enumerate|name', 'show|tell|give|read|remind [me] [of]'),
  ...asks('which', 'give_me a|the list|overview|rundown of', 'a|the list|overview of'),
  ...asks('which', '[what_are] the|all_the|all names|titles|texts of [the|my|our|all|all_the]'),
  ...asks('which', '[what_is] the name|title of'),
  ...asks('any', 'anything|something'),
  ...asks('any', 'is|are|was|were there [any|a|an]', 'any', 'do|have|did i|we|you have|got|see [any|a|an]'),
  ...asks('any', 'have|has i|we|you|it [got] [any|a]', 'does it|this|that have|contain [any|a]'),
  ...costing(
    'contents',
    -2,
    'what|anything|something is|are|lies|sits|have|do|does [i|we|you|there] [got|have] on|in',
    'whats|anything|something [there] on|in',
  ),
  ...asks('count', 'how_many', `[${its}] number|amount|count of`, 'count'),
]

const measures: readonly Rule[] = [
  ...asks(
    'length',
    'how_long|how_much_time',
    'how_many seconds|minutes|hours|time [long]',
    `[what_is|whats] [${its}|a] [total|whole|overall|full|current|exact|entire|project] length|duration|runtime|running_time|play_time|playing_time|total_time`,
  ),
  ...asks(
    'loudness',
    'how_loud|how_quiet|how_hot|how_noisy',
    `[measure|check|analyse|analyze|read|determine] [${its}] [current|integrated|true|average|overall|total|momentary|maximum|max|highest] loudness|lufs|volume|level|levels|peak|peaks|rms|true_peak`,
    'measure|analyse|analyze',
  ),
  ...asks(
    'judged',
    `${is} too_loud|too_quiet|loud_enough|clipping|clipped|peaking|distorted`,
    'too|so|very|really|that|this|way_too loud|quiet|hot|soft',
    'loud_enough|clipping|clipped|peaking|clip|distorting|loud|quiet|louder|louder_than',
  ),
  ...asks(
    'channels',
    'stereo|mono|in_stereo|in_mono|mono_or_stereo|stereo_or_mono|a_stereo_track|a_mono_track|a_stereo_file|a_mono_file|a_stereo_recording|a_mono_recording',
    'how_many channels',
  ),
  ...asks('rate', `[${its}] sample_rate|samplerate|sampling_rate|sampling_frequency`),
]

const places: readonly Rule[] = [
  ...asks('place', 'where|when|where_abouts|whereabouts', 'at what|which time|point|second|position|moment'),
  ...asks('place', 'what_time|at_what_time|find|locate|search_for|look_for|point_out|point_me_to|detect'),
  ...asks(
    'start',
    'start|starts|begin|begins|starting|beginning|come|comes|come_in|comes_in|kick_in|kicks_in|happen|happens|occur|occurs|ring|rings|appear|appears|take_place',
  ),
  ...asks('start', `[${its}] start|beginning|start_time of`),
  ...asks('end', `end|ends|stop|stops|finish|finishes|over|ending`, `[${its}] end|end_time of`),
  ...asks(
    'cursor',
    `[${its}] [current|play|playback] cursor|playhead|caret|play_position`,
    `${its} [current] [time|cursor|playback] position`,
    'where am_i|are_we',
  ),
]

const states: readonly Rule[] = [
  ...asks('muted', 'muted|on_mute|silenced|mute'),
  ...asks('soloed', 'soloed|on_solo|solo|in_solo'),
  ...asks('selected', 'selected|highlighted|marked|i|we|you selected|marked|highlighted', 'selected|picked|chosen'),
  ...asks('selected', 'have|did|has i|we select|selected|marked|mark|highlighted'),
  ...asks(
    'playing',
    'playing|paused|stopped|running|being_played|heard|audible|play|plays|playback_state|happening|talking|speaking|singing',
  ),
  ...asks('clipboard', '[on|in] [the|my] clipboard', 'what did i|we copy|cut'),
]

const did = 'just|last|now|so_far|then|actually'
const history: readonly Rule[] = [
  ...asks(
    'done',
    `what did you|i|we [${did}] do|change|edit [to] [it]`,
    `what [just|has] happened|changed|happen`,
    `what is|was|were the last|latest|previous edit|change|step|thing|action|request|edits|changes|one`,
    `what would|will undo [do|take_back|bring_back]`,
    `what was [the_last_thing] [that] done [last]`,
  ),
  ...asks(
    'allDone',
    `[what_is|show|list|display|see|print] [me] [in|the|my|our] [undo|edit|editing] history`,
    `what have|has you|i|we|been [been] [${did}] done|changed|edited|do|doing [so_far|today]`,
    `what did you|i|we do|change|edit so_far|today|in_total|altogether`,
    `can i|you|we undo [anything|something]`,
    `what would|will|can|could i|you|we [still] undo`,
    `[is_there] anything|something to undo`,
    `all|list|show|list_all|which|what [the|my|of_the] changes|edits [so_far|i_made|you_made|did_you_make|were_made|have_been_made]`,
  ),
]

const explanations: readonly Rule[] = costing(
  'howTo',
  0.6,
  'how do|can|could|would|should|does|might i|you|we|one|it',
  'how_to|explain|describe|what_about|tell_me_about|tell_me_how_to|show_me_how_to|teach_me|teach_me_to|why',
  'how it|this|that|to work|works',
  `what ${is} the_difference_between|meant_by|the_meaning_of|the_point_of|the_purpose_of`,
  'what [exactly] does|do|would|will',
  'when would|should|to',
  'what_is|what_are|whats|difference_between',
  'what happens_when|happens_if_i_use',
  'can|could you explain|tell_me|show_me|teach_me how_to|how_i|how_do_i|how_can_i|how_you|what|about',
  'i_want_to_know|i_would_like_to_know|do_you_know how_to|how_i|how_you|how_i_can',
)

const suppositions: readonly Rule[] = costing(
  'supposed',
  0.8,
  'should|shall|must|may|do i|we|one|it|they [have_to|need_to|really]',
  'what|how would|will|might|could happen|change|be|sound|it_be|it_sound|come_out if|when',
  'what_if|what_happens_if|what_happens_when|what_would_be_if|is_it_better_to|would_it_be_better_to|would_it_help_to',
  'is|would it [be] possible|ok|okay|safe|wise|a_good_idea|smart|sensible to|if_i|if_we|if_you',
  'can|could one|it|people|somebody|someone|tapehand|this',
  'is|are it|there [any|a] way|possibility|chance to|of|that',
  'do_you_think i|we|it should',
  'are_you able_to|capable_of|allowed_to',
  'would|do you recommend|suggest|advise|delete|cut|normalize',
  'will|would it|that|this|they hurt|help|harm|sound|be',
)

const remarks: readonly Rule[] = [
  ...costing(
    'abilities',
    -0.3,
    'what can|could|do|are you|tapehand|this|it|i [able_to|all|even] [do|offer|ask|say|know|support|edit] [for_me|here|with_this|with_it|you]',
    'what are_your|are_all_the|are_the|is_there_to [your] commands|abilities|features|functions|skills|possibilities|options|tools',
    '[please] help|help_me|usage|manual|commands|features|abilities|instructions|options|menu [please]',
    'how does this|it|tapehand work',
    'what do|can i do|say|ask [you] [here|now|with_this|to_you]',
    'i_need|can_you|could_you|please help|help_me',
    'who|what are you',
    'which|what commands|tools|effects|functions [are_there|do_you_know|can_i_use|do_you_have|exist|do_you_understand]',
  ),
  ...asks('greeting', 'hello|hi|hey|hallo|hiya|howdy|greetings|good_morning|good_evening|good_afternoon|yo|hi_there'),
  ...asks(
    'greeting',
    'can_you_hear_me|do_you_hear_me|are_you_listening|are_you_there',
    'hello_there|hey_there|how_are_you|how_is_it_going|whats_up|what_is_up|how_do_you_do',
  ),
  ...asks(
    'thanks',
    '[many] thanks|thank_you|thx|ty|cheers [a_lot|so_much|very_much|again|for_that|for_your_help|for_everything]',
    'much_appreciated|appreciate_it|great_job|good_job|well_done|nice_work|good_work|awesome|perfect|brilliant|excellent|nice|that_is_great|that_is_perfect|love_it',
  ),
  ...asks('goodbye', 'bye|goodbye|good_bye|see_you|see_you_later|bye_bye|good_night|that_is_all|that_is_it|i_am_done'),
  ...asks('dismissal', 'yes|no|yep|yeah|nope|ok|okay|sure|fine|alright|all_right|cancel|go_ahead|never_mind|nevermind'),
]

/** Words that stand in questions and ask for nothing. */
const asides: readonly Rule[] = [
  ...words('aside', `${is}|has|have|had|will|would|can|could|be|been|being|get|got|a|an`, true, 0.3),
  ...words('aside', 'me|i|we|you|us|it|there|they|this|that|of|for|in|at|to|if|whether|and|but|so|then|or', true, 0.5),
  ...words('aside', 'now|right_now|currently|at_the_moment|exactly|precisely|actually|again|still|already|here', true),
  ...words('aside', 'in_total|altogether|overall|all|all_of|all_in_all|just|only|please|more_or_less|about', true),
  ...words('aside', 'tapehand|hey|hi|hello|thanks|thank_you|could_you|can_you|would_you|will_you|lets|please', true),
  ...words('aside', 'in_here|in_this|in_it|in_this_project|in_the_project', true),
  ...words('aside', 'roughly|approximately|sit|sits|lie|lies|located|found', true),
  ...words('aside', 'last|lasts|take|takes|run|runs', true, 0.6),
  ...words('aside', 'i_wonder|i_was_wondering|i_would_like_to|i_want_to|i_need_to|know|see|tell_me|just_tell_me', true),
  ...words(
    'aside',
    'do_you_know|any_idea|say|together|each|exist|exists|go|goes|going|going_on|what_i_have',
    true,
    0.2,
  ),
]

const those = '[only|just] [the_ones|those|ones|the] [that_are|which_are|that_last|which_last|lasting|of|with]'

/** What was asked before, for others: "longer than 2 seconds", "and the guest?". */
const again: readonly Rule[] = [
  ...rule(
    'group',
    `${those} longer_than|over|above|more_than|at_least|of_at_least|exceeding|bigger_than|no_shorter_than <duration:d> [long|in_length]`,
    ({ d }: { d: number }) => g.ofSort('pause', { kind: 'longer', than: d }, g.mention('them')()),
    -0.6,
  ),
  ...rule(
    'group',
    `${those} shorter_than|under|below|less_than|at_most|up_to|no_longer_than|no_more_than|smaller_than <duration:d> [long|in_length]`,
    ({ d }: { d: number }) => g.ofSort('pause', { kind: 'shorter', than: d }, g.mention('them')()),
    -0.6,
  ),
  ...rule('group', '[only|just] [the_ones|those|ones] of|with <duration:d> or_more|or_longer', ({ d }: { d: number }) =>
    g.ofSort('pause', { kind: 'longer', than: d }, g.mention('them')()),
  ),
  ...words('aside', 'and|or|but|what|how about|i_mean|i_meant|rather', true, 0.1),
]

/** Below a time: "under the cursor". */
const below: readonly Rule[] = rule('argument', 'under|below|underneath|beneath <point:p>', v.tiedPoint('at'))

/** What is not to be done, in front of what is asked: "don't delete anything, just tell me …". */
const denied: readonly Rule[] = [
  'do_not|never|without <verb> [anything|a_thing|it|yet] [,|but] [just|only]',
  'do_not|never|without <verb> <group> [,|but] [just|only]',
].flatMap((pattern) => rule('aside', pattern, () => true as const, 0.2))

/** Sets that only a question names loosely: "the long pauses". */
const loosely: readonly Rule[] = [
  ...rule(
    'group',
    '[the|all_the|any|those] long|longer|lengthy|big|awkward|short|shorter|obvious <noun:s>',
    looseOf,
    0.2,
  ),
]

/** What is asked of a kind of things: "which clips are shorter than 10 seconds?". */
const measured: readonly Rule[] = [
  ...rule(
    'group',
    `<noun:s> ${lasts} longer_than|more_than|over|above|exceeding|at_least|bigger_than <duration:d> [long|in_length]`,
    ofLength('longer'),
    -0.5,
  ),
  ...rule(
    'group',
    `<noun:s> ${lasts} shorter_than|less_than|under|below|at_most|smaller_than <duration:d> [long|in_length]`,
    ofLength('shorter'),
    -0.5,
  ),
]

/** "which clip is the longest?", "which of the labels on the guest comes last?". */
const extremes: readonly Rule[] = [
  ...most('longest|biggest|largest', g.extreme('longest')),
  ...most('shortest|smallest|briefest', g.extreme('shortest')),
  ...most('first|earliest', ({ s }) => g.nths({ o: [1], s })),
  ...most('last|latest', ({ s }) => g.nths({ o: [-1], s })),
]

function most(words: string, make: (given: { s: Noun }) => Group | null): Rule[] {
  const said = `is|are|was|lasts|runs|comes|starts [the] ${words} [of_all|of_them|of_them_all|one]`
  const onTracks = ({ s, t }: { s: Noun; t: Group }): Group | null => {
    const found = make({ s })
    return found === null ? null : g.on({ g: found, t })
  }
  return [
    ...rule('group', `[one] [of] [all] [the|my|our] <noun:s> ${said}`, make, -0.5),
    ...rule('group', `[one] [of] [all] [the|my|our] <noun:s> on|in|of <group:t> ${said}`, onTracks, -1),
  ]
}

function ofLength(kind: 'longer' | 'shorter') {
  return ({ s, d }: { s: Noun; d: number }) => {
    const all = g.allOf({ s })
    return all === null ? null : g.compared(kind)({ g: all, d })
  }
}

function looseOf({ s }: { s: Noun }) {
  return s.sort === 'pause' ? g.allOf({ s }) : null
}

export const questions: readonly Rule[] = [
  ...things,
  ...measures,
  ...places,
  ...states,
  ...history,
  ...explanations,
  ...suppositions,
  ...remarks,
  ...asides,
  ...denied,
  ...again,
  ...below,
  ...loosely,
  ...measured,
  ...extremes,
]
