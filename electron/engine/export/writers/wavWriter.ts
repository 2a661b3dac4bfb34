import { infoList } from '../../codecs/encode/tags/infoList.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { wavDataBytes, wavHeader, type WavOutputFormat } from '../../codecs/wav/wavHeader.ts'
import type { Part } from '../readParts.ts'
import { createWholeNumbers } from './wholeNumbers.ts'
import type { FilePlan, SoundWriter } from './soundWriter.ts'

const encodings = { wav16: 's16', wav24: 's24', wavFloat: 'f32' } as const

export function createWavWriter(plan: FilePlan, write: WriteBytes): SoundWriter {
  const format: WavOutputFormat = { encoding: encodings[plan.format as keyof typeof encodings], channels: plan.channels, sampleRate: plan.sampleRate }
  const tags = infoList(plan.tags)
  const toBytes = format.encoding === 'f32' ? interleaved : createWholeNumbers(format.encoding === 's16' ? 16 : 24)
  write(wavHeader(format, plan.frames, tags.length))
  return {
    put: async (part) => write(toBytes(part)),
    end: async () => {
      if (wavDataBytes(format, plan.frames) % 2 === 1) write(new Uint8Array(1))
      if (tags.length > 0) write(tags)
    },
    close: () => undefined,
  }
}

function interleaved(part: Part): Uint8Array {
  if (part.kind === 'plain') throw new Error('16-bit samples were to be written as floats')
  const out = new Float32Array(part.frames * part.channels.length)
  part.channels.forEach((samples, c) => {
    for (let i = 0, to = c; i < samples.length; i++, to += part.channels.length) out[to] = samples[i] as number
  })
  return new Uint8Array(out.buffer)
}
