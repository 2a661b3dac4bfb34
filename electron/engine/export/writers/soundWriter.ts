import type { ExportQuality, SoundFormatName, Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { Part } from '../readParts.ts'

/** All that is settled of a file before its first sample. */
export interface FilePlan {
  readonly format: SoundFormatName
  readonly quality: ExportQuality
  readonly channels: 1 | 2
  readonly sampleRate: number
  readonly frames: number
  readonly tags: Tags | undefined
}

/** Makes a file of sound, part by part. Resolves when it can take more. */
export interface SoundWriter {
  put(part: Part): Promise<void>
  /** Writes what is left. */
  end(): Promise<void>
  /** Gives up what is being encoded; also after the end. */
  close(): void
}

export function bytesOf(part: Part): Uint8Array {
  if (part.kind !== 'bytes') throw new Error('floats came where packed samples were wanted')
  return part.bytes
}

export function floatsOf(part: Part): readonly Float32Array[] {
  if (part.kind !== 'floats') throw new Error('packed samples came where floats were wanted')
  return part.channels
}
