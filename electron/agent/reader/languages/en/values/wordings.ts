import type { Named } from '../../../meaning/wordTypes.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import { calledUnknown, labelAt } from '../../../meaning/effects.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import type { Effect, Verb } from '../../../meaning/sentenceTypes.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Group, Point, Stretch } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

/** "another 3 dB", "3 dB of gain", "the guest could use 3 dB": with no word for louder. */
const levels: readonly Rule[] = [
  ...rule('value', '[a] <value:v> [of] gain|boost|lift|increase', v.raised, -0.2),
  ...rule('value', '[a] gain|boost|lift|increase of <value:v>', v.raised, -0.2),
  ...rule('value', '[a] <value:v> [of] cut|drop|dip|reduction|attenuation', v.lowered, -0.2),
  ...rule('value', '[a] drop|dip|reduction|attenuation of <value:v>', v.lowered, -0.2),
  ...rule('value', '<number:n> more', ({ n }: { n: number }) => v.furtherPlain({ n }), 0.8),
  ...rule('value', 'another|an_extra|an_additional|a_further|extra|additional|further <value:v>', v.raisedFurther, 0),
  ...rule('value', '<value:v> extra|more|additional|on_top', v.raisedFurther, 0),
  ...rule('value', '<value:v> hotter', v.raised, 0),
  ...rule('value', '<value:v> less', v.lowered, 0),
  ...rule(
    'argument',
    'could_use|can_use|could_do_with|can_do_with|could_take|can_take|could_stand|wants|needs|deserves [a|another|an_extra|a_good] <value:v>',
    v.raisedAlone,
    -0.3,
  ),
  ...rule(
    'verb',
    'push|hike|up|bump|pump|crank|goose|lift|jack [up] [the] [level|volume|gain|fader] [of|on|for]',
    () => verb(sense('gain', { direction: 1 })),
    0.6,
  ),
]

/** Words that are courtesies anywhere else. */
const greetings = ['hello', 'hi', 'hey', 'bye', 'goodbye', 'thanks', 'welcome', 'sorry', 'please', 'ok', 'next']

/** "add a label bell at 2:00": what nothing in the project is called, right behind the noun, is its text. */
const labels: readonly Rule[] = [
  ...rule('effect', '<effect:e> [:] <unknown:u>', calledUnknown, -0.4),
  // "drop a label advert at five seconds", "a label hello at 0:05": where it stands says that the word is its text.
  ...rule(
    'effect',
    '<effect:e> [:] <name:n> at|@ <point:p>',
    ({ e, n, p }: { e: Effect; n: Named; p: Point }): Effect | null => labelAt({ e, p, u: n.said ?? n.text }),
    -0.4,
  ),
  ...greetings.flatMap((word) =>
    rule(
      'effect',
      `<effect:e> [:] ${word} at|@ <point:p>`,
      ({ e, p }: { e: Effect; p: Point }): Effect | null => labelAt({ e, p, u: word }),
      -0.4,
    ),
  ),
]

const naming = 'set|change|switch|alter|update|edit|make|turn'
/** "set the name of the music track to Bed". */
const names: readonly Rule[] = [...rule('verb', `${naming} the name|title [of]`, () => verb(sense('rename')), -1)]

const fades =
  ({ act, at }: { act: string; at: 'first' | 'last' }) =>
  ({ d }: { d: number }): Effect => {
    const l = { seconds: d }
    const stretch = at === 'first' ? s.first({ l }) : s.last({ l })
    return { kind: 'effect', act, brings: [v.tiedGroup('bare')({ g: g.part({ s: stretch }) })] }
  }
const end = 'end|ending|finish|close|tail'
const start = 'start|beginning|top|head|opening'

/** "let the last ten seconds fade": what fades without more goes away, unless it is a beginning. */
const fading = ({ g: what, s: at }: { g?: Group; s?: Stretch }): Verb | null => {
  const part = at === undefined ? [] : [g.part({ s: at })]
  const groups = what === undefined ? part : [what, ...part]
  const starts = groups.some((one) => one.kind === 'part' && one.stretch.kind === 'first')
  if (at !== undefined && at.kind !== 'last' && at.kind !== 'first') return null
  if (part.length === 0 && starts) return null
  return verb(sense(starts ? 'fadeIn' : 'fadeOut', { brings: groups.map((one) => v.tiedGroup('bare')({ g: one })) }))
}
const letFade: readonly Rule[] = [
  ...rule('verb', 'let|have <group:g> fade [away|off]', fading, -0.4),
  ...rule('verb', 'fade <group:g> over|across|during|in|within <stretch:s>', fading, -0.2),
]

/** "end with a 5 second fade": which fade it is tells the edge. */
const edges: readonly Rule[] = [
  ...rule(
    'effect',
    `[a|the] <duration:d> fade|fade_away [right] at|on|for|to|towards the [very] ${end}`,
    fades({ act: 'fadeOut', at: 'last' }),
    -0.6,
  ),
  ...rule(
    'effect',
    `[a|the] <duration:d> fade [right] at|on|for|from the [very] ${start}`,
    fades({ act: 'fadeIn', at: 'first' }),
    -0.6,
  ),
  ...rule(
    'effect',
    `end|finish|close|conclude|ending [it|everything|the_show|the_recording|the_whole_thing] with|on|in a <duration:d> fade|fade_out`,
    fades({ act: 'fadeOut', at: 'last' }),
    -0.6,
  ),
  ...rule(
    'effect',
    `start|begin|open [it|everything|the_show|the_recording|the_whole_thing] with|on a <duration:d> fade|fade_in`,
    fades({ act: 'fadeIn', at: 'first' }),
    -0.6,
  ),
  ...rule(
    'effect',
    `fade the [very] ${end} [out] over|across|in|within|during|for|by|,|:|- <duration:d>`,
    fades({ act: 'fadeOut', at: 'last' }),
    -0.6,
  ),
  ...rule(
    'effect',
    `fade the [very] ${start} [in] over|across|within|during|for <duration:d>`,
    fades({ act: 'fadeIn', at: 'first' }),
    -0.6,
  ),
  ...rule(
    'verb',
    'slowly|gradually|softly|smoothly|nicely|quietly <verb:w>',
    ({ w }: { w: Verb }): Verb | null => (w.senses.some(({ act }) => act === 'fadeOut' || act === 'fadeIn') ? w : null),
    -0.4,
  ),
]

/** "trim everything outside of 1:00 to 3:00": what is named stays. */
const outside: readonly Rule[] = rule(
  'verb',
  'trim|crop|clip|shave|shorten [off|away|out] everything|anything|all|whatever_is|what_is|all_that_is|everything_that_is outside [of]',
  () => verb(sense('keep')),
  -0.8,
)

/** "selection 1:00 to 2:00". */
const selected: readonly Rule[] = rule(
  'verb',
  '[make|put|set|place|draw|drag] [a|the|my] [time] selection [from|on|to|of|at]',
  () => verb(sense('select')),
  0.3,
)

/** "make the sponsor label say ad", "change the label sponsor to ad". */
const labelNames: readonly Rule[] = [
  ...rule('verb', `${naming} the label|marker|tag`, () => verb(sense('rename')), 0.4),
  ...rule('verb', `${naming} the text|wording|caption of [the] [label|marker]`, () => verb(sense('rename')), -0.6),
  ...rule('verb', 'should|must|has_to|needs_to say|read', () => verb(sense('rename', { behind: true })), 0.2),
  ...rule('argument', '[to] say|read|be_called|be_named <text:v>', v.tied('called'), 0.3),
]

/** "slide the clip over to 1:00". */
const along: readonly Rule[] = rule('argument', 'over|across|along to <point:p>', v.tiedPoint('to'), 0.1)

/** "another copy of the guest track". */
const again: readonly Rule[] = [
  ...rule(
    'verb',
    'another|one_more|a_second|an_extra|a_further copy|duplicate|version of',
    () => verb(sense('duplicate')),
    -0.2,
  ),
  ...rule(
    'verb',
    'in_reverse|backwards|backward|in_reverse_direction',
    () => verb(sense('reverse', { behind: true })),
    0.6,
  ),
]

/** "fade the start in and the end out". */
const shared: readonly Rule[] = [
  ...rule('verb', 'in', () => verb(sense('fadeIn', { behind: true, shares: true })), 5),
  ...rule('verb', 'out', () => verb(sense('fadeOut', { behind: true, shares: true })), 5),
]

/** "import the labels from marks.csv", "import marks.csv as labels". */
const imported: readonly Rule[] = [
  ...rule('argument', 'from|out_of|off [the] [file] <file:v>', v.tied('from')),
  ...rule('argument', 'as [the] labels|markers|cue_points|chapters|cues', () =>
    v.tiedGroup('bare')({ g: g.ofSort('label', { kind: 'each' }) }),
  ),
]

/** Plain orders in other words. */
export const wordings: readonly Rule[] = [
  ...along,
  ...imported,
  ...shared,
  ...selected,
  ...labelNames,
  ...again,
  ...outside,
  ...levels,
  ...labels,
  ...names,
  ...edges,
  ...letFade,
]
