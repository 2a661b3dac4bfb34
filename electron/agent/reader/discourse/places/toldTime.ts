import type { Act, Clause } from '../../clause/clause.ts'
import type { Edge } from '../../chart/parse.ts'
import type { Argument, Group, Point, Stretch } from '../../meaning/types.ts'

type Beside = Stretch & { readonly kind: 'after' | 'before' }

/** The times that a clause tells: "the sponsor starts at 3:00", "we only need it from the chorus on". */
export const timesTold = ({ edges, condition }: Clause): readonly Point[] => [
  ...edges.flatMap(timeIn),
  ...(condition?.claim.kind === 'before' ? [condition.claim.a, condition.claim.b].filter(isClock) : []),
]

function timeIn({ category, meaning }: Edge): readonly Point[] {
  if (category !== 'argument') return []
  const { content } = meaning as Argument
  if (content.kind === 'point') return [content.point]
  if (content.kind === 'points') return content.points
  const beside = content.kind === 'group' ? besideIn(content.group) : null
  return beside === null || beside.length !== null || isOfMention(beside) ? [] : [beside.point]
}

const isClock = (point: Point): boolean => point.kind === 'at' || point.kind === 'fromEnd'

/** "there's a click at 1:10. Mark this spot": the time that was told; of several it asks. */
function withTold(point: Point, [only, ...others]: readonly Point[]): Point {
  const isHere = point.kind === 'edge' && point.of?.kind === 'mention' && point.of.which === 'here'
  if (!isHere || only === undefined) return point
  return others.length === 0 ? only : { kind: 'unclearPoint', words: '' }
}

/** "everything after that": behind the one time that was told, and not behind what was named beside it. */
export function withToldTime(said: Act, times: readonly Point[]): Act {
  const [only, ...others] = times
  const act = { ...said, points: said.points.map((point) => withTold(point, times)) }
  if (only === undefined || others.length > 0) return act
  return { ...act, where: act.where.map((group) => besideTime(group, only)) }
}

function besideTime(group: Group, point: Point): Group {
  const beside = besideIn(group)
  return beside === null || !isOfMention(beside) ? group : { kind: 'part', stretch: { ...beside, point } }
}

/** "everything after that". */
export function isBesideMention(group: Group): boolean {
  const beside = besideIn(group)
  return beside !== null && isOfMention(beside)
}

const besideIn = (group: Group): Beside | null =>
  group.kind === 'part' && (group.stretch.kind === 'after' || group.stretch.kind === 'before') ? group.stretch : null

const isOfMention = ({ point }: Beside): boolean => point.kind === 'edge' && point.of?.kind === 'mention'
