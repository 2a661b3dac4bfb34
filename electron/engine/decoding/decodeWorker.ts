import { ok, type Result } from '../../../shared/result.ts'
import { forgetMemory, giveBackMemory } from '../codecs/blockMemory.ts'
import { wholeBuffers } from '../threads/actors.ts'
import { serveActors } from '../threads/serveActors.ts'
import type { DecodeCalls, Heard } from './decodeProtocol.ts'
import type { Decoding, DecodedChunk } from './decoders.ts'
import { openDecoding } from './openDecoding.ts'

/** A thread that decodes files. */
serveActors<DecodeCalls>({
  open: async ({ path, name, choice, ffmpeg }) => {
    const opened = await openDecoding(path, name, choice, ffmpeg)
    if (!opened.ok) return { answer: opened, work: null }
    const decoding = opened.value
    const { sampleRate, channels, channelNames, isDivisible } = decoding
    return {
      answer: ok({ sampleRate, channels, channelNames, isDivisible }),
      work: {
        begin: async (request) => decoding.begin(request.sampleRate, request.share),
        next: async ({ spare }) => {
          if (spare !== null) giveBackMemory(spare)
          return hearNext(decoding)
        },
      },
      close: () => decoding.close(),
    }
  },
  moved: (answer) => (answer.ok && answer.value !== null ? movedOf(answer.value) : []),
  whenEmpty: forgetMemory,
})

async function hearNext(decoding: Decoding): Promise<Result<Heard>> {
  const heard = await decoding.next()
  if (!heard.ok) return heard
  const chunk = heard.value !== null && decoding.reusesMemory() ? ownCopy(heard.value) : heard.value
  return ok({ chunk, fraction: decoding.fraction(), notes: heard.value === null ? decoding.notes() : [] })
}

function ownCopy({ block, summary }: DecodedChunk): DecodedChunk {
  return { block: { ...block, bytes: block.bytes.slice() }, summary }
}

function movedOf({ chunk }: Heard): ArrayBuffer[] {
  return chunk === null
    ? []
    : wholeBuffers([chunk.block.bytes, chunk.summary.min, chunk.summary.max, chunk.summary.energy])
}
