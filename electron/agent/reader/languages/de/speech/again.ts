import { type Rule, rule } from '../../../chart/rule.ts'
import { calledSo } from '../../../meaning/sets/ofNoun.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import * as p from '../../../meaning/points.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Argument, Group, Point, Stretch } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'
import { cases } from '../words/morphology.ts'

const it = v.tiedGroup('bare')({ g: g.mention('it')() })

/** "und wieder an": what was switched off. */
const backOn: readonly Rule[] = [
  ...rule('verb', '[und] wieder an|ein|hörbar|laut', () => verb(sense('unmute', { brings: [it] })), -1.4),
  ...rule('verb', '<group:g> wieder an|ein|hörbar|laut', unmuted, -0.4),
  ...rule('verb', '[und] wieder stumm', () => verb(sense('mute', { brings: [it] })), -1.2),
  // Solo, or what could be heard: nobody can tell.
  ...rule(
    'verb',
    '[und] wieder aus',
    () => verb(sense('unsolo', { brings: [it] }), sense('mute', { brings: [it] })),
    -1.2,
  ),
]

function unmuted({ g: group }: { g: Group }) {
  return isTracks(group) ? verb(sense('unmute', { brings: [v.tiedGroup('bare')({ g: group })] })) : null
}

const every = `alle|allen|sämtliche|beide|beiden|${cases('jed')}`
const called = 'namens|genannt|mit_dem_namen|mit_namen|mit_dem_text|mit_der_aufschrift'
/** "alle Marken namens Huster", "jede Marke, die Huster heißt": each of them. */
const ofOneName: readonly Rule[] = [
  ...rule('group', `${every} <noun:s> ${called} <name:n>`, calledSo, -0.4),
  ...rule('group', `${every} <noun:s> [,] die|der|das <name:n> heißt|heißen|heisst|heissen [,]`, calledSo, -1.2),
  ...rule('group', `${every} <noun:s> [,] auf denen|der|dem <name:n> steht [,]`, calledSo, -1.2),
]

const here = 'da|dort|genau_da|genau_dort|dahin|an_der_stelle|ab_da'
const begins = 'beginnt|anfängt|einsetzt|losgeht|startet|losläuft'
const ends = 'endet|aufhört|vorbei_ist|zu_ende_ist|zu_ende_geht|fertig_ist'
/** "schneid da, wo die Werbung anfängt". */
const where: readonly Rule[] = (
  [
    [begins, p.startOf],
    [ends, p.endOf],
  ] as const
).flatMap(([how, point]) =>
  rule(
    'argument',
    `${here} [,] wo <group:g> ${how}`,
    ({ g: of }: { g: Group }) => {
      const at = point({ g: of })
      return at === null ? null : v.tiedPoint('at')({ p: at })
    },
    -0.6,
  ),
)

const startOf = ({ a, g: of }: { a: Point; g: Group }): Stretch | null => {
  const b = p.startOf({ g: of })
  return b === null ? null : s.between({ a, b })
}
const endOf = ({ g: of, b }: { g: Group; b: Point }): Stretch | null => {
  const a = p.endOf({ g: of })
  return a === null ? null : s.between({ a, b })
}
const the = 'der|die|das|den|dem'
const begin = 'anfang|beginn|start|auftakt'
const end = 'ende|schluss|rest'
const ofAll = '[der_aufnahme|des_projekts|der_folge|des_stücks|der_datei|der_sendung|von_allem|vom_ganzen]'
/** "zwischen dem Ende der Werbung und dem Outro", "den Anfang bis zur Werbung". */
const between: readonly Rule[] = [
  ...rule('stretch', 'zwischen <point:a> und <group:g>', startOf, 0.2),
  ...rule('stretch', 'zwischen <group:g> und <point:b>', endOf, 0.2),
  ...rule('stretch', `[${the}] ${begin} ${ofAll} bis zum|zur|zu <group:g>`, s.beforeThing, -0.2),
  ...rule('stretch', `[${the}] ${begin} ${ofAll} bis [zum|zur|zu] <point:b>`, s.upTo, -0.2),
  ...rule('stretch', `[${the}] ${end} ${ofAll} ab|von <point:a> [an]`, s.onwards, -0.2),
  ...rule('stretch', `[${the}] ${end} ${ofAll} ab <group:g>`, s.fromThing, -0.2),
  ...rule('stretch', `[${the}] ${end} ${ofAll} nach <group:g>`, s.afterThing, -0.2),
]

const also = '[noch] [mal|einmal] [auch]'
/** "eine Sekunde vor dem Patzer und eine Sekunde danach": of the same thing. */
const eitherSide: readonly Rule[] = (
  [
    [`<duration:d> vor <group:g> und ${also} <duration:e> danach|dahinter|hinterher`, -1, 1],
    [`<duration:d> nach|hinter <group:g> und ${also} <duration:e> davor|vorher`, 1, -1],
    [`<duration:d> vor und <duration:e> nach|hinter <group:g>`, -1, 1],
  ] as const
).flatMap(([pattern, first, second]) => rule('argument', pattern, aside(first, second), -0.8))

/** So long before (-1) and after (1) one thing. */
function aside(first: -1 | 1, second: -1 | 1) {
  const at = (way: -1 | 1, d: number, of: Group): Point | null =>
    way < 0 ? p.beforeThing({ d, g: of }) : p.afterThing({ d, g: of })
  return ({ d, e, g: of }: { d: number; e: number; g: Group }): Argument | null => {
    const [a, b] = [at(first, d, of), at(second, e, of)]
    const both = a === null || b === null ? null : p.together({ a, b })
    return both === null ? null : v.tiedPoints('at')({ p: both })
  }
}

/** "schieb die Musik über den Gast": where tracks stand. */
const above: readonly Rule[] = [
  ...rule('argument', 'unterhalb|unterhalb_von|direkt_unter <group:g>', v.tiedGroup('under'), 0.1),
  ...rule('argument', 'über|oberhalb|oberhalb_von|direkt_über <group:g>', v.tiedGroup('over'), 0.3),
]

/** What is named once more, by where it begins or ends, or by what it is called. */
export const again: readonly Rule[] = [...backOn, ...ofOneName, ...where, ...between, ...eitherSide, ...above]
