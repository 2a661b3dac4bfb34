import type { Encoders } from '../../codecs/encode/encoderThreads.ts'
import { cuePoints } from '../../codecs/encode/tags/cuePoints.ts'
import { infoList } from '../../codecs/encode/tags/infoList.ts'
import type { LaterWrites, WriteBytes } from '../../codecs/files/outputFile.ts'
import { type WavOutputFormat, wavDataBytes, wavHeader } from '../../codecs/wav/wavHeader.ts'
import { createAiffWriter } from './aiffWriter.ts'
import { createFfmpegWriter } from './ffmpegWriter.ts'
import { createFlacWriter } from './flacWriter.ts'
import { createMp3Writer } from './mp3Writer.ts'
import { createOggWriter } from './oggWriter.ts'
import { type FilePlan, type SoundWriter, bytesOf } from './soundWriter.ts'

export function createSoundWriter(
  plan: FilePlan,
  write: WriteBytes,
  later: LaterWrites,
  encoders: Encoders,
): SoundWriter {
  switch (plan.format) {
    case 'wav16':
    case 'wav24':
    case 'wavFloat':
      return createWavWriter(plan, write, later)
    case 'flac16':
    case 'flac24':
      return createFlacWriter(plan, write, encoders)
    case 'mp3':
      return createMp3Writer(plan, write, encoders)
    case 'ogg':
      return createOggWriter(plan, write, encoders)
    case 'aiff16':
    case 'aiff24':
      return createAiffWriter(plan, write, later)
    case 'm4a':
    case 'opus':
      return createFfmpegWriter({ ...plan, format: plan.format }, write, encoders)
  }
}

const encodings = { wav16: 's16', wav24: 's24', wavFloat: 'f32' } as const

export function createWavWriter(plan: FilePlan, write: WriteBytes, later: LaterWrites): SoundWriter {
  const format: WavOutputFormat = {
    encoding: encodings[plan.format as keyof typeof encodings],
    channels: plan.channels,
    sampleRate: plan.sampleRate,
  }
  const behind = Buffer.concat([infoList(plan.tags), cuePoints(plan.chapters, plan.sampleRate)])
  write(wavHeader(format, plan.frames, behind.length))
  return {
    put: async (chunk) => later.write(bytesOf(chunk)),
    end: async () => {
      await later.done()
      if (wavDataBytes(format, plan.frames) % 2 === 1) write(new Uint8Array(1))
      if (behind.length > 0) write(behind)
    },
    close: () => undefined,
  }
}
