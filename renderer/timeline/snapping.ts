import type { AppState } from '../store/appStore.ts'

/** How near something has to be for what is moved to stay at it, CSS pixels. */
const reach = 8

/** A move that came out a little other than asked for, and the time at which it holds; null where it is free. */
export interface Snapped {
  readonly by: number
  readonly at: number | null
}

/**
 * Moves some times together by so many seconds, and a little further where one of them then lies at something. Nothing
 * is far on a screen that is near in time: the reach is one in pixels.
 */
export function snapMove(times: readonly number[], by: number, targets: readonly number[], pxPerSec: number): Snapped {
  let best: Snapped = { by, at: null }
  let nearest = reach / pxPerSec
  for (const time of times) {
    for (const target of targets) {
      const distance = Math.abs(time + by - target)
      if (distance >= nearest) continue
      nearest = distance
      best = { by: target - time, at: target }
    }
  }
  return best
}

/** All that there is to stay at: clip edges but those of what is moved, labels, cursor, playhead, selection, zero. */
export function snapTargets({ project }: AppState, moved: ReadonlySet<string>, playhead: number): readonly number[] {
  if (!project) return []
  const { tracks, labels, selection, cursor, transport } = project
  return [
    0,
    cursor,
    ...(selection ? [selection.start, selection.end] : []),
    ...(transport.state === 'stopped' ? [] : [playhead]),
    ...labels.flatMap(({ start, end }) => [start, end]),
    ...tracks.flatMap(({ clips }) => clips.flatMap(({ id, start, end }) => (moved.has(id) ? [] : [start, end]))),
  ]
}
