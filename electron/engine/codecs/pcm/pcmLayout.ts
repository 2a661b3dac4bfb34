import type { PcmEncoding } from '../../../../shared/dsp/pcmEncodings.ts'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'

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
