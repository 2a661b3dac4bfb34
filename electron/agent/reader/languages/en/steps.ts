import { type Rule, rule } from '../../chart/rule.ts'
import * as g from '../../meaning/groups.ts'
import type { Argument, Effect, Group, Stretch, Value } from '../../meaning/types.ts'
import * as v from '../../meaning/values.ts'

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

/** What is said of the second of two things without the verb of the first. */
export const steps: readonly Rule[] = [
  ...rule('group', 'from|of|out_of|off <group:g> [,] <group:p>', lastOfLeft),
  ...rule('group', '<group:p> of|from|in <group:g>', lastOfLeft),
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
