import { ok, type Result } from '../../../shared/result.ts'
import type { LostRange, ProjectOutline } from '../codecs/audacity/projectOutline.ts'
import { createActorPool, type PoolActor } from '../threads/actorPool.ts'
import { threadFile } from '../threads/thread.ts'
import type { Decoders, ProjectReading } from './decoders.ts'
import type { GivenPart, ProjectCalls } from './projectProtocol.ts'

/** Blocks that the thread may be ahead: it never waits, and memory does not grow with the project. */
const ahead = 2

/** A project that makes its reader ask for more ends the thread, not the program. */
const limits = { maxOldGenerationSizeMb: 1024 }

/** One thread for projects of other programs, started when there is one. */
export function createProjectThread(endAfterMs: number): { open: Decoders['openProject']; close: () => void } {
  const file = threadFile(import.meta.url, './projectWorker.ts')
  const pool = createActorPool<ProjectCalls>({ file, size: 1, limits, start: 'oneByOne', endAfterMs })
  return {
    open: async (path, name, form) => {
      const actor = pool.actor()
      try {
        const opened = await actor.call('open', { path, name, form })
        if (opened.ok) return ok(readingOf(actor, opened.value))
        actor.close()
        return opened
      } catch (error) {
        actor.close()
        throw error
      }
    },
    close: pool.end,
  }
}

function readingOf(actor: PoolActor<ProjectCalls>, outline: ProjectOutline): ProjectReading {
  let asked: Promise<Result<GivenPart>>[] = []
  let lost: readonly LostRange[] = []
  let repaired = 0
  let isOver = true
  return {
    outline,
    ask: async (wanted) => {
      // What is still on its way was asked for before.
      asked = []
      lost = []
      isOver = false
      return actor.call('ask', wanted)
    },
    next: async () => {
      if (isOver) return ok(null)
      while (asked.length < ahead) asked.push(actor.call('next', null))
      const given = await (asked.shift() as Promise<Result<GivenPart>>)
      if (!given.ok) return given
      if (given.value.part === null) {
        isOver = true
        lost = given.value.lost
        repaired = given.value.repaired
      }
      return ok(given.value.part)
    },
    lost: () => lost,
    repaired: () => repaired,
    close: () => actor.close(),
  }
}
