import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { minus } from '../../../meaning/sets/lessened.ts'
import * as p from '../../../meaning/points.ts'
import * as v from '../../../meaning/values.ts'
import type { Argument, Group, Point } from '../../../meaning/types.ts'

const all = 'alles|das|den_teil|die_teile|alle_teile|das_ganze|allem'
const isOf = 'ist|sind|gehört|gehören|liegt|liegen|steht|stehen'

/** "alles, was nicht Interview ist". */
const notOfIt: readonly Rule[] = rule(
  'group',
  `${all} [,] was|die|der nicht [zum|zur|zu|im|in|in_der|von|vom|auf] <group:b> ${isOf}`,
  ({ b }: { b: Group }) => minus({ a: g.all('any')(), b }),
  -1.4,
)

/** "alles, was zu leise ist": what only a listener could tell is asked about, and is not all there is. */
const openEnded: readonly Rule[] = words(
  'group',
  'alles_,_was|alles_was|alles_,_wo|alles_wo|alle_,_die|alle_stellen_,_wo|alle_stellen_wo|alle_stellen_,_an_denen|jede_stelle_,_wo|überall_,_wo|überall_wo|alles_,_wobei|alle_teile_,_die',
  { kind: 'unknown', words: 'alles, was', sort: 'any' },
  -0.2,
)

const isEach = (group: Group): boolean =>
  (group.kind === 'sort' && group.pick.kind === 'each') || group.kind === 'pointed' || group.kind === 'named'
const edgeOf =
  (edge: (parts: { g: Group }) => Point | null) =>
  ({ g: of }: { g: Group }): Point | null =>
    isEach(of) ? edge({ g: of }) : null

/** "ans Ende jedes Clips": whose end it is stands behind it without a word between. */
const ofEach: readonly Rule[] = [
  ...rule('point', '[der|die|das|den|dem] ende|schluss <group:g>', edgeOf(p.endOf), -0.2),
  ...rule('point', '[der|die|das|den|dem] anfang|beginn|start <group:g>', edgeOf(p.startOf), -0.2),
]

/** "nach jeder Frage eine Sekunde Stille": behind each of them. */
const beside =
  (edge: (parts: { g: Group }) => Point | null) =>
  ({ g: of }: { g: Group }): Argument | null => {
    const at = of.kind === 'sort' && of.pick.kind === 'each' ? edge({ g: of }) : null
    return at === null ? null : v.tiedPoint('at')({ p: at })
  }
const besideEach: readonly Rule[] = [
  ...rule('argument', 'nach|hinter|direkt_nach|direkt_hinter <group:g>', beside(p.endOf), 0.1),
  ...rule('argument', 'vor|direkt_vor <group:g>', beside(p.startOf), 0.1),
]

/** Sets with a clause that says which of all there is are meant, and edges of each of them. */
export const restricted: readonly Rule[] = [...notOfIt, ...openEnded, ...ofEach, ...besideEach]
