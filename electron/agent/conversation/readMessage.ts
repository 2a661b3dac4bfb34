import { listSteps } from '../approvals/leftOut.ts'
import type { Pending, ReplyReading } from '../planner/index.ts'
import { answerBeside, answerModel, sayWaiting, wordsCorrected } from './answerBeside.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Conversation } from './conversation.ts'
import { correctEarlier } from './correctEarlier.ts'
import { approveAll, rejectAll, stayInWords, takeInWords } from './decideApproval.ts'
import type { Fact } from './state/facts.ts'
import { startRequest } from './startRequest.ts'
import { setAside, takeUp } from './setAside.ts'
import { chosenOf, modelAskedIn, type OpenRequest, pickFrom } from './state/openRequest.ts'
import { authorsAfter, canPick } from '../prepare/takeAnswer.ts'
import { asksToTakeUp, sideTaken } from './wordings.ts'

/** What a message means, read against what is pending or was just done; else it is a request of its own. */
export async function readMessage(conversation: Conversation, text: string): Promise<Fact> {
  const { request, aside = [] } = conversation.data()
  if (asksToTakeUp(text) && (request === null || aside.length > 0)) return takeUp(conversation, text)
  if (request !== null) {
    const answer = await readPending(conversation, request, text)
    if (answer !== null) return answer
    // Asked before a restart: the answer means nothing without the request.
    if (modelAskedIn(request) !== null) return startRequest(conversation, `${request.text} (${text})`)
    return startRequest(conversation, text, await setAside(conversation))
  }
  const mayCorrect = conversation.live.planner === null && conversation.offline.owns?.(text) !== true
  const correction = mayCorrect ? await correctEarlier(conversation, text) : null
  return correction ?? startRequest(conversation, text)
}

/** Null: it is a request of its own, and takes the pending one's place. */
async function readPending(conversation: Conversation, request: OpenRequest, text: string): Promise<Fact | null> {
  const pending = pendingOf(request)
  if (pending === null) return null
  const side = sideTaken(text)
  if (side !== null && request.stage?.kind === 'approval') {
    conversation.record({ type: 'answered', text })
    return takeInWords(request, request.stage, side, conversation.texts())
  }
  const reading = conversation.offline.read(text, pending, await conversation.planContext())
  const asked = modelAskedIn(request)
  if (asked !== null) return answerModel(conversation, asked, reading, text)
  const beside = reading.kind === 'new' || reading.kind === 'unclear' ? await answerBeside(conversation, text) : null
  if (beside !== null) return beside
  if (reading.kind === 'new' || (reading.kind === 'unclear' && request.planner === 'model')) return null
  conversation.record({ type: 'answered', text })
  const fact = await follow(conversation, request, reading, text)
  const { model } = conversation.data()
  if (model === null || fact.type !== 'planned') return fact
  return { ...fact, offline: await wordsCorrected(conversation, model.offline, pending, text) }
}

/** What the grammar is told of the open question. */
function pendingOf(request: OpenRequest): Pending | null {
  const { stage, planned: steps } = request
  if (stage === null) return null
  if (stage.kind === 'approval') {
    const step = stage.origins[stage.approved] ?? 0
    const shown = listSteps(request).flatMap((one) => one.step ?? [])
    const byTurn = request.leftOut.toSorted((one, other) => one.turn - other.turn)
    const leftOut = byTurn.flatMap((one) => one.step ?? [])
    return { kind: 'approval', steps, shown, leftOut, step, missing: null, ...chosenOf(request) }
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
    case 'stay':
      return stay(conversation, request, reading.steps)
    case 'choice':
      return pick(conversation, request, reading.picks)
    case 'approve':
      return approve(conversation, request)
    case 'reject':
      return stage?.kind === 'approval' ? rejectAll(conversation, request, stage, reading.reason) : { type: 'gaveUp' }
    case 'cancel':
      return { type: 'gaveUp' }
    case 'addition':
    case 'takeBack':
    case 'unclear':
      return askAgain(request, conversation.texts())
  }
}

async function approve(conversation: Conversation, request: OpenRequest): Promise<Fact> {
  const { stage } = request
  return stage?.kind === 'approval' ? approveAll(conversation, request, stage) : confirm(conversation, request)
}

function stay(conversation: Conversation, request: OpenRequest, steps: OpenRequest['planned']): Fact {
  const { stage } = request
  return stage?.kind === 'approval' ? stayInWords(request, stage, steps) : askAgain(request, conversation.texts())
}

/** From the list that is shown, or from the one before: "not that one, the other". */
function pick(conversation: Conversation, request: OpenRequest, picks: readonly number[]): Fact {
  const { stage, chosen, planned } = request
  const before = stage?.kind === 'approval' ? chosen : null
  const from = stage?.kind === 'choose' ? { planned, stage } : before
  if (from === null || !canPick(from.stage, picks)) return askAgain(request, conversation.texts())
  return { type: 'planned', request: { ...request, ...pickFrom(from, picks) } }
}

/** "Yes" to "do you mean …?". */
function confirm(conversation: Conversation, request: OpenRequest): Fact {
  if (request.stage?.kind !== 'clarify' || request.stage.missing !== null)
    return askAgain(request, conversation.texts())
  return {
    type: 'planned',
    request: { ...request, planned: request.planned.map((step) => ({ ...step, confidence: 1 })) },
  }
}

/** The same question once more: what was said is no answer to it. */
function askAgain(request: OpenRequest, texts: AgentTexts): Fact {
  const { stage } = request
  if (stage === null) throw new Error('there is no question to ask again')
  return { type: 'asked', request, stage, text: texts.questions.notAnAnswer(sayWaiting(stage, texts)) }
}
