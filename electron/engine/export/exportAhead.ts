import { isDeepStrictEqual } from 'node:util'
import type { Result } from '../../../shared/result.ts'
import type { Project } from '../model/project.ts'
import { orAborted } from '../threads/orAborted.ts'
import { type ExportContext, type Exported, exportSound, type SoundFileRequest } from './exportSound.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** A file that is written while its sound is made. */
export interface ExportAhead {
  /** All that is heard before a frame is there; resolves when that is written, or nothing more can be. */
  readonly reached: (frame: number) => Promise<void>
  /** Gives up the file, and resolves when nothing is left of it. */
  drop(): Promise<void>
  /** What came of it, where this is what was written; else null, and nothing is left of it. */
  take(project: Project, request: SoundFileRequest, range: Range, signal: AbortSignal): Promise<Result<Exported> | null>
}

/**
 * Begins to write what a project will sound like that is still being made. Only when it has turned out to be that, the
 * file comes to its place: it is the very one that would have been written then.
 */
export function exportAhead(
  ctx: Omit<ExportContext, 'signal' | 'report'>,
  request: SoundFileRequest,
  range: Range,
): ExportAhead {
  const stop = new AbortController()
  const { signal } = stop
  const decided = Promise.withResolvers<boolean>()
  const gate = createGate()
  const writing = exportSound(
    {
      ...ctx,
      signal,
      report: () => undefined,
      until: async (frame) => void (await orAborted(signal, gate.until(frame))),
      wanted: async () => {
        gate.end()
        return (await orAborted(signal, decided.promise)) ?? false
      },
    },
    request,
    range,
  )
  const over = writing.then(gate.end, gate.end)
  const drop = async (): Promise<void> => {
    stop.abort()
    await over
  }
  return {
    reached: gate.reached,
    drop,
    async take(project, wanted, now, cancelled) {
      const isThis = isDeepStrictEqual([ctx.project, request, range], [project, wanted, now])
      if (!isThis || cancelled.aborted) return drop().then(() => null)
      const cancel = (): void => stop.abort()
      cancelled.addEventListener('abort', cancel, { once: true })
      decided.resolve(true)
      try {
        return await writing
      } finally {
        cancelled.removeEventListener('abort', cancel)
      }
    },
  }
}

/** Lets what is written go on as far as there is sound, and what makes the sound wait until it has. */
function createGate() {
  let there = 0
  let isOver = false
  let reader: { readonly frame: number; readonly goOn: () => void } | null = null
  let maker: (() => void) | null = null
  const letMakerGoOn = (): void => {
    maker?.()
    maker = null
  }
  return {
    until: async (frame: number): Promise<void> => {
      if (frame <= there) return
      await new Promise<void>((resolve) => {
        reader = { frame, goOn: resolve }
        letMakerGoOn()
      })
    },
    reached: async (frame: number): Promise<void> => {
      there = Math.max(there, frame)
      if (isOver || (reader !== null && reader.frame > there)) return
      await new Promise<void>((resolve) => {
        maker = resolve
        reader?.goOn()
        reader = null
      })
    },
    end: (): void => {
      isOver = true
      letMakerGoOn()
    },
  }
}
