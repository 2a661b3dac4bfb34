import { tellApproval } from '../answers/tellApproval.ts'
import { speechOf } from '../opinion/offlineOpinion.ts'
import type { Pending, ReplyReading } from '../planner/index.ts'
import type { Conversation } from './conversation.ts'
import { correctEarlier } from './correctEarlier.ts'
import { approveAll, rejectAll, takeInWords } from './decideApproval.ts'
import type { Fact } from './state/facts.ts'
import { answerPlan, startRequest } from './startRequest.ts'
import { asksToTakeUp, setAside, takeUp } from './setAside.ts'
import { sideTaken } from './sideTaken.ts'
import { chosenOf, type OpenRequest, pickFrom, type Stage } from './state/openRequest.ts'
import { authorsAfter, canPick } from '../prepare/takeAnswer.ts'

/** What a message means, read against what is pending or was just done; else it is a request of its own. */
export async function readMessage(conversation: Conversation, text: string): Promise<Fact> {
  const { request, aside = [] } = conversation.data()
  if (asksToTakeUp(text) && (request === null || aside.length > 0)) return takeUp(conversation, text)
  if (request !== null) {
    const answer = await readPending(conversation, request, text)
    if (answer !== null) return answer
    // Asked before a restart: the answer means nothing without the request.
    if (isModelAsking(request)) return startRequest(conversation, `${request.text} (${text})`)
    return startRequest(conversation, text, await setAside(conversation))
  }
  const mayCorrect = conversation.live.planner === null && conversation.offline.owns?.(text) !== true
  const correction = mayCorrect ? await correctEarlier(conversation, text) : null
  return correction ?? startRequest(conversation, text)
}

const isModelAsking = ({ stage }: OpenRequest): boolean => stage?.kind === 'clarify' && stage.asker === 'model'

/** Null: it is a request of its own, and takes the pending one's place. */
async function readPending(conversation: Conversation, request: OpenRequest, text: string): Promise<Fact | null> {
  const pending = pendingOf(request)
  if (pending === null) return null
  const side = sideTaken(text)
  if (side !== null && request.stage?.kind === 'approval') {
    conversation.send({ type: 'answered', text })
    return takeInWords(request, request.stage, side)
  }
  const reading = conversation.offline.read(text, pending, await conversation.planContext())
  if (isModelAsking(request)) return answerModel(conversation, reading, text)
  const beside = reading.kind === 'new' || reading.kind === 'unclear' ? await answerBeside(conversation, text) : null
  if (beside !== null) return beside
  if (reading.kind === 'new' || (reading.kind === 'unclear' && request.planner === 'model')) return null
  conversation.send({ type: 'answered', text })
  return follow(conversation, request, reading, text)
}

/** A question, or talk, while something waits: it is answered, and that keeps waiting. Null where it is a request. */
async function answerBeside(conversation: Conversation, text: string): Promise<Fact | null> {
  const { registry, offline } = conversation
  const request = conversation.request()
  const plan = offline.plan(text, await conversation.planContext())
  if (request.stage === null || speechOf(plan, registry) !== 'noEdit') return null
  const answer = await answerPlan(conversation, plan)
  conversation.send({ type: 'answered', text })
  return {
    type: 'asked',
    request,
    stage: request.stage,
    text: `${answer}\n${stillWaits(request.stage)}`,
    how: 'beside',
  }
}

const stillWaits = (stage: Stage): string =>
  stage.kind === 'approval' ? `“${stage.approval.request}” still waits for your yes.` : stage.question.text

/**
 * Whatever is said is for the model to understand, unless the person gives up. After a restart no model waits for it:
 * then both are one new request.
 */
function answerModel(conversation: Conversation, reading: ReplyReading, text: string): Fact | null {
  if (reading.kind !== 'cancel' && conversation.data().model === null) return null
  conversation.send({ type: 'answered', text })
  return reading.kind === 'cancel' ? { type: 'gaveUp' } : { type: 'toldModel', answer: text }
}

/** What the grammar is told of the open question. */
function pendingOf(request: OpenRequest): Pending | null {
  const { stage, planned: steps } = request
  if (stage === null) return null
  if (stage.kind === 'approval') {
    const step = stage.origins[stage.approved] ?? 0
    return { kind: 'approval', steps, step, missing: null, ...chosenOf(request) }
  }
  const { kind, step, missing } = stage
  return { kind, steps, step, missing, choices: stage.choices.map(({ label, words }) => ({ label, words })) }
}

async function follow(
  conversation: Conversation,
  request: OpenRequest,
  reading: Exclude<ReplyReading, { kind: 'new' }>,
  text: string,
): Promise<Fact> {
  const { stage } = request
  switch (reading.kind) {
    case 'answer':
    case 'correction':
      return {
        type: 'planned',
        request: {
          ...request,
          planned: authorsAfter(request.planned, reading.steps),
          chosen: null,
          notes: [],
          text: `${request.text} (${text})`,
        },
      }
    case 'choice':
      return pick(request, reading.picks)
    case 'approve':
      return stage?.kind === 'approval' ? approveAll(conversation, request, stage) : confirm(request)
    case 'reject':
      return stage?.kind === 'approval' ? rejectAll(conversation, request, stage, reading.reason) : { type: 'gaveUp' }
    case 'cancel':
      return { type: 'gaveUp' }
    case 'addition':
    case 'takeBack':
    case 'unclear':
      return askAgain(request)
  }
}

/** From the list that is shown, or from the one before: "not that one, the other". */
function pick(request: OpenRequest, picks: readonly number[]): Fact {
  const { stage, chosen, planned } = request
  const before = stage?.kind === 'approval' ? chosen : null
  const from = stage?.kind === 'choose' ? { planned, stage } : before
  if (from === null || !canPick(from.stage, picks)) return askAgain(request)
  return { type: 'planned', request: { ...request, ...pickFrom(from, picks) } }
}

/** "Yes" to "do you mean …?". */
function confirm(request: OpenRequest): Fact {
  if (request.stage?.kind !== 'clarify' || request.stage.missing !== null) return askAgain(request)
  return {
    type: 'planned',
    request: { ...request, planned: request.planned.map((step) => ({ ...step, confidence: 1 })) },
  }
}

/** The same question once more: what was said is no answer to it. */
function askAgain(request: OpenRequest): Fact {
  const { stage } = request
  if (stage === null) throw new Error('there is no question to ask again')
  const text = stage.kind === 'approval' ? tellApproval(stage.approval) : stage.question.text
  return { type: 'asked', request, stage, text: `I did not understand that as an answer. ${text}` }
}
