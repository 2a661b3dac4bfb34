import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import type { Effect, Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const bare = (group: Group): Argument => v.tiedGroup('bare')({ g: group })

/** What lies at one place: a track is there from one end to the other. */
const isPlaced = (group: Group): boolean =>
  group.kind === 'named' && group.candidates.every(({ sort }) => sort === 'label' || sort === 'clip')

const there =
  (act: string) =>
  ({ g: group }: { g: Group }): Verb | null =>
    isPlaced(group) ? verb(sense(act, { brings: [bare(group)] })) : null

const goes =
  'löschen|entfernen|rausschneiden|rausnehmen|rausschnippeln|wegschneiden|wegschnippeln|wegnehmen|herausschneiden|herausnehmen|rauswerfen'
const where = 'ganz_hinten|hinten|da_hinten|hinten_raus|ganz_vorne|ganz_vorn|vorne|vorn|da_vorne|da_vorn'
/** "den Applaus hinten ausfaden": where it lies, and no edge of it that would be cut off. */
const placed: readonly Rule[] = [
  ...rule('verb', '<group:g> hinten|hinten_raus ausblenden|ausfaden|abblenden', there('fadeOut'), -0.4),
  ...rule('verb', 'blende|blend|fade <group:g> hinten aus', there('fadeOut'), -0.4),
  ...rule('verb', '<group:g> vorne|vorn einblenden|einfaden|aufblenden', there('fadeIn'), -0.4),
  ...rule('verb', 'blende|blend|fade <group:g> vorne|vorn ein', there('fadeIn'), -0.4),
  ...rule('verb', `<group:g> ${where} ${goes}`, there('remove'), -0.4),
]

const its = 'seinem|ihrem|dessen|deren'
const lastOf = ({ g: group, d }: { g: Group; d: number }): Verb | null => {
  const last =
    group.kind === 'named' ? g.within({ p: g.part({ s: { kind: 'last', length: { seconds: d } } }), g: group }) : null
  return last === null ? null : verb(sense('fadeOut', { brings: [bare(last)] }))
}
/** "blende den Gesang zwei Sekunden vor seinem Ende aus": from there to its end. */
const beforeItsEnd: readonly Rule[] = [
  ...rule('verb', `blende|blend|fade <group:g> [ab] <duration:d> vor ${its} ende|schluss aus`, lastOf, -1),
  ...rule('verb', `<group:g> [ab] <duration:d> vor ${its} ende|schluss ausblenden|ausfaden|abblenden`, lastOf, -1),
]

/** "auf den Gast erst einen Hochpass, hinterher …". */
const first: readonly Rule[] = rule(
  'effect',
  'erst|zuerst|zunächst|als_erstes <effect:e>',
  ({ e }: { e: Effect }): Effect => e,
  -0.3,
)

/** "Machen Sie Ausblenden": the verb as a noun. */
const asNoun: readonly Rule[] = rule(
  'verb',
  'machen_sie|mach|mache|tun_sie|tu|bitte_machen [bitte|mal] [das|ein|eine] <verb:w>',
  ({ w }: { w: Verb }): Verb | null =>
    w.forms.includes('base') &&
    w.senses.every(({ particle, light, brings }) => particle === null && !light && brings.length === 0)
      ? w
      : null,
  -0.2,
)

/** "Bitte du machst weg das Intro", "ich möchte das die Musik …": as somebody says it who is learning German. */
const asked: readonly Rule[] = [
  ...words<'marker'>('marker', 'bitte_du', { kind: 'marker', marks: 'ask' }, 0.2),
  ...words<'marker'>(
    'marker',
    ['ich_möchte', 'ich_will', 'ich_hätte_gern', 'ich_hätte_gerne', 'wir_möchten', 'ich_wünsche']
      .flatMap((one) => ['die', 'der', 'den', 'mein', 'meine'].map((article) => `${one}_das_${article}`))
      .join('|'),
    { kind: 'marker', marks: 'ask' },
    -0.2,
  ),
]

/** "Gast muss sein 3 dB leiser": with the verb where other languages have it. */
const early: readonly Rule[] = rule(
  'argument',
  'sein|werden <value:v>',
  ({ v: is }: { v: Value }): Argument | null =>
    is.amount !== null && is.direction !== 0 ? v.tied('bare')({ v: is }) : null,
  -0.3,
)

/** "Ich will hören nur die Jule, andere nicht". */
const onlyHeard: readonly Rule[] = rule(
  'verb',
  'ich|wir will|wollen|möchte|möchten [nur] hören nur|bloß <group:g> [,] [und] [die|alle] [anderen|andere|rest] [nicht]',
  ({ g: group }: { g: Group }): Verb | null =>
    isTracks(group) ? verb(sense('solo', { brings: [bare(group)] })) : null,
  -1,
)

const polite = 'gern|gerne|ruhig|auch_gern|auch_gerne|meinetwegen|von_mir_aus'
/** "die dürfte gern verschwinden": leave is given, and nothing is guessed. */
const mayGo: readonly Rule[] = rule(
  'marker',
  `dürfte|dürften [bitte] ${polite}`,
  (): Marker => ({ kind: 'marker', marks: 'modal' }),
  -0.3,
)

/** "Ob man wohl … könnte?". */
const wondered: readonly Rule[] = rule(
  'marker',
  'ob man|du|sie|wir wohl|vielleicht|eventuell|womöglich [bitte|mal]',
  (): Marker => ({ kind: 'marker', marks: 'ask', beside: 'modal' }),
  -0.3,
)

/** Orders in plain words, and in the words of those who are learning the language. */
export const plainly: readonly Rule[] = [
  ...placed,
  ...beforeItsEnd,
  ...first,
  ...asNoun,
  ...asked,
  ...early,
  ...onlyHeard,
  ...mayGo,
  ...wondered,
]
