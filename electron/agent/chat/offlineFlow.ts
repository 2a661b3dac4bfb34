import type { Failure } from '../../../shared/result.ts'
import { tellResult } from '../answers/tellResult.ts'
import { createRequestRun, type Performed } from '../run/requestRun.ts'
import { type Desk, finish } from './desk.ts'
import type { Approved, Flow } from './flow.ts'
import type { OpenRequest } from './openRequest.ts'
import { operationsOf } from './operationsOf.ts'
import { remember } from './remember.ts'

/** Goes on with a request without a model; also with one whose model is gone after a restart. */
export function openFlow(desk: Desk, request: OpenRequest): Flow {
  desk.flow ??= createOfflineFlow(desk, request)
  return desk.flow
}

function createOfflineFlow(desk: Desk, opened: OpenRequest): Flow {
  const run = createRequestRun(desk.editor, desk.registry, opened, {
    seconds: desk.limits.toolSeconds,
    onProgress: desk.onProgress,
    onStep: (index) => desk.stepTo(index),
  })
  const stop = (request: OpenRequest, error: Failure) =>
    finish(desk, request, { text: error.message, state: error.code === 'agent/cancelled' ? 'cancelled' : 'failed' })
  return {
    planner: 'offline',
    contradictions: () => [],
    wasRefused: () => false,
    leaveOut: () => {},
    answer: null,
    isOpen: () => run.isOpen(),
    abandon: () => run.abandon(),
    idle: async (request, why) => finish(desk, request, { text: why, state: 'talk' }),
    fail: async (request, error) => {
      const back = await run.abandon()
      stop(request, back.ok ? error : back.error)
    },
    refuse: async (request, reason) => {
      const noted = reason === null || reason === '' ? '' : ` You said: “${reason}”.`
      finish(desk, request, { text: `All right, nothing was changed.${noted}`, state: 'refused', refused: request })
    },
    execute: async (request, approved) => {
      const done = await run.run(approved, desk.controller.signal)
      if (!done.ok) {
        if (done.error.code === 'engine/stale') return 'stale'
        stop(request, done.error)
        return 'done'
      }
      const kept = await run.finish()
      if (!kept.ok) {
        stop(request, kept.error)
        return 'done'
      }
      desk.transcript.ran(operationsOf(done.value))
      const ending = {
        text: tellAll(request, done.value, approved),
        state: stateOf(request, approved),
        undoId: kept.value.historyId,
      }
      finish(desk, request, { ...ending, ...remember(desk, request, done.value, kept.value.historyId) })
      return 'done'
    },
  }
}

function tellAll(request: OpenRequest, performed: readonly Performed[], { refusal, notes }: Approved): string {
  const left =
    refusal === null ? '' : `The rest was not done: ${refusal.reason === '' ? 'you said no to it' : refusal.reason}.`
  const out = request.leftOut.length === 0 ? '' : `Left out, as you chose: ${request.leftOut.join('; ')}.`
  return [tellResult(performed), ...new Set(notes), left, out, request.aside ?? '']
    .filter((part) => part !== '')
    .join(' ')
}

function stateOf(request: OpenRequest, { refusal }: Approved): 'done' | 'partly' {
  return refusal !== null || request.aside !== null || request.leftOut.length > 0 ? 'partly' : 'done'
}
