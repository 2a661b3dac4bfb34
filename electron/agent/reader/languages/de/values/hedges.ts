import { type Rule, rule } from '../../../chart/rule.ts'
import type { Direction, Unit } from '../../../meaning/wordTypes.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'
import { about } from './amountWords.ts'

const bit = 'etwas|ein_bisschen|ein_wenig|ein_stück|einen_tick|ein_klein_wenig|ein_stückchen|viel|deutlich|ruhig|noch'
const stands =
  'sein|werden|klingen|sitzt|liegt|ist|steht|klingt|wäre|wird|sitzen|liegen|stehen|kommt|rückt|laufen|läuft|machen|sind|wären|würde|haben'

/** "leiser sein, so 3 dB", "etwas weiter links sitzt, sagen wir 30 Prozent": how much stands behind the verb. */
const behindVerb: readonly Rule[] = [
  ...rule('value', `[${bit}] <direction:d> ${stands} [,] ${about} <value:v>`, v.directed, -0.2),
  ...rule('value', `[${bit}] <direction:d> ${stands} , <value:v>`, v.directed, -0.1),
  ...rule('value', `[${bit}] <direction:d> ${stands} [,] ${about} <value:v>`, v.sideBy, -0.2),
  ...rule('value', `[${bit}] <direction:d> ${stands} , <value:v>`, v.sideBy, -0.1),
]

const puts = 'legen|rücken|schieben|drehen|ziehen|setzen|stellen|pannen|machen'
/** "etwas nach links legen, so 15 Prozent". */
const aside = ({ v: is, d }: { v: Value; d: Direction }): Value | null =>
  d.dimension === 'side' ? v.sideBy({ v: is, d }) : null
/** "leiser, 2 dB weniger": the way is said twice. */
const twice = ({ v: is, d }: { v: Value; d: Direction }): Value | null =>
  is.direction === d.direction && is.amount !== null ? v.directed({ v: { ...is, direction: 0 }, d }) : null
const besides: readonly Rule[] = [
  ...rule('value', `[${bit}] <direction:d> ${puts} , [${about}] <value:v>`, aside, -0.2),
  ...rule('value', `[${bit}] <direction:d> , [${about}] <value:v>`, twice, -0.1),
]

/** "noch etwas mehr, 1 dB": the way it went before. */
const further: readonly Rule[] = rule(
  'value',
  `noch [${bit}] mehr|weiter [,] [${about}] <value:v>`,
  ({ v: is }: { v: Value }) => v.raisedFurther({ v: is }),
  -0.4,
)

/** "leiser, minus vier dB": the sign says the same once more. */
function signedSo({ d, n, u }: { d: Direction; n: number; u: Unit }): Value | null {
  const said = v.amount({ n: Math.abs(n), u })
  return said === null || Math.sign(n) !== d.direction ? null : v.directed({ v: said, d })
}
const signed: readonly Rule[] = [
  ...rule('value', `[${bit}] <direction:d> [,] [um|und_zwar|so|etwa] <signed:n> <unit:u>`, signedSo, -0.3),
  ...rule('value', '<signed:n> <unit:u> <direction:d>', signedSo, -0.1),
]

/** "hol das Brummen raus, sind 50 Hertz". */
const heard: readonly Rule[] = [
  ...rule(
    'argument',
    `[,|.|-|–|;|(] [und] [das|es|die|der] [brummen|brumm] ist|sind|liegt|sitzt|war|waren|müssten|müsste|dürften|dürfte [so|wohl|etwa] [bei|um|um_die|bei_etwa] <value:v> [sein] [)]`,
    v.heardAt,
    -0.4,
  ),
  ...rule(
    'argument',
    `[,|.|-|–|;|(] [und] er|sie|es|das|die|der soll|sollte|muss|sollen|sollten [dann|danach] [so|etwa] [bei|auf] <value:v> sein|liegen|landen|haben|kommen [)]`,
    v.comesTo,
    -0.4,
  ),
]

export const hedges: readonly Rule[] = [...heard, ...behindVerb, ...besides, ...further, ...signed]
