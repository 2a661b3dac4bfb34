import type { Argument, Group } from '../../../reader/meaning/types.ts'
import type { Value } from '../../../reader/meaning/valueTypes.ts'
import type { RangeRef, TimeRef } from '../../plan.ts'

/** So long, wherever it is: "10 seconds", "20". */
export function lengthIn({ tie, content }: Argument): number | null {
  if (content.kind === 'group')
    return content.group.kind === 'part' && content.group.stretch.kind === 'loose' ? content.group.stretch.length : null
  if (content.kind === 'point') return tie === 'bare' && content.point.kind === 'at' ? content.point.seconds : null
  if (content.kind !== 'value' || content.direction !== 0 || content.signed || tie === 'to') return null
  return content.dimension === 'duration' || content.dimension === 'plain' ? content.amount : null
}

/** "5 seconds longer": how much is added. */
export function changeIn({ content }: Argument): number | null {
  return content.kind === 'value' && isChange(content) ? (content.amount ?? 0) * content.direction : null
}

const isChange = ({ dimension, direction, amount }: Value): boolean =>
  dimension === 'duration' && direction !== 0 && amount !== null

/** "make it 20 seconds": the same range, of another length; null where its length is not said so. */
export function withLength(range: RangeRef | undefined, seconds: number): RangeRef | null {
  if (range === undefined) return null
  if (range.kind === 'between') return ofLength(range, seconds)
  if (range.kind === 'from') return { ...range, seconds: range.seconds < 0 ? -seconds : seconds }
  return hasLength(range) ? { ...range, seconds } : null
}

type Between = Extract<RangeRef, { kind: 'between' }>

const hasLength = (range: RangeRef): range is Extract<RangeRef, { kind: 'first' | 'last' | 'around' }> =>
  range.kind === 'first' || range.kind === 'last' || range.kind === 'around'

function ofLength({ from, to }: Between, seconds: number): RangeRef {
  if (to.kind === 'anchor' && to.anchor === 'end') return { kind: 'last', seconds }
  if (from.kind === 'anchor' && from.anchor === 'start') return { kind: 'first', seconds }
  return { kind: 'from', from, seconds }
}

/** "5 seconds longer": the same range with its end moved. */
export function lengthened(range: RangeRef | undefined, by: number): RangeRef | null {
  if (range === undefined) return null
  if (range.kind === 'between') {
    const to = moved(range.to, by)
    return to === null ? null : { ...range, to }
  }
  if (range.kind === 'from') {
    const seconds = range.seconds < 0 ? range.seconds - by : range.seconds + by
    return Math.sign(seconds) === Math.sign(range.seconds) ? { ...range, seconds } : null
  }
  return hasLength(range) && range.seconds + by > 0 ? { ...range, seconds: range.seconds + by } : null
}

function moved(time: TimeRef, by: number): TimeRef | null {
  switch (time.kind) {
    case 'absolute':
      return { ...time, seconds: time.seconds + by }
    case 'fromEnd':
      return time.seconds - by >= 0 ? { ...time, seconds: time.seconds - by } : null
    case 'anchor':
    case 'thing':
      return { ...time, offset: time.offset + by }
    case 'fraction':
      return null
  }
}

/** "until 25", "from 12": one end of the same range. */
export function withEnd(range: RangeRef | undefined, { tie, content }: Argument): RangeRef | null {
  if (range?.kind !== 'between') return null
  const said = content.kind === 'group' ? endIn(content.group) : null
  if (said !== null) return { ...range, ...said }
  if (content.kind !== 'point' || content.point.kind !== 'at' || (tie !== 'from' && tie !== 'to')) return null
  const time: TimeRef = { kind: 'absolute', seconds: content.point.seconds }
  return tie === 'from' ? { ...range, from: time } : { ...range, to: time }
}

function endIn(group: Group): { from: TimeRef } | { to: TimeRef } | null {
  if (group.kind !== 'part' || (group.stretch.kind !== 'after' && group.stretch.kind !== 'before')) return null
  const { kind, length, point } = group.stretch
  if (length !== null || point.kind !== 'at') return null
  const time: TimeRef = { kind: 'absolute', seconds: point.seconds }
  return kind === 'after' ? { from: time } : { to: time }
}
