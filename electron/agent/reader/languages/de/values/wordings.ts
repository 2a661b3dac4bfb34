import { type Rule, rule, words } from '../../../chart/rule.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import type { Effect, Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import { calledUnknown, pausesOf } from '../../../meaning/effects.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import * as v from '../../../meaning/values.ts'

/** "gib dem Gast 3 dB mehr", "pack 3 dB drauf": with no word for louder. */
const levels: readonly Rule[] = [
  ...rule('value', '[noch] <value:v> mehr|zusätzlich|obendrauf|drauf|extra|nach_oben|dazu|rauf', v.raised, -0.2),
  ...rule(
    'value',
    'noch|weitere|zusätzliche|zusätzlich|noch_weitere|noch_mal|nochmal <value:v> [mehr|dazu|drauf]',
    v.raisedFurther,
    -0.3,
  ),
  ...rule('value', 'insgesamt <number:n> mal', v.timesInAll, -1),
  ...rule('value', '<number:n> mal insgesamt', v.timesInAll, -1),
  ...rule(
    'value',
    'noch|weitere|nochmal|noch_mal <number:n> [mehr|dazu|drauf]',
    ({ n }: { n: number }) => v.furtherPlain({ n }),
    0.8,
  ),
  ...rule('value', '<value:v> weniger|nach_unten|drunter|runter', v.lowered, -0.2),
  ...rule('value', '<value:v> auf', v.raised, 0.4),
  ...rule(
    'value',
    'ungefähr|etwa|circa|ca|rund|knapp|gut|gute|vielleicht <value:v>',
    ({ v: is }: { v: Value }) => (is.amount === null ? null : is),
    0.1,
  ),
  ...rule(
    'value',
    'je|jeweils|beide_um|je_um|jeweils_um <value:v>',
    ({ v: is }: { v: Value }) => (is.direction === 0 ? null : is),
    0.1,
  ),
  ...rule(
    'argument',
    'könnte|kann|könnten|können|dürfte|darf|verträgt|vertragen|braucht|brauchen [ruhig|gut|noch|noch_gut] <value:v> [mehr] vertragen|gebrauchen|haben|bekommen',
    v.raisedAlone,
    -0.3,
  ),
  ...rule('argument', 'verträgt|braucht [ruhig|gut|noch|noch_gut] <value:v> [mehr]', v.raisedAlone, 0),
]

/** "setz eine Marke Glocke bei 2:00": what nothing in the project is called, right behind the noun, is its text. */
const labels: readonly Rule[] = rule('effect', '<effect:e> [:] <unknown:u>', calledUnknown, -0.4)

const names: readonly Rule[] = [
  ...rule(
    'verb',
    'ändere|änder|setz|setze|stell|stelle|wechsle den namen|titel [von|der|des|vom]',
    () => verb(sense('rename')),
    -1,
  ),
]

const quiet = (more: Partial<Sense>): Verb => verb(sense('mute', more), sense('silence', more))

/** "der Gast soll von 0:30 bis 0:35 still sein", "Ton aus". */
const silent: readonly Rule[] = [
  ...rule(
    'verb',
    '[komplett|ganz|völlig] still|stumm|lautlos|unhörbar sein|bleiben|werden',
    () => quiet({ behind: true }),
    0.3,
  ),
  ...rule('verb', 'ton aus|weg', () => quiet({ behind: true }), 0.3),
]

/** "im Stereobild": which control of a track is meant. */
const stereo: readonly Rule[] = rule(
  'argument',
  'im|in_dem stereobild|panorama|stereofeld|stereopanorama|raumbild',
  () => v.tied('bare')({ v: { kind: 'aspect', aspect: 'pan' } }),
  -0.2,
)

/** "trimme alles außerhalb von 1:00 bis 3:00": what is named stays. */
const outside: readonly Rule[] = rule(
  'verb',
  'trimme|trimm|beschneide alles außerhalb|ausserhalb [von|vom]',
  () => verb(sense('keep')),
  -0.8,
)

/** "1:00 bis 1:20 fliegt raus": said of what is to go. */
const thrown: readonly Rule[] = [
  ...rule(
    'verb',
    'fliegt|fliegen [bitte|dann|jetzt|mal] raus|heraus|hinaus',
    () => verb(sense('remove', { behind: true })),
    0.2,
  ),
  ...rule('verb', 'kommt|kommen [bitte|dann|jetzt|mal] weg', () => verb(sense('remove', { behind: true })), 0.4),
]

/** "die Lautstärke von Gast": whose it is. */
const whose: readonly Rule[] = rule(
  'argument',
  'von|vom <group:g>',
  ({ g: of }: { g: Group }) => (isTracks(of) ? v.tiedGroup('bare')({ g: of }) : null),
  0.8,
)

/** "mach die Pausen eine halbe Sekunde lang": that is no choice among them. */
const asLong: readonly Rule[] = rule(
  'effect',
  'mach|mache|macht [alle|die] pausen|lücken <duration:d> lang|kurz',
  pausesOf,
  -1,
)

/** "keine Pause länger als eine halbe Sekunde": so long they are to be. */
const longest: readonly Rule[] = rule(
  'effect',
  'keine pause|pausen|stille|lücke|lücken [darf|soll|sollte|dürfen|sollen|mehr] [sein] länger_als|über|mehr_als <duration:d> [sein|dauern]',
  pausesOf,
  -1,
)

/** "ich will nur den Gast hören", "nur der Gast soll zu hören sein". */
const alone: readonly Rule[] = [
  ...rule(
    'verb',
    'soll|sollen|sollte|darf zu_hören|hörbar|hörbar_sein|zu_hören_sein [sein|bleiben]',
    () => verb(sense('solo', { only: true })),
    0,
  ),
  ...rule('verb', 'solo für|auf|bei', () => verb(sense('solo')), 0.4),
]

/** "wende den Kompressor auf den Gast an": the act itself. */
const theEffect: readonly Rule[] = rule('effect', 'der|die|das|den|dem <effect:e>', ({ e }: { e: Effect }) =>
  processed.has(e.act) && e.brings.length === 0 ? e : null,
)
const processed: ReadonlySet<string> = new Set(
  'reverb echo highPass lowPass compress limit gate denoise declick equalize normalize loudness invert fadeIn fadeOut crossfade duck'.split(
    ' ',
  ),
)

/** "komprimiere den Gast ein bisschen", "die Musik soll künftig Bett heißen". */
const softly: readonly Rule[] = words<'marker'>(
  'marker',
  'künftig|ab_jetzt|ab_sofort|von_nun_an|von_jetzt_an|in_zukunft|ein_bisschen|ein_wenig|etwas|ein_klein_wenig|leicht|ein_bissl|ein_bisserl|nen_tick|einen_tick|eine_spur_weit',
  { kind: 'marker', marks: 'courtesy' },
  0.6,
)

/** "der Gast braucht einen Hochpass bei 80 Hz". */
const needed: readonly Rule[] = rule(
  'marker',
  'braucht|brauchen|bräuchte|bräuchten|bekommt|bekommen|kriegt|kriegen',
  () => ({ kind: 'marker', marks: 'modal' }),
  0.4,
)

/** "der Clip soll bei 1:00 anfangen", "der Gast soll rückwärts laufen". */
const begun: readonly Rule[] = [
  ...rule(
    'verb',
    'anfangen|beginnen|starten|losgehen|einsetzen [lassen]',
    () => verb(sense('start', { behind: true })),
    0.2,
  ),
  ...rule('verb', 'rückwärts laufen|spielen|abspielen|gehen', () => verb(sense('reverse', { behind: true })), 0),
]

const renaming = 'ändere|änder|wechsle|setz|setze'
/** "ändere die Marke Werbung in Pause". */
const labelNames: readonly Rule[] = [
  ...rule('verb', `${renaming} die|das|den marke|label|markierung|textmarke|marker`, () => verb(sense('rename')), 0.2),
  ...rule(
    'verb',
    `${renaming} den text|titel|namen der|des|vom|von marke|label|labels|markierung`,
    () => verb(sense('rename')),
    -0.6,
  ),
]

/** "Auswahl von 1:00 bis 2:00". */
const selected: readonly Rule[] = [
  ...rule(
    'verb',
    '[mach|mache|setz|setze|stell|leg|zieh] [eine|die|meine] [zeit] auswahl|markierung [auf]',
    () => verb(sense('select')),
    0.3,
  ),
  ...rule('verb', '[die] auswahl soll|sollte', () => verb(sense('select')), 0.3),
]

/** "blende den Anfang ein und das Ende aus". */
const shared: readonly Rule[] = [
  ...rule('verb', 'ein', () => verb(sense('fadeIn', { behind: true, shares: true })), 5),
  ...rule('verb', 'aus', () => verb(sense('fadeOut', { behind: true, shares: true })), 5),
]

/** "importiere die Marken aus marken.csv", "importiere marken.csv als Marken". */
const imported: readonly Rule[] = [
  ...rule('argument', 'aus|von [der] [datei] <file:v>', v.tied('from')),
  ...rule('argument', 'als marken|labels|markierungen|kapitel|textmarken', () =>
    v.tiedGroup('bare')({ g: g.ofSort('label', { kind: 'each' }) }),
  ),
]

/** Plain orders in other words. */
export const wordings: readonly Rule[] = [
  ...longest,
  ...imported,
  ...asLong,
  ...shared,
  ...begun,
  ...labelNames,
  ...selected,
  ...theEffect,
  ...softly,
  ...alone,
  ...needed,
  ...whose,
  ...stereo,
  ...outside,
  ...thrown,
  ...levels,
  ...labels,
  ...names,
  ...silent,
  ...rule('argument', '<direction:d> , [und_zwar] je|jeweils|beide|beide_um|jeder|jede <value:v>', v.sideApiece, -0.5),
  ...rule('argument', '<direction:d> , <value:v> je|jeweils|pro_spur|für_jeden|für_beide', v.sideApiece, -0.5),
]
