import type { Encoders } from '../../codecs/encode/encoderThreads.ts'
import { createCommentReplacer } from '../../codecs/encode/ogg/createCommentReplacer.ts'
import { vorbisComment } from '../../codecs/encode/tags/vorbisComment.ts'
import type { WriteBytes } from '../../codecs/files/outputFile.ts'
import { createEncoderQueue } from './encoderQueue.ts'
import { type FilePlan, floatsOf, type SoundWriter } from './soundWriter.ts'

const vendor = 'Xiph.Org libVorbis I 20200704 (Tapehand)'

/** What libvorbis makes, with our tags in the place of its own (none). */
export function createOggWriter(plan: FilePlan, write: WriteBytes, encoders: Encoders): SoundWriter {
  const { channels, sampleRate, quality } = plan
  const level = quality.kind === 'variable' ? quality.level : 5
  // The number tells streams in one file apart; the same sound gives the same file.
  const encoder = encoders.open({ kind: 'ogg', channels, sampleRate, level, serial: 1 })
  const replaceComment = createCommentReplacer(vorbisComment(plan.tags, vendor))
  const queue = createEncoderQueue(encoder, (encoded) => write(replaceComment(encoded)))
  return {
    put: async (chunk) => queue.encode(floatsOf(chunk)),
    end: () => queue.finish(),
    close: () => encoder.close(),
  }
}
