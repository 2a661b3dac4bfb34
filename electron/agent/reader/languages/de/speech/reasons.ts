import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const who =
  'man er sie ihr da hier im in am beim bei ohne mit unser unsere mein meine den dem ihn niemand keiner alle leider eigentlich jetzt irgendwie auf an dort dann sonst so'

/** "…, denn man versteht ihn kaum". */
const because: readonly Rule[] = words<'marker'>(
  'marker',
  who
    .split(' ')
    .map((one) => `denn_${one}`)
    .join('|'),
  { kind: 'marker', marks: 'reason', why: 'noun' },
  0.2,
)

const change: Sense = { act: 'change', particle: null, tie: null, direction: 0, brings: [], light: false }
const bare = (group: Group): Argument => v.tiedGroup('bare')({ g: group })

const too = 'zu|viel_zu|etwas_zu|ein_bisschen_zu|ein_wenig_zu|deutlich_zu|noch_zu|immer_noch_zu|noch_etwas_zu|leider_zu'
const amiss = 'laut|leise|schnell|langsam|hoch|tief|dumpf|hell|scharf|lang|kurz|links|rechts|weit_links|weit_rechts'

/** "der Gast ist zu leise, 3 dB lauter bitte": how it is, and right behind that how it is to be. */
const complaints: readonly Rule[] = rule(
  'verb',
  `<group:g> ist|sind|klingt|klingen|kommt|kommen [mir|uns|hier|da] ${too} ${amiss} , [also|bitte|deshalb|daher|darum] [bitte|mal] <value:v>`,
  ({ g, v: by }: { g: Group; v: Value }): Verb | null =>
    g.kind === 'named' && by.direction !== 0 && by.amount !== null
      ? { kind: 'verb', forms: ['base'], senses: [{ ...change, brings: [bare(g), v.tied('bare')({ v: by })] }] }
      : null,
  -1,
)

/** Why something is to be done. */
export const reasons: readonly Rule[] = [...because, ...complaints]
