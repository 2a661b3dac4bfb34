import { frames, toFrames } from '../../../../shared/time.ts'
import type { Clip, HiddenSound, Track } from '../../model/project.ts'
import { joinPieces } from '../../pieces/joinPieces.ts'
import { piecesLength, slicePieces } from '../../pieces/slicePieces.ts'
import { changeTracks, withPieces } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'
import { findClips } from './clipsById.ts'

/**
 * Moves an edge of a clip: inwards it hides sound, outwards it shows what is hidden there. It stops at the other edge,
 * at the last of what is hidden, and at the next clip. What stays heard stays where it is.
 */
export const trimClip: Edit<'trimClip'> = (state, { clipId, edge, to }) => {
  const found = findClips(state.project, [clipId])
  if (!found.ok) return found
  const [one] = found.value
  if (one === undefined) return finish(state, {})
  const { clip, track } = one
  const wanted = toFrames(to, state.project.sampleRate)
  const trimmed =
    edge === 'start' ? trimStart(clip, wanted, endBefore(track, clip)) : trimEnd(clip, wanted, startBehind(track, clip))
  const done = { tracks: [track.name], range: { start: trimmed.start, end: frames(trimmed.start + trimmed.length) } }
  if (trimmed === clip) return finish(state, {}, done)
  const project = changeTracks(state.project, new Set([track.id]), (own) => ({
    ...own,
    clips: own.clips.map((other) => (other === clip ? trimmed : other)),
  }))
  return finish(state, { project }, done)
}

const nothing: HiddenSound = { before: [], after: [] }

function trimStart(clip: Clip, wanted: number, least: number): Clip {
  const hidden = clip.hidden ?? nothing
  const room = piecesLength(hidden.before)
  const start = Math.min(Math.max(wanted, clip.start - room, least), clip.start + clip.length - 1)
  const by = start - clip.start
  if (by === 0) return clip
  const pieces =
    by > 0
      ? slicePieces(clip.pieces, by, clip.length)
      : joinPieces(slicePieces(hidden.before, room + by, room), clip.pieces)
  const before =
    by > 0 ? joinPieces(hidden.before, slicePieces(clip.pieces, 0, by)) : slicePieces(hidden.before, 0, room + by)
  return { ...withPieces(clip, pieces, { before, after: hidden.after }), start: frames(start) }
}

function trimEnd(clip: Clip, wanted: number, most: number): Clip {
  const hidden = clip.hidden ?? nothing
  const room = piecesLength(hidden.after)
  const end = Math.max(Math.min(wanted, clip.start + clip.length + room, most), clip.start + 1)
  const length = end - clip.start
  const by = length - clip.length
  if (by === 0) return clip
  const pieces =
    by < 0 ? slicePieces(clip.pieces, 0, length) : joinPieces(clip.pieces, slicePieces(hidden.after, 0, by))
  const after =
    by < 0
      ? joinPieces(slicePieces(clip.pieces, length, clip.length), hidden.after)
      : slicePieces(hidden.after, by, room)
  return withPieces(clip, pieces, { before: hidden.before, after })
}

function endBefore({ clips }: Track, clip: Clip): number {
  const before = clips[clips.indexOf(clip) - 1]
  return before === undefined ? 0 : before.start + before.length
}

function startBehind({ clips }: Track, clip: Clip): number {
  return clips[clips.indexOf(clip) + 1]?.start ?? Infinity
}
