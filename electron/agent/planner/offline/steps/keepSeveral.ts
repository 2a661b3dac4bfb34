import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { PlannedStep, TrackRef } from '../../plan.ts'
import { extentOf, trackOfClip } from './points.ts'
import { rangeOfSpan, spanOf } from './spans.ts'
import type { Span } from './spans.ts'

function spanOfStep({ target }: PlannedStep, project: ProjectView): Span | null {
  const { range, thing } = target
  if (thing !== undefined) return range === undefined ? extentOf(project, thing, target.tracks ?? []) : null
  return range?.kind === 'whole' ? null : spanOf(range, target.tracks ?? [], project)
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

/**
 * "keep 10 to 20 and 40 to 50": what is outside all of them goes, and what is between them goes without closing the
 * gap, as with one part.
 */
export function keepSeveral(steps: readonly PlannedStep[], project: ProjectView): readonly PlannedStep[] | null {
  const [first] = steps
  const spans = steps.flatMap((step) => spanOfStep(step, project) ?? []).sort((one, other) => one.start - other.start)
  const tracks = tracksOfAll(steps, project)
  const [head] = spans
  if (first === undefined || head === undefined || spans.length < steps.length || tracks === null) return null
  const withTracks = tracks.length === 0 ? {} : { tracks }
  const gaps: Span[] = []
  let { end } = head
  for (const span of spans.slice(1)) {
    if (span.start > end) gaps.push({ start: end, end: span.start })
    end = Math.max(end, span.end)
  }
  const all = { ...first, target: { range: rangeOfSpan({ start: head.start, end }), ...withTracks } }
  const outside = head.start > 0 || end < project.duration || gaps.length === 0
  return [
    ...(outside ? [all] : []),
    ...gaps.map((gap) => ({ ...first, tool: 'split_delete', target: { range: rangeOfSpan(gap), ...withTracks } })),
  ]
}
