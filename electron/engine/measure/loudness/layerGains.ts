import type { Piece } from '../../model/piece.ts'
import { rampGain } from '../../render/rampGain.ts'

/** The gain of a piece's own sound, frame by frame from `from` on. */
export function layerGains(piece: Piece, from: number): (frame: number) => number {
  if (piece.ramps.length === 0) return () => piece.gain
  return (frame) => piece.ramps.reduce((gain, ramp) => gain * rampGain(ramp, from + frame), piece.gain)
}
