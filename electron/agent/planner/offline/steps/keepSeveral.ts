import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { PlannedStep, RangeRef, TimeRef, TrackRef } from '../../plan.ts'
import { extentOf, trackOfClip } from './points.ts'

interface Span {
  readonly start: number
  readonly end: number
}

const absolute = (seconds: number): TimeRef => ({ kind: 'absolute', seconds })

function secondsOf(time: TimeRef, project: ProjectView): number | null {
  if (time.kind === 'absolute') return time.seconds
  if (time.kind === 'fromEnd') return project.duration - time.seconds
  if (time.kind === 'fraction') return time.value * project.duration
  if (time.kind !== 'anchor' || (time.anchor !== 'start' && time.anchor !== 'end')) return null
  return (time.anchor === 'start' ? 0 : project.duration) + time.offset
}

function spanOf({ target }: PlannedStep, project: ProjectView): Span | null {
  const { range, thing } = target
  if (thing !== undefined) return range === undefined ? extentOf(project, thing, target.tracks ?? []) : null
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
      return from === null ? null : { start: Math.min(from, from + range.seconds), end: Math.max(from, from + range.seconds) }
    }
    case 'fraction':
      return { start: range.from * project.duration, end: range.to * project.duration }
    case 'thing':
      return extentOf(project, range.thing, target.tracks ?? [])
    case 'around':
    case 'previous':
    case 'selection':
    case 'unclear':
    case 'whole':
    case undefined:
      return null
  }
}

/** The tracks that all of them are on; null where they are on different ones. */
function tracksOfAll(steps: readonly PlannedStep[], project: ProjectView): readonly TrackRef[] | null {
  const each = steps.map(({ target }): readonly TrackRef[] => {
    if (target.tracks !== undefined) return target.tracks
    const own = target.thing === undefined ? null : trackOfClip(project, target.thing)
    return own === null ? [] : [own]
  })
  const [first = []] = each
  return each.every((tracks) => JSON.stringify(tracks) === JSON.stringify(first)) ? first : null
}

/** "keep 10 to 20 and 40 to 50": what is outside all of them goes, and what is between them goes without closing the gap, as with one part. */
export function keepSeveral(steps: readonly PlannedStep[], project: ProjectView): readonly PlannedStep[] | null {
  const [first] = steps
  const spans = steps.flatMap((step) => spanOf(step, project) ?? []).sort((one, other) => one.start - other.start)
  const tracks = tracksOfAll(steps, project)
  const [head] = spans
  if (first === undefined || head === undefined || spans.length < steps.length || tracks === null) return null
  const withTracks = tracks.length === 0 ? {} : { tracks }
  const between = ({ start, end }: Span): RangeRef => ({ kind: 'between', from: absolute(start), to: absolute(end) })
  const gaps: Span[] = []
  let { end } = head
  for (const span of spans.slice(1)) {
    if (span.start > end) gaps.push({ start: end, end: span.start })
    end = Math.max(end, span.end)
  }
  const all = { ...first, target: { range: between({ start: head.start, end }), ...withTracks } }
  const outside = head.start > 0 || end < project.duration || gaps.length === 0
  return [...(outside ? [all] : []), ...gaps.map((gap) => ({ ...first, tool: 'split_delete', target: { range: between(gap), ...withTracks } }))]
}
