import { formatTime } from '../../../shared/formatTime.ts'
import type { PlannedStep, TimeRef } from '../planner/plan.ts'
import { sameTime, tracksOf } from '../tools/measureTracks.ts'
import { slotsOf } from '../tools/slots.ts'
import { type Found, isFound } from './found.ts'
import type { Look, Scope } from './look.ts'
import { askForTime } from './questions.ts'
import type { FoundRange } from './resolveRange.ts'
import { resolveTime } from './resolveTime.ts'

export interface Point {
  readonly at: number
  readonly source: string
  readonly confidence: number
}

/** The times that a tool acts at; `[null]` where it acts at none of its own (a selection counts before the cursor, playing on needs no place). */
export function resolvePoints(
  planned: PlannedStep,
  look: Look,
  scope: Scope,
  trackIds: readonly string[],
  range: FoundRange | null,
): Found<(Point | null)[]> {
  const need = slotsOf(look.tool).at
  const refs = pointsOf(planned, need === 'own' || need === 'required' || range === null)
  if (refs.length === 0) {
    if (need === 'own') return { ask: askForTime(look) }
    if (need === 'optional' || range !== null) return { found: [null] }
    return atCursor(look, trackIds, need === 'insideClip')
  }
  const points: Point[] = []
  for (const ref of refs) {
    const time = resolveTime(ref, scope, look, null)
    if (!isFound(time)) return time
    const fits = fitPoint(time.found, look)
    if (!isFound(fits)) return fits
    if (need === 'insideClip' && !insideClip(look, trackIds, fits.found))
      return { ask: askForTime(look, `No clip runs across ${formatTime(fits.found)}.`) }
    const atCursorSaid = ref.kind === 'anchor' && ref.anchor === 'cursor'
    points.push({ at: fits.found, source: atCursorSaid ? 'the cursor' : 'your words', confidence: 1 })
  }
  return { found: points }
}

/** Where the words name a clip, a label or a range instead of a time, its start is meant. */
function pointsOf({ target }: PlannedStep, startCounts: boolean): readonly TimeRef[] {
  if (target.at !== undefined && target.at.length > 0) return target.at
  if (!startCounts) return []
  if (target.thing !== undefined) return [{ kind: 'thing', thing: target.thing, edge: 'start', offset: 0 }]
  return []
}

function atCursor(look: Look, trackIds: readonly string[], inside: boolean): Found<Point[]> {
  const { cursor } = look.view
  if (inside && !insideClip(look, trackIds, cursor))
    return { ask: askForTime(look, `The cursor is at ${formatTime(cursor)}, and no clip runs across it.`) }
  return { found: [{ at: cursor, source: 'the cursor', confidence: 0.9 }] }
}

/** The very end is inside: paste and seek go there. */
function fitPoint(time: number, look: Look): Found<number> {
  const { duration, sampleRate } = look.view
  if (time < -0.5 / sampleRate) return { ask: askForTime(look, `${formatTime(time)} lies before the start.`) }
  if (time > duration + 0.5 / sampleRate)
    return { ask: askForTime(look, `${formatTime(time)} lies past the end of the project.`) }
  return { found: Math.min(Math.max(time, 0), duration) }
}

function insideClip({ view }: Look, trackIds: readonly string[], time: number): boolean {
  const tracks = trackIds.length === 0 ? view.tracks : tracksOf(view, trackIds)
  return tracks.some((track) =>
    track.clips.some(
      (clip) =>
        clip.start < time && time < clip.end && !sameTime(clip.start, time, view) && !sameTime(clip.end, time, view),
    ),
  )
}
