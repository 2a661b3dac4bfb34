import type { Frame } from '../frames/frame.ts'
import type { Argument, Group, Point, Stretch } from '../meaning/types.ts'

interface Anchored {
  readonly where: readonly Group[]
  readonly args: Readonly<Record<string, unknown>>
}

const part = (stretch: Stretch): Group => ({ kind: 'part', stretch })

/**
 * A length and the place that it is counted from, said apart: "2 seconds … from the start". Null where there is no
 * length that could be counted so.
 */
export function anchored(
  frame: Frame,
  where: readonly Group[],
  args: Readonly<Record<string, unknown>>,
  anchor: Argument,
): Anchored | null {
  if (where.some((group) => isCounted(group, anchor))) return { where, args }
  const loose = where.find((group) => group.kind === 'part' && group.stretch.kind === 'loose')
  const { content } = anchor
  if (loose?.kind === 'part' && loose.stretch.kind === 'loose') {
    const found = stretchAt(content, loose.stretch.length)
    return found === null ? null : { where: where.map((group) => (group === loose ? found : group)), args }
  }
  if (content.kind !== 'point') return null
  const { point } = content
  if (anchor.tie === 'ending') return endingAt(point, where, args)
  if (isOpen(frame, where, args, anchor)) return { where: [part({ kind: 'unclear', words: 'edge' })], args }
  if (frame.edge === undefined) return null
  if (!isEdge(point, frame.edge) || !('#edge' in args)) return null
  return { where: point.kind === 'edge' && point.of !== null ? [...where, point.of] : where, args }
}

/** "fade the music out over 3 seconds, by 0:25"; without a length nobody said where it begins. */
function endingAt(point: Point, where: readonly Group[], { '#edge': length, ...args }: Anchored['args']): Anchored {
  const stretch: Stretch =
    typeof length === 'number' ? { kind: 'before', point, length } : { kind: 'unclear', words: 'edge' }
  return { where: [...where, part(stretch)], args }
}

/** "trim the start", "fade out the end of every clip": how much of it is not said. */
const isOpen = ({ edge, effect }: Frame, where: readonly Group[], args: Anchored['args'], { tie, content }: Argument) =>
  content.kind === 'point' &&
  content.point.kind === 'edge' &&
  content.point.offset === 0 &&
  tie === 'bare' &&
  where.length === 0 &&
  !('#edge' in args) &&
  (effect === 'removes' || content.point.edge === edge)

function stretchAt(content: Argument['content'], length: number): Group | null {
  const size = { seconds: length }
  if (content.kind === 'choice')
    return { kind: 'list', items: [part({ kind: 'first', length: size }), part({ kind: 'last', length: size })] }
  if (content.kind !== 'point') return null
  const { point } = content
  if (point.kind !== 'edge' || point.offset !== 0) return part({ kind: 'after', point, length })
  const cut = part({ kind: point.edge === 'start' ? 'first' : 'last', length: size })
  return point.of === null ? cut : { kind: 'within', part: cut, of: point.of }
}

/** "The first 10 seconds, from the start": the same said twice. */
function isCounted(group: Group, { content }: Argument): boolean {
  if (group.kind !== 'part' || content.kind !== 'point' || content.point.kind !== 'edge') return false
  const { edge, of, offset } = content.point
  return group.stretch.kind === (edge === 'start' ? 'first' : 'last') && of === null && offset === 0
}

const isEdge = (point: Point, edge: 'start' | 'end'): boolean =>
  point.kind === 'edge' && point.edge === edge && point.offset === 0
