import type { ModelProgress } from '../loop/modelProgress.ts'
import { type Rest, restOfWords } from '../opinion/restOfWords.ts'
import type { AgentTexts } from '../texts/index.ts'
import { sayName } from '../tools/sentences/saying.ts'
import { dividedWords } from '../opinion/dividedWords.ts'
import { type Conversation, memoryNow, performedIn } from './conversation.ts'
import { type Ending, type Fact, finished, type SetAside } from './state/facts.ts'
import { blankRequest, modelAskedIn, type OpenRequest, sayMissing, sayStands, standingOf } from './state/openRequest.ts'

/** A new request takes the pending one's place: what was done of that stands, and what waited is set aside. */
export async function setAside(conversation: Conversation): Promise<SetAside | null> {
  const { request } = conversation.data()
  if (request === null) return null
  const stands = standingOf(request, await conversation.editor.view())
  const comesBack = request.stage !== null && (request.planned.length > 0 || modelAskedIn(request) !== null)
  const texts = conversation.texts()
  const { endings } = texts
  const said = sayName(request.text)
  const head = comesBack ? `${endings.setAside(said)}${endings.toGoOn(endings.takeUp)}` : endings.leftAlone(said)
  const told = stands === null ? '' : ` ${sayStands(stands, texts)}`
  const text = `${head}${told}${sayMissing(request, texts)}`
  return { request: comesBack ? request : null, text, undoId: stands?.historyId ?? null }
}

/**
 * Goes on with the request that was set aside last: prepared anew, for the project as it is now. What waits meanwhile
 * changes places with it.
 */
export async function takeUp(conversation: Conversation, text: string): Promise<Fact> {
  const request = conversation.data().aside?.at(-1)
  if (request === undefined) {
    const blank = blankRequest(conversation, text, 'offline')
    conversation.record({ type: 'opened', request: blank, text, planner: 'offline' })
    return finished({ text: conversation.texts().endings.nothingAside, state: 'talk' })
  }
  const instead = await setAside(conversation)
  conversation.record({ type: 'takenUp', request, text, instead })
  // What it had planned before it asked is done; its model is gone, and the answer is heard with the request.
  const stage = modelAskedIn(request)
  return stage === null
    ? goOnAlone(conversation, request)
    : { type: 'asked', request: { ...request, planned: [] }, stage, text: stage.question.text }
}

/**
 * The model that planned it is not there any more; what the person's words say of it is compared all the same.
 */
export async function goOnAlone(conversation: Conversation, request: OpenRequest): Promise<Fact> {
  if (request.planner === 'model') {
    const plan = conversation.offline.plan(request.text, await conversation.planContext())
    const offline = dividedWords(plan, conversation.registry)
    conversation.record({ type: 'modelLeft', offline })
  }
  return { type: 'planned', request: { ...request, stage: null, notes: [] } }
}

/** What the words say and the model has not done; what the person said no to is not missing. */
export async function restOf(conversation: Conversation, { offline, refusals }: ModelProgress): Promise<Rest | null> {
  const { registry, editor } = conversation
  if (refusals > 0 || conversation.request().leftOut.length > 0) return null
  const memory = memoryNow(conversation)
  const told = conversation.texts()
  return restOfWords({ registry, memory, offline, performed: performedIn(conversation), told }, await editor.view())
}

export const sayRest = (rest: Rest | null, { endings }: AgentTexts): string =>
  rest === null ? '' : endings.restLeft(rest.sentences, rest.steps.length > 0)

/** One press, or "do the rest", has it prepared and asked as it was said. */
export function setRestAside(conversation: Conversation, rest: Rest | null): Pick<Ending, 'rest' | 'offer'> {
  if (rest === null || rest.steps.length === 0) return {}
  const words = rest.steps.map((step) => step.words).join(', ')
  return { rest: { ...blankRequest(conversation, words, 'offline'), planned: rest.steps }, offer: 'rest' }
}
