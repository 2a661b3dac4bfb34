import { mapPieces, scalePiece } from '../pieces/shapePieces.ts'
import { changeTracks } from './changeTracks.ts'
import { toGain } from './decibels.ts'
import { finish, type Edit } from './edit.ts'
import { readTargetWithAudio } from './readTarget.ts'
import { shapeRange } from './shapeRange.ts'

export const amplify: Edit<'amplify'> = (state, request) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, names } = target.value
  const gain = toGain(request.gainDb)
  const project = changeTracks(state.project, ids, (track) =>
    shapeRange(track, start, end, (pieces) => mapPieces(pieces, (piece) => scalePiece(piece, gain))))
  return finish(state, { project }, { tracks: names, range: target.value })
}
