/** How the samples lie in the file. */
export type WavEncoding = 'u8' | 's16' | 's24' | 's32' | 'f32' | 'f64'

export interface WavFormat {
  readonly encoding: WavEncoding
  readonly channels: number
  readonly sampleRate: number
  /** Bytes of one frame. */
  readonly blockAlign: number
}

export interface WavLayout extends WavFormat {
  readonly dataStart: number
  /** Whole frames that are really there. */
  readonly frames: number
  readonly notes: readonly string[]
}
