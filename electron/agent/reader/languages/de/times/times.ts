import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as n from '../../../meaning/numbers.ts'
import * as p from '../../../meaning/points.ts'
import type { Group, Point } from '../../../meaning/types.ts'
import { cases } from '../words/morphology.ts'

const a = 'ein|eine|einen|einer|einem|eines|ner|ne'
const the = 'der|die|das|den|dem|des'
const genitive = 'der|des|von|vom|von_der|von_dem|von_den|vom_ganzen|in|im|auf|auf_der|auf_dem|in_der|meiner|meines'
const start = 'anfang|anfangs|beginn|beginns|start|auftakt'
const end = 'ende|endes|schluss|schluß|schlusses|ausklang'
const middle = 'mitte'
/** In front of a further time. */
const once =
  'noch_mal|noch_einmal|nochmal|nochmals|dann_noch_mal|dann_noch_einmal|dann_nochmal|ein_zweites_mal|ein_weiteres_mal|auch|auch_noch|außerdem|zusätzlich|noch_eins|noch_einer|einmal'

/** Shares of a unit in one word. */
const compoundUnits: readonly [string, number][] = [
  ['viertelsekunde', 0.25],
  ['dreiviertelsekunde', 0.75],
  ['zehntelsekunde', 0.1],
  ['viertelminute', 15],
  ['halbminute', 30],
  ['dreiviertelminute', 45],
  ['viertelstunde', 900],
  ['dreiviertelstunde', 2700],
]

const durations: readonly Rule[] = [
  ...words('timeUnit', 's|sek|sec|sekunde|sekunden', 1),
  ...words('timeUnit', 'm|min|minute|minuten|minütchen', 60),
  ...words('timeUnit', 'h|std|stunde|stunden', 3600),
  ...words('timeUnit', 'ms|millisekunde|millisekunden|msek', 0.001),
  ...rule('inUnits', '<number:n> [ganze|ganzen|volle|vollen] <timeUnit:u>', n.timed),
  ...rule('inUnits', '<number:n> <timeUnit:u> und eine|ne halbe', n.halfMore),
  ...rule('inUnits', `${a} <timeUnit:u> und eine halbe`, n.halfMore),
  ...rule('inUnits', `${a} <timeUnit:u>`, n.oneOf),
  ...rule('inUnits', `[${a}] <fraction:f> <timeUnit:u>`, n.shareOf),
  ...rule('inUnits', `[${a}] ${cases('halb')} <timeUnit:u>`, ({ u }: { u: number }) => u / 2),
  ...rule('inUnits', '<inUnits:a> [und] <inUnits:b>', n.together),
  ...rule('inUnits', '<inUnits:a> [und] <number:n>', n.minutesAnd, 0.4),
  ...compoundUnits.flatMap(([word, size]) => [
    ...words('inUnits', word, size),
    ...rule('inUnits', `${a} ${word}`, () => size),
  ]),
  ...rule('duration', '<inUnits:d>', ({ d }: { d: number }) => d),
  ...rule('duration', '<clock:a>', n.itself<number>, 0.6),
  ...rule('duration', '<clock:a> minuten|min|stunden|sekunden', n.itself<number>),
  ...rule('length', '<duration:d>', n.seconds),
  ...rule('length', '<fraction:f>', n.share),
  ...rule('length', '<number:n> prozent|%', ({ n: many }: { n: number }) => n.share({ f: many / 100 })),
]

/** "von etwa 0:10 bis ungefähr 0:20": a time, and not a stretch around it. */
const hedge =
  'ungefähr|etwa|circa|ca|rund|so|so_um|so_etwa|so_ungefähr|so_circa|in_etwa|vielleicht|sagen_wir|sagen_wir_mal|grob|genau|exakt|knapp|kurz'
const isEnd = (point: Point): boolean => point.kind === 'edge' && point.of === null && point.offset === 0
const atTime = ({ p: point }: { p: Point }): Point | null => (point.kind === 'at' || isEnd(point) ? point : null)

const points: readonly Rule[] = [
  ...rule('point', `${hedge} <point:p>`, atTime, 0.2),
  ...rule('point', '<point:p> oder_so|oder_so_ungefähr|ungefähr|circa|etwa|rum|herum', atTime, 0.3),
  ...rule('point', `[${the}] <clock:n> [uhr|minuten|min|marke]`, p.at),
  ...rule('point', `[${the}] [marke|stelle|position|zeitpunkt|zeit|zeitmarke] <clock:n>`, p.at),
  ...rule('point', `[${the}] [marke|stelle|position|zeitpunkt] <duration:n> [marke]`, p.at),
  ...rule('point', `[${the}] [marke|stelle|position|zeitpunkt|zeit] <number:n>`, p.at, 0.3),
  ...rule('point', `[${the}] stelle|position|zeit bei|um <point:p>`, ({ p: at }: { p: Point }) => at),
  ...rule('point', `[${the}] sekunde <number:n>`, p.at),
  ...rule('point', `[${the}] minute <number:m>`, ({ m }: { m: number }) => p.at({ n: m * 60 })),
  ...rule('point', `[${the}] minute <clock:n>`, p.at),
  ...rule(
    'point',
    `[${the}] minute <number:m> [und] [sekunde] <number:s> [sekunden|sekunde|sek]`,
    minuteAndSecond,
    -0.1,
  ),
  ...rule('point', '<ones:m> [uhr] <tens:s>', minuteAndSecond, 0.3),
  ...words(
    'point',
    'cursor|der_cursor|dem_cursor|den_cursor|abspielkopf|dem_abspielkopf|der_abspielkopf|den_abspielkopf|hier|jetzt|' +
      'der_aktuellen_position|die_aktuelle_position|aktuelle_position|aktueller_position|der_cursorposition|' +
      'cursorposition|dieser_stelle|diese_stelle|der_aktuellen_stelle|positionszeiger|dem_positionszeiger|' +
      'wo_der_cursor_ist|wo_der_cursor_steht|der_abspielposition|abspielposition|diesem_punkt|der_schreibmarke',
    p.cursor(),
  ),
  ...rule('point', `[${the}] [${cases('ganz', 'absolut')}] ${start}`, p.start),
  ...rule('point', `ganz am ${start}`, p.start),
  ...rule('point', `ganz am ${end}`, p.end),
  ...rule('point', `[${the}] [${cases('ganz', 'absolut')}] ${end}`, p.end),
  ...rule('point', `[${the}] ${middle}`, p.middle),
  ...words('point', 'auf_halber_strecke|halber_strecke|zur_hälfte', p.middle()),
  ...rule('point', `[${the}] ${middle} ${genitive} <group:g>`, p.middleOf),
  ...rule('point', `[${the}] ${start} ${genitive} <group:g>`, p.startOf),
  ...rule('point', `[${the}] ${end} ${genitive} <group:g>`, p.endOf),
  ...rule('point', `projektanfang|dateianfang|aufnahmebeginn`, p.start, -0.3),
  ...rule('point', `[${the}] spuranfang|spurbeginn`, p.ownStart, -0.3),
  ...rule('point', `[${the}] spurende|spurschluss`, p.ownEnd, -0.3),
  ...rule('point', `projektende|dateiende|aufnahmeende`, p.end, -0.3),
  ...rule('point', `<group:g> ${start}`, p.startOf, 0.6),
  ...rule('point', `<group:g> ${end}`, p.endOf, 0.6),
  ...rule('point', 'wo <group:g> beginnt|anfängt|einsetzt|losgeht|startet', p.whereStarts),
  ...rule('point', 'wo <group:g> endet|aufhört|vorbei_ist|zu_ende_ist', p.whereEnds),
  ...rule('point', `[${the}] ${start} der|meiner auswahl|markierung`, p.selectionStart, -0.2),
  ...rule('point', `[${the}] ${end} der|meiner auswahl|markierung`, p.selectionEnd, -0.2),
  ...rule('point', `[${the}] auswahlbeginn|auswahlanfang`, p.selectionStart),
  ...rule('point', `[${the}] auswahlende`, p.selectionEnd),
  ...rule('point', '<duration:d> vor <point:p>', p.before),
  ...rule('point', '<duration:d> nach|hinter <point:p>', p.after),
  ...rule('point', '<duration:d> ab <point:p>', p.after, 0.4),
  ...rule('point', '<duration:d> vom|von_dem <point:p>', awayFrom),
  ...rule('point', '<duration:d> vom|von_dem <point:p> entfernt|weg', awayFrom),
  ...rule('point', '<duration:d> vor <group:g>', p.beforeThing),
  ...rule('point', '<duration:d> nach|hinter <group:g>', p.afterThing),
  ...rule('point', '<duration:d> nach|hinter dem anfang|beginn von|der|des <group:g>', p.into, -0.2),
  ...rule('point', '[einem|einer] <fraction:f> der_strecke|der_länge|der_zeit|des_weges', p.sharePoint),
  ...rule('point', '[einem|einer] <fraction:f> von|der|des|vom <group:g>', p.sharePointOf, 0.6),
  ...rule('points', '<point:a> und|& bei <point:b>', p.together),
  ...rule('points', `<point:a> [,] [und|&] ${once} [bei|um] <point:b>`, p.together, -2.6),
  ...rule(
    'points',
    `[dem] ${start} und|& [an|am|bei] [dem] ${end} ${genitive} <group:g>`,
    ({ g: of }: { g: Group }) => [p.startOf({ g: of }), p.endOf({ g: of })].filter((one) => one !== null),
    -0.6,
  ),
  ...rule('points', '<point:a> und|& bei|an <group:g>', p.andAt, 0.2),
  ...rule('points', '<point:a> und|& von|der|des|vom <group:g>', p.andOf, -0.4),
  // "eine Minute und zwanzig Sekunden" is one time.
  ...rule('points', '<point:a> und|& <point:b>', p.together, 0.3),
  ...rule('points', '<point:a> , [und] [bei] <point:b>', p.together),
  ...rule('points', '<point:a> , [bei] <points:b>', p.together),
]

/** "10 Sekunden vom Ende" counts backwards, from any other place forwards. */
function awayFrom({ d, p: point }: { d: number; p: Point }): Point | null {
  return point.kind === 'edge' && point.edge === 'end' ? p.before({ d, p: point }) : p.after({ d, p: point })
}

function minuteAndSecond({ m, s }: { m: number; s: number }): Point | null {
  return Number.isInteger(m) && Number.isInteger(s) && s < 60 ? p.at({ n: m * 60 + s }) : null
}

export const times: readonly Rule[] = [...durations, ...points]
