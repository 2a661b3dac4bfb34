import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'

const courtesy = (said: string, cost = 0): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks: 'courtesy' }, cost)

const told: Marker = { kind: 'marker', marks: 'told' }

const marker = (marks: Marker['marks'], said: string, cost = 0): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks }, cost)

const softly = 'possibly|perhaps|maybe|please|just|kindly|also|quickly|now|really'
const you = 'you_could|you_can|you_would|you_might|you_were_to|you_were_able_to'

/** Ways to ask that go with what is to be, and not with who is to do it. */
const asking: readonly Rule[] = [
  `i|we would [${softly}] like|love|prefer|want`,
  `it is to`,
  `it is necessary|needed|required|important to`,
  `one has|needs to`,
  `one must|should`,
  `i|we would [${softly}] like|love|appreciate|prefer|want it if|when`,
  `i|we would [${softly}] like|love|appreciate|prefer|want it if|when ${you} [${softly}]`,
  `i|we was|were wondering if|whether ${you} [${softly}]`,
  `i|we wonder if|whether ${you} [${softly}]`,
  `do you think ${you}|we_could|we_can [${softly}]`,
  `is there any|a|some chance|way|possibility [that] ${you}|we_could|we_can [${softly}]`,
  `is there any|a|some chance|way|possibility to`,
  `would|could|might it be possible [for_you] to|that_you|that_we [${softly}]`,
  `would|could|might it be possible for|that`,
  `[could|can|would] [you] [please] [${softly}] make_sure|see_to_it|ensure [that]`,
  `please make|do that`,
  `[please] make_it_so_that|make_it_so|have_it_so_that|do_so_that|arrange_that`,
  `i|we want|need|wish|would_like that`,
  `please you|to|you_to`,
  `[it] is possible [that] you [to]`,
  `can|could|would you to`,
  `do you can|could [to]`,
  `i|we am|are needing|wanting that_you|you_to|to`,
  `[it] is possible to`,
  `i|we would be [very|so|really|most|ever_so] grateful|glad|happy|pleased|thankful for`,
  `[it] would|will [really|also] help|be_good|be_nice|be_great [a_lot|me|us] if ${you}`,
  `it would|will [really|also] help|suit|please|delight|reassure [me|us|her|him|them|everyone|everybody|people|the_listeners|my_students|our_listeners] [enormously|greatly|a_lot|a_great_deal|immensely|no_end|so_much] if`,
  `i|we would [${softly}] like|love to ask|beg you to`,
  `[it] would|will [really|also] help|be_good|be_nice|be_great|make_sense [a_lot|me|us] if|to`,
  `let us [please] [${softly}] go_ahead_and|have|try_to`,
  `i|we think [that] it_would_be_best_to|we_should|you_should|we_ought_to|we_had_better|we_can`,
].flatMap((pattern) => rule('marker', pattern, () => ({ kind: 'marker' as const, marks: 'ask' as const }), 0.1))

/** What is said behind an order, or beside it, and changes nothing in it. */
export const asides: readonly Rule[] = [
  ...asking,
  // "two dB should do".
  ...courtesy(
    'should_do|should_do_it|will_do|would_do|should_be_enough|should_be_plenty|ought_to_do|ought_to_do_it|should_be_fine|will_be_fine|would_be_fine|will_do_nicely|should_be_about_right|should_be_ok|will_be_enough|should_suffice|will_suffice',
    -0.6,
  ),
  ...courtesy(
    'is_it_possible|is_that_possible|is_this_possible|is_that_ok|is_that_okay|is_it_ok|is_it_okay|is_that_all_right|is_that_alright|would_that_be_ok|would_that_be_okay|would_that_be_possible|is_that_doable|can_that_be_done|can_this_be_done|if_that_works|if_that_works_for_you|is_that_fine|if_you_like|if_you_want|if_you_wish|if_you_fancy|if_you_would_not_mind|if_it_works|if_it_is_possible|if_you_know_how|if_that_is_possible|if_there_is_time|if_there_is_a_way|if_at_all_possible|where_possible',
    0,
  ),
  ...courtesy(
    'when_you_have_time|when_you_have_a_minute|when_you_have_a_second|when_you_find_the_time|when_you_get_a_moment|when_you_get_a_minute|when_you_get_round_to_it|whenever_you_can|whenever_you_are_ready|whenever_it_suits_you|if_you_have_time|if_you_have_a_minute|if_you_get_a_moment|as_soon_as_possible|as_soon_as_you_get_a_chance|before_i_forget|while_you_are_at_it|while_we_are_at_it|at_your_leisure|in_your_own_time|by_the_time_i_am_back|before_i_go',
    -1.5,
  ),
  ...rule(
    'marker',
    'i|we would|will be [so|very|such] [a] happy|happier|lucky|grateful|glad|delighted|relieved [man|woman|person|bunny|camper|boy|girl]',
    polite,
    -0.3,
  ),
  ...courtesy(
    'in_that_order|in_this_order|in_that_order_if_you_like|in_any_order|either_way|in_whatever_order|in_that_order_please',
    0.1,
  ),
  ...courtesy(
    'thanks_a_bunch|ta_very_much|cheers_mate|job_done|and_done|long_story_short|as_it_were|as_you_know|as_you_can_hear|as_you_can_see|as_i_said|like_i_said|as_mentioned|as_always|as_ever|to_be_fair|in_all_honesty|in_the_end|at_the_end_of_the_day|all_in_all|all_things_considered|for_what_it_is_worth|believe_me|trust_me|mind_you|let_me_tell_you|you_know_what|guess_what|right_then|okay_so|ok_so|okay_right|so_yeah|yeah_so|well_then|now_then|very_last|you_know_the_one|you_know_what_i_mean|if_you_know_what_i_mean|i_have_to_say|i_must_say|i_would_say|if_you_ask_me|in_my_opinion|to_my_ears|to_my_mind|come_to_think_of_it|on_reflection|no_big_deal|no_worries',
    0.1,
  ),
  ...rule(
    'marker',
    '[and] if i|we am|are [being|to_be] [totally|completely|perfectly|quite|brutally|very|entirely] honest|frank|fair|truthful|blunt|pedantic',
    polite,
    -3,
  ),
  ...rule('marker', 'for us|me|them|her|him [just] once|one_time', polite, -1),
  ...rule(
    'marker',
    'after listening|hearing|playing [to] it|this|that|everything [again|back|once_more|a_few_times|all|through] [with|on|in] [the|my|our] [whole|other] [family|band|team|headphones|speakers|car|train|group]',
    polite,
    -1.5,
  ),
  // "…, and see how it holds up without it".
  ...rule('marker', 'see|hear|find_out|judge|check how|whether|if|what', () => told, -1),
  ...courtesy('i_will_let_you_go|i_will_leave_you_alone|i_will_leave_you_in_peace|then_i_am_done|then_we_are_done', -1),
  // "cut me out the coffee break"; "mute me from 1:00 on" is done to somebody.
  ...['out', 'off', 'up', 'down', 'away'].flatMap((word) =>
    words<'particle'>('particle', `me_${word}|us_${word}`, { kind: 'particle', word }, 0.6),
  ),
  ...courtesy('in_the_first_place|do_not_ask_me_why|do_not_ask_me|do_not_ask_why|do_not_ask', -0.6),
  ...rule('marker', `, [and|but] [the|all|all_the] others|other_ones|rest|other_tracks|other_voices not`, polite, -1),
  ...rule(
    'marker',
    '[,] [but|and] without|not touching|changing|affecting|altering|moving anything|everything|all else',
    polite,
    -0.4,
  ),
  // "over, say, the first four seconds".
  ...rule('marker', ', say|let_us_say [,]', polite, 0.2),
  ...rule(
    'marker',
    '[,] before i|we|they|it send|upload|publish|post|release|share|play|export|submit|deliver|hand|pass|goes|go|leaves [this|it|that|everything|them] [on|off|out|over|in|online|live] [to_them|to_him|to_her|to_the_client|tonight|tomorrow|today]',
    polite,
    -0.6,
  ),
  ...rule(
    'marker',
    '[,] before i|we send|upload|publish|post|submit|deliver|hand|pass this|it|that|everything [on|off|out|over] to [the|our|my] <unknown>',
    polite,
    -0.4,
  ),
  ...rule(
    'marker',
    '[,] before he|she|they|anyone|anybody|somebody|someone|everyone gets|get|is|are|comes|come [to] [see|hear|listen|have] [it|this|that|the_next_version|the_new_version|the_result|to_it|here|back]',
    polite,
    -0.4,
  ),
  // Behind what was said exactly.
  ...rule('marker', ',|and|but nowhere|nothing|not_anywhere|no_other_place|not_anything else', polite, -0.6),
  ...rule('marker', ', [and] only there', polite, -0.6),
  ...courtesy('back_to_normal|normal_again|that_will_do_for_now|enough_of_that', 0.4),
  // In English that is learned, "it is" stands for "there is".
  ...rule('marker', 'it is [so|very|way] much|too_much|a_lot_of <effect:e>', () => told, -0.5),
  // "Hmm, too much. Take that back.": what was done is judged, and nothing is ordered by that.
  ...rule(
    'marker',
    `that|this|it is|was [way|far|a_bit|a_little|much] too_much|too_little|too_far|too_strong|too_weak|overdone|over_the_top`,
    polite,
    0.4,
  ),
  ...rule('marker', '[way|far|a_bit|a_little|much] too_much|too_far', polite, 0.9),
  ...rule('marker', '[just|still] a_bit|a_little|a_touch|slightly more|less ,', polite, 0.3),
  ...rule(
    'marker',
    `that|this is|was not [quite|really] it|right|what_i_wanted|what_i_meant|good|great|better|ideal|my_cup_of_tea`,
    polite,
    -0.4,
  ),
  // ", which is what the station asks for".
  ...words<'marker'>(
    'marker',
    ',_which|,_who|,_whom|,_whose|,_where|,_whoever|,_whatever',
    { kind: 'marker', marks: 'reason', why: 'noun', adds: true },
    0.2,
  ),
  ...words<'marker'>(
    'marker',
    'that_is_where|that_is_when|that_is_what|that_is_who|that_is_how|that_is_because|this_is_where|it_is_where|it_is_because|which_is_where|which_is_what|which_is_when|which_is_because',
    { kind: 'marker', marks: 'reason', why: 'noun', adds: true },
    -0.3,
  ),
  // "keep the intro, the rest no": said once more.
  ...courtesy(
    'the_rest_no|the_others_no|not_others|not_the_others|the_other_ones_no|the_rest_not|the_others_not|not_the_rest|no_others|nothing_besides|not_the_other_ones|nobody_else|no_one_else|noone_else|no_other_track|not_anyone_else|not_anybody_else|none_of_the_others|nothing_else_though',
    -1.5,
  ),
  ...rule('marker', '[,] is|are|was|were|does|do|did not it|she|he|they|that|we', polite, -1),
  ...marker(
    'hypothesis',
    'thinking_whether|thinking_if|thinking_about_whether|wondering_if_we|wondering_if_i|undecided_whether|debating_whether|pondering_whether|unsure_whether|unsure_if|not_decided_whether|not_decided_if|not_sure_whether|not_sure_if|asking_myself_whether|asking_myself_if|in_two_minds_whether|in_two_minds_about_whether',
    -3,
  ),
  ...courtesy(
    'thanks_you|thank_u|thank_for|thanks_to_you|thanks_for_you|many_thank|thank_you_for_all|thank_a_lot|merci|gracias|danke|grazie|big_thanks|big_thank_you|a_big_thank_you|huge_thanks|thank_you_kindly|much_thanks|with_thanks|thanks_a_ton|ta_muchly|greetings|best_wishes|cheers_then',
    0.1,
  ),
  ...courtesy('(_ebu_)|(_dbfs_)|(_integrated_)|(_lufs_)|=', 0.4),
  ...courtesy('in|on the|my headphones|monitors|speakers|cans'),
  // "fade it out, hm, scrap that, fade it in": nothing is deleted by that.
  ...marker(
    'retraction',
    'scrap_that|scrap_that_idea|scrap_the_idea|bin_that_idea|ditch_that_idea|drop_that_idea|drop_the_idea|forget_that_idea|forget_the_idea',
    -1.2,
  ),
  ...marker('repair', 'i_mean|i_meant', -0.8),
  ...marker('repair', 'hang_on|no_hang_on|hold_on|no_hold_on|wait_hang_on|hang_on_no|actually_hang_on|no_no', 0),
  ...marker(
    'copula',
    'decided_that|agreed_that|noticed_that|realised_that|realized_that|found_that|felt_that|feel_that|feels_that|think_that|thinks_that|know_that|knows_that|believe_that|believes_that|hope_that|reckon_that|reckons_that|see_that|saw_that|heard_that|understand_that|gather_that|suspect_that|fear_that|complain_that|complained_that|talked_it_over|thought_it_over|thought_about_it|slept_on_it|insist_that|voted_that',
    0,
  ),
  ...words<'marker'>(
    'marker',
    'no_need_for|there_is_no_need_for|we_will_not_need|i_will_not_need|no_use_for|i_have_no_use_for|we_have_no_use_for|i_do_not_need|i_do_not_want|i_do_not_like|we_do_not_need|we_do_not_want|we_do_not_use|i_do_not_use|nobody_needs|no_one_needs|you_do_not_need|we_do_not_like',
    { kind: 'marker', marks: 'reason', why: 'noun' },
    0.1,
  ),
  ...words<'joint'>(
    'joint',
    'once_you_are_done_with_that|once_you_are_done|when_you_are_done|when_you_are_done_with_that|after_you_are_done|when_you_have_done_that|once_you_have_done_that|once_that_is_sorted|when_that_is_finished|once_that_is_finished',
    { kind: 'joint', joint: 'then' },
    -3,
  ),
  // These only tell, or say on what something depends.
  ...marker('condition', 'as_soon_as', -3),
  ...marker('condition', 'were_the|were_it|were_they|were_that|were_this|had_the|had_it|should_they|should_that', -1.5),
  ...marker('copula', 'let_us_just_say|let_us_say|let_us_assume|let_us_pretend|let_us_imagine', -1.5),
  // "what I would like you to do now, if it isn't too much trouble, is to".
  ...rule(
    'marker',
    'what|all|the_thing [that] i|we [would] [really|now|just|also] like|love|want|need|ask you to [do] [now|next|first|then|here|today] [,] <marker:c> [,] is|would_be [to|for_you_to]',
    asked,
  ),
  ...rule(
    'marker',
    'what|all|the_thing [that] i|we [would] [really|now|just|also] like|love|want|need|ask you to do [now|next|first|then|here|today] [,] is|would_be [to|for_you_to]',
    asked,
  ),
  ...courtesy(
    'for_a_while|for_some_time|for_quite_some_time|for_quite_a_while|for_ages|all_day|all_morning|as_such|in_particular|bless_them|bless_you',
    0.1,
  ),
  // "one last thing before I let you go".
  ...rule(
    'marker',
    '[and|oh] one|just_one|a last|more|other|final|quick|small thing before|while [i|we] [let_you_go|go|forget|leave|finish|stop|am_here]',
    polite,
  ),
  ...rule('marker', 'sorry|apologies to bother|trouble|disturb|pester|nag you [again|once_more|with_this] but', polite),
  ...rule(
    'marker',
    '[and|then] see|tell_me|let_us_see|let_me_know|we_will_see how|what [that|it|this] sounds|sounds_like|is_like|looks|goes|works',
    polite,
    -2,
  ),
]

/** Only courtesies stand between "what I would like you to do" and "is". */
function asked({ c }: { c?: Marker }): Marker | null {
  return c === undefined || c.marks === 'courtesy' ? { kind: 'marker', marks: 'ask' } : null
}

function polite(): Marker {
  return { kind: 'marker', marks: 'courtesy' }
}
