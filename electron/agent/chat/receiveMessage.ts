import type { ModelPlanner } from '../planner/index.ts'
import type { Desk } from './desk.ts'
import type { OpenRequest } from './openRequest.ts'
import { correctionOf, planMessage } from './planMessage.ts'
import { correctDone } from './correctDone.ts'
import { prepareRequest } from './prepareRequest.ts'
import { readPending } from './readPending.ts'
import { supersede } from './supersede.ts'

/** One message, from the moment it is its turn until the conversation waits for the person again. */
export async function receiveMessage(desk: Desk, text: string, model: ModelPlanner | null): Promise<void> {
  const { request, refused } = desk.chat().context
  desk.send({ type: 'message' })
  if (request !== null) {
    if ((await readPending(desk, text)) === 'taken') return
    await supersede(desk)
    // The question was asked before a restart: its answer means nothing without the request.
    if (request.stage?.kind === 'clarify' && request.stage.asker === 'model')
      return planMessage(desk, `${request.text} (${text})`, model)
  } else if (refused !== null && model === null) {
    const steps = correctionOf(desk, text, refused, await desk.planContext())
    if (steps !== null) return goOnCorrected(desk, text, { ...refused, planned: steps })
  } else if (model === null && (await correctDone(desk, text)) === 'corrected') {
    return
  }
  return planMessage(desk, text, model)
}

async function goOnCorrected(desk: Desk, text: string, refused: OpenRequest): Promise<void> {
  const request = {
    ...refused,
    id: desk.newId(),
    text: `${refused.text} (${text})`,
    planner: 'offline' as const,
    notes: [],
    stage: null,
  }
  desk.transcript.person(text, request.id, 'offline')
  desk.send({ type: 'opened', request })
  await prepareRequest(desk, request)
}
