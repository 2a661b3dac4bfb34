import type { FadeCurve } from '../../../shared/dsp/fadeCurve.ts'
import type { Frames } from '../../../shared/time.ts'
import type { BlockId } from '../../../shared/ids.ts'

/**
 * A stretch of one immutable block as it is heard: which frames, in which direction, how loud. Edits make new pieces;
 * samples never change.
 * Output frame i (0 ≤ i < length) is block frame `from + i` forward, `from + length - 1 - i` backward,
 * times `gain`, times every ramp at i, plus every `under` piece at i.
 */
export interface Piece {
  /** Null is digital silence. */
  readonly block: BlockId | null
  readonly from: Frames
  readonly length: Frames
  readonly direction: 'forward' | 'backward'
  /** Linear; negative turns the polarity. */
  readonly gain: number
  /** Multiplied with each other. */
  readonly ramps: readonly Ramp[]
  /** Mixed in, each exactly as long as this piece: how a crossfade at a join is kept. */
  readonly under: readonly Piece[]
}

/**
 * The shapes of fades, and one that no fade has: straight in decibels between two ends above silence, as envelopes of
 * other programs run from point to point.
 */
export type RampCurve = FadeCurve | 'decibels'

/**
 * A part of a fade. Ramp position at output frame i is `offset + i * step`; the gain there is `curve(position / total)`
 * between `from` and `to` (of `decibels` it is `from * (to / from) ** (position / total)`), so a fade that is split or
 * turned round goes on exactly where it was.
 */
export interface Ramp {
  readonly curve: RampCurve
  readonly from: number
  readonly to: number
  readonly total: Frames
  readonly offset: number
  readonly step: 1 | -1
}
