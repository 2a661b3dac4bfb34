import { setImmediate } from 'node:timers/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { EditOutcome, EditRequest, LongKind } from '../../../shared/schemas/editRequest.ts'
import { entryLabels } from '../history/entryLabels.ts'
import { planLongEdit } from '../longEdits/index.ts'
import { onDiskLater } from '../projectFile/diskFailures.ts'
import type { Renderers } from '../rendering/renderers.ts'
import { renderStretches } from '../rendering/renderStretches.ts'
import type { Hold, Owner, Session } from '../session.ts'
import { performEdit } from '../state/performOn.ts'
import type { JobList } from './jobList.ts'

export type LongRequest = Extract<EditRequest, { kind: LongKind }>

export interface LongEditWork {
  /** Plans, renders and puts in, as a job; all or nothing. */
  perform(owner: Owner, request: LongRequest): Promise<Result<EditOutcome>>
  /** Stops what `owner` has running; it fails with `engine/cancelled`. */
  cancel(owner: Owner): void
  ended(): Promise<unknown>
}

const pause = async (): Promise<void> => setImmediate()
/** Of a job's progress, the part that goes to planning: listening is quicker than rendering. */
const planningShare = 0.2

export function createLongEditWork(session: Session, jobs: JobList, renderers: Renderers): LongEditWork {
  const running = new Map<Promise<unknown>, { owner: Owner; abort: AbortController }>()

  const carryOut = async (hold: Hold, request: LongRequest, abort: AbortController): Promise<Result<EditOutcome>> =>
    jobs.run(entryLabels[request.kind], async (job) => {
      const signal = AbortSignal.any([job.signal, abort.signal])
      const env = { store: session.store, joins: session.joins, signal, pause }
      const planned = await planLongEdit(hold.state, request, {
        ...env,
        report: (fraction) => job.report(fraction * planningShare),
      })
      if (!planned.ok) return planned
      const { stretches, apply } = planned.value
      const report = (fraction: number): void => job.report(planningShare + fraction * (1 - planningShare))
      const made = await renderStretches({ ...env, renderers, report }, stretches)
      if (!made.ok) return made
      if (signal.aborted) return err(failure('engine/cancelled'))
      return hold.finish((state, env) => performEdit(state, request.kind, env, (env) => apply(state, made.value, env)))
    })

  return {
    perform: async (owner, request) => {
      const held = session.hold(owner)
      if (!held.ok) return held
      const abort = new AbortController()
      const work = onDiskLater(() => carryOut(held.value, request, abort)).finally(() => held.value.release())
      running.set(work, { owner, abort })
      try {
        return await work
      } finally {
        running.delete(work)
      }
    },
    cancel: (owner) => {
      for (const one of running.values()) if (one.owner === owner) one.abort.abort()
    },
    ended: () => Promise.allSettled(running.keys()),
  }
}
