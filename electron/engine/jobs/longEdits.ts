import { setImmediate } from 'node:timers/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { EditOutcome } from '../../../shared/schemas/editRequest.ts'
import { entryLabels } from '../history/entryLabels.ts'
import type { LongRequest } from '../longEdits/index.ts'
import type { Renderers } from '../rendering/renderers.ts'
import type { Hold, PerformLong } from '../session/hold.ts'
import type { Session } from '../session/session.ts'
import { performEdit } from '../state/performOn.ts'
import type { RunningJob } from './jobList.ts'
import type { OutputAhead } from './outputAhead.ts'
import type { RunningWork } from './runningWork.ts'

const pause = async (): Promise<void> => setImmediate()
/** Of a job's progress, the part that goes to planning: listening is quicker than rendering. */
const planningShare = 0.2

/** Plans, renders and puts in, as a job; all or nothing. */
export function createLongEdits(
  session: () => Session,
  work: RunningWork,
  renderers: Renderers,
  ahead: OutputAhead,
): PerformLong {
  const carryOut = async (hold: Hold, request: LongRequest, job: RunningJob): Promise<Result<EditOutcome>> => {
    const { store, joins } = session()
    const { signal } = job
    const env = { store, joins, signal, pause }
    // Loaded with the first: most starts of the command line need none.
    const { planLongEdit } = await import('../longEdits/index.ts')
    const { renderTasks } = await import('../rendering/renderTasks.ts')
    const planned = await planLongEdit(hold.state, request, {
      ...env,
      report: (fraction) => job.report(fraction * planningShare),
    })
    if (!planned.ok) return planned
    const { tasks, apply } = planned.value
    const report = (fraction: number): void => job.report(planningShare + fraction * (1 - planningShare))
    const aheadOf = session().isLastStep
      ? await ahead.begin(tasks, store, (pieces, on) => {
          const state = performEdit(hold.state, request.kind, { store: on, joins }, (env) =>
            apply(hold.state, pieces, { ...env, foresees: true }),
          )
          // What is heard of the whole mix afterwards would have all of it made twice.
          return state.ok && state.value.outcome.plannedMix === undefined ? state.value.state.project : null
        })
      : null
    const made = await renderTasks({ ...env, renderers, report, ahead: aheadOf }, tasks)
    if (!made.ok || signal.aborted) await ahead.drop()
    if (!made.ok) return made
    if (signal.aborted) return err(failure('engine/cancelled'))
    return hold.finish((state, edit) => performEdit(state, request.kind, edit, (on) => apply(state, made.value, on)))
  }
  return async (owner, request) => {
    const held = session().hold(owner)
    if (!held.ok) return held
    try {
      return await work.runJob(owner, { title: entryLabels[request.kind] }, async (job) =>
        carryOut(held.value, request, job),
      )
    } finally {
      held.value.release()
    }
  }
}
