import { changeRange } from '../changeRange.ts'
import type { FadeCurve } from '../../../../shared/dsp/fadeCurve.ts'
import { frames } from '../../../../shared/time.ts'
import type { Ramp } from '../../model/piece.ts'
import { trackEnd } from '../../model/projectEnd.ts'
import { rampPieces } from '../../pieces/shapePieces.ts'
import { shiftRamp } from '../../pieces/slicePieces.ts'
import type { Edit, EditResult, EditState } from '../edit.ts'
import { shapeRange } from './shapeRange.ts'

/**
 * From silence at the range's first frame, or where the track's sound begins in it; one fade over all clips in the
 * range.
 */
export const fadeIn: Edit<'fadeIn'> = (state, { curve }) =>
  fade(state, (length) => ({ ...rising(length, curve), offset: 0, step: 1 }))

/** A fade in turned round: silence at the range's last frame, or where the track's sound ends in it. */
export const fadeOut: Edit<'fadeOut'> = (state, { curve }) =>
  fade(state, (length) => ({ ...rising(length, curve), offset: length - 1, step: -1 }))

function rising(length: number, curve: FadeCurve): Omit<Ramp, 'offset' | 'step'> {
  return { curve, from: 0, to: 1, total: frames(length) }
}

function fade(state: EditState, makeRamp: (length: number) => Ramp): EditResult {
  return changeRange(state, (track, range) => {
    const start = Math.max(range.start, track.clips[0]?.start ?? 0)
    const end = Math.min(range.end, trackEnd(track))
    const ramp = makeRamp(end - start)
    return shapeRange(track, start, end, (pieces, offset) => rampPieces(pieces, shiftRamp(ramp, offset)))
  })
}
