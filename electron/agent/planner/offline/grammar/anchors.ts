import type { TimeRef } from '../../plan.ts'

/** Start and end of what is acted on: of a named track, else of the project. */
export const anchorStart: TimeRef = { kind: 'anchor', anchor: 'start', offset: 0 }
export const anchorEnd: TimeRef = { kind: 'anchor', anchor: 'end', offset: 0 }
export const anchorCursor: TimeRef = { kind: 'anchor', anchor: 'cursor', offset: 0 }

export const isAnchor = (point: TimeRef, name: Extract<TimeRef, { kind: 'anchor' }>['anchor']): boolean =>
  point.kind === 'anchor' && point.anchor === name && point.offset === 0
