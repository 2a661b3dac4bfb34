import type { Named } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as p from '../../../meaning/points.ts'
import type { Argument, Group, Length, Point, Stretch } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as s from '../../../meaning/stretches.ts'
import * as v from '../../../meaning/values.ts'

interface Digits {
  readonly a: number
  readonly b: number
  readonly c?: number
}

/** "one oh five", "two fifteen", "one forty five": minutes and seconds. */
const clockOf = ({ a, b, c = 0 }: Digits): number => a * 60 + b + c
const teens = ({ a, b }: Digits): number | null => (b >= 10 && b < 60 ? clockOf({ a, b }) : null)

/** "twelve thirty", "twenty two ten". */
const longClock = (said: Digits): Point | null =>
  Number.isInteger(said.a) && said.a >= 10 && said.a < 60 && said.b < 60 ? p.at({ n: clockOf(said) }) : null

const clocks: readonly Rule[] = [
  ...rule('point', '<number:a> oh|o <ones:b>', longClock, 0.2),
  ...rule('point', '<number:a> <tens:b> [<ones:c>]', longClock, 0.2),
  ...rule(
    'point',
    '<number:a> <number:b>',
    ({ a, b }: Digits) => (b >= 10 && b < 20 ? longClock({ a, b }) : null),
    0.8,
  ),
  ...rule('clock', '<ones:a> oh|o|zero <ones:b>', clockOf, 0.2),
  ...rule('clock', '<ones:a> <tens:b> [<ones:c>]', clockOf, 0.2),
  ...rule('clock', '<ones:a> <tens:b>', clockOf, 0.2),
  ...rule('clock', '<ones:a> <number:b>', teens, 0.6),
]

const seconds = (many: number): Length => ({ seconds: many })

/** What is heard as another word: "the last two seconds". */
const misheard: readonly Rule[] = [
  ...rule('stretch', '[the] [very] last to|too <timeUnit:u>', ({ u }: { u: number }) => s.last({ l: seconds(2 * u) })),
  ...rule('stretch', '[the] [very] first to|too <timeUnit:u>', ({ u }: { u: number }) =>
    s.first({ l: seconds(2 * u) }),
  ),
  ...rule('stretch', '[the] [very] last for|fore <timeUnit:u>', ({ u }: { u: number }) =>
    s.last({ l: seconds(4 * u) }),
  ),
  ...rule('stretch', '[the] [very] first for|fore <timeUnit:u>', ({ u }: { u: number }) =>
    s.first({ l: seconds(4 * u) }),
  ),
]

/** In the order of other languages, and with the unit in front. */
const ordered: readonly Rule[] = [
  ...rule('stretch', '[the] <number:n> last|final <timeUnit:u>', ({ n, u }: { n: number; u: number }) =>
    s.last({ l: seconds(n * u) }),
  ),
  ...rule('stretch', '[the] <number:n> first|initial <timeUnit:u>', ({ n, u }: { n: number; u: number }) =>
    s.first({ l: seconds(n * u) }),
  ),
  ...rule(
    'stretch',
    '[the] <timeUnit:u> [from|between|number] <number:n> to|until|till|and|through|up_to|- <number:b>',
    s.betweenSharingUnit,
    -0.2,
  ),
  ...rule('clock', 'minute <number:n> and half|a_half', ({ n: many }: { n: number }) => many * 60 + 30),
  ...rule('group', '[all|everything|that] what|that is|comes|lies|goes <stretch:s>', afterwards, 0.2),
]

/** "what comes after 1:00"; a stretch without a place of its own is no answer. */
function afterwards({ s: stretch }: { s: Stretch }): Group | null {
  return stretch.kind === 'after' || stretch.kind === 'before' || stretch.kind === 'between'
    ? g.part({ s: stretch })
    : null
}

/** "four, no, five decibels": what is said last counts. */
const repaired: readonly Rule[] = [
  ...rule(
    'value',
    '<number> [,] no|sorry|no_sorry|i_mean|no_i_mean|sorry_i_mean|make_that|no_make_that|or_rather|wait_no [,] <value:v>',
    ({ v: is }: { v: Value }) => (is.amount !== null && is.dimension !== 'plain' ? is : null),
    -0.3,
  ),
]

/** Only what marks a part: "the bit where the host" goes on, or has lost a word. */
function named({ n }: { n: Named }): Group | null {
  const candidates = n.candidates.filter(({ sort }) => sort === 'label')
  return candidates.length === 0 ? null : g.named({ n: { ...n, candidates } })
}

/** "host/guest". */
const together = ({ a, b }: { a: Group; b: Group }): Group | null =>
  a.kind === 'named' && b.kind === 'named' ? g.list({ a, b }) : null

/** "play from just before the outro". */
function fromBefore({ g: of }: { g: Group }): Argument | null {
  const point = p.startOf({ g: of })
  return point === null ? null : v.tiedPoint('from')({ p: point })
}

/** Under a track something gives way to it; under what marks a part it is done there. */
const underPart = ({ g: of }: { g: Group }): Argument | null =>
  of.kind === 'named' && of.candidates.every(({ sort }) => sort === 'label') ? v.tiedGroup('on')({ g: of }) : null

/** "the bit where the baby is crying", of what is called baby crying. */
const sameNamed = ({ n, m }: { n: Named; m: Named }): Group | null => (n.text === m.text ? g.named({ n }) : null)

const bit = 'bit|part|section|moment|place|passage|spot|stretch|piece|portion'

/** What is meant, said around it. */
const around: readonly Rule[] = [
  ...rule(
    'group',
    `the|that|this ${bit} where|when|in_which|during_which|with|about|concerning|regarding|that_is_about [the|a|my] <name:n>`,
    named,
  ),
  ...rule('group', `the|that|this ${bit} where|when|with [the|a|my] <name:n> is|was|are|were <name:m>`, sameNamed),
  ...rule('group', 'where|when the <name:n>', named, 0.6),
  ...rule(
    'group',
    "<group:t> 's voice|speech|singing|talking|playing|voiceover|sound|audio|recording",
    ({ t }: { t: Group }) => (t.kind === 'named' || t.kind === 'mention' ? t : null),
  ),
  ...rule(
    'group',
    '[the] voice|speech|sound|audio of|from|by <group:t>',
    ({ t }: { t: Group }) => (t.kind === 'named' ? t : null),
    0.1,
  ),
  ...rule('group', '<group:a> / <group:b>', together, 0.2),
  ...rule('argument', 'from|starting just|right|shortly|a_little|a_bit|immediately before <group:g>', fromBefore, -0.3),
  ...rule('argument', 'under|underneath|beneath|below <group:g>', underPart),
  ...rule(
    'group',
    '<group:l> [,] both|alike|all_three|all_of_them|the_both|both_of_them|the_two_of_them|each_of_them|the_three_of_them|all_three_of_them|the_pair_of_them',
    ({ l }: { l: Group }) => (l.kind === 'list' ? l : null),
  ),
  ...words('group', 'the_result|the_outcome|what_you_get|what_comes_out|the_new_version|the_edit', g.all('any')(), 0.4),
  ...rule(
    'argument',
    'to|down_to just|only <group:b>',
    ({ b }: { b: Group }): Argument => v.tiedGroup('to')({ g: b }),
    -0.2,
  ),
]

/** How numbers, times and things are dictated, and by those whose own language has another order. */
export const spoken: readonly Rule[] = [...clocks, ...misheard, ...ordered, ...repaired, ...around]
