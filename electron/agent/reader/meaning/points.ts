import type { Group, Point } from './types.ts'

export const at = ({ n }: { n: number }): Point => ({ kind: 'at', seconds: n })
export const fromEnd = ({ d }: { d: number }): Point => ({ kind: 'fromEnd', seconds: d })
export const cursor = (): Point => ({ kind: 'cursor', offset: 0 })
export const start = (): Point => ({ kind: 'edge', edge: 'start', of: null, offset: 0 })
export const end = (): Point => ({ kind: 'edge', edge: 'end', of: null, offset: 0 })
/** "its start": of what is acted on, or was before. */
export const itsStart = (): Point => ({ kind: 'edge', edge: 'start', of: null, offset: 0, itsOwn: true })
export const itsEnd = (): Point => ({ kind: 'edge', edge: 'end', of: null, offset: 0, itsOwn: true })
/** "the start of the track": of whatever tracks are acted on. */
export const ownStart = (): Point => ({ kind: 'edge', edge: 'start', of: null, offset: 0, own: true })
export const ownEnd = (): Point => ({ kind: 'edge', edge: 'end', of: null, offset: 0, own: true })
export const selectionStart = (): Point => ({ kind: 'selectionStart', offset: 0 })
export const selectionEnd = (): Point => ({ kind: 'selectionEnd', offset: 0 })
export const middle = (): Point => ({ kind: 'share', share: 0.5, of: null })
export const middleOf = ({ g }: { g: Group }): Point => ({ kind: 'share', share: 0.5, of: g })
export const sharePoint = ({ f }: { f: number }): Point => ({ kind: 'share', share: f, of: null })
export const sharePointOf = ({ f, g }: { f: number; g: Group }): Point => ({ kind: 'share', share: f, of: g })
export const unclearPoint = (words: string) => (): Point => ({ kind: 'unclearPoint', words })

export const endOfItself = (): Point => edge('end', { kind: 'mention', which: 'self', sort: 'any' })
export const startOfItself = (): Point => edge('start', { kind: 'mention', which: 'self', sort: 'any' })

const edge = (which: 'start' | 'end', of: Group): Point => ({ kind: 'edge', edge: which, of, offset: 0 })
/** "where it ends": what was spoken of last and has a length. */
const long = (group: Group): Group =>
  group.kind === 'mention' && group.which === 'it' ? { ...group, long: true } : group
export const whereStarts = ({ g }: { g: Group }): Point | null => startOf({ g: long(g) })
export const whereEnds = ({ g }: { g: Group }): Point | null => endOf({ g: long(g) })
export const startOf = ({ g }: { g: Group }): Point | null => (hasEdges(g) ? edge('start', g) : null)
export const endOf = ({ g }: { g: Group }): Point | null => (hasEdges(g) ? edge('end', g) : null)

/** Something with a beginning and an end of its own; what is a stretch of time already has its points. */
export function hasEdges(group: Group): boolean {
  switch (group.kind) {
    case 'named':
    case 'unknown':
    case 'all':
    case 'pointed':
    case 'mention':
      return true
    case 'sort':
      return group.sort !== 'request'
    case 'part':
      return group.stretch.kind === 'selection' || group.stretch.kind === 'gap' || group.stretch.kind === 'whole'
    case 'within':
      return hasEdges(group.part)
    case 'list':
    case 'either':
    case 'minus':
    case 'rest':
      return false
  }
}

const moved = (point: Point, by: number): Point | null => {
  switch (point.kind) {
    case 'at':
      return { kind: 'at', seconds: point.seconds + by, apart: true }
    case 'fromEnd':
      return { kind: 'fromEnd', seconds: point.seconds - by }
    case 'cursor':
    case 'selectionStart':
    case 'selectionEnd':
      return { kind: point.kind, offset: point.offset + by }
    case 'edge':
      return { ...point, offset: point.offset + by }
    case 'share':
    case 'unclearPoint':
      return null
  }
}

/** "5 seconds after the intro" is counted from its end, "before" from its start. */
export const after = ({ d, p }: { d: number; p: Point }): Point | null => moved(p, d)
export const before = ({ d, p }: { d: number; p: Point }): Point | null => moved(p, -d)
export const afterThing = ({ d, g }: { d: number; g: Group }): Point | null =>
  hasEdges(g) ? moved(edge('end', g), d) : null
/** "10 seconds later", "after that": behind what was named last. */
export const later = ({ d }: { d: number }): Point | null =>
  afterThing({ d, g: { kind: 'mention', which: 'it', sort: 'any' } })
export const beforeThing = ({ d, g }: { d: number; g: Group }): Point | null =>
  hasEdges(g) ? moved(edge('start', g), -d) : null
export const into = ({ d, g }: { d: number; g: Group }): Point | null =>
  hasEdges(g) ? moved(edge('start', g), d) : null
export const beforeEndOf = ({ d, g }: { d: number; g: Group }): Point | null =>
  hasEdges(g) ? moved(edge('end', g), -d) : null

/** "10, 20 and 30", from the right: one more in front. */
export const together = ({ a, b }: { a: Point; b: Point | readonly Point[] }): readonly Point[] | null => {
  const others = [b].flat().map((one) => ofFirst(a, one))
  return others.length < 8 ? [sharing(a, others), ...others] : null
}

/**
 * "where the sponsor begins and where it ends", "at the start of the sponsor and at its end": of one thing. "At 1:00
 * and 10 seconds after that": counted from the first.
 */
function ofFirst(first: Point, next: Point): Point {
  if (next.kind !== 'edge') return next
  const isIt = next.itsOwn === true || (next.of?.kind === 'mention' && next.of.which === 'it')
  if (!isIt) return next
  if (first.kind === 'edge' && first.of !== null)
    return { kind: 'edge', edge: next.edge, of: first.of, offset: next.offset }
  return (next.offset === 0 ? null : moved(first, next.offset)) ?? next
}

/** "at the playhead and again ten seconds later". */
export const andLater = ({ a, d }: { a: Point; d: number }): readonly Point[] | null => {
  const behind = after({ d, p: a })
  return behind === null ? null : [a, behind]
}

/** "at the start of the intro and of the outro": the same edge of another thing. */
export const andOf = ({ a, g }: { a: Point; g: Group }): readonly Point[] | null =>
  a.kind === 'edge' && a.of !== null && hasEdges(g)
    ? together({ a, b: { kind: 'edge', edge: a.edge, of: g, offset: a.offset } })
    : null

/** "at 1:00 and at the siren": where something begins that is no track. */
export const andAt = ({ a, g }: { a: Point; g: Group }): readonly Point[] | null =>
  g.kind === 'named' && g.candidates.every(({ sort }) => sort !== 'track') ? together({ a, b: edge('start', g) }) : null

/** "at the intro's start and end": both edges are the intro's, as where it is named behind them. */
export const togetherOfOne = ({ a, b }: { a: Point; b: Point }): readonly Point[] | null =>
  a.kind === 'edge' && a.of !== null && a.offset === 0 && b.kind === 'edge' && b.of === null && b.own !== true
    ? together({ a, b: { kind: 'edge', edge: b.edge, of: a.of, offset: b.offset } })
    : together({ a, b })

/** "at the start and at the end of the intro": both edges are the intro's. */
function sharing(point: Point, [next]: readonly Point[]): Point {
  if (point.kind !== 'edge' || point.of !== null || point.own === true) return point
  return next?.kind === 'edge' && next.edge !== point.edge && next.of !== null ? { ...point, of: next.of } : point
}
