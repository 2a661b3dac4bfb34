import { sameMeaning } from '../../chart/sameMeaning.ts'
import type { Act, Clause } from '../../clause/clause.ts'
import { isEdgePart } from '../../meaning/sets/groupKinds.ts'
import type { Group } from '../../meaning/types.ts'
import type { Walk } from '../walk.ts'

/** "put reverb on the guest and a high-pass at 80": what shares the verb shares the place, where it says none. */
export function withSharedPlace({ steps }: Walk, { edges, joint }: Clause, act: Act): Act {
  const last = steps.at(-1)
  const isJoined = joint === 'and' || joint === 'comma' || joint === 'then'
  const isNoun = edges.some(isEffect) && !edges.some(({ category }) => category === 'verb')
  if (last === undefined || !isJoined || !isNoun || act.where.length > 0 || act.points.length > 0) return act
  const { frame, where } = last.act
  if (act.frame.target === undefined || !sameMeaning(act.frame.target.object, frame.target?.object)) return act
  return { ...act, where: '#edge' in act.args ? where.flatMap(withoutEdge) : where }
}

const isEffect = ({ category }: Clause['edges'][number]): boolean => category === 'effect'

/**
 * "fade in the first 4 seconds of the song and out over 6": what is counted from one edge says nothing of the other.
 */
export function withoutEdge(group: Group): Group[] {
  if (group.kind === 'within') return [group.of]
  return isEdgePart(group) ? [] : [group]
}
