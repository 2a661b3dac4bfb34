import type { Encoders } from '../../codecs/encode/encoderThreads.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { createFlacWriter } from './flacWriter.ts'
import { createMp3Writer } from './mp3Writer.ts'
import { createOggWriter } from './oggWriter.ts'
import type { FilePlan, SoundWriter } from './soundWriter.ts'
import { createWavWriter } from './wavWriter.ts'

export function createSoundWriter(plan: FilePlan, write: WriteBytes, encoders: Encoders): SoundWriter {
  switch (plan.format) {
    case 'wav16':
    case 'wav24':
    case 'wavFloat':
      return createWavWriter(plan, write)
    case 'flac16':
    case 'flac24':
      return createFlacWriter(plan, write, encoders)
    case 'mp3':
      return createMp3Writer(plan, write, encoders)
    case 'ogg':
      return createOggWriter(plan, write, encoders)
  }
}
