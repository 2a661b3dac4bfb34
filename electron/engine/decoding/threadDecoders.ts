import { availableParallelism } from 'node:os'
import { ok, type Result } from '../../../shared/result.ts'
import type { Heard, Opened } from './decodeProtocol.ts'
import { createDecodeThread, type DecodeThread } from './decodeThread.ts'
import { idleMs, whenIdle } from '../codecs/whenIdle.ts'
import { openPlainAudio } from '../codecs/openAudio.ts'
import type { Decoders, Decoding, SoundPart } from './decoders.ts'
import { decodingOf } from './openDecoding.ts'

/** Blocks that a thread may be ahead: it never waits, and memory does not grow with the file. */
const ahead = 2

/** Threads that are started when they are first needed, and end when nothing was decoded for a while. */
export function createThreadDecoders(endAfterMs = idleMs): Decoders {
  const size = Math.max(1, Math.min(2, availableParallelism()))
  const threads: DecodeThread[] = []
  let laneCount = 0
  const endAll = (): void => {
    for (const thread of threads.splice(0)) thread.end()
  }
  const clock = whenIdle(endAll, endAfterMs)
  const leave = (thread: DecodeThread, lane: number): boolean => {
    const was = thread.lanes.delete(lane)
    if (threads.every((one) => one.lanes.size === 0)) clock.idle()
    return was
  }
  const leastBusy = (): DecodeThread => {
    for (let i = threads.length - 1; i >= 0; i--) if (threads[i]?.isAlive() === false) threads.splice(i, 1)
    const idle = threads.find((thread) => thread.lanes.size === 0)
    if (idle !== undefined) return idle
    // All at once: a file that is read in shares needs the next one as soon as the first has opened it.
    while (threads.length < size) threads.push(createDecodeThread())
    return threads.reduce((best, thread) => (thread.lanes.size < best.lanes.size ? thread : best))
  }
  return {
    lanes: size,
    async open(path, name, sampleRate, choice = 'fold') {
      // Reading is quicker than handing over what was read.
      const plain = await openPlainAudio(path, name, choice)
      if (plain !== null && (!plain.ok || sampleRate === null || sampleRate === plain.value.sampleRate))
        return plain.ok ? ok(decodingOf(plain.value, name)) : plain
      if (plain?.ok === true) plain.value.close()
      clock.busy()
      const thread = leastBusy()
      const lane = ++laneCount
      thread.lanes.add(lane)
      try {
        const opened = (await thread.ask((id) => ({ do: 'open', id, lane, path, name, choice }))) as Result<Opened>
        if (opened.ok) return ok(laneOn(thread, lane, opened.value, () => leave(thread, lane)))
        leave(thread, lane)
        return opened
      } catch (error) {
        leave(thread, lane)
        throw error
      }
    },
    close: () => {
      clock.busy()
      endAll()
    },
  }
}

/** `leave` says whether the lane was still there. */
function laneOn(thread: DecodeThread, lane: number, opened: Opened, leave: () => boolean): Decoding {
  const asked: Promise<Result<Heard>>[] = []
  let fraction = 0
  let notes: readonly string[] = []
  let isOver = false
  /** The memory of the block that was given out last: it is stored when the next one is asked for. */
  let spare: ArrayBuffer | null = null
  const ask = (): void => {
    const given = spare
    spare = null
    const heard = thread.ask((id) => ({ do: 'next', id, lane, spare: given })) as Promise<Result<Heard>>
    // Whoever waits for it hears of it; nobody else has to.
    heard.catch(() => undefined)
    asked.push(heard)
  }
  return {
    ...opened,
    reusesMemory: () => true,
    begin: async (sampleRate, share) =>
      (await thread.ask((id) => ({ do: 'begin', id, lane, sampleRate, share }))) as Result<null>,
    next: async (): Promise<Result<SoundPart | null>> => {
      if (isOver) return ok(null)
      while (asked.length < ahead) ask()
      const heard = await (asked.shift() as Promise<Result<Heard>>)
      if (!heard.ok) return heard
      fraction = heard.value.fraction
      if (heard.value.part === null) {
        isOver = true
        notes = heard.value.notes
      } else spare = wholeBuffer(heard.value.part.block.bytes)
      return ok(heard.value.part)
    },
    fraction: () => fraction,
    notes: () => notes,
    close: () => {
      if (!leave()) return
      // What is given up in the middle of a file may take long to end by itself.
      if (!isOver && thread.waiting() > 0 && thread.lanes.size === 0) thread.end()
      else thread.tell({ do: 'close', lane })
    },
  }
}

function wholeBuffer(bytes: Uint8Array): ArrayBuffer | null {
  return bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : null
}
