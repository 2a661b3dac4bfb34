import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Effect } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group, Stretch } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

/** "down 1": of what it is stands in the order before it. */
const stepped =
  (direction: -1 | 1) =>
  ({ n }: { n: number }): Value =>
    v.value('plain', n, { direction })

const halfStep = (direction: -1 | 1) => (): Value => v.value('plain', 0.5, { direction })

const start = 'the_start|the_front|the_beginning|the_top|the_head|the_very_start|start|front'
const end = 'the_end|the_back|the_tail|the_ending|the_very_end|the_finish|end|back'

const off =
  (kind: 'first' | 'last') =>
  ({ d }: { d: number }): Argument => {
    const stretch: Stretch = { kind, length: { seconds: d } }
    return v.tiedGroup('from')({ g: g.part({ s: stretch }) })
  }

/** "from what you've got the last 12". */
const lastOfLeft = ({ g: of, p }: { g: Group; p: Group }): Group | null =>
  of.kind === 'rest' && of.left === true && p.kind === 'part' ? { kind: 'within', part: p, of } : null

const fade =
  (act: string) =>
  ({ d }: { d: number }): Effect => ({
    kind: 'effect',
    act,
    brings: [{ tie: 'over', content: v.value('duration', d) }],
  })

/** "fade in over 4 seconds and out over the last 4". */
const over = (said: string, act: string, edge: string): Rule[] => [
  ...rule('effect', `${said} over|across|within [the] [${edge}] <duration:d>`, fade(act)),
  ...rule('effect', `${said} over|across|within [the] ${edge} <number:d>`, fade(act), 0.4),
  ...rule('effect', `${said} over <number:d>`, fade(act), 0.6),
]

/** "22-170 only", and nothing else. */
const keepOnly = ({ s }: { s: Stretch }): Effect | null =>
  s.kind === 'between'
    ? { kind: 'effect', act: 'keepOnly', brings: [{ tie: 'bare', content: { kind: 'group', group: g.part({ s }) } }] }
    : null

/** "everything before the sermon and everything after it". */
function aroundIt({ p, q }: { p: Stretch; q: Stretch }): Group | null {
  if (p.kind !== 'before' || q.kind !== 'after' || p.length !== null || q.length !== null) return null
  const [from, to] = [p.point, q.point]
  if (from.kind !== 'edge' || to.kind !== 'edge' || from.of === null || to.of?.kind !== 'mention') return null
  if (from.edge !== 'start' || to.edge !== 'end' || from.offset !== 0 || to.offset !== 0) return null
  const after: Stretch = { ...q, point: { ...to, of: from.of } }
  return { kind: 'list', items: [g.part({ s: p }), g.part({ s: after })] }
}

/** What is said of the second of two things without the verb of the first. */
export const steps: readonly Rule[] = [
  ...words<'marker'>(
    'marker',
    'after|after_you|once_you|when_you_are_done|once_you_are_done',
    { kind: 'marker', marks: 'ask', order: 'before' },
    0.4,
  ),
  ...words<'marker'>(
    'marker',
    'having|once_you_have|when_you_have|after_you_have|as_soon_as_you_have|after_having|once_we_have|when_we_have|after_we_have',
    { kind: 'marker', marks: 'ask', order: 'done' },
    0.4,
  ),
  ...words<'marker'>(
    'marker',
    'before|before_you|before_you_go_and|prior_to|but_before|but_before_you|just_before|just_before_you',
    { kind: 'marker', marks: 'ask', order: 'after' },
    0.4,
  ),
  // "…, but normalize it first".
  ...words<'marker'>('marker', 'first|beforehand', { kind: 'marker', marks: 'courtesy', first: true }),
  ...rule('group', 'from|of|out_of|off <group:g> [,] <group:p>', lastOfLeft),
  ...rule('group', '<group:p> of|from|in <group:g>', lastOfLeft),
  ...rule('effect', '<stretch:s> only|alone', keepOnly),
  ...rule('group', '<stretch:p> and|, [also] <stretch:q>', aroundIt, -0.3),
  ...rule('group', '<stretch:p> and|, everything|all|anything|what_is|whatever_is <stretch:q>', aroundIt, -0.3),
  ...rule('value', 'down [by] <number:n>', stepped(-1), 0.7),
  ...rule('value', 'up [by] <number:n>', stepped(1), 0.7),
  ...rule('value', 'down a|one half', halfStep(-1), -1.2),
  ...rule('value', 'up a|one half', halfStep(1), -1.2),
  ...rule('argument', `<duration:d> off ${start}`, off('first')),
  ...rule('argument', `<number:d> off ${start}`, off('first'), 0.4),
  ...rule('argument', `<duration:d> off ${end}`, off('last')),
  ...rule('argument', `<number:d> off ${end}`, off('last'), 0.4),
  ...rule('argument', `<number:d> from ${start}`, off('first'), 0.8),
  ...rule('argument', `<number:d> from ${end}`, off('last'), 0.8),
  ...over('in', 'fadeIn', 'first'),
  ...over('out', 'fadeOut', 'last'),
  ...rule('effect', 'fade|fading [over] [the] last|final <duration:d>', fade('fadeOut'), -0.3),
  ...rule('effect', 'fade|fading [over] [the] last|final <number:d>', fade('fadeOut'), 0.4),
  ...rule('effect', 'fade|fading [over] [the] first|opening <duration:d>', fade('fadeIn'), -0.3),
  ...rule('effect', 'fade|fading [over] [the] first|opening <number:d>', fade('fadeIn'), 0.4),
]
