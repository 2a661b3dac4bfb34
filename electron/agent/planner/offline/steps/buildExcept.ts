import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { PlannedStep, RangeRef, Target, TrackRef } from '../../plan.ts'
import { inPassing } from '../words/en.ts'
import { lastFirst } from './lastFirst.ts'
import { step, unclear } from './request.ts'
import type { Request } from './request.ts'
import { rangeOfSpan, spanOf, spareSpans } from './spans.ts'
import type { Span } from './spans.ts'
import { complement, exceptOf, rangesOf, targetOf } from './targets.ts'
import { closesGaps } from './toolShapes.ts'

/**
 * "10 to 50 except 20 to 30": only what is left of the named parts; asked about where that can't be told from the
 * words.
 */
function exceptWithin(
  request: Request,
  own: readonly RangeRef[],
  spared: readonly RangeRef[],
  tracks: readonly TrackRef[],
  project: ProjectView,
): readonly PlannedStep[] {
  const spansOf = (ranges: readonly RangeRef[]): readonly Span[] =>
    ranges.flatMap((range) => spanOf(range, tracks, project) ?? [])
  const [parts, holes] = [spansOf(own), spansOf(spared)]
  const known =
    request.slots.things.length === 0 &&
    request.slots.exceptAs === 'except' &&
    parts.length === own.length &&
    holes.length === spared.length
  const left = known ? parts.flatMap((part) => spareSpans(part, holes)).map(rangeOfSpan) : []
  if (left.length === 0 || (left.length > 1 && request.tool === 'set_time_selection')) return [unclear(request, tracks)]
  return (closesGaps.has(request.tool) ? lastFirst(left, project) : left).map((range) =>
    step(request, targetOf(range, null, tracks)),
  )
}

/** "everything except …": to delete all but this is to keep it, and to keep all but this is to delete it. */
export function buildExcept(
  request: Request,
  tracks: readonly TrackRef[],
  project: ProjectView,
): readonly PlannedStep[] | null {
  const except = exceptOf(request.slots)
  const ranges: readonly RangeRef[] = [
    ...rangesOf({ ...except, whole: false }, 'ask'),
    ...except.things
      .filter(() => except.ranges.length === 0)
      .map(({ value }): RangeRef => ({ kind: 'thing', thing: value.thing })),
  ]
  const pointed = except.selection ? ({ kind: 'selection' } as const) : null
  const spared = ranges.length > 0 ? ranges : pointed === null ? [] : [pointed]
  const only = spared[0]
  if (only === undefined || (except.tracks.length > 0 && except.ranges.length === 0 && except.things.length === 0))
    return null
  const thing = except.ranges.length > 0 ? (except.things[0]?.value.thing ?? null) : null
  const target = (range: RangeRef): Target =>
    range.kind === 'thing' ? targetOf(null, range.thing, tracks) : targetOf(range, thing, tracks)
  const own = rangesOf({ ...request.slots, except: null, whole: false, times: [] }, 'ask')
  if (own.length > 0 || request.slots.things.length > 0) return exceptWithin(request, own, spared, tracks, project)
  const cropsOutside =
    request.slots.exceptAs === 'outside' && request.verbWords.some((word) => inPassing.trimVerbs.has(word))
  if (request.tool === 'trim_to_selection' && cropsOutside) return spared.map((range) => step(request, target(range)))
  if (request.tool === 'trim_to_selection')
    return lastFirst(spared, project).map((range) => step(request, target(range), { tool: 'delete_selection' }))
  if (closesGaps.has(request.tool))
    return spared.map((range) => step(request, target(range), { tool: 'trim_to_selection' }))
  const others = spared.length === 1 ? complement(only) : []
  return others.length === 0 || (others.length > 1 && request.tool === 'set_time_selection')
    ? [unclear(request, tracks)]
    : others.map((range) => step(request, targetOf(range, null, tracks)))
}
