import type { Encoders } from '../../codecs/encode/encoderThreads.ts'
import { createInfoFrame } from '../../codecs/encode/mp3/infoFrame.ts'
import { id3 } from '../../codecs/encode/tags/id3.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { createLaneQueue } from './laneQueue.ts'
import { type FilePlan, floatsOf, type SoundWriter } from './soundWriter.ts'

/** Tags, a frame that says how long the sound is and what players have to leave out, and what LAME makes. */
export function createMp3Writer(plan: FilePlan, write: WriteBytes, encoders: Encoders): SoundWriter {
  const { channels, sampleRate, quality, frames } = plan
  const lane = encoders.open({ kind: 'mp3', channels, sampleRate, quality })
  const tags = id3(plan.tags)
  const info = createInfoFrame({ channels, sampleRate, quality, frames })
  write(tags)
  write(info.bytes())
  const queue = createLaneQueue(lane, (encoded) => {
    info.hear(encoded)
    write(encoded)
  })
  return {
    put: async (part) => queue.encode(floatsOf(part)),
    end: async () => {
      await queue.finish()
      write(info.bytes(), tags.length)
    },
    close: () => lane.close(),
  }
}
