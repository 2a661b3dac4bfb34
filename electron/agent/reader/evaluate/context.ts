import type { ProjectView, RangeView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Sort } from '../meaning/types.ts'
import type { Place } from './found.ts'

/** What a set is looked up in: the project as the step finds it, and what was spoken of before. */
export interface Context {
  readonly view: ProjectView
  /** The project in front of the request: things are counted as they were, where some of them are gone since. */
  readonly first?: ProjectView | undefined
  /** What earlier steps acted on, newest last. */
  readonly mentioned: readonly Place[]
  /** What was spared, or acted on, and "the rest" leaves out. */
  readonly used: readonly Place[]
  /** What an act can be done to, which settles names that several things have. */
  readonly sorts: readonly Sort[]
  /** Tracks that are named beside it: of clips of one name those on them are meant. */
  readonly onTracks?: readonly string[] | null
  /** It takes away what it is done to: a part that was spoken of is not the track that it is on. */
  readonly removes?: boolean
  /** Where all of these tracks are silent (null: all there are); left out where nobody has listened. */
  readonly pauses?: ((trackIds: readonly string[] | null) => readonly RangeView[]) | undefined
  /** Whether "it" may be the whole recording. */
  readonly wholeWhenNothing: boolean
  /** Whether "this" is, where nothing is selected. */
  readonly thisWhole?: true
}

export interface Extent {
  readonly range: RangeView
  readonly tracks: readonly string[] | null
}

/** From the first clip's start to the last clip's end. */
export function extentOf(track: TrackView): RangeView {
  return {
    start: Math.min(...track.clips.map((clip) => clip.start), Number.POSITIVE_INFINITY),
    end: Math.max(...track.clips.map((clip) => clip.end), 0),
  }
}

/** Where the last clip ends: a label behind it is no part of the recording. The end of the project without any. */
export const endOfSound = ({ tracks, duration }: ProjectView): number =>
  Math.max(...tracks.flatMap(({ clips }) => clips.map(({ end }) => end)), 0) || duration

/** What "first", "last" and "the end" are counted from, where these tracks are named. */
export function extentOfTracks(view: ProjectView, ids: readonly string[] | null): RangeView {
  if (ids === null) return { start: 0, end: endOfSound(view) }
  const extents = view.tracks.filter((track) => ids.includes(track.id) && track.clips.length > 0).map(extentOf)
  if (extents.length === 0) return { start: 0, end: view.duration }
  return { start: Math.min(...extents.map((one) => one.start)), end: Math.max(...extents.map((one) => one.end)) }
}

/** How much of the recording places are, in seconds of each track: what is taken from them makes it less. */
export function sizeOf(places: readonly Place[], view: ProjectView): number {
  return places.reduce((sum, { range, tracks }) => {
    const { start, end } = range ?? extentOfTracks(view, tracks)
    return sum + (end - start) * (tracks ?? view.tracks).length
  }, 0)
}
