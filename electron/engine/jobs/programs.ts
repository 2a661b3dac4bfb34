import { setImmediate } from 'node:timers/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { EditOutcome } from '../../../shared/schemas/editRequest.ts'
import type { editorMethods, Handlers, ProgramRequest } from '../../editor/index.ts'
import type { Owner } from '../contract.ts'
import type { Children } from '../programs/children.ts'
import { planProgram } from '../programs/programPlan.ts'
import { runOnSound } from '../programs/runOnSound.ts'
import type { Hold } from '../session/hold.ts'
import type { Session } from '../session/session.ts'
import { performMarked } from '../state/performOn.ts'
import type { RunningJob } from './jobList.ts'
import type { RunningWork } from './runningWork.ts'

const pause = async (): Promise<void> => setImmediate()

/** Gives the sound to a program of the machine, as a job; all or nothing. */
export function createProgramCalls(
  session: Session,
  work: RunningWork,
  children: Children,
): Pick<Handlers<typeof editorMethods, [owner: Owner]>, 'runProgram'> {
  const carryOut = async (hold: Hold, request: ProgramRequest, job: RunningJob): Promise<Result<EditOutcome>> => {
    const planned = planProgram(hold.state, request, session.store)
    if (!planned.ok) return planned
    const { parts, apply } = planned.value
    const made = await runOnSound({ store: session.store, children, pause, ...job }, request, parts)
    if (!made.ok) return made
    if (job.signal.aborted) return err(failure('engine/cancelled'))
    return hold.finish((state, env) => performMarked(state, request.title, env, (on) => apply(state, made.value, on)))
  }
  return {
    runProgram: async (owner, request) => {
      const held = session.hold(owner)
      if (!held.ok) return held
      try {
        return await work.runJob(owner, { title: request.title }, async (job) => carryOut(held.value, request, job))
      } finally {
        held.value.release()
      }
    },
  }
}
