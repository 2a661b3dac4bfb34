import type { Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { sense, silenceIn, verb } from '../../../meaning/senses.ts'
import type { Effect, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group, Stretch } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'
import { cases } from '../words/morphology.ts'

const bare = (group: Group): Argument => v.tiedGroup('bare')({ g: group })

/** An amount that says by itself what it changes. */
const state = ({ v: is }: { v: Value }): Argument | null =>
  is.amount !== null && (is.direction !== 0 || is.dimension === 'side' || is.dimension === 'loudness')
    ? v.tied('bare')({ v: is })
    : null

/** "wenn der Gast 3 dB lauter wäre", "soll 30 % links liegen", "soll -16 LUFS haben". */
const states: readonly Rule[] = [
  ...rule('argument', '<value:v> wäre|wären|wird|würde', state, -0.3),
  ...rule('argument', '<value:v> liegen|sitzen|stehen|haben|klingen|werden|sein', state, -0.3),
  ...rule(
    'argument',
    '<value:v> laut',
    ({ v: is }: { v: Value }) => (is.dimension === 'loudness' ? v.tied('to')({ v: is }) : null),
    -0.3,
  ),
]

const only = 'nur|bloß|lediglich|ausschließlich'
/** "nur der Teil soll bleiben", "nichts außer dem Intro behalten". */
const kept: readonly Rule[] = [
  ...rule(
    'verb',
    'soll|sollen|darf|dürfen [übrig|stehen|drin|da|erhalten] bleiben',
    () => verb(sense('keep', { only: true })),
    0.1,
  ),
  ...rule(
    'verb',
    'nichts außer|ausser|als <group:g> behalten|übrig_lassen|stehen_lassen|drin_lassen|lassen',
    ({ g: group }: { g: Group }) => verb(sense('keep', { brings: [bare(group)] })),
    -1,
  ),
  ...rule(
    'verb',
    'behalt|behalte|lass|lasse nichts außer|ausser|als <group:g> [übrig|stehen|drin]',
    ({ g: group }: { g: Group }) => verb(sense('keep', { brings: [bare(group)] })),
    -1,
  ),
  ...rule(
    'verb',
    `lass|lasst|lassen_sie mich|uns [bitte|mal] ${only}`,
    () => verb(sense('solo', { particle: 'hören' }), sense('solo', { particle: 'anhören' })),
    -0.6,
  ),
  // "die letzten zehn Sekunden behalten, alles davor kann weg": the rest is said once more.
  ...rule(
    'verb',
    'behalten [,|und] [und] alles|was|das|der_rest|den_rest davor|danach|dahinter|andere|sonst|übrige [kann|soll|darf|muss] [dann|bitte] weg|raus|löschen|weglassen',
    () => verb(sense('keep')),
    -1,
  ),
  ...rule('particle', 'hören|anhören', () => ({ kind: 'particle' as const, word: 'hören' })),
]

const needed = 'brauch|brauche|brauchen|braucht'
const gone =
  '[,|und] [also] das|die|der|sie|es kann|können|darf|dürfen|soll|sollen [also|ruhig|dann|bitte|einfach] weg|raus|verschwinden|gelöscht_werden'
const notAnyMore = 'nicht|nicht_mehr|nimmer|eigentlich_nicht|eigentlich_nicht_mehr|wirklich_nicht'
/** "die Werbung brauche ich nicht, die kann weg". */
const needless: readonly Rule[] = [
  ...rule(
    'verb',
    `[,] [den|die|das] ${needed} ich|wir|man|niemand [hier|da|eigentlich|wirklich] ${notAnyMore}|mehr ${gone}`,
    () => verb(sense('remove', { behind: true })),
    -1,
  ),
  ...[`${needed} ich|wir|man`, `ich|wir|man ${needed}`].flatMap((who) =>
    rule(
      'verb',
      `${who} [hier|da|eigentlich|wirklich] <group:g> [hier|da] ${notAnyMore} ${gone}`,
      ({ g: group }: { g: Group }) => verb(sense('remove', { brings: [bare(group)] })),
      -1,
    ),
  ),
]

/** "Musik aus": a track, and nothing more. */
const off: readonly Rule[] = rule(
  'verb',
  '<group:g> [bitte|mal] aus [bitte]',
  ({ g: group }: { g: Group }) =>
    group.kind === 'named' && group.candidates.every(({ sort }) => sort === 'track')
      ? verb(sense('mute', { brings: [bare(group)] }))
      : null,
  1.5,
)

/** "Solo wieder aus". */
const undone: readonly Rule[] = [
  ...rule('verb', 'solo [wieder|bitte] aus|weg|raus|aufheben', () => verb(sense('unsolo')), -0.4),
  ...rule('verb', 'stumm|mute|stummschaltung wieder aus|weg|raus|aufheben', () => verb(sense('unmute')), -0.4),
]

/** "ich will keine Musik im Intro haben". */
const unwanted: readonly Rule[] = rule(
  'verb',
  'ich|wir will|wollen|möchte|möchten keine|keinen|kein <group:g> [mehr] in|im|während|auf|bei|beim <group:p> [haben|hören|drin|dabei]',
  ({ g: group, p: place }: { g: Group; p: Group }): Verb | null =>
    group.kind === 'named' && group.candidates.every(({ sort }) => sort === 'track')
      ? verb(
          sense('silence', { brings: [bare(group), v.tiedGroup('on')({ g: place })] }),
          sense('mute', { brings: [bare(group), v.tiedGroup('on')({ g: place })] }),
        )
      : null,
  -0.6,
)

/** "zwischen 50 und 55 Sekunden Stille". */
const silent: readonly Rule[] = rule(
  'verb',
  'stille|ruhe',
  () => verb(sense('silence', { behind: true }), sense('mute', { behind: true })),
  1,
)

/** "mach Stille von 12 bis 13": what is there is silenced, and no pause is made shorter. */
const madeSilent: readonly Rule[] = rule(
  'verb',
  'mach|mache|macht|erzeuge|erzeug stille|ruhe [bitte|nur] <stretch:s>',
  silenceIn,
  -0.8,
)

/** "die Auswahl soll von 1:00 bis 2:00 gehen". */
const selected: readonly Rule[] = rule(
  'verb',
  '[die] auswahl|markierung soll|sollte [bitte] <stretch:s> gehen|reichen|umfassen|sein|laufen',
  ({ s }: { s: Stretch }) => verb(sense('select', { brings: [bare(g.part({ s }))] })),
  -0.6,
)

/** "lange Pausen": which are long, the tool knows. */
const longPauses: readonly Rule[] = rule(
  'group',
  '[alle|die|allen|den] lange|langen|längere|längeren|größere|größeren|unnötige|unnötigen|überflüssige|überflüssigen|überlange|überlangen <noun:s>',
  ({ s: noun }: { s: Noun }): Group | null => (noun.sort === 'pause' && noun.plural ? g.allOf({ s: noun }) : null),
)

const of = '[der|von_den|dieser|von_diesen] [beiden]'
/** "die längere der beiden Pausen". */
const compared: readonly Rule[] = [
  ...rule('group', `der|die|das|den|dem ${cases('länger')} ${of} <noun:s>`, g.extreme('longest')),
  ...rule('group', `der|die|das|den|dem ${cases('kürzer')} ${of} <noun:s>`, g.extreme('shortest')),
]

/** "mach das Gleiche mit Frage 2". */
const sameWith: readonly Rule[] = words<'marker'>(
  'marker',
  'mach_das_gleiche_mit|mach_dasselbe_mit|mach_das_auch_mit|das_gleiche_mit|dasselbe_mit|das_gleiche_bei|dasselbe_bei|das_gleiche_für|dasselbe_für|mach_das_gleiche_bei|mach_dasselbe_bei|mach_das_auch_bei|mach_es_auch_bei|mach_das_gleiche_für|genauso_mit|genauso_bei|ebenso_mit|ebenso_bei',
  { kind: 'marker', marks: 'same' },
  -0.4,
)

/** "kürze den Abspann um fünf Sekunden": off its end. */
const shorter = ({ g: group, d }: { g: Group; d: number }): Verb | null => {
  const end = g.part({ s: { kind: 'last', length: { seconds: d } } })
  if (group.kind === 'all') return verb(sense('remove', { brings: [bare(end)] }))
  if (group.kind !== 'named' && group.kind !== 'mention') return null
  const last = g.within({ p: end, g: group })
  return last === null ? null : verb(sense('remove', { brings: [bare(last)] }))
}
const cut =
  (edge: 'first' | 'last') =>
  ({ d }: { d: number }): Verb =>
    verb(sense('remove', { brings: [bare(g.part({ s: { kind: edge, length: { seconds: d } } }))] }))
const shortened: readonly Rule[] = [
  ...rule('verb', 'kürze|kürz|kürzen_sie|verkürze am_ende|hinten um <duration:d>', cut('last'), -1),
  ...rule('verb', 'am_ende|hinten um <duration:d> kürzen|verkürzen|einkürzen', cut('last'), -1),
  ...rule('verb', 'kürze|kürz|kürzen_sie|verkürze am_anfang|vorne|vorn um <duration:d>', cut('first'), -1),
  ...rule('verb', 'am_anfang|vorne|vorn um <duration:d> kürzen|verkürzen|einkürzen', cut('first'), -1),
  ...rule(
    'verb',
    'kürze|kürz|kürzen_sie|verkürze|verkürz|beschneide <group:g> [bitte|hinten] um <duration:d>',
    shorter,
    -1,
  ),
  ...rule('verb', 'kürze|kürz|kürzen_sie|verkürze <group:g> am ende um <duration:d>', shorter, -1),
  ...rule('verb', '<group:g> hinten um <duration:d> kürzen|verkürzen', shorter, -1),
  ...rule('verb', '<group:g> am ende um <duration:d> kürzen|verkürzen', shorter, -1),
  ...rule('verb', '<group:g> [bitte] um <duration:d> kürzen|verkürzen|einkürzen|beschneiden', shorter, -1),
]

/** "die Musik unter die Moderatorin legen". */
const under: readonly Rule[] = rule(
  'verb',
  'leg|lege|legen|legen_sie|misch|mische|setz|setze|zieh|ziehe',
  () => verb(sense('duck', { tie: 'under' })),
  0.2,
)

/** "auf eine einzige Spur bouncen". */
const bounced: readonly Rule[] = rule(
  'effect',
  'bounce|bounct|bouncen [mir] [bitte] alles|das_ganze|die_spuren|alle_spuren',
  (): Effect => ({ kind: 'effect', act: 'mixAll', brings: [] }),
  -0.2,
)

/** How something is to be, said without a verb for it. */
export const wished: readonly Rule[] = [
  ...states,
  ...kept,
  ...needless,
  ...off,
  ...unwanted,
  ...undone,
  ...silent,
  ...madeSilent,
  ...selected,
  ...longPauses,
  ...compared,
  ...sameWith,
  ...shortened,
  ...under,
  ...bounced,
]
