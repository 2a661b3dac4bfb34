import { frames } from '../../../shared/time.ts'
import type { Clip, Track } from '../model/project.ts'
import { reversePieces } from '../pieces/shapePieces.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { withPieces } from './changeTracks.ts'
import { clipsInRange } from './clipsInRange.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** What the clips hold within the range as it sounds backwards, in its new place; in order. */
export function turnClips(inside: readonly Clip[], { start, end }: Range): Clip[] {
  return inside.toReversed().map((clip): Clip => {
    const pieces = slicePieces(clip.pieces, Math.max(0, start - clip.start), end - clip.start)
    const last = Math.min(clip.start + clip.length, end)
    return { ...withPieces(clip, reversePieces(pieces)), start: frames(start + end - last) }
  })
}

/** The track with nothing but the range, backwards. */
export function turnTrack(track: Track, range: Range): Track {
  return { ...track, clips: turnClips(clipsInRange(track, range.start, range.end).inside, range) }
}
