import type { EffectCall } from '../effects/index.ts'
import type { SoundFormat } from '../effects/processor.ts'
import type { Piece } from '../model/piece.ts'

/** One piece of work for an effect: a stretch of sound that goes in, and how much is wanted of what comes out. */
export interface RenderTask {
  readonly effect: EffectCall
  /** Of what goes in. */
  readonly format: SoundFormat
  /** Channels that come out; those that go in when it is left out (a control signal goes in and does not come out). */
  readonly channelsOut?: 1 | 2
  /** Frames that go in; 0 for what makes its own sound. */
  readonly input: number
  /**
   * Frames from `from` of what goes in, into arrays of zeros, one a channel. Called in order, in the engine's thread.
   */
  readonly read: (from: number, out: readonly Float32Array[]) => void
  /** This many frames of the input only set the effect going: what comes out of them is thrown away. */
  readonly leadIn: number
  /** Frames that are kept, behind the lead-in. Too few that come out are followed by silence, too many are cut. */
  readonly length: number
  /** Frame of the timeline, as the edit leaves it, at which what is kept begins. */
  readonly at: number
  /** What it sounds most like until it is rendered: rehearsals use it. Empty for what makes its own sound. */
  readonly like: readonly Piece[]
}

/** Frames that go through an effect at a time. */
export const chunkFrames = 1 << 16
