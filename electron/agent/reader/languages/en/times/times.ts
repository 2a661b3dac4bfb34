import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as n from '../../../meaning/numbers.ts'
import * as p from '../../../meaning/points.ts'
import type { Point } from '../../../meaning/types.ts'

const durations: readonly Rule[] = [
  ...words('timeUnit', 's|sec|secs|second|seconds', 1),
  ...words('timeUnit', 'm|min|mins|minute|minutes', 60),
  ...words('timeUnit', 'h|hr|hrs|hour|hours', 3600),
  ...words('timeUnit', 'ms|msec|msecs|millisecond|milliseconds|millis', 0.001),
  ...rule('inUnits', '<number:n> <timeUnit:u>', n.timed),
  ...rule('inUnits', '<number:n> more|extra|additional|further <timeUnit:u>', n.timed),
  ...rule('inUnits', '<number:n> and_a_half <timeUnit:u>', n.halfMore),
  ...rule('inUnits', '<number:n> <timeUnit:u> and_a_half', n.halfMore),
  ...rule('inUnits', 'a|an|one <timeUnit:u> and_a_half', n.halfMore),
  ...rule('inUnits', 'one_and_a_half|a_half <timeUnit:u>', n.halfMore, 1),
  ...rule('inUnits', 'a|an <timeUnit:u>', n.oneOf),
  ...rule('inUnits', '<fraction:f> [of] [a|an] <timeUnit:u>', n.shareOf),
  ...rule('inUnits', 'a <fraction:f> [of] [a|an] <timeUnit:u>', n.shareOf),
  ...rule('inUnits', '<number:n> and [a] <fraction:f> <timeUnit:u>', n.wholeAndShare),
  ...rule('inUnits', '<inUnits:a> [and] <inUnits:b>', n.together, -0.4),
  ...rule('inUnits', '<inUnits:a> <number:n>', n.minutesAnd, 0.4),
  ...rule('inUnits', '<inUnits:a> and <number:n>', n.minutesAnd, -0.1),
  ...rule(
    'inUnits',
    '<inUnits:a> [and] <number:b> and [a|one] <fraction:f>',
    ({ a, b, f }: { a: number; b: number; f: number }) => n.minutesAndShare({ a, n: b, f }),
    0.4,
  ),
  ...rule('inUnits', '[a] couple_of|couple <timeUnit:u>', ({ u }: { u: number }) => 2 * u),
  ...rule('duration', '<inUnits:d>', ({ d }: { d: number }) => d),
  ...rule('duration', '<clock:a>', n.itself<number>, 0.6),
  ...rule('duration', '<clock:a> minutes|min|mins|hours|seconds', n.itself<number>),
  ...rule('length', '<duration:d>', n.seconds),
  ...rule('length', '<fraction:f>', n.share),
  ...rule('length', '<number:n> percent|%|per_cent', ({ n: many }: { n: number }) => n.share({ f: many / 100 })),
]

const further = 'again|also|then|once_more|then_again|another|another_one|one_more|a_second_one|finally'

/** "from about 0:10 to roughly 0:20": a time, and not a stretch around it. */
const hedge =
  'about|around|roughly|approximately|approx|circa|like|say|maybe|just_about|more_or_less|something_like|let_us_say|exactly|precisely|nearly|almost|shortly'
const atTime = ({ p: point }: { p: Point }): Point | null => (point.kind === 'at' || isEnd(point) ? point : null)
const isEnd = (point: Point): boolean => point.kind === 'edge' && point.of === null && point.offset === 0

const points: readonly Rule[] = [
  ...rule('point', `${hedge} <point:p>`, atTime, 0.3),
  ...rule('point', `${hedge} , ${hedge} <point:p>`, atTime, 0.3),
  ...rule(
    'point',
    '<point:p> or_so|or_thereabouts|or_something|more_or_less|give_or_take|roughly|ish|or_around_there',
    atTime,
    0.2,
  ),
  ...rule(
    'point',
    '[the] second|seconds|sec <number:n>',
    ({ n }: { n: number }) => (n === 1 ? null : p.at({ n })),
    0.2,
  ),
  // "the second one" is rather the other one.
  ...rule(
    'point',
    '[the] second|seconds|sec <number:n>',
    ({ n }: { n: number }) => (n === 1 ? p.at({ n }) : null),
    1.4,
  ),
  ...rule('point', '<signed:n> <timeUnit:u>', ({ n: many, u }: { n: number; u: number }) =>
    many < 0 ? p.at({ n: many * u }) : null,
  ),
  ...rule('point', '[the] minute <number:n>', ({ n }: { n: number }) => p.at({ n: n * 60 }), 0.2),
  ...rule('point', '[the] <clock:n> [mark|minutes|min|point|position]', p.at),
  ...rule('point', '[the] <duration:n> [mark|point|position]', p.at),
  ...rule('point', '[the] [mark|position|time|timestamp] <number:n>', p.at, 0.3),
  ...rule('point', 'time|timestamp|position <clock:n>', p.at),
  ...rule('point', '<duration:n> in', p.at, 0.2),
  ...rule('point', 'the|my [edit] cursor|playhead|caret', p.cursor),
  ...rule('point', 'cursor|playhead|here|now|current_position|the_current_position', p.cursor),
  ...rule('point', 'the current time|point|place|spot|cursor_position|playhead_position|position', p.cursor),
  ...rule(
    'point',
    'the_cursor_position|the_playhead_position|cursor_position|where_i_am|where_the_cursor_is',
    p.cursor,
  ),
  ...rule('point', 'where_the_playhead_is|this_point|this_spot|right_here|this_position', p.cursor),
  ...rule('point', '[the] [very] start|beginning|top|zero|front|head', p.start),
  ...rule('point', 'the [very] begin|outset', p.start),
  ...rule('point', '[the] [very] end|ending|tail|finish', p.end),
  ...rule('point', '[the] middle|midpoint|centre|center|halfway_point|half_way_point', p.middle),
  ...words('point', 'halfway|half_way|midway|halfway_through|half_way_through', p.middle()),
  ...rule('point', 'halfway|half_way|midway [through|into] <group:g>', p.middleOf),
  ...rule('point', '[the] middle|midpoint|centre|center of <group:g>', p.middleOf),
  ...rule('point', '[the] [very] start|beginning|top|front|head|begin of <group:g>', p.startOf),
  ...rule('point', '[the] [very] end|ending|tail|finish of <group:g>', p.endOf),
  ...rule('point', 'its|their [very] start|beginning', p.itsStart),
  ...rule('point', 'it|he|she|they [first|finally|actually] starts|begins|comes_in|start|begin', p.itsStart, 0.2),
  ...rule('point', 'it|he|she|they [finally|actually] ends|stops|finishes|end|stop|is_over', p.itsEnd, 0.2),
  ...rule('point', 'its|their [very|new] end|ending', p.itsEnd),
  ...rule('point', 'the new end|ending', p.end),
  ...rule('point', 'the back', p.end, 0.2),
  ...rule('point', '[the] track_start|start_of_the_track|beginning_of_the_track|track_beginning', p.ownStart, -0.3),
  ...rule('point', '[the] track_end|end_of_the_track', p.ownEnd, -0.3),
  ...rule('point', "<group:g> 's start|beginning", p.startOf),
  ...rule('point', "<group:g> 's end|ending", p.endOf),
  ...rule('point', '<group:g> start|beginning', p.startOf, 0.5),
  ...rule('point', '<group:g> end', p.endOf, 0.5),
  ...rule('point', '<duration:d> before <group:g> ends|stops|finishes|is_over', p.beforeEndOf, -0.3),
  ...rule('point', 'where|when <group:g> starts|begins|comes_in|start|begin|kicks_in', p.whereStarts),
  ...rule('point', 'where|when <group:g> ends|stops|finishes|end|stop|is_over', p.whereEnds),
  ...rule('point', '<group:g> starts|begins|comes_in', p.startOf, 0.6),
  ...rule('point', '<group:g> ends|stops|finishes', p.endOf, 0.6),
  ...rule('point', '[the] start|beginning of the selection', p.selectionStart),
  ...rule('point', '[the] end of the selection', p.selectionEnd),
  ...rule('point', '[the] selection start|beginning', p.selectionStart),
  ...rule('point', '[the] selection end', p.selectionEnd),
  ...rule('point', 'where the selection starts|begins', p.selectionStart),
  ...rule('point', 'where the selection ends|stops', p.selectionEnd),
  ...rule('point', '<duration:d> before <point:p>', p.before),
  ...rule('point', '<duration:d> ahead_of|prior_to|in_front_of|just_ahead_of <point:p>', p.before),
  ...rule('point', '<duration:d> after|past|behind|following <point:p>', p.after),
  ...rule('point', '<duration:d> from <point:p>', awayFrom),
  ...rule('point', '<duration:d> back_from|short_of <point:p>', p.before),
  ...rule('point', '<duration:d> before|ahead_of|prior_to|in_front_of <group:g>', p.beforeThing),
  ...rule('point', '<duration:d> after|past|behind|following <group:g>', p.afterThing),
  ...rule('point', '<duration:d> into|in_to <group:g>', p.into),
  ...rule('point', '<number:n> [%|percent] of_the_way|of_the_way_through|of_the_way_in', shareWay, 0.2),
  ...rule('point', '[a] <fraction:f> of_the_way|of_the_way_through|of_the_way_in', p.sharePoint),
  ...rule('point', '[a] <fraction:f> of_the_way through|into <group:g>', p.sharePointOf),
  ...rule('points', '<point:a> and|& <point:b>', p.togetherOfOne),
  ...rule('points', '<point:a> , [and] <point:b>', p.together),
  ...rule('points', '<point:a> and|&|, at|@ <point:b>', p.together),
  ...rule('points', '<point:a> , and at|@ <point:b>', p.together),
  ...rule('points', `<point:a> [,] and|& ${further} at|@ <point:b>`, p.together),
  ...rule('points', '<point:a> and|&|, at|@ <points:b>', p.together, 0.1),
  ...rule('points', '<point:a> and|& at|@ <group:g>', p.andAt, 0.2),
  ...rule('points', '<point:a> and|& of <group:g>', p.andOf, -0.4),
  ...rule('points', '<point:a> , <points:b>', p.together),
  // Dictated: "1:00 2:00 and 3:00".
  ...rule(
    'points',
    '<clock:a> <points:b>',
    ({ a, b }: { a: number; b: readonly Point[] }) => p.together({ a: { kind: 'at', seconds: a }, b }),
    0.2,
  ),
  ...rule('points', '<point:a> +|plus <point:b>', p.together, 0.1),
  ...rule('points', '<point:a> and <points:b>', p.together, 0.2),
]

/** "10 seconds from the end" counts backwards, from any other place forwards. */
function awayFrom({ d, p: point }: { d: number; p: Point }): Point | null {
  return point.kind === 'edge' && point.edge === 'end' ? p.before({ d, p: point }) : p.after({ d, p: point })
}

function shareWay({ n: many }: { n: number }): Point | null {
  const share = n.percents({ n: many })
  return share === null ? null : p.sharePoint({ f: share })
}

export const times: readonly Rule[] = [...durations, ...points]
