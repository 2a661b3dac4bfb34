import type { ExportQuality, SoundFormatName, Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { Encoders } from '../../codecs/encode/encoderThreads.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import type { Part } from '../readParts.ts'
import { createFlacWriter } from './flacWriter.ts'
import { createMp3Writer } from './mp3Writer.ts'
import { createOggWriter } from './oggWriter.ts'
import { createWavWriter } from './wavWriter.ts'

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

export function createSoundWriter(plan: FilePlan, write: WriteBytes, encoders: Encoders): SoundWriter {
  switch (plan.format) {
    case 'wav16': case 'wav24': case 'wavFloat': return createWavWriter(plan, write)
    case 'flac16': case 'flac24': return createFlacWriter(plan, write, encoders)
    case 'mp3': return createMp3Writer(plan, write, encoders)
    case 'ogg': return createOggWriter(plan, write, encoders)
  }
}
