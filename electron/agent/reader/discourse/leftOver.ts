import type { Act } from '../clause/clause.ts'
import type { Group } from '../meaning/types.ts'

/** "trim to 8-120 and normalize what is left": once something was taken away, that is all there is. */
export function withLeft(steps: readonly { readonly act: Act }[], act: Act): Act {
  const wasTaken = steps.some(({ act: { frame } }) => frame.effect === 'removes' || frame.effect === 'keeps')
  if (!wasTaken || !act.where.some(isLeft)) return act
  const others = act.where.filter((group) => group.kind !== 'rest' || !isLeft(group))
  return { ...act, where: (others.length > 0 ? others : act.where).map(asAll) }
}

export const isLeft = (group: Group): boolean =>
  (group.kind === 'rest' && group.left === true) || (group.kind === 'within' && isLeft(group.of))

function asAll(group: Group): Group {
  if (!isLeft(group)) return group
  return group.kind === 'within' ? group.part : { kind: 'all', sort: 'any' }
}
