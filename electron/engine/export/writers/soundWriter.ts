import type { FileTags } from '../../codecs/encode/tags/tags.ts'
import type { SoundFormatName } from '../../../../shared/schemas/exportFormats.ts'
import type { ExportQuality } from '../../../../shared/schemas/exportRequest.ts'
import type { MixChunk } from '../readMixChunks.ts'

/** All that is settled of a file before its first sample. */
export interface FilePlan extends FileTags {
  readonly format: SoundFormatName
  readonly quality: ExportQuality
  readonly channels: 1 | 2
  readonly sampleRate: number
  readonly frames: number
}

/** Makes a file of sound, chunk by chunk. Resolves when it can take more. */
export interface SoundWriter {
  /** Floats that it was given may be used for others when `put` has resolved; else they are its own. */
  readonly copies?: true
  /** The chunk has to stay as it is until the next one was put, or until the end. */
  put(chunk: MixChunk): Promise<void>
  /** Writes what is left. */
  end(): Promise<void>
  /** Gives up what is being encoded; also after the end. */
  close(): void
}

export function bytesOf(chunk: MixChunk): Uint8Array {
  if (chunk.kind !== 'bytes') throw new Error('floats came where packed samples were wanted')
  return chunk.bytes
}

export function floatsOf(chunk: MixChunk): readonly Float32Array[] {
  if (chunk.kind !== 'floats') throw new Error('packed samples came where floats were wanted')
  return chunk.channels
}
