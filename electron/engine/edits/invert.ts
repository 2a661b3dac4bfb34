import { mapPieces, scalePiece } from '../pieces/shapePieces.ts'
import { changeTracks } from './changeTracks.ts'
import { finish, type Edit } from './edit.ts'
import { readTargetWithAudio } from './readTarget.ts'
import { shapeRange } from './shapeRange.ts'

/** Turns the polarity of the range: a gain of -1, so exact, instant, and undone by doing it again. */
export const invert: Edit<'invert'> = (state) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, names } = target.value
  const project = changeTracks(state.project, ids, (track) =>
    shapeRange(track, start, end, (pieces) => mapPieces(pieces, (piece) => scalePiece(piece, -1))),
  )
  return finish(state, { project }, { tracks: names, range: target.value })
}
