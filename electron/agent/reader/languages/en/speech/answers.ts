import type { AnswerWords } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split('|').map((one) => one.replaceAll('_', ' ')))

/** How answers and corrections are said. */
export const answers: AnswerWords = {
  yes: set(
    'yes|yeah|yep|yup|sure|ok|okay|go_ahead|do_it|go_for_it|approve|approved|confirm|confirmed|correct|right|exactly|perfect|sounds_good|looks_good|fine|that_is_right|yes_please|please_do|go|all_right|alright|of_course|absolutely|definitely|y|that_works|yes_do_it|ok_do_it|apply|apply_it|apply_all|run_it|great|good|proceed|continue|agreed',
  ),
  afterYes: set('please|do|it|that|go|ahead|for|thanks|thank|you|all|them|now|this|is|the|one|good|looks|sounds'),
  no: set(
    "no|nope|nah|no_thanks|no_thank_you|n|do_not|don't|dont|reject|rather_not|better_not|no_no|not_that|wrong|not_like_that|no_way",
  ),
  drop: set(
    'leave_it_all|leave_it_all_as_it_is|leave_all_of_it|leave_everything|leave_everything_as_it_is|leave_them_all|leave_all_of_them|leave_them|keep_it_all|keep_everything|keep_all_of_it|wrong_project|wrong_file|wrong_session|wrong_recording|wrong_window|wrong_song|never_mind|nevermind|forget_it|forget_that|forget_about_it|oh_forget_it|cancel|cancel_it|cancel_that|stop|leave_it|leave_it_as_it_is|scratch_that|drop_it|abort|no_never_mind|oh_never_mind|no_forget_it|skip_it',
  ),
  none: set('none|none_of_them|none_of_these|neither|neither_of_them|none_of_those|no_one|nothing'),
  all: set(
    'all|both|all_of_them|both_of_them|all_of_those|all_of_these|every_one|each|each_of_them|everything|all_three|all_four|them_all|all_please|both_please',
  ),
  other: set('other|others|other_one|the_other|the_other_one|the_others'),
  out: set('not|except|but|without|excluding'),
  heads: set(
    'oh|hm|hmm|well|i_said|make_those|make_them|ok|okay|but|and|please|yes|use|better|should_be|let_it_be|set_it_to',
  ),
  corrects: set(
    'undo_that_and|undo_it_and|take_that_back_and|revert_that_and|on_second_thought|on_second_thoughts|on_reflection|too_much|too_far|way_too_much|a_bit_much|too_long_make_it|too_strong|no|wrong_one|the_wrong_one|wrong|not_that_one|my_mistake|my_bad|oh_no|i_misspoke|nope|nah|wait|sorry|oops|whoops|hang_on|hold_on|i_meant|i_mean|rather|or_rather|scratch_that|correction|make_it|make_that|actually|not_quite|change_it_to|change_that_to|it_should_be',
  ),
  instead: set('instead'),
  takesBack: set(
    'back_to_how_it_was|back_to_the_way_it_was|back_to_what_it_was|back_to_normal|the_way_it_was|how_it_was_before|how_it_was|as_it_was|as_it_was_before|like_before|put_it_back_how_it_was|put_it_back_the_way_it_was|put_it_back_as_it_was|make_it_how_it_was|make_it_like_before|back_as_it_was|go_back_to_how_it_was|go_back_to_the_way_it_was|oh_go_back_to_how_it_was|on_second_thought_dont|on_second_thoughts_dont|actually_dont|no_dont_do_that|dont_do_that_after_all|not_after_all|rather_not|better_not',
  ),
  adds: set(
    'another|another_one|one_more|a_second_one|a_third_one|the_next_one|and|plus|also|and_also|and_now|oh_and|ah_and|ok_and|okay_and|yes_and|oh_also|ah_also|right_and|great_and',
  ),
  goesOn: set('now|next|now_do|then|and_then|now_for|now_on|on_to'),
  proposes: set('what_about|how_about|what_of|but_what_about|so_what_about'),
  more: set(
    'more|some_more|even_more|still_more|a_bit_more|bit_more|a_little_more|a_little_bit_more|a_touch_more|a_tad_more|a_hair_more|a_notch_more|slightly_more|a_smidge_more|just_a_bit_more|just_a_little_more|just_a_touch_more|just_a_tad_more|a_lot_more|much_more|one_more_notch|another_notch|another_touch|another_bit|go_on_a_bit_more',
  ),
  setsBack: set(
    'back_to|go_back_to|go_back_down_to|go_back_up_to|back_down_to|back_up_to|back_off_to|go_down_to|go_up_to|go_to|take_it_back_to|bring_it_back_to|put_it_back_to|pull_it_back_to|set_it_back_to|turn_it_back_to|drop_it_to|drop_back_to|down_to|up_to|make_it|make_that|try|use|so_make_it|so_go_back_to|so_back_to|lets_go_back_to|lets_make_it|lets_say|rather',
  ),
  tries: set('use|take|try|make_it|make_that|back_to|back_down_to|back_up_to|set_it_back_to|put_it_back_to'),
  itIs: set(
    "that_'s|thats|that_is|it_'s|its|it_is|this_is|he_'s|he_is|she_'s|she_is|they_'re|they're|they_are|now_it_'s|now_it_is|now_that_'s|that's|it's|he's|she's",
  ),
  tooMuch: set('too|way_too|far_too|much_too|a_bit_too|a_little_too|a_tad_too|a_touch_too|still_too|now_too|bit_too'),
  joins: set('along'),
  keeps: set('only|just|only_do|just_do|only_apply|just_apply|keep_only|only_keep|do_only|do_just|nothing_but'),
  leaves: set(
    "leave_out|leave_off|skip|without|drop|except|not|do_not|don't|dont|do_not_do|forget|forget_about|omit|everything_but|all_but|everything_except|all_except|but_not|but_without|minus|exclude|do_it_without|apply_without|do_everything_but|do_all_but|remove_step|delete_step",
  ),
  putsBack: set(
    'put_back|put_back_in|bring_back|bring_back_in|take_back_in|add_back|add_back_in|restore|include|do_after_all|do_too|include_again|put_in_again|keep_after_all',
  ),
  counted: set('step|steps'),
  steps: set('step|steps|one|ones|part|parts|edit|edits|action|actions|change|changes|number'),
  idle: set(
    'the|a|an|that|this|please|for|now|it|them|out|off|and|just|only|to|do|one|ones|on|in|at|of|with|from|is|i|mean|meant|want|take|pick|choose|number|option|no|nr|thanks|track|clip|label|or|yes|think|would|like',
  ),
  naming: set('to|as|into|call_it|name_it|called|named'),
}
