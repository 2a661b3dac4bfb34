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
  /**
   * Of one of those that make its sound: all that is heard of it before a frame is there. Resolves when more of it is
   * needed, or nothing more can be written.
   */
  readonly reached: (maker: number, frame: number) => Promise<void>
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
  makers: number,
): ExportAhead {
  const stop = new AbortController()
  const { signal } = stop
  const decided = Promise.withResolvers<boolean>()
  const gate = createGate(makers)
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

/** Lets what is written go on as far as all have made their sound, and each that is ahead wait until it has. */
function createGate(count: number) {
  const marks = Array.from({ length: count }, () => 0)
  const waiting = marks.map((): (() => void) | null => null)
  let isOver = false
  let reader: { readonly frame: number; readonly goOn: () => void } | null = null
  const letMakersGoOn = (frame: number): void => {
    for (const [maker, goOn] of waiting.entries()) {
      if (goOn === null || (marks[maker] as number) >= frame) continue
      waiting[maker] = null
      goOn()
    }
  }
  return {
    until: async (frame: number): Promise<void> => {
      if (frame <= Math.min(...marks)) return
      await new Promise<void>((resolve) => {
        reader = { frame, goOn: resolve }
        letMakersGoOn(frame)
      })
    },
    reached: async (maker: number, frame: number): Promise<void> => {
      const mark = Math.max(marks[maker] as number, frame)
      marks[maker] = mark
      if (isOver || (reader !== null && reader.frame > mark)) return
      await new Promise<void>((resolve) => {
        waiting[maker] = resolve
        if (reader === null || reader.frame > Math.min(...marks)) return
        reader.goOn()
        reader = null
      })
    },
    end: (): void => {
      isOver = true
      for (const goOn of waiting) goOn?.()
    },
  }
}
