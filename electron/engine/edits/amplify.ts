import { failure } from '../../../shared/failures/index.ts'
import { err } from '../../../shared/result.ts'
import type { Track } from '../model/project.ts'
import { mapPieces, scalePiece } from '../pieces/shapePieces.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeClips, changeTracks } from './changeTracks.ts'
import { toGain } from './decibels.ts'
import { finish, type Edit } from './edit.ts'
import { readTargetWithAudio, type Target } from './readTarget.ts'
import { shapeRange } from './shapeRange.ts'

/** Gains that add up to more than 600 dB, either way, leave the range of the numbers that samples are. */
const furthest = 1e30

export const amplify: Edit<'amplify'> = (state, request) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, names } = target.value
  const gain = toGain(request.gainDb)
  if (target.value.tracks.some((track) => leavesRange(track, target.value, gain)))
    return err(failure('engine/bad-value', { what: 'After so much gain nothing of the sound could be kept' }))
  const project = changeTracks(state.project, ids, (track) =>
    shapeRange(track, start, end, (pieces) => mapPieces(pieces, (piece) => scalePiece(piece, gain))),
  )
  return finish(state, { project }, { tracks: names, range: target.value })
}

function leavesRange(track: Track, { start, end }: Target, gain: number): boolean {
  let leaves = false
  changeClips(track, start, end, (clip, part) => {
    for (const piece of slicePieces(clip.pieces, part.from, part.to)) {
      const size = Math.abs(piece.gain * gain)
      leaves ||= size > furthest || size < 1 / furthest
    }
    return [clip]
  })
  return leaves
}
