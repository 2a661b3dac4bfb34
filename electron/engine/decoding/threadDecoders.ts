import type { SourceNote } from '../../../shared/notes/fileNotes.ts'
import { availableParallelism } from 'node:os'
import { ok, type Result } from '../../../shared/result.ts'
import { openPlainAudio } from '../codecs/openAudio.ts'
import { createActorPool, type PoolActor } from '../threads/actorPool.ts'
import { wholeBuffers } from '../threads/actors.ts'
import { threadFile } from '../threads/thread.ts'
import { idleMs } from '../threads/whenIdle.ts'
import type { DecodeCalls, Heard, Opened } from './decodeProtocol.ts'
import type { Decoders, Decoding, DecodedChunk } from './decoders.ts'
import { createInlineDecoders, decodingOf } from './openDecoding.ts'
import { createProjectThread } from './projectThread.ts'
import { statSync } from 'node:fs'

/** Blocks that a thread may be ahead: it never waits, and memory does not grow with the file. */
const ahead = 2

const noneChosen = (): string => ''

/** A file that makes a decoder ask for more ends its thread, not the program. */
const limits = { maxOldGenerationSizeMb: 512 }

/**
 * Threads that are started when they are first needed, and end when nothing was decoded for a while. `ffmpeg`: the path
 * of the one that is chosen now.
 */
export function createThreadDecoders(endAfterMs = idleMs, ffmpeg = noneChosen): Decoders {
  const size = Math.max(1, Math.min(2, availableParallelism()))
  const file = threadFile(import.meta.url, './decodeWorker.ts')
  const pool = createActorPool<DecodeCalls>({ file, size, limits, start: 'allAtOnce', endAfterMs })
  const projects = createProjectThread(endAfterMs)
  return {
    concurrency: size,
    async open(path, name, sampleRate, choice = 'fold') {
      // Reading is quicker than handing over what was read.
      const plain = await openPlainAudio(path, name, choice)
      if (plain !== null && (!plain.ok || sampleRate === null || sampleRate === plain.value.sampleRate))
        return plain.ok ? ok(decodingOf(plain.value, name)) : plain
      if (plain?.ok === true) plain.value.close()
      const actor = pool.actor()
      try {
        const opened = await actor.call('open', { path, name, choice, ffmpeg: ffmpeg() })
        if (opened.ok) return ok(actorDecoding(actor, opened.value))
        actor.close()
        return opened
      } catch (error) {
        actor.close()
        throw error
      }
    },
    openProject: projects.open,
    close: () => {
      pool.end()
      projects.close()
    },
  }
}

function actorDecoding(actor: PoolActor<DecodeCalls>, opened: Opened): Decoding {
  const asked: Promise<Result<Heard>>[] = []
  let fraction = 0
  let notes: readonly SourceNote[] = []
  let isOver = false
  /** The memory of the block that was given out last: it is stored when the next one is asked for. */
  let spare: ArrayBuffer | null = null
  const ask = (): void => {
    asked.push(actor.call('next', { spare }, spare === null ? [] : [spare]))
    spare = null
  }
  return {
    ...opened,
    reusesMemory: () => true,
    begin: async (sampleRate, share) => actor.call('begin', { sampleRate, share }),
    next: async (): Promise<Result<DecodedChunk | null>> => {
      if (isOver) return ok(null)
      while (asked.length < ahead) ask()
      const heard = await (asked.shift() as Promise<Result<Heard>>)
      if (!heard.ok) return heard
      fraction = heard.value.fraction
      if (heard.value.chunk === null) {
        isOver = true
        notes = heard.value.notes
      } else spare = wholeBuffers([heard.value.chunk.block.bytes])[0] ?? null
      return ok(heard.value.chunk)
    },
    fraction: () => fraction,
    notes: () => notes,
    // What is given up in the middle of a file may take long to end by itself.
    close: () => (isOver ? actor.close() : actor.abandon()),
  }
}

/** Bytes from which on threads are worth starting: some minutes of MP3. */
const worthThreads = 2 << 20

/** Short files in the thread that asks, long ones in threads: for one run of the command line. */
export function createLongWorkDecoders(ffmpeg: () => string): Decoders {
  const threads = createThreadDecoders(idleMs, ffmpeg)
  const inline = createInlineDecoders(ffmpeg)
  return {
    concurrency: threads.concurrency,
    open: async (path, name, sampleRate, choice) =>
      (isLong(path) ? threads : inline).open(path, name, sampleRate, choice),
    openProject: async (path, name, form) => (isLong(path) ? threads : inline).openProject(path, name, form),
    close: () => threads.close(),
  }
}

/** What can't be found is told by whoever opens it. */
const isLong = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= worthThreads
