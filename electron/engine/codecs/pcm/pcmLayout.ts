import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'

/** How uncompressed samples (and those of the two telephone laws) lie in a file. */
export type PcmEncoding = 'u8' | 's8' | 's16' | 's24' | 's32' | 'f32' | 'f64' | 'alaw' | 'mulaw'

export const pcmBytes = {
  u8: 1,
  s8: 1,
  s16: 2,
  s24: 3,
  s32: 4,
  f32: 4,
  f64: 8,
  alaw: 1,
  mulaw: 1,
} as const satisfies Record<PcmEncoding, number>

export interface PcmFormat {
  readonly encoding: PcmEncoding
  readonly byteOrder: 'little' | 'big'
  readonly channels: number
  readonly sampleRate: number
  /** Bytes of one frame. */
  readonly blockAlign: number
  /** Speakers that the file names for its channels, as bits. */
  readonly speakers?: number
}

export interface PcmLayout extends PcmFormat {
  readonly dataStart: number
  /** Whole frames that are really there. */
  readonly frames: number
  readonly notes: readonly SourceNote[]
}
