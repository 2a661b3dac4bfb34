import type { Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import { allTracksBut, minus } from '../../../meaning/sets/lessened.ts'
import * as v from '../../../meaning/values.ts'
import { but } from '../sets/lists.ts'

/** "mach nichts mit der Musik": it is left alone. */
const spared: readonly Rule[] = words<'marker'>(
  'marker',
  'mach_nichts_mit|mach_bitte_nichts_mit|mach_nichts_an|tu_nichts_mit|ändere_nichts_an|verändere_nichts_an|ändere_bitte_nichts_an|nichts_ändern_an|nichts_machen_mit',
  { kind: 'marker', marks: 'spare' },
  -1.4,
)

const asItIs =
  'so|unverändert|unberührt|unangetastet|in_ruhe|in_frieden|intakt|so_wie_es_ist|so_wie_er_ist|so_wie_sie_ist|so_wie_sie_sind|wie_es_ist|wie_er_ist|wie_sie_ist|wie_sie_sind|wo_es_ist|wo_er_ist|wo_sie_ist|wo_sie_sind|an_ort_und_stelle|an_seinem_platz|an_ihrem_platz|an_seiner_stelle|an_ihrer_stelle'
/** "behalte das Finale, wie es ist": it is no order to take away the rest. */
const leftAlone: readonly Rule[] = rule(
  'scope',
  `[aber|und|,] [bitte] lass|lasse|lasst|lassen_sie|belass|belasse|behalt|behalte|behaltet|behalten_sie [bitte|dabei] <group:g> [bitte|dabei] [,] [genau] ${asItIs}`,
  g.leftAlone,
  -0.9,
)

/** "nichts am Gast ändern": likewise. */
const unchanged: readonly Rule[] = rule(
  'scope',
  '[bitte] nichts an|am|mit|bei|beim [der|dem] <group:g> ändern|verändern|machen|tun|anfassen|anrühren|rumschrauben',
  g.scope('spare'),
  -1.4,
)

/** "aber die Titelmusik drinlassen". */
const left: readonly Rule[] = words<'marker'>(
  'marker',
  'drinlassen|drin_lassen|dalassen|da_lassen|stehenlassen|in_ruhe_lassen|so_lassen|unverändert_lassen|unberührt_lassen|nicht_anfassen|nicht_anrühren|drinbleiben|drin_bleiben|bleibt_drin|bleiben_drin|bleibt_so|bleiben_so|bleibt_unverändert|bleiben_unverändert'
    .split('|')
    .flatMap((said) => [said, `dabei_${said}`])
    .join('|'),
  { kind: 'marker', marks: 'spare' },
  -0.4,
)

/** "nicht die Gastspur, sondern die Musik": the first is denied, so the second is what is meant. */
function rather({ a, b }: { a: Group; b: Group }): Argument | null {
  const { kind } = a
  if (kind === 'unknown' || kind === 'minus' || kind === 'either' || kind === 'list') return null
  return v.tiedGroup('bare')({ g: b })
}

const contrasts: readonly Rule[] = rule('argument', 'nicht <group:a> [,] sondern [auf|in|nur] <group:b>', rather, -0.5)

/** "statt der Musik den Gast": what is not meant stands in front of what is. */
const instead: readonly Rule[] = rule(
  'argument',
  'statt|anstatt|anstelle|anstelle_von <group:a> [,] [nur|lieber|bitte] <group:b>',
  ({ a, b }: { a: Group; b: Group }): Argument | null =>
    a.kind === 'named' && b.kind === 'named' ? v.tiedGroup('bare')({ g: b }) : null,
  -0.6,
)

/** "statt den Huster zu löschen, mach ihn stumm": it is only named, and what stands behind it is meant. */
const insteadOf: readonly Rule[] = words<'marker'>(
  'marker',
  'statt|anstatt|anstelle',
  { kind: 'marker', marks: 'negation' },
  0.1,
)

/** "der Rest außer dem Intro": all that is left beside it. */
function restBut({ g: less }: { g: Group }): Group | null {
  return isTracks(less) ? allTracksBut({ g: less }) : minus({ a: g.all('any')(), b: less })
}

const plain = ({ forms, senses }: Verb): boolean =>
  forms.includes('base') && senses.some(({ particle, light }) => particle === null && !light)
const bringing = (w: Verb, group: Group): Verb | null =>
  plain(w)
    ? {
        ...w,
        senses: w.senses
          .filter(({ particle, light }) => particle === null && !light)
          .map((one) => ({ ...one, brings: [...one.brings, v.tiedGroup('bare')({ g: group })] })),
      }
    : null

/** "nicht alles löschen, nur die Werbung", "nichts löschen außer dem Intro": what alone is meant. */
const onlyThat: readonly Rule[] = [
  ...rule(
    'verb',
    'nicht <group> <verb:w> , [sondern] nur <group:b>',
    ({ w, b }: { w: Verb; b: Group }) => bringing(w, b),
    -1.4,
  ),
  ...rule(
    'verb',
    '[bitte] nichts|keine|keinen|kein [<noun:s>] [anderes|andere|anderen] <verb:w> [,] außer|ausser|bis_auf|als <group:b>',
    ({ w, b, s }: { w: Verb; b: Group; s?: Noun }) => {
      const group = s === undefined ? b : ofSort(b, s)
      return group === null ? null : bringing(w, group)
    },
    -1.4,
  ),
]

/** "keine Marke löschen außer Huster": that label, and not what it marks. */
function ofSort(group: Group, { sort }: Noun): Group | null {
  if (group.kind !== 'named') return null
  const candidates = group.candidates.filter((one) => one.sort === sort)
  return candidates.length === 0 ? null : { ...group, sort, candidates }
}

const restOf: readonly Rule[] = rule('group', `der|den|dem rest [,] ${but} <group:g>`, restBut, -0.3)

/** "nicht lauter, sondern 3 dB leiser". */
const values: readonly Rule[] = [
  ...rule('value', 'nicht <direction> [,] sondern <value:b>', ({ b }: { b: Value }) => b, -0.8),
  ...rule('value', 'nicht <value> [,] sondern <value:b>', ({ b }: { b: Value }) => b, -0.8),
]

const ways = 'ein|aus|an|ab|auf|zu|rauf|runter|hoch|weg|raus|rein|vor|zurück'
/** "blende das Intro nicht aus, sondern ein": the particle that is said last. */
const particles: readonly Rule[] = ways
  .split('|')
  .flatMap((word) =>
    rule('particle', `nicht ${ways} [,] sondern ${word}`, () => ({ kind: 'particle' as const, word }), -1),
  )

/** "nur den Gast behalten, sonst nichts": says no more than the order does. */
const nothingElse: readonly Rule[] = words<'marker'>(
  'marker',
  'sonst_nix|sonst_nichts|sonst_gar_nichts|nichts_anderes|nichts_weiter|sonst_nichts_weiter|weiter_nichts|und_sonst_nichts|und_sonst_nix|sonst_niemand|sonst_niemanden|sonst_keinen|sonst_keine|sonst_keins|und_sonst_niemand|und_sonst_niemanden|und_sonst_keinen|und_sonst_keine|niemanden_sonst|keinen_sonst|sonst_nirgends|sonst_nirgendwo|und_sonst_nirgends|und_sonst_nirgendwo|nirgends_sonst|nirgendwo_sonst',
  { kind: 'marker', marks: 'filler' },
  -0.8,
)

/** What is not meant, and what is meant in its place. */
export const denials: readonly Rule[] = [
  ...spared,
  ...unchanged,
  ...leftAlone,
  ...left,
  ...contrasts,
  ...instead,
  ...insteadOf,
  ...restOf,
  ...onlyThat,
  ...values,
  ...particles,
  ...nothingElse,
]
