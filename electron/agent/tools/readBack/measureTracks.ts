import type { ProjectView, RangeView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { ReadBack } from '../contract/defineTool.ts'

/** Half-open ranges on one timeline agree within this many frames: rounding at the seconds' edge is no difference. */
const tolerableFrames = 1.5

export function sameTime(a: number, b: number, view: ProjectView): boolean {
  return Math.abs(a - b) <= tolerableFrames / view.sampleRate
}

export function sameRange(a: RangeView | null, b: RangeView | null, view: ProjectView): boolean {
  if (a === null || b === null) return a === b
  return sameTime(a.start, b.start, view) && sameTime(a.end, b.end, view)
}

export function trackById(view: ProjectView, id: string): TrackView | undefined {
  return view.tracks.find((track) => track.id === id)
}

export function tracksOf(view: ProjectView, ids: readonly string[]): TrackView[] {
  return view.tracks.filter((track) => ids.includes(track.id))
}

/** Tracks that were not there before, in track order. */
export function newTracks({ before, after }: Pick<ReadBack, 'before' | 'after'>): TrackView[] {
  return after.tracks.filter((track) => trackById(before, track.id) === undefined)
}

/** From the first clip's start to the last clip's end; null for a track without clips. */
export function extentOf(track: Pick<TrackView, 'clips'>): RangeView | null {
  if (track.clips.length === 0) return null
  return {
    start: Math.min(...track.clips.map((clip) => clip.start)),
    end: Math.max(...track.clips.map((clip) => clip.end)),
  }
}

/** Seconds of audio of a track inside a range. */
export function audioIn(track: TrackView, range: RangeView): number {
  return track.clips.reduce(
    (sum, clip) => sum + Math.max(0, Math.min(clip.end, range.end) - Math.max(clip.start, range.start)),
    0,
  )
}

export function audioOf(track: TrackView): number {
  return track.clips.reduce((sum, clip) => sum + clip.end - clip.start, 0)
}
