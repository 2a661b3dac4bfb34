import type { SourceNote } from '../../../shared/notes/fileNotes.ts'
import type { Result } from '../../../shared/result.ts'
import type { ChannelChoice } from '../codecs/channelChoice.ts'
import type { Share, DecodedChunk } from './decoders.ts'

/** What is asked of a decode thread. */
export interface DecodeCalls {
  open(request: Opening): Result<Opened>
  begin(request: { readonly sampleRate: number; readonly share: Share }): Result<null>
  /** `spare` is memory of a block that is stored. */
  next(request: { readonly spare: ArrayBuffer | null }): Result<Heard>
}

export interface Opening {
  readonly path: string
  readonly name: string
  readonly choice: ChannelChoice
  /** The path of the FFmpeg that was chosen, if one was. */
  readonly ffmpeg: string
}

export interface Opened {
  readonly sampleRate: number
  readonly channels: 1 | 2
  readonly channelNames: readonly string[] | null
  readonly isDivisible: boolean
}

/** Notes come with the end (`chunk` is null). */
export interface Heard {
  readonly chunk: DecodedChunk | null
  readonly fraction: number
  readonly notes: readonly SourceNote[]
}
