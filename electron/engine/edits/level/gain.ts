import { changeRange } from '../changeRange.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import type { Track } from '../../model/project.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips } from '../changeTracks.ts'
import { toGain } from '../../model/decibels.ts'
import type { Edit } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'
import { scaleRange } from './shapeRange.ts'

/** Gains that add up to more than 600 dB, either way, leave the range of the numbers that samples are. */
const furthest = 1e30

export const amplify: Edit<'amplify'> = (state, request) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const gain = toGain(request.gainDb)
  if (target.value.tracks.some((track) => leavesRange(track, target.value, gain)))
    return err(failure('engine/bad-value', { problem: { kind: 'gain-too-low' } }))
  return changeRange(state, (track, range) => scaleRange(track, range, gain))
}

export function leavesRange(
  track: Track,
  { start, end }: { readonly start: number; readonly end: number },
  gain: number,
): boolean {
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

/** Turns the polarity of the range: a gain of -1, so exact, instant, and undone by doing it again. */
export const invert: Edit<'invert'> = (state) => changeRange(state, (track, range) => scaleRange(track, range, -1))
