import type { Region } from '../../../shared/schemas/conversation.ts'
import { extentOf, tracksOf } from '../tools/readBack/measureTracks.ts'
import { originalTime, type SeenStep } from './originalTime.ts'

/** On the timeline as the person sees it now, before anything is done: what earlier steps will move is moved back. */
export function regionsOf(steps: readonly SeenStep[], index: number): Region[] {
  const one = steps[index]
  if (one === undefined) return []
  const earlier = steps.slice(0, index)
  if (earlier.some((step) => step.tool.impact === 'history' && movesSound(step))) return []
  return regionsInStep(one)
    .map((region) => {
      const { trackId, start, end } = region
      // What is put in between lies at one place.
      const last = region.fate === 'added' ? 'start' : 'end'
      return {
        ...region,
        start: originalTime(earlier, trackId, start, 'start'),
        end: originalTime(earlier, trackId, end, last),
      }
    })
    .filter((region) => region.end > region.start || region.fate === 'added')
}

/**
 * Behind an undo that brings audio back there is no place for it in the timeline that is on the screen: the words and
 * lengths say it.
 */
function movesSound({ before, seen: { after } }: SeenStep): boolean {
  const extents = (view: typeof before): string =>
    JSON.stringify(view.tracks.map((track) => [track.id, extentOf(track)]))
  return extents(before) !== extents(after)
}

/** On the timeline as the step finds it. */
export function regionsInStep({ tool, step, before, seen }: SeenStep): Region[] {
  const { range, trackIds, at } = step
  const pasted = seen.before.clipboard?.duration ?? 0
  if (range === null && at !== null && tool.reads.some((one) => one.state === 'clipboard')) {
    return seen.outcome.tracks.flatMap((name) => {
      const track = seen.after.tracks.find((other) => other.name === name)
      return track === undefined ? [] : [{ trackId: track.id, start: at, end: at + pasted, fate: 'added' as const }]
    })
  }
  const { removed } = seen.outcome
  if (removed !== undefined) return removed.map((one) => ({ ...one, fate: 'removed' }))
  if (range === null || tool.regions === 'none') return []
  const { start, end } = range
  return tracksOf(before, trackIds).flatMap((track): Region[] => {
    const trackId = track.id
    if (tool.regions === 'range removed') return [{ trackId, start, end, fate: 'removed' }]
    if (tool.regions === 'range rewritten') return [{ trackId, start, end, fate: 'rewritten' }]
    const extent = extentOf(track)
    if (extent === null) return []
    const rest: Region[] = [
      { trackId, start: extent.start, end: Math.min(start, extent.end), fate: 'removed' },
      { trackId, start: Math.max(start, extent.start), end: Math.min(end, extent.end), fate: 'kept' },
      { trackId, start: Math.max(end, extent.start), end: extent.end, fate: 'removed' },
    ]
    return rest.filter((region) => region.end > region.start)
  })
}
