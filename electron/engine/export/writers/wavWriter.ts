import { infoList } from '../../codecs/encode/tags/infoList.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { wavDataBytes, wavHeader, type WavOutputFormat } from '../../codecs/wav/wavHeader.ts'
import { bytesOf, type FilePlan, type SoundWriter } from './soundWriter.ts'

const encodings = { wav16: 's16', wav24: 's24', wavFloat: 'f32' } as const

export function createWavWriter(plan: FilePlan, write: WriteBytes): SoundWriter {
  const format: WavOutputFormat = {
    encoding: encodings[plan.format as keyof typeof encodings],
    channels: plan.channels,
    sampleRate: plan.sampleRate,
  }
  const tags = infoList(plan.tags)
  write(wavHeader(format, plan.frames, tags.length))
  return {
    put: async (chunk) => write(bytesOf(chunk)),
    end: async () => {
      if (wavDataBytes(format, plan.frames) % 2 === 1) write(new Uint8Array(1))
      if (tags.length > 0) write(tags)
    },
    close: () => undefined,
  }
}
