import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group, Point } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

/** "(die Antwort soll) erst bei 25 Sekunden (anfangen)". */
const onlyThen: readonly Rule[] = rule(
  'argument',
  'erst|schon|bereits bei|ab|um|nach <point:p>',
  ({ p }: { p: Point }): Argument => v.tiedPoint('at')({ p }),
  -0.2,
)

const mixing: Sense = { act: 'mix', particle: null, tie: null, direction: 0, brings: [], light: false }
const bare = (group: Group): Argument => v.tiedGroup('bare')({ g: group })
const mix = ({ g: group }: { g?: Group }): Verb => ({
  kind: 'verb',
  forms: ['base'],
  senses: [{ ...mixing, brings: group === undefined ? [] : [bare(group)] }],
})
const one =
  'auf|zu|in eine|einer [einzige|einzigen|einzelne|einzelnen|gemeinsame|gemeinsamen|neue|neuen] [spur|stereospur|datei]'
const together = 'mischen|zusammenmischen|zusammenfassen|zusammenführen|rendern|bouncen|mixen|runtermischen'

/** "Gast und Musik auf eine Spur mischen". */
const mixed: readonly Rule[] = [
  ...rule('verb', `[zusammen|gemeinsam] ${one} ${together}`, mix, -0.6),
  ...rule(
    'verb',
    `misch|mische|mix|mixe|bounce|rechne|rendere|fass|fasse [mir] [bitte|mal] <group:g> [bitte|mal] [zusammen|gemeinsam] ${one} [zusammen|runter|herunter]`,
    mix,
    -0.8,
  ),
]

/** When something is to begin, and what is to become of several together. */
export const steps: readonly Rule[] = [
  ...onlyThen,
  ...mixed,
  ...words<'marker'>('marker', 'zuerst|zuallererst|zunächst|vorher|zuvor', {
    kind: 'marker',
    marks: 'courtesy',
    first: true,
  }),
]
