import { failure } from '../../../shared/failures/index.ts'
import type { RequestState } from '../../../shared/schemas/conversation.ts'
import { tellResult } from '../answers/tellResult.ts'
import { type Desk, finish } from '../chat/desk.ts'
import { operationsOf } from '../chat/operationsOf.ts'
import type { OpenRequest } from '../chat/openRequest.ts'
import { remember } from '../chat/remember.ts'
import type { Missed } from './checkGoals.ts'
import { offerOffline, type Thread } from './thread.ts'

interface Answer {
  readonly text: string
  /** Of the model's own goals, what was measured not to be met. */
  readonly missed: readonly Missed[]
}

/** The model's words are the answer; beside them stands what was read back, so that nobody has to believe them. */
export async function finishAnswered(
  desk: Desk,
  thread: Thread,
  request: OpenRequest,
  { text, missed }: Answer,
): Promise<void> {
  const performed = [...thread.run.performed()]
  const kept = await thread.run.finish()
  if (!kept.ok) return finish(desk, request, { text: kept.error.message, state: 'failed' })
  const words = text.trim()
  const tried = thread.refusals > 0 || thread.repeats.hasFailed()
  if (performed.length === 0) {
    if (thread.lastFailure !== null)
      return finish(desk, request, {
        text: [words, thread.lastFailure].filter((part) => part !== '').join('\n'),
        state: 'failed',
      })
    if (words === '')
      return finish(desk, request, {
        text: failure('agent/no-answer').message,
        state: 'failed',
        offer: offerOffline(thread),
      })
    return finish(desk, request, {
      text: tried ? `${words}\nNothing was changed.` : words,
      state: tried ? 'refused' : 'talk',
    })
  }
  desk.transcript.ran(operationsOf(performed))
  const state: RequestState = thread.refusals > 0 || missed.length > 0 ? 'partly' : 'done'
  const short = missed.map(
    ({ goal, measure, expected, found }) =>
      `Not reached: ${goal} (${measure.replaceAll('_', ' ')} should be ${expected}, measured ${found}).`,
  )
  const told = [words, tellResult(performed), ...short, ...new Set(thread.notes)]
    .filter((part) => part !== '')
    .join('\n')
  return finish(desk, request, {
    text: told,
    state,
    undoId: kept.value.historyId,
    ...remember(desk, { ...request, planned: thread.planned }, performed, kept.value.historyId),
  })
}
