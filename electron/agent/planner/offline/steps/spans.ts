import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { RangeRef, TimeRef, TrackRef } from '../../plan.ts'
import { extentOf } from './points.ts'

/** Seconds of the timeline, start before end. */
export interface Span {
  readonly start: number
  readonly end: number
}

const absolute = (seconds: number): TimeRef => ({ kind: 'absolute', seconds })

export const rangeOfSpan = ({ start, end }: Span): RangeRef => ({
  kind: 'between',
  from: absolute(start),
  to: absolute(end),
})

function secondsOf(time: TimeRef, project: ProjectView): number | null {
  if (time.kind === 'absolute') return time.seconds
  if (time.kind === 'fromEnd') return project.duration - time.seconds
  if (time.kind === 'fraction') return time.value * project.duration
  if (time.kind !== 'anchor' || (time.anchor !== 'start' && time.anchor !== 'end')) return null
  return (time.anchor === 'start' ? 0 : project.duration) + time.offset
}

/** Where a range lies in the project as it is; null where that hangs on the cursor, the selection or a step before. */
export function spanOf(range: RangeRef | undefined, tracks: readonly TrackRef[], project: ProjectView): Span | null {
  switch (range?.kind) {
    case 'between': {
      const [start, end] = [secondsOf(range.from, project), secondsOf(range.to, project)]
      return start === null || end === null ? null : { start: Math.min(start, end), end: Math.max(start, end) }
    }
    case 'first':
      return { start: 0, end: range.seconds }
    case 'last':
      return { start: Math.max(0, project.duration - range.seconds), end: project.duration }
    case 'from': {
      const from = secondsOf(range.from, project)
      return from === null
        ? null
        : { start: Math.min(from, from + range.seconds), end: Math.max(from, from + range.seconds) }
    }
    case 'fraction':
      return { start: range.from * project.duration, end: range.to * project.duration }
    case 'thing':
      return extentOf(project, range.thing, tracks)
    case 'whole':
      return { start: 0, end: project.duration }
    case 'around':
    case 'previous':
    case 'selection':
    case 'unclear':
    case undefined:
      return null
  }
}

/** "10 to 50 except 20 to 30": what is left of a part, in order; the part itself where nothing of it is spared. */
export function spareSpans(part: Span, spared: readonly Span[]): readonly Span[] {
  const left: Span[] = []
  let from = part.start
  for (const { start, end } of spared.toSorted((one, other) => one.start - other.start)) {
    if (end <= from || start >= part.end) continue
    if (start > from) left.push({ start: from, end: start })
    from = end
  }
  return from < part.end ? [...left, { start: from, end: part.end }] : left
}
