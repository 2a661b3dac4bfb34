import type { Rule } from '../../chart/rule.ts'
import { rule, words } from '../../chart/rule.ts'
import type { Marker } from '../../meaning/types.ts'

const courtesy = (said: string, cost = 0): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks: 'courtesy' }, cost)

/** What is said behind an order, or beside it, and changes nothing in it. */
export const asides: readonly Rule[] = [
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
  ...courtesy(
    'thanks_a_bunch|ta_very_much|cheers_mate|job_done|and_done|long_story_short|as_it_were|as_you_know|as_you_can_hear|as_you_can_see|as_i_said|like_i_said|as_mentioned|as_always|as_ever|to_be_fair|in_all_honesty|in_the_end|at_the_end_of_the_day|all_in_all|all_things_considered|for_what_it_is_worth|believe_me|trust_me|mind_you|let_me_tell_you|you_know_what|guess_what|right_then|okay_so|ok_so|okay_right|so_yeah|yeah_so|well_then|now_then|very_last|you_know_the_one|you_know_what_i_mean|if_you_know_what_i_mean|i_have_to_say|i_must_say|i_would_say|if_you_ask_me|in_my_opinion|to_my_ears|to_my_mind|come_to_think_of_it|on_reflection|no_big_deal|no_worries',
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

function polite(): Marker {
  return { kind: 'marker', marks: 'courtesy' }
}
