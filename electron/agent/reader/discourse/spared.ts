import type { Act } from '../clause/clause.ts'
import type { Scope } from '../meaning/sentenceTypes.ts'
import type { Group } from '../meaning/types.ts'
import { likeOnly } from '../meaning/sets/groupKinds.ts'
import { names } from './clauses.ts'
import { isLeft } from './places/leftOver.ts'
import type { Step, Walk } from './walk.ts'

/** What is spared is taken from each step that would touch it; a removal beside an order to keep it is an exception. */
export function withSpared(walk: Walk): Step[] | null {
  const removes = walk.steps.some(({ act }) => act.frame.effect === 'removes')
  const isKept = (step: Told): boolean => removes && step.act.frame.effect === 'keeps' && !keepsOfLeft(step)
  const keeping = walk.steps.filter((step) => isKept(step) && !keepsRest(step, walk.steps))
  if (walk.steps.some(isOnlyException) || walk.steps.some(keepsLabels(walk))) return null
  const others = walk.steps.filter((step) => !isKept(step))
  const onlyRest = others.every(
    ({ act }) =>
      act.frame.effect !== 'removes' || (act.scopes.length === 0 && act.where.every((group) => group.kind === 'rest')),
  )
  const kept = keeping.filter(isException)
  if (kept.length > 0 && kept.length === keeping.length && others.some(isBefore(kept)))
    return others.map((one) => stepOf(one, spareFrom(one.act, sparedBy(walk, kept))))
  if (keeping.length > 0 && !onlyRest) return null
  if (keeping.length > 0) return keeping.map((one) => stepOf(one, one.act))
  return others.map((one) => stepOf(one, spareFrom(one.act, sparedBy(walk, []))))
}

type Told = Walk['steps'][number]

/** "remove all labels, keep the sound". */
const takesLabels = ({ act: { frame } }: Told): boolean =>
  frame.effect === 'removes' && frame.target?.object.every((sort) => sort === 'label') === true

/** "silence the alarm and keep everything else": nothing else is to be done, and that is all it says. */
const keepsRest = ({ act, clause }: Told, steps: Walk['steps']): boolean =>
  clause.joint !== null &&
  act.where.length > 0 &&
  act.where.every(({ kind }) => kind === 'rest' || (kind === 'all' && steps.some(takesLabels))) &&
  act.points.length + act.scopes.length + Object.keys(act.args).length === 0

/** "keep the intro label": whether the others are to go nobody said. */
const keepsLabels =
  ({ steps }: Walk) =>
  ({ act }: Told): boolean =>
    act.frame.others === 'if alone' &&
    !act.scopes.some(({ how }) => how === 'only') &&
    !steps.some((one) => one.act.where.length > 0 && one.act.where.every(({ kind }) => kind === 'rest'))

/** "delete the first minute but keep the intro": of what is kept nothing is said but where it is. */
const isException = ({ clause, act }: Told): boolean =>
  clause.joint === 'but' &&
  act.where.length === 1 &&
  act.where.every(names) &&
  act.points.length + act.scopes.length + Object.keys(act.args).length === 0

/** "don't delete the first minute but keep the intro": an exception from nothing that is asked for. */
const isOnlyException = (step: Told, at: number): boolean =>
  at === 0 && step.act.frame.effect === 'keeps' && isException(step)

const isBefore =
  (kept: readonly Told[]) =>
  ({ act, clause }: Told): boolean =>
    act.frame.effect === 'removes' && kept.every((one) => one.clause.start > clause.start)

const sparedBy = (walk: Walk, kept: readonly Told[]): Walk['spared'] => [
  ...walk.spared.filter(({ group }) => names(group)),
  ...kept.flatMap(({ act }) => act.where.map((group) => ({ group, act: null }))),
]

/** "delete the intro, then keep the first minute of what is left": the one goes with the other. */
const keepsOfLeft = ({ clause }: Walk['steps'][number]): boolean =>
  clause.joint === 'then' && clause.groups.some(isLeft)

const stepOf = ({ clause, mentions, given }: Walk['steps'][number], act: Act): Step => ({
  act,
  mentions,
  given,
  from: clause.start,
  to: clause.end,
})

/** "mute the music, the rest stays": the rest of what is named is not touched anyway. */
const isRestOf = ({ where }: Act, group: Group): boolean =>
  group.kind === 'rest' && where.length > 0 && where.every((one) => names(one) && one.kind !== 'all')

/** "don't delete the break, shorten it": what takes only a part of it is another act than the one that is denied. */
function spareFrom(act: Act, spared: readonly { group: Group; act: string | null }[]): Act {
  const fitting = spared.filter(
    (one) =>
      (one.act === null || (one.act === act.frame.tool && !('#kept' in act.args))) &&
      act.frame.target !== undefined &&
      !isRestOf(act, one.group),
  )
  // "delete the first laugh, leave the second one".
  const like = likeOnly(act.where)
  const scopes = fitting.map((one): Scope => ({ kind: 'scope', how: 'spare', group: like(one.group) }))
  return { ...act, scopes: [...act.scopes, ...scopes] }
}
