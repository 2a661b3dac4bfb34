import { setImmediate } from 'node:timers/promises'
import type { Result } from '../../../shared/result.ts'
import type { Analysis, AnalyseRequest, MeasureRequest, Measurement } from '../../editor/index.ts'
import { fromDiskLater, onDiskLater } from '../projectFile/diskFailures.ts'
import type { Owner, Session } from '../session.ts'
import { analyseState, measureLoudnessOf } from '../state/analyseState.ts'
import { measureState } from '../state/measureState.ts'
import type { JobList } from './jobList.ts'

/** Questions about the sound that take their time. The project may change meanwhile: the answer is about what it was. */
export interface Listening {
  analyse(owner: Owner, request: AnalyseRequest): Promise<Result<Analysis>>
  measure(owner: Owner, request: MeasureRequest): Promise<Result<Measurement>>
  cancel(owner: Owner): void
  cancelAll(): void
  ended(): Promise<unknown>
}

const pause = async (): Promise<void> => setImmediate()
const titles = { loudness: 'Measure loudness', silences: 'Find silences' } as const

type Asked<T> = (ctx: Parameters<typeof analyseState>[0]) => Promise<Result<T>>

export function createListening(session: Session, jobs: JobList): Listening {
  const running = new Map<Promise<unknown>, { owner: Owner; abort: AbortController }>()
  const run = async <T>(owner: Owner, ask: (signal: AbortSignal) => Promise<Result<T>>): Promise<Result<T>> => {
    const abort = new AbortController()
    const work = ask(abort.signal)
    running.set(work, { owner, abort })
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }
  const listen = async <T>(owner: Owner, title: string, ask: Asked<T>): Promise<Result<T>> =>
    run(owner, async (signal) =>
      jobs.run(title, (job) =>
        onDiskLater(() =>
          ask({
            store: session.store,
            pause,
            report: (fraction) => job.report(fraction),
            signal: AbortSignal.any([job.signal, signal]),
          }),
        ),
      ),
    )
  return {
    analyse: async (owner, request) => {
      const state = session.stateFor(owner)
      return listen(owner, titles[request.kind], async (ctx) => analyseState(ctx, state, request))
    },
    measure: async (owner, request) => {
      const state = session.stateFor(owner)
      // Every step of a request is measured before and after: too short and too often to be told as jobs.
      if (request.facts !== 'loudness')
        return run(owner, async (signal) =>
          fromDiskLater(() => measureState({ store: session.store, pause, signal }, state, request)),
        )
      return listen(owner, titles.loudness, async (ctx) => measureLoudnessOf(ctx, state, request))
    },
    cancelAll: () => {
      for (const { abort } of running.values()) abort.abort()
    },
    cancel: (owner) => {
      for (const one of running.values()) if (one.owner === owner) one.abort.abort()
    },
    ended: () => Promise.allSettled(running.keys()),
  }
}
