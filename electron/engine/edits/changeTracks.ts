import type { TrackId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import { firstClipEndingAfter, firstClipStartingFrom } from '../model/findClips.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, HiddenSound, Project, Track } from '../model/project.ts'
import { piecesLength } from '../pieces/slicePieces.ts'

/** The project with some of its tracks changed; the same object when every track stays the same object. */
export function changeTracks(project: Project, ids: ReadonlySet<TrackId>, change: (track: Track) => Track): Project {
  const tracks = project.tracks.map((track) => (ids.has(track.id) ? change(track) : track))
  return tracks.every((track, index) => track === project.tracks[index]) ? project : { ...project, tracks }
}

/**
 * Changes the clips that have audio in the range, each with its part of the range counted from the clip's start.
 * The same track when every clip stays the same object.
 */
export function changeClips(
  track: Track,
  from: number,
  to: number,
  change: (clip: Clip, part: ClipRange) => readonly Clip[],
): Track {
  const first = firstClipEndingAfter(track.clips, from)
  const last = firstClipStartingFrom(track.clips, to)
  if (first >= last) return track
  const touched = track.clips.slice(first, last)
  const changed = touched.flatMap((clip) =>
    change(clip, { from: Math.max(from - clip.start, 0), to: Math.min(to - clip.start, clip.length) }),
  )
  if (changed.length === touched.length && changed.every((clip, index) => clip === touched[index])) return track
  return { ...track, clips: track.clips.toSpliced(first, last - first, ...changed) }
}

/** Frames of a clip, counted from its start; `to` is behind the last one. */
export interface ClipRange {
  readonly from: number
  readonly to: number
}

/**
 * The clip with other pieces, which may be longer or shorter; the same object when they are the same. What was hidden
 * at its edges is gone unless it is given: it would not fit what is heard now.
 */
export function withPieces(clip: Clip, pieces: readonly Piece[], hidden?: HiddenSound): Clip {
  if (pieces === clip.pieces) return clip
  const { id, name, start } = clip
  return withHidden({ id, name, start, pieces, length: frames(piecesLength(pieces)) }, hidden)
}

/** The clip with this sound hidden at its edges, and none where there is none. */
export function withHidden(clip: Omit<Clip, 'hidden'>, hidden: HiddenSound | undefined): Clip {
  return hidden === undefined || hidden.before.length + hidden.after.length === 0 ? clip : { ...clip, hidden }
}

/** Named one by one: thousands of clips follow a cut, and spreading each takes ten times as long. */
export function moveClip(clip: Clip, by: number): Clip {
  if (by === 0) return clip
  const { id, name, length, pieces, hidden } = clip
  const start = frames(clip.start + by)
  return hidden === undefined ? { id, name, start, length, pieces } : { id, name, start, length, pieces, hidden }
}
