import { type Rule, rule } from '../../../chart/rule.ts'
import type { Claim } from '../../../meaning/claim.ts'
import * as c from '../../../meaning/claims.ts'
import type { Group } from '../../../meaning/types.ts'

const be = "is|are|'s|was|were|has|have|lasts|last|runs|goes|goes_on|takes|happens_to_be|turns_out_to_be|gets|plays"
const long = 'long|in_length|altogether|in_total|overall'
const more =
  'longer_than|more_than|over|above|beyond|past|greater_than|in_excess_of|for_longer_than|for_more_than|for_over|>'
const less = 'shorter_than|less_than|under|below|for_less_than|smaller_than|for_under|<'
const now = 'already|still|currently|now|indeed|really|actually|even|also|just'
const there = "there is|are|'s|be|happens_to_be|exists"
const something =
  'anything|something|any_audio|some_audio|audio|sound|any_sound|any_material|still_anything|still_something'
const nothing = 'nothing|no_audio|no_sound'
const reaches = 'goes|runs|reaches|extends|lasts|stretches|carries_on|goes_on'
const sooner = 'before|earlier_than|sooner_than'
const longer = 'after|later_than|longer_than'
const called = 'called|named|titled|labelled|labeled'

const lengths: readonly Rule[] = [
  ...rule('claim', `<group:g> ${be} ${more} <duration:d> [${long}]`, c.lasts('more')),
  ...rule('claim', `<group:g> ${be} not ${more} <duration:d> [${long}]`, c.denied(c.lasts('more'))),
  ...rule('claim', `<group:g> ${be} ${less} <duration:d> [${long}]`, c.lasts('less')),
  ...rule('claim', `<group:g> ${be} not ${less} <duration:d> [${long}]`, c.denied(c.lasts('less'))),
  ...rule(
    'claim',
    `<group:g> ${be} [for] at_least|no_less_than|not_less_than <duration:d> [${long}]`,
    c.lasts('atLeast'),
  ),
  ...rule(
    'claim',
    `<group:g> ${be} [for] at_most|no_more_than|no_longer_than|up_to <duration:d> [${long}]`,
    c.lasts('atMost'),
  ),
  ...rule('claim', `<group:g> ${be} [for] <duration:d> or_more|or_longer [${long}]`, c.lasts('atLeast')),
  ...rule('claim', `<group:g> ${be} [for] <duration:d> or_less|or_shorter [${long}]`, c.lasts('atMost')),
  ...rule('claim', `<group:g> ${be} exactly <duration:d> [${long}]`, c.lasts('exactly')),
  ...rule('claim', '<group:g> exceeds <duration:d>', c.lasts('more')),
  ...rule('claim', `<group:a> ${be} longer_than|for_longer_than <group:b> [is|does|lasts|are|do]`, c.longer),
  ...rule('claim', `<group:a> ${be} shorter_than <group:b> [is|does|lasts|are|do]`, c.shorter),
]

const existence: readonly Rule[] = [
  ...rule('claim', `${there} a|an|any|some|such_a [<noun>] [${called}] <group:g>`, c.exists),
  ...rule('claim', `${there} [a|an] <group:g>`, c.exists),
  ...rule(
    'claim',
    `${there} a|an|any <group:g> [that_is|which_is|that_lasts|which_lasts] ${more} <duration:d> [${long}]`,
    c.lasts('more'),
  ),
  ...rule(
    'claim',
    `${there} a|an|any <group:g> [that_is|which_is|that_lasts|which_lasts] ${less} <duration:d> [${long}]`,
    c.lasts('less'),
  ),
  ...rule('claim', `no <noun> is|are|'s [already] ${called} <group:g>`, c.denied(c.exists)),
  ...rule(
    'claim',
    'no <noun> says|reads|bears_the_name|carries_the_name|has_the_name|goes_by <group:g>',
    c.denied(c.exists),
  ),
  ...rule('claim', `${there} no [<noun>] [${called}] <group:g>`, c.denied(c.exists)),
  ...rule('claim', 'i|we|you have|got|find|see a|an|any [<noun>] <group:g>', c.exists),
  ...rule('claim', `${there} a|an|any <noun:s> ${called} <text:t>`, c.existsCalled, 3),
  ...rule('claim', `${there} no|not_any <noun:s> ${called} <text:t>`, c.denied(c.existsCalled), 3),
  ...rule('claim', `<group:g> exists|is_there|is_in_there`, c.exists),
  ...rule('claim', `${there} a|an|any|some <noun:s> [in|within|inside] <stretch:t>`, c.existsIn, -0.3),
  ...rule('claim', `${there} a|an|any|some <name:n> [in|within|inside] <stretch:t>`, c.existsNamedIn, -0.3),
  ...rule('claim', `${there} a|an|any <group:g> marked|labelled|labeled|tagged [on|in] [<group>]`, c.exists),
  ...rule('claim', `${there} a|any|some <noun:s> [in_it|in_the_project|at_all|yet]`, c.anyOf, -0.2),
  ...rule('claim', `${there} no|not_any <noun:s> [in_it|in_the_project|at_all|yet]`, c.denied(c.anyOf), -0.2),
  ...rule('claim', `${there} ${something} [left|still|at_all] <stretch:s>`, c.soundIn),
  ...rule('claim', `${there} ${nothing} [left|at_all] <stretch:s>`, c.denied(c.soundIn)),
  ...rule('claim', `${there} ${something} [left|still|at_all] on|in <group:g>`, c.soundOn),
  ...rule('claim', `<group:g> is empty`, c.denied(c.soundOn)),
  ...rule('claim', `<group:g> is_not empty`, c.soundOn),
]

const states: readonly Rule[] = [
  ...rule('claim', "something|anything|any_part|a_part is|'s|has_been selected|highlighted|marked", c.selection),
  ...rule('claim', 'there_is a|any selection', c.selection),
  ...rule('claim', 'i|we have [got] [something|anything|a_part] selected|marked [something|anything]', c.selection),
  ...rule('claim', "nothing is|'s selected|highlighted|marked", c.denied(c.selection)),
  ...rule('claim', 'there_is no selection', c.denied(c.selection)),
  ...rule('claim', 'i|we have_not|have_nothing selected [anything]', c.denied(c.selection)),
  ...(['stereo', 'mono', 'muted', 'soloed'] as const).flatMap((is) => [
    ...rule('claim', `<group:g> is|are|'s [${now}] [in] [a] ${is} [track] [${now}]`, c.state(is)),
    ...rule('claim', `<group:g> is_not|are_not [yet] [in] ${is}`, c.denied(c.state(is))),
    ...rule('claim', `<group:g> is|'s not [in] ${is}`, c.denied(c.state(is))),
  ]),
  ...rule(
    'claim',
    'the cursor|playhead is|sits|stands [somewhere] in|inside|within|on|inside_of <group:g>',
    c.cursorIn,
  ),
  ...rule('claim', 'the cursor|playhead is|sits|stands [right|exactly] at|on <point:p>', c.cursorAt, 0.1),
  ...rule('claim', 'the cursor|playhead is_not|does_not_sit at|on <point:p>', c.denied(c.cursorAt), 0.1),
  ...rule('claim', 'the cursor|playhead is|sits|stands [already] after|past|behind|beyond <point:p>', c.cursorPast),
  ...rule('claim', 'the cursor|playhead is|sits|stands [still] before|ahead_of <point:p>', c.cursorBefore),
  ...rule('claim', 'the cursor|playhead is|sits|stands [already] after|past|behind|beyond <group:g>', c.cursorBehind),
  ...rule('claim', 'the cursor|playhead is|sits|stands [still] before|ahead_of|in_front_of <group:g>', c.cursorAhead),
  ...rule('claim', 'the cursor|playhead is|sits|stands not in|inside|within <group:g>', c.denied(c.cursorIn)),
]

const starts = 'starts|begins|comes|comes_in'
const ends = 'ends|stops|finishes|is_over'

/** "after the first minute": behind so much of the recording. */
const behind =
  (which: 'start' | 'end') =>
  ({ g, d }: { g: Group; d: number }): Claim | null =>
    c.isBehind(which)({ g, p: { kind: 'at', seconds: d } })
const inFirst =
  (which: 'start' | 'end') =>
  ({ g, d }: { g: Group; d: number }): Claim | null =>
    c.isBefore(which)({ g, p: { kind: 'at', seconds: d } })

const orders: readonly Rule[] = [
  ...['<duration:d>', '<timeUnit:d>'].flatMap((first) => [
    ...rule('claim', `<group:g> ${starts} after|later_than|past the first ${first}`, behind('start')),
    ...rule('claim', `<group:g> ${starts}|is in|within|during the first ${first}`, inFirst('start')),
    ...rule('claim', `<group:g> ${ends} after|later_than|past the first ${first}`, behind('end')),
    ...rule('claim', `<group:g> ${ends} in|within|during the first ${first}`, inFirst('end')),
  ]),
  ...rule('claim', '<group:a> comes|is|starts|begins|lies|stands before|ahead_of <group:b> [does]', c.comesBefore),
  ...rule('claim', '<group:a> comes|is|starts|begins|lies|stands after|behind <group:b> [does]', c.comesAfter),
  ...rule('claim', "<group:a> is|are|'s|happens_to_be <group:b>", c.sameThing, 0.4),
  ...rule('claim', '<group:g> starts|begins|comes|comes_in before|earlier_than <point:p>', c.isBefore('start')),
  ...rule('claim', '<group:g> starts|begins|comes|comes_in after|later_than|past <point:p>', c.isBehind('start')),
  ...rule('claim', '<group:g> ends|stops|finishes|is_over before|earlier_than <point:p>', c.isBefore('end')),
  ...rule('claim', '<group:g> ends|stops|finishes after|later_than|past <point:p>', c.isBehind('end')),
  ...rule('claim', `<group:g> ${reaches} past|beyond|behind|further_than <point:p>`, c.isBehind('end'), -0.4),
  ...rule(
    'claim',
    `<group:g> ${reaches} [right|all_the_way] to|up_to|until|till the [very] end [of_the_recording|of_it|of_the_project]`,
    c.reachesEnd,
  ),
  ...rule('claim', `<group:a> ends|stops|finishes|is_over ${sooner} <group:b> [does|is|ends|stops]`, c.endsBefore),
  ...rule('claim', `<group:a> ends|stops|finishes|goes_on ${longer} <group:b> [does|is|ends|stops]`, c.endsAfter),
  ...rule('claim', `<group:a> starts|begins|comes_in ${sooner} <group:b> [does|starts|begins]`, c.comesBefore, -0.1),
  ...rule('claim', `<group:a> starts|begins|comes_in ${longer} <group:b> [does|starts|begins]`, c.comesAfter, -0.1),
  ...rule('claim', `<group:a> starts|begins|comes_in ${longer} [the] <name:n> 's`, c.comesAfterTrack),
  ...rule('claim', `<group:a> starts|begins|comes_in ${sooner} [the] <name:n> 's`, c.comesBeforeTrack),
]

const numbers: readonly Rule[] = [
  ...rule(
    'claim',
    '<group:g> has|have|contains|consists_of [only|exactly|just|but] <number:n> <noun:s> [on_it|in_it]',
    c.clips('exactly'),
    -0.2,
  ),
  ...rule('claim', '<group:g> has|have|contains more_than|over <number:n> <noun:s> [on_it|in_it]', c.clips('more')),
  ...rule('claim', '<group:g> has|have|contains at_least <number:n> <noun:s> [on_it|in_it]', c.clips('atLeast')),
  ...rule(
    'claim',
    '<group:g> has|have|contains fewer_than|less_than <number:n> <noun:s> [on_it|in_it]',
    c.clips('less'),
  ),
  ...rule(
    'claim',
    '<group:a> and <group:b> are|last|run equally_long|the_same_length|of_the_same_length|of_equal_length|as_long_as_each_other|the_same [in_length]',
    c.equallyLong,
    -0.3,
  ),
  ...rule(
    'claim',
    '<group:a> is|lasts|runs as_long_as|exactly_as_long_as|just_as_long_as <group:b> [is|does]',
    c.equallyLong,
  ),
  ...rule('claim', `${there} more_than|over <number:n> <noun:s>`, c.many('more')),
  ...rule('claim', `${there} fewer_than|less_than|under <number:n> <noun:s>`, c.many('less')),
  ...rule('claim', `${there} at_least <number:n> <noun:s>`, c.many('atLeast')),
  ...rule('claim', `${there} <number:n> or_more <noun:s>`, c.many('atLeast')),
  ...rule('claim', `${there} at_most|no_more_than <number:n> <noun:s>`, c.many('atMost')),
  ...rule('claim', `${there} [only|exactly|just] <number:n> <noun:s>`, c.many('exactly'), 0.1),
  ...rule(
    'claim',
    "i|we|it|the_project|the_recording|the_session has|have|contains|have_got|has_got|'ve_got|'s_got more_than|over <number:n> <noun:s>",
    c.many('more'),
  ),
  ...rule(
    'claim',
    'i|we|it|the_project|the_recording|the_session has|have|contains fewer_than|less_than <number:n> <noun:s>',
    c.many('less'),
  ),
  ...rule(
    'claim',
    'i|we|it|the_project|the_recording|the_session has|have|contains at_least <number:n> <noun:s>',
    c.many('atLeast'),
  ),
]

const given =
  'if|only_if|but_only_if|provided|provided_that|providing|as_long_as|so_long_as|assuming|assuming_that|in_case|in_the_event_that|in_the_event|given_that|supposing|on_condition_that|if_and_only_if|if_it_turns_out_that|if_it_so_happens_that|on_the_condition_that'

const not =
  'if_not|otherwise|or_else|,_else|._else|if_it_is_not|if_it_does_not|if_there_is_not|if_it_has_not|if_they_are_not|if_that_is_not_so'
const nothingToDo =
  "leave_everything_alone|leave_everything_as_it_is|leave_all_as_it_is|leave_everything|do_nothing_at_all|change_nothing|leave_it|leave_it_alone|leave_it_be|leave_it_as_it_is|leave_it_as_is|leave_it_there|leave_it_in|do_nothing|do_not_bother|never_mind|skip_it|forget_it|forget_about_it|keep_it|keep_it_as_it_is|it_can_stay|it_stays|that_is_fine|leave_them|leave_them_alone|leave_everything_as_it_is|just_leave_it|don't_touch_it|do_not_touch_it|do_not_do_anything|no_need"

/** What can be looked up before anything is done. */
export const conditions: readonly Rule[] = [
  ...lengths,
  ...existence,
  ...states,
  ...orders,
  ...numbers,
  ...rule('condition', `${given} <claim:c>`, c.given),
  ...rule('condition', 'when|whenever|where|in_the_case_that|in_case|on_the_off_chance_that <claim:c>', c.given, 0.3),
  ...rule('condition', 'should <claim:c>', c.given, 0.1),
  ...rule('condition', `should <group:g> be|last|run ${more} <duration:d> [${long}]`, c.should('more')),
  ...rule('condition', `should <group:g> be|last|run ${less} <duration:d> [${long}]`, c.should('less')),
  ...rule('condition', `should <group:g> be|last|run at_least <duration:d> [${long}]`, c.should('atLeast')),
  ...rule('condition', 'unless|except_if|but_not_if|if_not <claim:c>', c.unless),
  // What would be done anyway where it is not so: "if not, leave it".
  ...rule(
    'marker',
    `[and|but] ${not} [,] [then|please|just|you_can] ${nothingToDo} [alone|be|as_it_is|then|please]`,
    () => ({ kind: 'marker', marks: 'courtesy' }),
    -1.6,
  ),
  ...rule('condition', 'otherwise|else|if_not|or_else|if_it_is_not|if_that_is_not_so|if_there_is_not', c.otherwise),
]
