import { allTracksBut } from '../../../meaning/sets/lessened.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import * as p from '../../../meaning/points.ts'
import { calledBy, labelAt } from '../../../meaning/effects.ts'
import { lasting, sense, startingAt, verb } from '../../../meaning/senses.ts'
import type { Effect, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import type { AspectWord, Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const atEnd = v.tiedPoint('at')({ p: p.end() })
const atStart = v.tiedPoint('at')({ p: p.start() })

/** "Ende ausblenden 5 s": the edge of all there is, and no part of it. */
const edges: readonly Rule[] = [
  ...rule('verb', 'ende|schluss|schluß ausblenden|ausfaden|abblenden', () =>
    verb(sense('fadeOut', { brings: [atEnd] })),
  ),
  ...rule('verb', 'anfang|beginn|start einblenden|einfaden|aufblenden', () =>
    verb(sense('fadeIn', { brings: [atStart] })),
  ),
]

/** "hebe oder senke alles auf -23 LUFS": whichever it takes. */
const eitherWay: readonly Rule[] = rule(
  'verb',
  'hebe|heb|heben|ziehe|zieh|dreh|drehe [sie] oder|bzw|beziehungsweise senke|senk|senken [sie]',
  () => verb(sense('change')),
  -0.4,
)

/** "Marke 1:15 Thema", "Marke hier: Luft holen", "die Marke Adresse" that is not there yet. */
const labels: readonly Rule[] = [
  ...rule('effect', '[eine|ne|neue] <effect:e> [bei|auf|an|am|um|@] <point:p> [:|-|–|,] <unknown:u>', labelAt, -0.6),
  ...rule(
    'effect',
    '[und] bei|auf|an|am|um <point:p> [die|den|das|eine|ein|einen] <effect:e> [:] <unknown:u>',
    labelAt,
    -0.6,
  ),
]

/** Names that are words of orders: "eine Marke Start". */
const wordsOfOrders = [
  'Start',
  'Ende',
  'Anfang',
  'Schluss',
  'Mitte',
  'Weiter',
  'Stopp',
  'Stop',
  'Thema',
  'Einstieg',
  'Ausstieg',
]
const calledSo: readonly Rule[] = wordsOfOrders.flatMap((name) =>
  rule(
    'effect',
    `<effect:e> [:] ${name.toLowerCase()}`,
    ({ e }: { e: Effect }): Effect | null =>
      e.act === 'label' && !e.brings.some(({ tie }) => tie === 'called')
        ? { ...e, brings: [...e.brings, calledBy(name)] }
        : null,
    -0.2,
  ),
)

const close = 'schließen|schliessen|zumachen|zuziehen|entfernen|löschen|rausnehmen|wegmachen|schließt|zumacht'
const gaps = '[alle|sämtliche] [die|den] lücken|pausen|leerstellen zwischen [den|allen]'
/** "zwischen Take 1 und Take 2 die Lücke schließen": the place stands in front of what it has. */
const between: readonly Rule[] = [
  ...rule('stretch', 'zwischen <group:a> und <group:b> die lücke|pause|stille|leerstelle', gapOf, -0.6),
  ...rule('verb', `mach|mache ${gaps} <noun> zu`, () => verb(sense('closeGaps')), -0.8),
  ...rule('verb', `schließe|schließ|schliesse ${gaps} <noun>`, () => verb(sense('closeGaps')), -0.8),
  ...rule('verb', `${gaps} <noun> ${close}`, () => verb(sense('closeGaps')), -0.8),
]

function gapOf({ a, b }: { a: Group; b: Group }) {
  return a.kind === 'named' && b.kind === 'named' ? { kind: 'gap' as const, between: [a, b] as const } : null
}

const it = v.tiedGroup('bare')({ g: g.mention('it')() })
const rather =
  'nur|einfach|bloß|lieber|einfach_nur|doch_nur|lieber_nur|erst_mal_nur|doch_lieber_nur|doch_lieber|doch_einfach'
/** "die Werbung löschen, nein, nur stumm": what was spoken of, in another way. */
const instead: readonly Rule[] = rule(
  'verb',
  `${rather} stumm|stummschalten|stumm_schalten|stumm_machen`,
  () => verb(sense('mute', { brings: [it] }), sense('silence', { brings: [it] })),
  0.6,
)

const begin = 'anfangen|beginnen|starten|einsetzen|losgehen'
/** "lass den Jingle zehn Sekunden früher einsetzen", "der Jingle soll mit dem Outro anfangen". */
const begun: readonly Rule[] = [
  ...rule(
    'verb',
    `lass|lasse|lassen_sie <group:g> [bitte|mal] <value:by> ${begin}`,
    ({ g: group, by }: { g: Group; by: Value }): Verb | null =>
      by.dimension === 'duration' && by.direction !== 0
        ? verb(sense('move', { brings: [v.tiedGroup('bare')({ g: group }), v.tied('by')({ v: by })] }))
        : null,
    -0.8,
  ),
  ...rule(
    'verb',
    `[gleichzeitig|zusammen|zeitgleich|genau] mit <group:g> ${begin}`,
    ({ g: group }: { g: Group }): Verb | null => {
      const at = p.startOf({ g: group })
      return at === null ? null : startingAt({ p: at })
    },
    -0.2,
  ),
  ...rule(
    'verb',
    `[erst|genau|schon|exakt|pünktlich|direkt] bei|um|ab|nach [genau|exakt] <point:p> ${begin}`,
    startingAt,
    -0.2,
  ),
]

/** "mach es 2:30 lang": no time that something is at. */
const soLong: readonly Rule[] = rule(
  'verb',
  'mach|mache|machen_sie <group:g> [bitte] [genau|nur] <clock:d> lang',
  lasting,
  -0.6,
)

/** "Mira und Tobi sollen gleich laut sein". */
const level: readonly Rule[] = rule(
  'verb',
  'gleich|genauso|genau_gleich|ungefähr_gleich|etwa_gleich laut|leise sind|sein|werden|machen|klingen|wären|gemacht',
  () => verb(sense('match', { behind: true })),
  -0.4,
)

const bit = 'etwas|ein_bisschen|bisschen|n_bisschen|ein_wenig|ein_stück|einen_tick|noch'
/** "dreh Tobi mal ein bisschen auf, 2 dB", "mehr Bass auf die Gitarre", "Take 3 fünf Sekunden später". */
const shifted: readonly Rule[] = [
  ...rule(
    'verb',
    `dreh|drehe|drehen_sie <group:g> [mal|bitte] [${bit}] auf [,] [um|so|etwa|sagen_wir] <value:by>`,
    ({ g: group, by }: { g: Group; by: Value }): Verb | null =>
      by.direction === 0 && by.amount !== null
        ? verb(sense('gain', { direction: 1, brings: [v.tiedGroup('bare')({ g: group }), v.tied('by')({ v: by })] }))
        : null,
    -0.6,
  ),
  ...(
    [
      ['mehr', 1],
      ['weniger', -1],
    ] as const
  ).flatMap(([said, direction]) =>
    rule(
      'verb',
      `${said} <aspect:a>`,
      ({ a }: { a: AspectWord }): Verb => verb(sense('change', { direction, brings: [v.tied('bare')({ v: a })] })),
      0.6,
    ),
  ),
  ...rule(
    'verb',
    '<value:by>',
    ({ by }: { by: Value }): Verb | null =>
      by.about === 'time' && by.direction !== 0 && by.amount !== null
        ? verb(sense('move', { behind: true, brings: [v.tied('by')({ v: by })] }))
        : null,
    1.5,
  ),
  ...rule(
    'verb',
    'gehört|gehören [wieder|zurück|genau|eher|mehr] in_die_mitte|mittig|zentriert',
    () => verb(sense('pan', { behind: true, brings: [v.tied('bare')({ v: v.side(0)() })] })),
    -0.6,
  ),
]

const spoken = 'spricht|redet|singt|spielt|etwas_sagt|was_sagt|dran_ist|zu_hören_ist'
/** "die Musik unter dem Gast absenken, wenn er spricht": that is what ducking is. */
const ducked: readonly Rule[] = rule(
  'verb',
  `absenken|ducken|senken|runterziehen|herunterziehen|runterregeln|leiser_machen [,] wenn|während|solange|sobald sie|er|es|der|die|jemand ${spoken}`,
  () => verb(sense('duck')),
  -1,
)

/** The tracks of a name that clips have too. */
function asTracks(group: Group): Group | null {
  if (isTracks(group)) return group
  if (group.kind !== 'named') return null
  const candidates = group.candidates.filter(({ sort }) => sort === 'track')
  return candidates.length === 0 ? null : { ...group, sort: 'track', candidates }
}

/** "alles ohne den Gast anhören": all others are to be heard. */
const without: readonly Rule[] = [
  '[alles|alle_spuren|das_ganze] [mal|bitte] ohne|außer <group:g> [mal|bitte] anhören|hören|abspielen|vorspielen|spielen',
  'spiel|spiele|hör|höre [mir] [das] [alles|das_ganze] [mal|bitte] ohne|außer <group:g> [ab|vor|an]',
].flatMap((pattern) =>
  rule(
    'verb',
    pattern,
    ({ g: group }: { g: Group }): Verb | null => {
      const tracks = asTracks(group)
      return tracks === null
        ? null
        : verb(sense('solo', { brings: [v.tiedGroup('bare')({ g: allTracksBut({ g: tracks }) })] }))
    },
    -1,
  ),
)

/** "weiter" goes on playing; "zu hören sein" tells how it is to be, and is no order to play. */
const heard: readonly Rule[] = [
  ...rule('verb', "weiter|weitermachen|weiter_gehts|weiter_geht_'s|weiter_geht_es", () => verb(sense('play')), 2.5),
  ...rule(
    'marker',
    'zu_hören|hörbar sein|ist|sind',
    () => ({ kind: 'marker' as const, marks: 'copula' as const }),
    -1.4,
  ),
  ...rule('verb', '[ich|wir] bräuchte|bräuchten|bräucht [ich|wir]', () => verb(sense('exportAs', { tie: 'as' })), 0.1),
]

/** As notes are written. */
export const terse: readonly Rule[] = [
  ...edges,
  ...eitherWay,
  ...labels,
  ...calledSo,
  ...between,
  ...instead,
  ...begun,
  ...soLong,
  ...level,
  ...shifted,
  ...ducked,
  ...without,
  ...heard,
]
