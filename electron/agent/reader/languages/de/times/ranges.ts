import type { Rule } from '../../../chart/rule.ts'
import { rule } from '../../../chart/rule.ts'
import type { Group, Point, Stretch } from '../../../meaning/types.ts'
import * as s from '../../../meaning/stretches.ts'
import { cases } from '../words/morphology.ts'

const the = 'der|die|das|den|dem|des|meine|meinen|meiner'
const to = 'bis|bis_zu|bis_zum|bis_zur|bis_kurz_vor|bis_hin_zu|-|–|—'
const before = 'vor|bis|bis_zu|bis_zum|bis_zur'
const first = cases('erst', 'allererst')
const last = cases('letzt', 'allerletzt')
const next = cases('nächst', 'folgend', 'kommend')
const previous = cases('vorig', 'vorherig', 'vorhergehend', 'vorangehend')
const middle = cases('mittler')
/** Behind a place, in front of how long it is: "die Mitte, also 20 Sekunden". */
const inFact = 'also|so|sprich|und_zwar|sagen_wir|etwa|ungefähr'
const ofAll = 'der_aufnahme|des_projekts|der_folge|des_stücks|der_datei|der_sendung|von_allem|vom_ganzen'
/** Nouns of a stretch, in front of where it is. */
const stretch =
  'zeit|teil|abschnitt|bereich|stück|stelle|passage|segment|strecke|zeitraum|audio|ton|sound|material|zeug|zeitbereich'
const all = 'alles|das_alles|das_ganze'
const what = 'was|das|den_rest'

export const ranges: readonly Rule[] = [
  // "die Auswahl von 1 bis 2 Sekunden": from where to where it is, is said.
  ...rule('stretch', '[die|meine|der|eine] auswahl|markierung [,] <stretch:s>', s.onlyBetween, -0.6),
  ...rule('stretch', `von|vom|zwischen|ab <point:a> ${to} <point:b>`, s.fromTo),
  ...rule('stretch', `<point:a> ${to} <point:b>`, s.forwards),
  ...rule('stretch', `<point:a> ${to} <point:b>`, s.backwards, 2),
  ...rule('stretch', `[von] <number:n> bis|-|–|— <number:b> <timeUnit:u>`, s.betweenSharingUnit, -0.3),
  ...rule('stretch', `[von] <number:n> <timeUnit:u> bis|-|–|— <number:b>`, s.betweenSharingUnit, -0.5),
  ...rule('stretch', '[von] <ones:m> [uhr] <tens:s> bis|- <ones:b>', spokenMinutes, -0.6),
  ...rule('stretch', 'zwischen <ones:m> [uhr] <tens:s> und <ones:b>', spokenMinutes, -0.6),
  ...rule('stretch', '[von] <ones:m> bis|- <ones:b> [uhr] <tens:t>', spokenMinutes, -0.6),
  ...rule('stretch', 'zwischen <number:n> und|& <number:b> <timeUnit:u>', s.betweenSharingUnit, -0.3),
  ...rule('stretch', 'minute <number:n> bis|- <number:b>', ({ n, b }: { n: number; b: number }) =>
    s.betweenSharingUnit({ n, b, u: 60 }),
  ),
  ...rule('stretch', '[die] sekunde|sekunden <number:n> bis|- <number:b>', ({ n, b }: { n: number; b: number }) =>
    s.betweenSharingUnit({ n, b, u: 1 }),
  ),
  ...rule('stretch', 'zwischen <point:a> und|& <point:b>', s.fromTo),
  ...rule('stretch', `[${the}|diesen] ${stretch} <stretch:s>`, ({ s: one }: { s: Stretch }) => one),
  ...rule('stretch', `von|vom <group:g> ${to} <point:b>`, s.fromThingTo),
  ...rule('stretch', `[der|dem|den] anfang|beginn ${to} <group:g>`, ({ g }: { g: Group }) => s.beforeThing({ g }), 0.1),
  ...rule('stretch', `von|vom <point:a> ${to} <group:g>`, s.toThing),
  ...rule('stretch', `von|vom <group:a> ${to} <group:b>`, s.fromThingToThing),
  ...rule(
    'stretch',
    `von|vom <group:a> bis_einschließlich|bis_und_mit|bis_inklusive <group:b>`,
    s.fromThingThrough,
    -0.1,
  ),
  ...rule('stretch', 'ab|seit <point:a>', s.onwards, 0.2),
  ...rule('stretch', 'ab|seit <point:a> alles', s.allOnwards, 0.2),
  // "ab der zweiten Minute": from where that begins.
  ...rule(
    'stretch',
    `ab|seit [${the}] <ordinal:o> <timeUnit:u>`,
    ({ o, u }: { o: number; u: number }) => (o > 0 ? s.onwards({ a: { kind: 'at', seconds: (o - 1) * u } }) : null),
    -0.2,
  ),
  ...rule('stretch', 'von|vom <point:a> an|ab|aus', s.onwards),
  ...rule('stretch', 'von|vom <point:a> an|ab|aus alles', s.allOnwards),
  ...rule('stretch', `von|vom <point:a> bis_zum_schluss|bis_ende|bis_zum_ende|bis_schluss`, s.onwards, -0.1),
  ...rule('stretch', `<point:a> bis_zum_schluss|bis_ende|bis_zum_ende|bis_schluss`, s.onwards),
  ...rule('stretch', 'ab <group:g>', fromNamed),
  ...rule('stretch', 'ab <group:g> alles', s.everythingBeside(fromNamed)),
  ...rule('stretch', 'ab|von <point:a> für <duration:d>', s.forSo),
  ...rule('stretch', `[${the}] <duration:d> ab <point:a>`, s.forSo),
  ...rule('stretch', 'ab <point:a> <duration:d> [lang]', s.forSo, 0.4),
  // "ab fünf Minuten eine halbe Minute": with an article it is no further part of the time.
  ...rule('stretch', 'ab|von <point:a> eine|einen|ne [ganze|volle] <timeUnit:d> [lang]', s.forSo, -0.4),
  ...rule(
    'stretch',
    `ab|von <point:a> eine|ne ${cases('halb')} <timeUnit:u> [lang]`,
    ({ a, u }: { a: Point; u: number }) => s.forSo({ a, d: u / 2 }),
    -0.4,
  ),
  ...rule('stretch', 'nach|hinter <point:a>', s.onwards, 0.2),
  ...rule('stretch', `${before} <point:b>`, notToTheEnd, 0.2),
  ...rule('stretch', `${before} <point:b> alles`, s.everythingBeside(notToTheEnd), 0.2),
  // "vor dem Abspann eine Marke": where what is done has a place for that, it is there, and not all that lies before.
  ...rule('stretch', 'nach|hinter <group:g>', s.afterThing, 0.8),
  ...rule('stretch', 'vor <group:g>', s.beforeThing, 0.8),
  ...rule('stretch', `bis|bis_zu|bis_zum|bis_zur <group:g>`, s.beforeThing, 0.1),
  ...rule('stretch', `${the} [${first}] <duration:d> nach|hinter <point:a>`, s.forSo),
  ...rule('stretch', `${first} <duration:d> nach|hinter <point:a>`, s.forSo),
  ...rule('stretch', `<duration:d> nach|hinter <point:a>`, s.forSo, 0.3),
  ...rule('stretch', `${the} [${last}] <duration:d> vor <point:p>`, s.soBefore),
  ...rule('stretch', `${last} <duration:d> vor <point:p>`, s.soBefore),
  ...rule('stretch', `<duration:d> vor <point:p>`, s.soBefore, 0.3),
  ...rule('stretch', `${the} [${first}] <duration:d> nach|hinter <group:g>`, s.soAfterThing),
  ...rule('stretch', `${first} <duration:d> nach|hinter <group:g>`, s.soAfterThing),
  ...rule('stretch', `<duration:d> nach|hinter <group:g>`, s.soAfterThing, 0.3),
  ...rule('stretch', `${the} [${last}] <duration:d> vor <group:g>`, s.soBeforeThing),
  ...rule('stretch', `${last} <duration:d> vor <group:g>`, s.soBeforeThing),
  ...rule('stretch', `<duration:d> vor <group:g>`, s.soBeforeThing, 0.3),
  ...rule('stretch', `[${the}] [aller] ${first} <length:l>`, s.first),
  ...rule('stretch', `[${the}] [aller] ${last} <length:l>`, s.last),
  ...rule('stretch', `[${the}] <length:l> am anfang|beginn|start`, s.first),
  ...rule('stretch', `[${the}] <length:l> am ende|schluss`, s.last),
  ...rule('stretch', `vorne|vorn|am_anfang [${the}] ${first} <length:l>`, s.first, -0.2),
  ...rule('stretch', `hinten|am_ende|am_schluss [${the}] ${last} <length:l>`, s.last, -0.2),
  ...rule('stretch', `[${the}] ${first} <length:l> vorne|vorn|am_anfang`, s.first, -0.2),
  ...rule('stretch', `[${the}] ${last} <length:l> hinten|am_ende|am_schluss`, s.last, -0.2),
  ...rule('stretch', `[${the}] ${middle} <length:l>`, s.middle),
  ...rule('stretch', `[${the}] <length:l> in der mitte`, s.middle),
  ...rule(
    'stretch',
    `[${the}] mitte [,] ${inFact} <duration:l>`,
    ({ l }: { l: number }) => s.middle({ l: { seconds: l } }),
    -0.6,
  ),
  ...rule(
    'stretch',
    `[${the}] mitte ${ofAll} [,] ${inFact} <duration:l>`,
    ({ l }: { l: number }) => s.middle({ l: { seconds: l } }),
    -0.6,
  ),
  ...rule('stretch', `[${the}] <ordinal:o> <fraction:f>`, s.nthShare),
  ...rule('stretch', `[${the}] ${middle} drittel`, () => s.nthShare({ o: 2, f: 1 / 3 })),
  ...rule('stretch', `[${the}] ${cases('vorder')} hälfte`, () => s.nthShare({ o: 1, f: 1 / 2 })),
  ...rule('stretch', `[${the}] ${cases('hinter')} hälfte`, () => s.nthShare({ o: 2, f: 1 / 2 })),
  ...rule('stretch', `[${the}] ${next} <duration:d>`, s.next),
  ...rule('stretch', `[${the}] ${previous} <duration:d>`, s.previous),
  ...rule('stretch', `[${the}] <duration:d> um|rund_um|um_herum <point:p> [herum]`, s.around),
  ...rule('stretch', `[${the}] <duration:d> um|rund_um <group:g> [herum]`, s.aroundThing),
  ...rule('stretch', `[${the}] <duration:d> links_und_rechts_von|vor_und_nach|beiderseits_von <point:p>`, s.eitherSide),
  ...rule('stretch', `[${the}] lücke|pause|stille|${stretch} zwischen <group:a> und <group:b>`, s.gap),
  ...rule('stretch', `[${the}] lücke|pause|stille|${stretch} zwischen <group:g>`, s.gapOfTwo),
  ...rule('stretch', 'zwischen <group:a> und <group:b>', s.gap, 0.6),
  ...rule('stretch', 'zwischen <group:g>', s.gapOfTwo, 0.3),
  ...rule('stretch', `${all} [,] [was] <stretch:s> [ist|kommt|liegt|folgt|steht]`, s.everythingIn, 0.1),
  ...rule('stretch', `${what} [,] [was] <stretch:s> [ist|kommt|liegt|folgt|steht]`, s.whatIsIn, 0.1),
  ...rule('stretch', `[${the}] ${first} paar|wenigen|einigen sekunden|minuten`, s.unclear('few')),
  ...rule('stretch', `[${the}] ${last} paar|wenigen|einigen sekunden|minuten`, s.unclear('few')),
  ...rule('stretch', '[ein] paar sekunden|minuten', s.unclear('few')),
  ...rule('stretch', `${the} ${first} <number:n>`, s.unclear('few'), 1.5),
  ...rule('stretch', `${the} ${last} <number:n>`, s.unclear('few'), 1.5),
  ...[
    ['sekunde', 1],
    ['minute', 60],
    ['stunde', 3600],
  ].flatMap(([unit, d]) =>
    rule('stretch', `[${the}] ${first} ${String(unit)}`, () => s.first({ l: { seconds: Number(d) } })),
  ),
  ...rule('stretch', `[${the}] ${first} sekunden|minuten|stunden`, s.unclear('few')),
  ...[
    ['sekunde', 1],
    ['minute', 60],
    ['stunde', 3600],
  ].flatMap(([unit, d]) =>
    rule('stretch', `[${the}] ${last} ${String(unit)}`, () => s.last({ l: { seconds: Number(d) } })),
  ),
  ...rule('stretch', `[${the}] ${last} sekunden|minuten|stunden`, s.unclear('few')),
  ...rule('stretch', `[${the}] ${next} <timeUnit:d>`, s.next),
  ...rule('stretch', `[${the}] ${previous} <timeUnit:d>`, s.previous),
  ...rule('stretch', `[${the}] <ordinal:o> <timeUnit:u>`, s.nthUnit, 0.1),
  ...rule('stretch', '<duration:d>', s.loose, 0.9),
]

/** "von eins dreißig bis zwei": where one end has its minutes named in front of the seconds, the other is minutes as well. */
function spokenMinutes({
  m,
  s: seconds = 0,
  b,
  t = 0,
}: {
  m: number
  s?: number
  b: number
  t?: number
}): Stretch | null {
  const [start, end] = [m * 60 + seconds, b * 60 + t]
  return end > start ? s.fromTo({ a: { kind: 'at', seconds: start }, b: { kind: 'at', seconds: end } }) : null
}

/** "bis zum Ende" by itself has lost where it begins. */
function notToTheEnd({ b }: { b: Point }): Stretch | null {
  return b.kind === 'edge' && b.edge === 'end' && b.of === null ? null : s.upTo({ b })
}

/** "ab alles" has lost its time. */
function fromNamed({ g }: { g: Group }): Stretch | null {
  return g.kind === 'all' ? null : s.fromThing({ g })
}
