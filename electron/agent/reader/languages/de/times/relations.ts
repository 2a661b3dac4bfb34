import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as p from '../../../meaning/points.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Argument, Group, Point, Stretch } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const the = 'der|die|das|den|dem|des'
const exactly = 'unmittelbar|direkt|genau|gleich|exakt'
const behind = 'danach|dahinter|nachher|hinterher'
const ahead = 'davor|vorher|zuvor'
const comes = 'kommt|folgt|ist|liegt|steht'
const all = 'alles|das|was|den_rest|das_ganze|den_teil|der_teil|das_stück|den_abschnitt'

const part = (stretch: Stretch | null): Group | null => (stretch === null ? null : g.part({ s: stretch }))
const it = g.mention('it')()

/** "alles danach", "die 5 Sekunden davor": beside what was named, and not what is to be done next. */
const besideIt: readonly Rule[] = [
  ...rule('group', `${all} [,] [was] ${behind} [${comes}]`, () => part(s.afterThing({ g: it })), -1.2),
  ...rule('group', `${all} [,] [was] ${ahead} [${comes}]`, () => part(s.beforeThing({ g: it })), -1.2),
  ...rule(
    'group',
    `[${the}] <duration:d> ${behind}`,
    ({ d }: { d: number }) => part(s.soAfterThing({ d, g: it })),
    0.2,
  ),
  ...rule(
    'group',
    `[${the}] <duration:d> ${ahead}`,
    ({ d }: { d: number }) => part(s.soBeforeThing({ d, g: it })),
    0.2,
  ),
  // "teile 5 Sekunden danach": a length without an article is rather how far it is from there.
  ...rule('point', `<duration:d> ${behind}|darauf`, p.later, -0.8),
  ...rule(
    'points',
    `<point:a> und [noch_mal|noch_einmal|nochmal|nochmals|wieder] <duration:d> später|weiter_hinten`,
    p.andLater,
    -0.6,
  ),
]

/** "nicht das Interview, sondern alles danach": behind what is denied. */
const besideDenied =
  (stretch: (parts: { g: Group }) => Stretch | null) =>
  ({ a }: { a: Group }): Argument | null => {
    const place = part(stretch({ g: a }))
    return place === null ? null : v.tiedGroup('bare')({ g: place })
  }

/** "die Werbung und die 5 Sekunden danach". */
const both =
  (stretch: (parts: { d: number; g: Group }) => Stretch | null) =>
  ({ a, d }: { a: Group; d: number }): Group | null => {
    const b = part(stretch({ d, g: a }))
    return b === null ? null : g.list({ a, b })
  }
const andBeside =
  (stretch: (parts: { g: Group }) => Stretch | null) =>
  ({ a }: { a: Group }): Group | null => {
    const b = part(stretch({ g: a }))
    return b === null ? null : g.list({ a, b })
  }
const withMargin: readonly Rule[] = [
  ...rule('group', `<group:a> und|samt|sowie ${all} [,] [was] ${behind} [${comes}]`, andBeside(s.afterThing), -1.5),
  ...rule('group', `<group:a> und|samt|sowie ${all} [,] [was] ${ahead} [${comes}]`, andBeside(s.beforeThing), -1.5),
  ...rule(
    'group',
    `<group:a> und|plus|samt|mit|inklusive|sowie [${the}] <duration:d> ${behind}`,
    both(s.soAfterThing),
    -0.3,
  ),
  ...rule(
    'group',
    `<group:a> und|plus|samt|mit|inklusive|sowie [${the}] <duration:d> ${ahead}`,
    both(s.soBeforeThing),
    -0.3,
  ),
]

const soDenied =
  (stretch: (parts: { d: number; g: Group }) => Stretch | null) =>
  ({ a, d }: { a: Group; d: number }): Argument | null =>
    besideDenied(({ g: of }) => stretch({ d, g: of }))({ a })

const rather: readonly Rule[] = [
  ...rule('argument', `nicht <group:a> [,] sondern [nur] ${all} ${behind}`, besideDenied(s.afterThing), -2),
  ...rule('argument', `nicht <group:a> [,] sondern [nur] ${all} ${ahead}`, besideDenied(s.beforeThing), -2),
  ...rule(
    'argument',
    `nicht <group:a> [,] sondern [nur] [${the}] <duration:d> ${behind}`,
    soDenied(s.soAfterThing),
    -1,
  ),
  ...rule(
    'argument',
    `nicht <group:a> [,] sondern [nur] [${the}] <duration:d> ${ahead}`,
    soDenied(s.soBeforeThing),
    -1,
  ),
]

/** "die fünf Sekunden unmittelbar vor der Werbung". */
const next: readonly Rule[] = [
  ...rule('stretch', `[${the}] <duration:d> ${exactly} vor <group:g>`, s.soBeforeThing),
  ...rule(
    'stretch',
    `von <duration:a> vor <group:g> bis <duration:b> danach|dahinter|nachher|hinterher|später`,
    s.fromBeforeToAfter,
    -0.6,
  ),
  ...rule('stretch', `[${the}] <duration:d> ${exactly} vor <point:p>`, s.soBefore),
  ...rule('stretch', `[${the}] <duration:d> ${exactly} nach|hinter <group:g>`, s.soAfterThing),
  ...rule('stretch', `[${the}] <duration:d> ${exactly} nach|hinter <point:a>`, s.forSo),
  ...rule('stretch', `alles ${exactly} nach|hinter <group:g>`, s.everythingBeside(s.afterThing)),
  ...rule('stretch', `alles ${exactly} vor <group:g>`, s.everythingBeside(s.beforeThing)),
  ...rule('point', `<duration:d> ${exactly} vor <group:g>`, p.beforeThing, 0.2),
  ...rule('point', `<duration:d> ${exactly} nach|hinter <group:g>`, p.afterThing, 0.2),
]

/** "schneide den Gesang drei Sekunden vor dem Ende": there. */
const apart: readonly Rule[] = rule(
  'argument',
  '<point:p>',
  ({ p: at }: { p: Point }): Argument | null =>
    at.kind === 'edge' && at.offset !== 0 ? v.tiedPoint('at')({ p: at }) : null,
  0.1,
)

/** "die Mitte, also von 1:00 bis 4:00": the times say best where it is. */
const inOtherWords: readonly Rule[] = rule(
  'stretch',
  `[${the}] mitte|anfang|ende|schluss|beginn [,] also|sprich|das_heißt|nämlich <stretch:s>`,
  ({ s: one }: { s: Stretch }): Stretch | null => (one.kind === 'between' ? one : null),
  -0.6,
)

/** Where something is, by what was named or stands beside it. */
export const relations: readonly Rule[] = [...besideIt, ...withMargin, ...rather, ...next, ...apart, ...inOtherWords]
