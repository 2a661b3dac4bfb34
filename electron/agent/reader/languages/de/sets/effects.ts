import { type Rule, rule } from '../../../chart/rule.ts'
import type { Effect } from '../../../meaning/sentenceTypes.ts'
import type { Argument } from '../../../meaning/types.ts'
import type { Choice } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

/** With an article like this only what is there already is spoken of, and is to go. */
const there: ReadonlySet<string> = new Set([
  'noiseThing',
  'clicks',
  'mainsHum',
  'dcOffset',
  'envelope',
  'envelopePoint',
  'stereoSides',
  'sibilance',
  'bleed',
])
const heard = ({ e }: { e: Effect }): Effect | null => (there.has(e.act) ? e : null)

/** They are meant wherever that is, where no part is said. */
const ofAll: Argument = { tie: 'bare', content: { kind: 'group', group: { kind: 'part', stretch: { kind: 'whole' } } } }

/** Those of several microphones whose person is silent, time by time: "wer nicht spricht". */
const idleVoices: readonly Rule[] = [
  '[jeden|alle|den|die|denjenigen|diejenigen] [,] wer|der|die [gerade|jeweils|eben] nicht|nichts spricht|redet|sprechen|reden|sagt|sagen',
  '[jeden|alle|den|die|denjenigen|diejenigen] [,] wer|der|die [gerade|jeweils|eben] schweigt|schweigen',
  '[alle] mikrofone|mikros|spuren [,] die [gerade|jeweils] nicht benutzt|gebraucht werden',
  '[alle] [die] mikrofone|mikros|spuren [,] deren sprecher|person|leute [gerade|jeweils] nicht spricht|sprechen|redet|reden',
  '[alle] [die] mikrofone|mikros|spuren derer [,] die [gerade|jeweils] nicht sprechen|reden',
].flatMap((phrase) => [
  ...rule('effect', phrase, () => ({ kind: 'effect' as const, act: 'idleVoices', brings: [ofAll] }), -0.2),
  ...rule('effect', phrase, () => ({ kind: 'effect' as const, act: 'idleVoices', brings: [] })),
])

/** "rosa Rauschen": with its colour it is one to be made, and none that is there. */
const coloured = ({ v: kind }: { v: Choice }): Effect | null =>
  kind.name === 'noise' ? { kind: 'effect', act: 'noise', brings: [{ tie: 'as', content: kind }] } : null

/** Effects with what stands in front of them. */
export const effects: readonly Rule[] = [
  ...idleVoices,
  ...rule('effect', '<choice:v> rauschen', coloured, -0.2),
  ...rule('effect', 'der|die|das|den|dem|all_das|das_ganze|dieses|dies <effect:e>', heard),
  // Points that were put there, wherever that was: "alle Hüllkurvenpunkte".
  ...rule(
    'effect',
    'alle|sämtliche <effect:e>',
    ({ e }: { e: Effect }) => (e.act === 'envelopePoint' ? { ...e, brings: [...e.brings, ofAll] } : null),
    -0.2,
  ),
  // "Alle Spuren": they are there already.
  ...rule('effect', 'alle|alles <effect:e>', ({ e }: { e: Effect }) => (e.act === 'newTrack' ? null : e)),
  ...rule(
    'effect',
    '[ein|eine|einen|einer|einem|je_eine|je_einen|je_ein|jeweils_eine|jeweils_einen|ne|nen|n|ner|etwas|mehr|noch|noch_eine|noch_einen|noch_ein|ein_bisschen|ein_wenig|neue|neuen|neues|eine_neue|einen_neuen|ein_neues|leere|eine_leere|eine_neue_leere|eine_weitere|einen_weiteren|weitere|kurze|eine_kurze|einen_kurzen|leichten|leichte|einen_leichten] <effect:e>',
    ({ e }: { e: Effect }) => e,
  ),
  ...rule(
    'effect',
    'mit [ein|etwas|einem|einer|ein_wenig|ein_bisschen|leichtem|leichter|viel|mehr] <effect:e>',
    ({ e }: { e: Effect }) => e,
    0.2,
  ),
  ...rule('effect', '<value:v> <effect:e>', v.effectOf),
  ...rule('effect', '<value:v> lange|langen|langes|langer <effect:e>', v.effectWith('by')),
  ...rule('effect', 'ein|eine|einen <value:v> [lange|langen|langes|langer] <effect:e>', v.effectWith('by')),
  ...rule('effect', '[ein|eine|einen|neue|eine_neue|eine_leere] <choice:v> <effect:e>', v.effectWith('as')),
]
