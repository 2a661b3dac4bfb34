import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'
import { formsOf } from '../words/morphology.ts'

const marker = (marks: Marker['marks'], said: string, cost = 0): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks }, cost)

const stress =
  'really|just|also|kindly|now|simply|actually|very_much|only|still|then|maybe|perhaps|quickly|possibly|next|first'
const praise =
  'great|nice|lovely|wonderful|good|perfect|awesome|super|fantastic|amazing|brilliant|helpful|so_kind|cool|best|better|ideal|appreciated|much_appreciated'
const kind = 'kind|nice|good|lovely|sweet'

const ever = 'ever|so|very|most|really|truly|absolutely|more_than|extremely'

/** Ways to ask or to be polite, each as a pattern of its parts. */
const polite = (marks: 'ask' | 'courtesy', ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, () => ({ kind: 'marker' as const, marks }), 0.1))

/** What is told of things: the sentence about them orders nothing. */
const telling = [
  ...new Set(
    'cough sneeze drag drone stutter stumble mumble whisper breathe laugh giggle sniff swear ramble repeat bother annoy distract overpower drown complain agree notice feel remain last happen occur seem appear need want hate like love prefer think believe know hope understand decide record explain talk speak sing shout say mention sound start begin continue clash fit work suffer contain have include buzz rattle crackle irritate disturb dominate cover mask'.split(
      ' ',
    ),
  ),
].flatMap((verb) => [...formsOf(verb)].filter(([, forms]) => forms.some((form) => form === 'third' || form === 'past')))

export const speech: readonly Rule[] = [
  ...marker(
    'courtesy',
    'thanks|thank_you|thx|ty|thank_you_so_much|thanks_a_lot|thank_you_very_much|many_thanks|cheers|much_appreciated|thanks_in_advance|thanks_so_much|appreciate_it|hi|hello|hey|hi_there|hey_there|hello_there|good_morning|morning|evening|afternoon|good_evening|good_afternoon|um|uh|er|erm|hmm|hm|uhm|umm|ok|okay|alright|all_right|well|so|oh|ah|yeah|yes|yep|sure|great|perfect|cool|nice|good|for_me|for_us|real_quick|quickly|quick|now|right_now|at_once|immediately|real_quick_please|firstly|first_of_all|mate|man|dude|buddy|folks|you_know|i_mean_it|i_guess|i_think|i_suppose|i_believe|like|actually|basically|simply|maybe|perhaps|again_please|have_a_nice_day|you_are_great|good_job|well_done|lol|haha|btw|by_the_way|fyi|tapehand|dear|hopefully|obviously|of_course|too_please|once_more_please|as_well_please|as_usual|anyway|sorry|excuse_me|pardon|that_would_be_great|that_would_be_nice|that_would_be_lovely|that_would_be_awesome|if_it_is_ok|if_you_are_able_to|i_beg_you|ta|kind_regards|best_regards|regards|love_it|awesome|gladly|at_the_moment|for_now|just_for_now|in_the_meantime|as_soon_as_you_can|asap|when_you_are_ready|no_rush|altogether|entirely|completely|cleanly|nicely|gently|properly|carefully|smoothly|exactly|totally|fully|anymore|any_more|permanently|for_good|in_one_go|straight_away|in_total|as_discussed|as_agreed|in_full|instead|instead_please|afterwards|after_that|accordingly|much_obliged|thanks_a_million|thanks_a_bunch|with_kind_regards|with_best_regards|yours_sincerely|with_all_due_respect|if_you_will|so_to_speak|at_your_convenience|at_your_earliest_convenience|bless_him|bless_her|honestly|frankly|to_be_honest|in_a_nutshell|kind_sir|could_you_see_to_that|could_you_see_to_it|can_you_see_to_that|could_you_do_that_for_us|could_you_do_that_for_me|can_you_do_that_for_me|in_advance|you_see|that_is_all_really|nothing_more|nothing_more_than_that|and_nothing_more|and_nothing_else|and_nothing_more_than_that|and_that_is_it|dear_assistant|and_then_that_is_it|that_is_it|that_is_all|thats_all|nothing_else|so_much|fine|very_well|fair_enough|okay_then|ok_then|alright_then',
    0,
  ),
  ...rule('marker', 'right ,', () => ({ kind: 'marker' as const, marks: 'courtesy' as const }), -0.2),
  // Nothing of it is to be played.
  ...marker('courtesy', 'can_you_hear_me|do_you_hear_me|are_you_listening|can_you_hear_me_now', -2),
  ...marker('courtesy', 'hello_again|hi_again|hey_again|thanks_again|thank_you_again|sorry_again|welcome_again', -2),
  ...words<'marker'>('marker', 'then|next|finally|lastly', { kind: 'marker', marks: 'courtesy', next: true }),
  ...words<'marker'>('marker', 'please|pls|plz|pleas|kindly', { kind: 'marker', marks: 'courtesy', entreats: true }),
  ...words<'marker'>(
    'marker',
    'if_you_would|if_you_could|if_you_can|if_possible|if_you_please|if_you_do_not_mind|if_that_is_okay|if_that_is_ok|if_it_is_not_too_much_trouble|if_you_have_a_moment|if_you_get_a_chance|when_you_get_a_chance|when_you_have_a_moment|when_you_can|be_a_dear|would_you|will_you',
    { kind: 'marker', marks: 'courtesy', entreats: true },
  ),
  ...marker('courtesy', 'from_now_on|from_here_on|from_this_day_on|from_today_on|henceforth|going_forward', 1.5),
  ...marker('courtesy', ')|(|*|_', 0.6),
  ...marker('courtesy', 'right|enough|that_is_enough', 0.9),
  ...marker(
    'ask',
    'how_about|what_about|i_would_love_it_if_you|i_would_love_it_if_you_could|i_would_like_it_if_you|i_would_prefer_it_if_you|it_would_help_if_you|it_would_be_good_if_you|it_would_be_lovely_if_you_could|would_you_be_able_to|might_you|is_there_any_way_you_could|is_there_a_way_to|can_you_just|could_you_just|can_you_maybe|can_you_also|could_you_also|i_just_want_to|i_just_want_you_to|i_also_want_to|can_you_go_ahead_and|please_go_ahead_and|i_think_we_should|i_think_you_should|maybe_we_should|we_could_just|you_might_want_to|i_would_rather|i_prefer_to|can_you_try_to|can_you_quickly|could_you_quickly|can_you_help_me|could_you_help_me|help_me_out_and|can_you_kindly|would_you_kindly|could_you_kindly|can_you_possibly|could_you_possibly|would_you_possibly|can_you_then|could_you_then|can_you_now|could_you_now|can_you|could_you|would_you|will_you|can_you_please|could_you_please|would_you_please|can_we|could_we|we_only_need_to|we_just_need_to|i_only_need_to|i_just_need_to|i_only_want_to|we_only_want_to|we_just_want_to|all_i_need_to_do_is|all_we_need_to_do_is|all_you_need_to_do_is|all_we_need_is|all_i_need_is|we_only_need|we_just_need|i_just_need|i_only_need|can_i_get_you_to|can_i_ask_you_to|may_i_ask_you_to|i_want_you_to|i_would_like_you_to|i_want_to|i_would_like_to|i_wanna|i_need_to|i_need_you_to|we_need_to|we_should|you_should|you_can|you_could|you_may|you_need_to|you_have_to|you_must|i_wish_to|i_would_love_to|i_would_love_you_to|i_would_appreciate_it_if_you|i_would_appreciate_it_if_you_could|i_would_be_grateful_if_you|i_would_be_grateful_if_you_could|it_would_be_great_if_you|it_would_be_great_if_you_could|it_would_be_nice_if_you|it_would_be_nice_if_you_could|would_you_mind|do_you_mind|would_you_be_so_kind_as_to|would_you_be_so_kind_to|be_so_kind_as_to|be_so_kind_to|so_kind_as_to|please_be_so_kind_as_to|are_you_able_to|would_it_be_possible_to|would_it_be_possible_for_you_to|i_was_wondering_if_you_could|i_was_wondering_if_you_can|i_wonder_if_you_could|wondering_if_you_could|do_me_a_favor_and|do_me_a_favour_and|go_ahead_and|lets|let_us|let_me|i_want|i_would_like|i_need|we_want|we_need|we_would_like|gimme|help_me|help_me_to|i_have_to|we_have_to|we_must|i_should|make_sure_to|make_sure_you|be_sure_to|try_to|just_go_ahead_and|you_ought_to|how_about_we|how_about_you|why_do_not_you|why_do_not_we|why_not|i_am_going_to|i_want_it_to|i_want_that|we_ought_to|we_gotta|i_gotta|you_gotta|gotta|id_like_to|id_like_you_to|i_am_asking_you_to|i_ask_you_to|feel_free_to|proceed_to|it_is_time_to|time_to|your_task_is_to|what_i_want_is_to|what_i_need_is_to|all_i_want_is_to|the_next_step_is_to|i_am_looking_to|i_am_trying_to|looking_to|trying_to|want_to|need_to|wanna|we_are_going_to|the_plan_is_to|may_i_have|can_i_have|could_i_have|may_i|can_i|could_i|remember_to|do_not_forget_to|never_forget_to',
  ),
  ...polite(
    'ask',
    `i|we would [${stress}] [${stress}] like|love|want|prefer|ask|need you to`,
    `i|we would [${stress}] [${stress}] like|love|prefer it if|when you [could|would]`,
    `i|we would [${stress}] [${stress}] appreciate [it] if|when you [could|would|were_able_to|can]`,
    `i|we [${stress}] want|need|ask|beg|expect you to`,
    `i|we [${stress}] want|need|ask that|for you [to]`,
    `it|that would be ${praise} if you [could|would|were_able_to|can|might]`,
    `would|could you be [so|very] ${kind} [as|enough] [to|and]`,
    `would|could|can|will|might you [please] [${stress}]`,
    `would|could|can|will you please [${stress}] [go_ahead_and|manage_to|find_a_way_to]`,
    `what|all i|we [would] [${stress}] like|love|want|need [is] [for|from] you to [do] [next|now|first] [is|would_be] [to]`,
    `what|all i|we [would] [${stress}] like|love|want|need [next|now|first] is [to|for_you_to]`,
    `[your|the] [next|first|last|second|only|main|current] job|assignment|mission|errand is [now] to|for_you_to`,
    `[the|my] [next|first|last|second|other|only] thing [on_my_list|i_want|i_need|to_do|i_would_like|left|left_to_do] is|would_be [to|for_you_to]`,
    `my|our [next|first|last|only|other] request|wish|question|suggestion|plan|idea|task is|would_be [to|for_you_to|that_you]`,
    `is it|there okay|ok|any_chance [for_you] to|you_could`,
    `let us [${stress}]`,
    `what|all i|we [would] [${stress}] like|want|need you to do [,] [please|if_you_please|if_possible|if_you_can] [,] is|would_be [to|for_you_to]`,
    `please to [${stress}]`,
    `i|we would like|love|want`,
    `is possible you|to`,
    `would|could|can|will you quietly|gently|briefly|swiftly|rapidly|maybe|also`,
    `i should like to`,
    `i|we would need|ask|beg [you_to]`,
    `i|we would|must|have_to ask|beg you for`,
    `i|we must|have_to|need_to|would ask|beg you [please] to [be_so_kind_as_to]`,
    `i|we would ask you to be_so_kind_as_to`,
    `i|we would be [${ever}] [${ever}] pleased|grateful|thankful|obliged|happy|glad|delighted if you [could|would|can|might|were_to]`,
    `i|we would be [${ever}] [${ever}] pleased|grateful|thankful|obliged|happy|glad|delighted if`,
    `it would be [${ever}] ${praise}|a_great_help|a_big_help|a_relief|handy|useful [to_me|to_us|for_me|for_us] if [you_could|you_would|you_can|we_could|you_were_to]`,
    `would|will it be all_right|alright|okay|ok|possible|fine [with_you|for_you|by_you] if you|we|i [could]`,
    `i was wondering whether|if it might|would|could be possible [for_you] to`,
    `might|may|could|can i [please] ask|trouble|bother|beg you to`,
    `what i am after|looking_for|hoping_for|asking_for is`,
    `do me a kindness|favour|favor|service and`,
    `we had better|you had better`,
    `it is|would_be time to`,
    `i am asking you to|i beg you to|i am begging you to|go_ahead_and|go_on_and|go_and|feel_free_to|make_sure_to|make_sure_you|be_sure_to|try_to|remember_to|do_not_forget_to`,
  ),
  ...polite(
    'courtesy',
    `if it|that is not [too|so|very] much [trouble|to_ask|of_a_bother|hassle|work] [for_you]`,
    `if it|that is not [too|so|very] much|a_lot_of|a_great_deal_of [of] [a|an] trouble|bother|hassle|imposition|work|effort|inconvenience [for_you|to_you]`,
    `if it|that is not a|an [great|big|terrible] problem|trouble|bother|imposition|inconvenience [for_you]`,
    `if it|that is [at_all|all] doable|possible|feasible|convenient|okay|ok|all_right|alright|fine [with_you|by_you|for_you]`,
    `if i may be so bold|frank|blunt|forward`,
    `[i_am] [so|very|terribly|awfully|really] sorry for|about the long|lengthy message|mail|text|request`,
    `sorry to bother|trouble|disturb you [again|once_more|so_late|with_this]`,
    `[many|again] thank_you|thanks ever_so_much|very_very_much|very_much_indeed|kindly [in_advance|for_that|for_this]`,
    `thank_you|thanks for the|your [splendid|great|good|lovely|wonderful|excellent] work|help|job|patience [so_far|until_now|today]`,
    `may|might|could|can i ask you [for] a [small|little|quick|big] favour|favor`,
    `i hope this|it finds you well`,
    `i hope it|this|that is not [too|so|very] much [trouble|to_ask|of_a_bother]`,
    `i hope you do_not_mind|are_well|are_doing_well|can_help|can_help_me`,
    `if you would|could|can be so ${kind} [as_to]`,
    `if you would|do not mind|object [too_much]`,
    `for reasons [that|which] i will not bore|bother|trouble you with`,
    `before anything|everything else|before_we_do_anything_else`,
    `[to] make|cut a long story short|to_keep_it_short|long_story_short|in_short|in_a_word|to_sum_up`,
    `[thanks|thank_you] for all|everything your help|support|work [so_far|today|until_now]`,
    `[many] thanks|thank_you for everything|your_help|your_patience|that|helping [so_far]`,
    `today|for_the_time_being|for_the_moment|for_a_start|to_start_with|to_begin_with|for_starters|as_a_first_step|as_the_next_step|as_a_next_step|quick_one|first_thing|first_things_first|first_off|first_up|next_up|next_thing|next_one|last_thing|final_thing|second_thing|one_more_thing|another_thing|one_last_thing|last_but_not_least|let_me_see|let_us_see|let_me_think`,
  ),
  ...marker(
    'modal',
    'should_also_be|must_also_be|is_also_to_be|are_also_to_be|has_also_to_be|have_also_to_be|needs_also_to_be|also_needs_to_be|also_has_to_be|should_be|must_be|must_become|has_to_become|have_to_become|needs_to_become|shall_become|ought_to_become|must_get|has_to_get|needs_to_be|need_to_be|has_to_be|have_to_be|ought_to_be|shall_be|can_be|could_be|may_be|to_be|wants_to_be|gets|get|should_become|should_get|needs|should_have|must_have|need|should|must|has_to|have_to|ought_to|needs_to|shall|are_to_be|is_to_be|should_all_be|should_both_be|must_both_be|need_to_both_be|both_need_to_be|both_have_to_be|have_to_both_be|needs_to_get|are_to|is_to|is_what_i_want|is_what_we_want|is_what_i_need|is_what_i_would_like|is_what_i_want_to_be',
    0.2,
  ),
  ...marker(
    'copula',
    'is|are|sounds|seems|sound|seem|feels|looks|am|been|be|being|gets|became|becomes|got|has_been|have_been|remains|lasts|contains|comes|belongs|feel',
  ),
  ...marker('copula', telling.map(([word]) => word).join('|'), 0.5),
  ...marker(
    'reason',
    'do|does|did not work|works|fit|belong|sound|need|like|want|help|matter|bother|use|love|care',
    0.2,
  ),
  ...rule(
    'marker',
    'do|does|did not [really] like|love|enjoy|care_for',
    () => ({ kind: 'marker', marks: 'reason' }),
    -2.6,
  ),
  ...marker(
    'negation',
    'do_not_need_to|do_not_have_to|do_not_want_to|do_not_want_you_to|does_not_need_to|does_not_have_to|do_not_like_to|do_not_need_you_to',
  ),
  // Whatever stands behind it: "you must not everything but the host …" has lost its verb, and not its "not".
  ...marker(
    'negation',
    'do_not|does_not|did_not|you_must_not|you_should_not|you_may_not|you_need_not|you_shall_not|you_can_not|you_are_not_to|you_will_not|we_must_not|we_should_not|i_do_not_want_you|we_do_not_want_you|i_do_not_want_you_to|we_do_not_want_you_to|there_is_no_need_to|no_need_to',
    -1.2,
  ),
  ...marker(
    'negation',
    'not|never|do_not|does_not|did_not|dont|doesnt|cannot|can_not|wont|will_not|should_not|must_not|would_not|could_not|do_not_ever|no_need_to|there_is_no_need_to|refrain_from|avoid|stop_yourself_from|nobody|none|neither|nor|do_not_you_dare|nothing|under_no_circumstances|by_no_means|rather_not|not_going_to|without|hardly|no_longer|there_is_no_reason_to|no_reason_to|i_do_not_want_you_to|i_do_not_want_to|no_need_for|shall_not|need_not|may_not|hold_off_on|is_not|are_not|was_not|has_not|have_not|nowhere|not_yet',
  ),
  ...marker(
    'retraction',
    'never_mind|nevermind|forget_it|forget_that|forget_about_it|scratch_that|just_kidding|only_kidding|kidding|jk|cancel_that|cancel_it|strike_that|no_do_not|do_not|dont|no_stop|stop_that|on_second_thought_no|leave_it|leave_it_as_it_is|leave_it_be|leave_that|let_it_be|disregard_that|ignore_that|ignore_it|ignore_this|belay_that|no_wait_do_not|no_never_mind|better_not|rather_not|i_changed_my_mind|changed_my_mind|i_take_that_back|i_take_it_back|drop_that|drop_it|skip_it|skip_that|leave_everything_as_it_is|do_not_do_it|do_not_do_that|do_not_bother|dont_bother|forget_what_i_said|not_really|was_joking|i_was_joking|joking|i_am_joking|it_was_a_joke|false_alarm|abort|abort_that|no_forget_it|leave_everything_alone|leave_it_alone|keep_it_as_it_is|keep_it|keep_everything|not_now|oops_no|do_nothing|undo_that_thought|or_not|maybe_not|better_leave_it|hold_that_thought|actually_do_not|actually_no',
    0.2,
  ),
  ...marker(
    'repair',
    'i.e.|ie|meaning|or_rather|i_mean|i_meant|wait|no_wait|sorry_i_mean|make_that|make_it|rather|correction|actually_no|actually_make_that|actually_make_it|oops|scratch_that_i_mean|er_i_mean|no_sorry|sorry_no|well_actually|no_i_mean|no_actually|wait_no|oh_wait|hold_on|nope|better|or_better|on_second_thought|on_second_thoughts|on_reflection|thinking_about_it|let_me_rephrase|that_is_to_say|i_mean_to_say|not_that',
    0.3,
  ),
  ...rule(
    'marker',
    'sorry|no|oops|wait|hmm|actually|ah|er|uh , [no|sorry] make_that|make_it|i_mean|i_meant|rather',
    () => ({ kind: 'marker' as const, marks: 'repair' as const }),
    0.2,
  ),
  ...words<'marker'>('marker', 'no', { kind: 'marker', marks: 'repair', denies: true }, 0.3),
  ...words<'marker'>(
    'marker',
    'if|unless|provided|provided_that|only_if|in_case|as_long_as|assuming|assuming_that|supposing|suppose|depending_on|on_condition_that|except_if|so_long_as|in_the_event|in_the_event_that|should_it|should_the|if_and_only_if|even_if',
    { kind: 'marker', marks: 'condition', depends: true },
  ),
  ...marker(
    'condition',
    'whether|once|as_soon_as|when|whenever|while|until|till|after_you|before_you|by_the_time|the_moment',
  ),
  ...marker(
    'hypothesis',
    'i_would|if_i_were_you|if_i_was_you|i_could|i_might|we_could|we_might|one_could|one_would|imagine|it_would_be|would_be|might|i_may|would|i_would_have|could_have|would_have|should_have|might_have|i_am_thinking_of|i_am_thinking_about|i_am_considering|considering|thinking_about|thinking_of|wondering_whether|i_wonder|i_wonder_whether|i_was_wondering|i_am_not_sure|not_sure|suppose_i|if_only|i_wish|i_am_tempted_to|tempted_to|i_had_planned_to|i_planned_to|i_was_going_to|i_was_about_to|was_going_to|i_intend_to|i_will_probably|i_plan_to|i_hope_to|i_am_about_to|i_will',
    0.2,
  ),
  ...words<'marker'>(
    'marker',
    'keep_telling_me|keep_telling_me_to|keeps_telling_me|keeps_telling_me_to|keep_asking_me_to|keeps_asking_me_to|keep_saying|keeps_saying|told_me_to|told_me|tells_me_to|said_to|asked_me_to|asked_you_to|told_you_to|never_said|did_not_say|said|says|i_said|you_said|we_said|told_us|told_us_to|asked|asked_me|asked_us|wrote|writes|goes|was_like|is_like|insisted|suggested|recommended|demanded|replied|answered|shouted|texted_me|emailed_me',
    { kind: 'marker', marks: 'report', quotes: true },
    0.2,
  ),
  ...marker(
    'report',
    'almost|nearly|i_did_not_mean|used_to|wanted_me_to|wants_me_to|want_me_to|wants_to|wanted_to|suggested|recommended|tried_to|i_tried_to|accidentally|by_accident|by_mistake|i_just|had_to|managed_to|forgot_to|you_just|before_this|tutorial|the_tutorial|apparently|asked|thinks|thought|claims|claimed|mentioned|heard|read|insisted|promised|refused_to|pretend|i_never|you_never|supposedly|rumour|rumor|was_told',
    0.2,
  ),
  ...words<'marker'>(
    'marker',
    'yesterday|already|last_week|earlier_today|a_minute_ago|ago|i_have|i_had|we_have|we_had|you_have|he_has|she_has|they_have|someone|somebody|always|usually|often|sometimes|the_other_day|this_morning|last_night|just_now|in_the_past|previously',
    { kind: 'marker', marks: 'report', past: true },
    0.2,
  ),
  ...marker('question', 'can_i_undo|can_we_undo', -5),
  ...marker('question', 'when_does|when_do|when_did', -1),
  ...marker(
    'question',
    'is_it_possible_to|do_i_have_to|do_we_have_to|do_i_need_to|do_we_need_to|do_i_really_have_to|must_i|must_we',
    -5,
  ),
  ...marker(
    'question',
    'what|who|whom|whose|why|how|which|where|when|how_much|how_many|how_long|how_loud|what_happens|what_if|is_there|are_there|do_you|does|did|is_it|are_they|was|were|has|am_i|should_i|shall_i|should_we|shall_we|do_i|can_it|is|are|have_you|did_you|does_it|do_we|would_it|will_it|how_come|what_does|what_would|do_they|how_do_i|how_can_i|how_to|how_do_you|is_that|could_it|can_the|could_the|will_the|would_the|does_the|is_the|are_the|may_the|can_someone|can_one|did_i|have_i|any_idea|tell_me|explain|describe|any|is_this|are_you|were_you|has_the|do_we_have',
  ),
  ...marker('subject', 'i|we|you|it|who|which|that', 0.3),
  ...words<'marker'>(
    'marker',
    'he|she|they|somebody|someone|people|everyone_else|my_boss|my_wife|my_husband|my_editor|my_producer|my_friend|my_colleague|the_boss|the_client|the_producer|the_editor|boss|client|my_client|my_mother|my_mum|my_mom|my_dad|my_brother|my_sister|my_teacher|my_partner|our_editor|our_producer|mom|dad|mum|people_who|nobody_ever|my_co_host|listeners|my_team|the_team|my_students|the_teacher|the_director',
    { kind: 'marker', marks: 'subject', others: true },
    0.3,
  ),
  ...words<'marker'>(
    'marker',
    'because|because_of|cause|for_which_reason|and_only_because|only_because|cuz|cos|due_to|owing_to|on_account_of|for_the_sake_of|thanks_to|in_view_of|for_the_reason_that|seeing_that|the_reason_is|the_reason_being|just_because|simply_because|mainly_because|partly_because',
    { kind: 'marker', marks: 'reason', why: 'noun' },
    0.2,
  ),
  ...words<'marker'>(
    'marker',
    'so_that|in_order_to|for_to|only_for_to|just_for_to|only_in_order_to|just_in_order_to|so_we_can|so_i_can|such_that|so_people|in_order_that',
    { kind: 'marker', marks: 'reason', why: 'noun', aims: true },
    0.2,
  ),
  ...words<'marker'>(
    'marker',
    'so_it|so_they|so_the|so_she|so_he',
    { kind: 'marker', marks: 'reason', why: 'verb', aims: true },
    0.2,
  ),
  ...words<'marker'>(
    'marker',
    'since|as|given_how|considering_how|considering_that',
    { kind: 'marker', marks: 'reason', why: 'verb' },
    0.2,
  ),
  ...marker(
    'spare',
    'leave|keep|spare|do_not_touch|dont_touch|do_not_change|do_not_alter|do_not_lose|preserve|protect|save|leave_out|hands_off|stay|stays|remain|remains|should_stay|must_stay|should_remain|is_to_stay|must_remain|touch_nothing_in|do_not_include|exclude|skip|do_not_modify|do_not_mess_with|except|leave_out_of_it|do_not_affect|let|no_need_to_touch|no_need_to_change|no_need_to_alter|there_is_no_need_to_touch|there_is_no_need_to_change|you_need_not_touch|you_do_not_need_to_touch|you_do_not_have_to_touch|you_do_not_need_to_change|you_do_not_have_to_change|never_touch',
    0.2,
  ),
  ...marker(
    'spare',
    'i_would_leave|we_would_leave|i_would_keep|we_would_keep|i_will_leave|we_will_leave|i_will_keep',
    -0.4,
  ),
  ...marker('spare', 'can_stay|may_stay|can_remain|may_remain|can_stay_in|can_stay_put', -2.2),
  ...marker('also', 'as_well', -0.8),
  ...marker('again', 'once_more', -2),
  ...[
    'the_same',
    'do_the_same',
    'same',
    'same_thing',
    'the_same_thing',
    'do_the_same_thing',
    'do_that',
    'do_it',
  ].flatMap((said) =>
    marker('again', `${said}_again|${said}_once_more|${said}_once_again|${said}_one_more_time`, -1.5),
  ),
  ...marker('again', 'once_again|one_more_time', -1.5),
  ...marker('again', 'again|once_more|one_more_time|another_time', 0.4),
  ...marker(
    'same',
    'the_same|do_the_same|do_that|do_it|same_thing|the_same_thing|do_the_same_thing|likewise|same|ditto|do_that_too|do_so|do_this|and_the_same|do_exactly_the_same',
    0.4,
  ),
  ...marker('also', 'also|too|as_well|additionally|in_addition|moreover|besides|on_top_of_that|plus'),
  ...words<'marker'>('marker', 'another_one|another|one_more|a_second_one', {
    kind: 'marker',
    marks: 'also',
    further: true,
  }),
  ...marker('filler', 'just|only', 1.2),
  ...marker('filler', 'that', 2.2),
  ...words<'marker'>('marker', 'to', { kind: 'marker', marks: 'filler', ties: true }, 1.2),
  ...marker(
    'filler',
    'alone|untouched|at_its_level|at_the_level_it_has|at_the_level_it_is|at_its_current_level|as_loud_as_it_is|at_that_level|as_it_is|as_they_are|as_he_is|as_she_is|where_he_is|where_she_is|intact|unchanged|in_peace|be|out_of_it|as_is|the_way_it_is|where_it_is|how_it_is',
    0.8,
  ),
  ...marker(
    'predicate',
    'too|very|so|really|way_too|much_too|a_bit_too|far_too|a_little_too|quite|pretty|rather|extremely|super',
    0.4,
  ),
]
