import type { Author } from '../../../../shared/schemas/author.ts'
import type { PlannedStep, TimeRef } from '../../planner/plan.ts'
import { sameTime, tracksOf } from '../../tools/readBack/measureTracks.ts'
import { targetSourcesOf } from '../../tools/contract/target.ts'
import { type Resolution, isResolved } from '../resolution.ts'
import type { ResolveContext, Scope } from './resolveContext.ts'
import { askForTime } from '../questions.ts'
import type { ResolvedRange } from './resolveRange.ts'
import { resolveTime } from './resolveTime.ts'

export interface Point {
  readonly at: number
  readonly source: string
  readonly author: Author
  readonly confidence: number
}

const cursorSource = { source: 'the cursor', author: 'selection' } as const
const saidSource = { source: 'your words', author: 'words' } as const

/**
 * The times that a tool acts at; `[null]` where it acts at none of its own (a selection counts before the cursor,
 * playing on needs no place).
 */
export function resolvePoints(
  planned: PlannedStep,
  context: ResolveContext,
  scope: Scope,
  trackIds: readonly string[],
  range: ResolvedRange | null,
): Resolution<(Point | null)[]> {
  const need = targetSourcesOf(context.tool).at
  const refs = pointsOf(planned, need === 'own' || need === 'required' || range === null)
  if (refs.length === 0) {
    if (need === 'own') return { ask: askForTime(context) }
    if (need === 'optional' || range !== null) return { value: [null] }
    return atCursor(context, trackIds, need === 'insideClip')
  }
  const points: Point[] = []
  for (const ref of refs) {
    const time = resolveTime(ref, scope, context, null)
    if (!isResolved(time)) return time
    const fits = fitPoint(time.value, context)
    if (!isResolved(fits)) return fits
    if (need === 'insideClip' && !insideClip(context, trackIds, fits.value))
      return { ask: askForTime(context, { kind: 'no-clip-across', time: fits.value }) }
    const atCursorSaid = ref.kind === 'anchor' && ref.anchor === 'cursor'
    points.push({ at: fits.value, ...(atCursorSaid ? cursorSource : saidSource), confidence: 1 })
  }
  return { value: points }
}

/** Where the words name a clip, a label or a range instead of a time, its start is meant. */
function pointsOf({ target }: PlannedStep, startCounts: boolean): readonly TimeRef[] {
  if (target.at !== undefined && target.at.length > 0) return target.at
  if (!startCounts) return []
  if (target.thing !== undefined) return [{ kind: 'thing', thing: target.thing, edge: 'start', offset: 0 }]
  return []
}

function atCursor(context: ResolveContext, trackIds: readonly string[], inside: boolean): Resolution<Point[]> {
  const { cursor } = context.view
  if (inside && !insideClip(context, trackIds, cursor))
    return { ask: askForTime(context, { kind: 'cursor-in-no-clip', time: cursor }) }
  return { value: [{ at: cursor, ...cursorSource, confidence: 0.9 }] }
}

/** The very end is inside: paste and seek go there. */
function fitPoint(time: number, context: ResolveContext): Resolution<number> {
  const { duration, sampleRate } = context.view
  if (time < -0.5 / sampleRate) return { ask: askForTime(context, { kind: 'before-start', time }) }
  if (time > duration + 0.5 / sampleRate) return { ask: askForTime(context, { kind: 'past-end', time }) }
  return { value: Math.min(Math.max(time, 0), duration) }
}

function insideClip({ view }: ResolveContext, trackIds: readonly string[], time: number): boolean {
  const tracks = trackIds.length === 0 ? view.tracks : tracksOf(view, trackIds)
  return tracks.some((track) =>
    track.clips.some(
      (clip) =>
        clip.start < time && time < clip.end && !sameTime(clip.start, time, view) && !sameTime(clip.end, time, view),
    ),
  )
}
