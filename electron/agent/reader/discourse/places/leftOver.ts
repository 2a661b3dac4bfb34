import type { Act } from '../../clause/clause.ts'
import { mention } from '../../meaning/sets/groups.ts'
import type { Group, Point } from '../../meaning/types.ts'

/** "trim to 8-120 and normalize what is left of the host": once something was taken away, that is all of the host. */
export function withLeft(steps: readonly { readonly act: Act }[], act: Act): Act {
  const wasTaken = steps.some(({ act: { frame } }) => frame.effect === 'removes' || frame.effect === 'keeps')
  if (!wasTaken || !act.where.some(isLeft)) return act
  const others = act.where.filter((group) => group.kind !== 'rest' || !isLeft(group))
  return others.some((group) => !isLeft(group)) ? { ...act, where: others.map(asAll) } : act
}

/** "silence the solo and mark its start": of what was worked on before, where nothing else is named. */
export function withOwnEdges(steps: readonly { readonly act: Act }[], act: Act): Act {
  if (steps.length === 0 || act.where.length > 0) return act
  const owner = ownerOfPoints(steps.at(-1)?.act.points ?? [])
  return { ...act, points: act.points.map((point) => ofOwner(point, owner)) }
}

const it = mention('it')()

function ofOwner(point: Point, owner: Group | null): Point {
  if (point.kind !== 'edge') return point
  if (point.of === null) return point.itsOwn === true ? { ...point, of: owner ?? it } : point
  const isIt = point.of.kind === 'mention' && point.of.long === true
  return isIt && owner !== null ? { ...point, of: owner } : point
}

/** "put a label where the sponsor begins, and another where it ends": what has these edges. */
function ownerOfPoints(points: readonly Point[]): Group | null {
  const owners = points.flatMap((point) => (point.kind === 'edge' && point.of?.kind === 'named' ? [point.of] : []))
  return owners.at(-1) ?? null
}

export const isLeft = (group: Group): boolean =>
  (group.kind === 'rest' && group.left === true) || (group.kind === 'within' && isLeft(group.of))

function asAll(group: Group): Group {
  if (!isLeft(group)) return group
  return group.kind === 'within' ? group.part : { kind: 'all', sort: 'any' }
}
