import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { ModelSession, ModelTurn, Observation } from '../planner/index.ts'

/** One turn of the model, with an end: a model that hangs is let go after its time, and a cancel is not waited for. */
export async function nextTurn(
  session: ModelSession,
  observations: readonly Observation[],
  cancel: AbortSignal,
  seconds: number,
): Promise<Result<ModelTurn>> {
  const timeout = AbortSignal.timeout(Math.ceil(seconds * 1000))
  const signal = AbortSignal.any([cancel, timeout])
  const stopped = Promise.withResolvers<Result<ModelTurn>>()
  const stop = () =>
    stopped.resolve(
      err(cancel.aborted ? failure('agent/cancelled') : failure('model/no-answer', { host: 'The model', seconds })),
    )
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  try {
    const turn = await Promise.race([session.next(observations, signal), stopped.promise])
    return cancel.aborted ? err(failure('agent/cancelled')) : turn
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
