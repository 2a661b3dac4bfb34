import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { frames } from '../../../../shared/time.ts'
import { toGain } from '../../model/decibels.ts'
import type { Ramp } from '../../model/piece.ts'
import type { Track } from '../../model/project.ts'
import { trackEnd } from '../../model/projectEnd.ts'
import { rampPieces } from '../../pieces/shapePieces.ts'
import { shiftRamp } from '../../pieces/slicePieces.ts'
import { changeRange } from '../changeRange.ts'
import type { Edit } from '../edit.ts'
import { leavesRange } from './gain.ts'
import { readTargetWithAudio } from '../readTarget.ts'
import { scaleRange, shapeRange } from './shapeRange.ts'

/**
 * The level glides over the range, and what is behind it on its tracks stays where the glide has ended: gain over time
 * is made of as many of these as it has points.
 */
export const volumeRamp: Edit<'volumeRamp'> = (state, { gainDb, curve }) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const gain = toGain(gainDb)
  const { start, end, tracks } = target.value
  if (tracks.some((track) => leavesRange(track, { start, end: lastOf(track, end) }, gain)))
    return err(failure('engine/bad-value', { problem: { kind: 'gain-too-low' } }))
  const ramp: Ramp = { curve, from: 1, to: gain, total: frames(end - start), offset: 0, step: 1 }
  return changeRange(state, (track) => {
    const held = scaleRange(track, { start: end, end: lastOf(track, end) }, gain)
    return shapeRange(held, start, end, (pieces, offset) => rampPieces(pieces, shiftRamp(ramp, offset)))
  })
}

const lastOf = (track: Track, end: number): number => Math.max(end, trackEnd(track))
