import { parentPort } from 'node:worker_threads'
import { ok, type Result } from '../../../shared/result.ts'
import { forgetMemory, giveBackMemory } from '../codecs/blockMemory.ts'
import type { DecodeAnswer, DecodeCall, Heard, Opened } from './decodeProtocol.ts'
import type { Decoding, SoundPart } from './decoders.ts'
import { openDecoding } from './openDecoding.ts'
import { giveWay } from '../jobs/giveWay.ts'

/** A thread that decodes files, for several lanes side by side. Calls are carried out one after the other. */
if (parentPort !== null) {
  giveWay()
  serve(parentPort)
}

function serve(port: NonNullable<typeof parentPort>): void {
  const lanes = new Map<number, Decoding>()
  const carryOut = async (call: Exclude<DecodeCall, { do: 'close' }>): Promise<Result<Opened | Heard | null>> => {
    if (call.do === 'open') {
      const opened = await openDecoding(call.path, call.name, call.choice)
      if (!opened.ok) return opened
      lanes.set(call.lane, opened.value)
      const { sampleRate, channels, channelNames, isDivisible } = opened.value
      return ok({ sampleRate, channels, channelNames, isDivisible })
    }
    const decoding = lanes.get(call.lane)
    if (decoding === undefined) return ok(null)
    if (call.do === 'begin') return decoding.begin(call.sampleRate, call.share)
    if (call.spare !== null) giveBackMemory(call.spare)
    const heard = await decoding.next()
    if (!heard.ok) return heard
    const part = heard.value !== null && decoding.reusesMemory() ? ownCopy(heard.value) : heard.value
    return ok({ part, fraction: decoding.fraction(), notes: heard.value === null ? decoding.notes() : [] })
  }
  const run = async (call: DecodeCall): Promise<void> => {
    if (call.do === 'close') {
      lanes.get(call.lane)?.close()
      lanes.delete(call.lane)
      if (lanes.size === 0) forgetMemory()
      return
    }
    let answer: DecodeAnswer
    try {
      answer = { id: call.id, result: await carryOut(call) }
    } catch (error) {
      answer = { id: call.id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
    port.postMessage(answer, movedOf(answer))
  }
  let last: Promise<void> = Promise.resolve()
  port.on('message', (call: DecodeCall) => {
    last = last.then(async () => run(call))
  })
}

function ownCopy({ block, summary }: SoundPart): SoundPart {
  return { block: { ...block, bytes: block.bytes.slice() }, summary }
}

/** Whole buffers are handed over instead of being copied. */
function movedOf(answer: DecodeAnswer): ArrayBuffer[] {
  if (!('result' in answer) || !answer.result.ok || answer.result.value === null || !('part' in answer.result.value))
    return []
  const part: SoundPart | null = answer.result.value.part
  if (part === null) return []
  const arrays = [part.block.bytes, part.summary.min, part.summary.max, part.summary.energy]
  return [
    ...new Set(
      arrays
        .filter((array) => array.byteLength === array.buffer.byteLength)
        .map((array) => array.buffer as ArrayBuffer),
    ),
  ]
}
