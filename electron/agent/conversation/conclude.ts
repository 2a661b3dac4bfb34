import { type Failure, failure, messageOf, problemOf, wasCancelled } from '../../../shared/failures/index.ts'
import { actionOf, quoteModel, sayChoices, tellResult } from '../answers/receiptOf.ts'
import { labelledPlaces } from '../answers/labelledPlaces.ts'
import { cardOf } from '../answers/cardOf.ts'
import { type Missed, sayOpen } from '../goals/goals.ts'
import { hasFailed, type ModelProgress, offerOffline } from '../loop/modelProgress.ts'
import { speechOf } from '../opinion/offlineOpinion.ts'
import type { Performed } from '../run/requestRun.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'
import { type Conversation, performedIn, takeBack, transactionOf } from './conversation.ts'
import { remember } from './remember.ts'
import { restOf, sayRest, setRestAside } from './setAside.ts'
import { answerAsked, answerPlan, type PlanAnswer } from './startRequest.ts'
import type { Because, Ending, Fact, FactOf } from './state/facts.ts'
import { sayMissing, sayStands, standingOf, type ApprovedBatch, type OpenRequest } from './state/openRequest.ts'
import { measuredPlan } from './think.ts'

/** The end of a request, and the answer that says what stands and what is missing. */
export async function conclude(conversation: Conversation, because: Because['conclude']): Promise<Fact> {
  return { type: 'finished', ending: await endingOf(conversation, because) }
}

async function endingOf(conversation: Conversation, fact: Because['conclude']): Promise<Ending> {
  const { endings, failures } = conversation.texts()
  switch (fact.type) {
    case 'ran':
      return endCarriedOut(conversation, fact.batch)
    case 'replied':
      return endReplied(conversation, fact)
    case 'refused': {
      const noted = fact.reason === null || fact.reason === '' ? '' : endings.youSaid(fact.reason)
      const part = await endInPart(conversation, endings.stopHere, noted)
      return part ?? { text: `${endings.allRightNothing}${noted}`, state: 'rejected', refused: fact.request }
    }
    case 'nothingToDo':
      return { text: fact.why, state: 'talk' }
    case 'failed':
    case 'takenBack':
    case 'modelEnded':
      return endFailed(conversation, fact.failure)
    case 'gaveUp': {
      const back = await takeBack(conversation)
      if (!back.ok) return { text: messageOf(back.error, failures), state: 'failed' }
      const part = await endInPart(conversation, endings.stopHere)
      return part ?? { text: endings.neverMind, state: 'cancelled' }
    }
  }
}

/** A clear sentence, and what stands of it: all that earlier batches did, else everything is as it was. */
async function endFailed(conversation: Conversation, error: Failure): Promise<Ending> {
  const { model } = conversation.data()
  const texts = conversation.texts()
  const back = await takeBack(conversation)
  const told = back.ok ? error : back.error
  const isCancelled = wasCancelled(told)
  const mayOffer = !isCancelled && (error.code.startsWith('model/') || lostItsWay.has(error.code))
  const part = await endInPart(conversation, problemOf(told, texts.failures))
  if (part !== null) {
    const rest = model === null || isCancelled ? null : await restOf(conversation, model)
    return { ...part, text: joinParts([part.text, sayRest(rest, texts)], ' '), ...setRestAside(conversation, rest) }
  }
  return {
    text: messageOf(told, texts.failures),
    state: isCancelled ? 'cancelled' : 'failed',
    offer: model !== null && mayOffer ? offerOffline(model) : null,
  }
}

const lostItsWay: ReadonlySet<string> = new Set(['agent/stuck', 'agent/going-round'])

/** What stands is said with what is missing; null where nothing does. */
async function endInPart(conversation: Conversation, head: string, behind = ''): Promise<Ending | null> {
  const request = conversation.request()
  const stands = standingOf(request, await conversation.editor.view())
  if (stands === null) return null
  const { model, memory } = conversation.data()
  const texts = conversation.texts()
  const performed = performedIn(conversation)
  const missing = (of: AgentTexts) => `${sayMissing(request, of)}${behind}`
  return {
    text: `${head} ${sayStands(stands, texts)}${missing(texts)}`,
    state: 'partly',
    undoId: stands.historyId,
    ...asCard(conversation, performed, (of) => `${head}${missing(of)}`),
    ...doneIn(performed, texts),
    ...remember(memory, { ...request, planned: model?.planned ?? request.planned }, performed, stands.historyId),
  }
}

/** Without a model a request ends behind its one batch. */
async function endCarriedOut(conversation: Conversation, batch: ApprovedBatch): Promise<Ending> {
  const request = conversation.request()
  const performed = performedIn(conversation).slice(-batch.steps.length)
  const historyId = transactionOf(conversation).historyId()
  // A model has planned more than this, and is gone.
  const plan = await measuredPlan(conversation, 'carriedOut')
  const texts = conversation.texts()
  const open = (of: AgentTexts) => (plan === null ? '' : sayOpen(plan.checklist, of))
  const isPart = batch.refusal !== null || request.aside !== null || request.leftOut.length > 0 || open(texts) !== ''
  const answers = [...(request.answers ?? []), ...(await answerAsked(conversation, request.later ?? []))]
  const more = (of: AgentTexts) => joinParts([tellMore(request, performed, batch, of), open(of), ...answers], ' ')
  return {
    text: joinParts([tellResult(performed, texts), more(texts)], ' '),
    ...asCard(conversation, performed, more),
    state: isPart ? 'partly' : 'done',
    ...(plan !== null && { plan }),
    undoId: historyId,
    ...doneIn(performed, texts),
    ...remember(conversation.data().memory, request, performed, historyId),
  }
}

function tellMore(
  request: OpenRequest,
  performed: readonly Performed[],
  { refusal, notes }: ApprovedBatch,
  texts: AgentTexts,
): string {
  const left = refusal === null ? '' : texts.endings.restNotDone(refusal.reason)
  return joinParts(
    [...sayChoices(performed, texts), ...new Set(notes), left, sayLeftOut(request, texts), request.aside ?? ''],
    ' ',
  )
}

/** Beside the answer in words; nothing where nothing was done. */
function asCard(
  conversation: Conversation,
  performed: readonly Performed[],
  more: (texts: AgentTexts) => string,
): Pick<Ending, 'receipt' | 'pointers'> {
  const receipt = cardOf(performed, { texts: conversation.texts(), window: conversation.language(), more })
  const pointers = labelledPlaces(performed)
  return {
    ...(receipt !== null && { receipt }),
    ...(pointers !== null && { pointers }),
  }
}

/** The model's words are the answer; beside them stands what was read back, so that nobody has to believe them. */
async function endReplied(conversation: Conversation, { text, missed }: FactOf<'replied'>): Promise<Ending> {
  const { model, memory } = conversation.data()
  if (model === null) throw new Error('no model works on the request')
  const performed = [...performedIn(conversation)]
  const words = text.trim()
  const texts = conversation.texts()
  if (performed.length === 0) return endWithoutSteps(conversation, model, words)
  const historyId = transactionOf(conversation).historyId()
  const rest = await restOf(conversation, model)
  const isPart = model.refusals > 0 || missed.length > 0 || model.lastFailure !== null || rest !== null
  const more = (of: AgentTexts) =>
    joinParts(
      [
        model.lastFailure === null ? '' : problemOf(model.lastFailure, of.failures),
        ...sayChoices(performed, of),
        ...missed.map((one) => sayMissed(one, of)),
        ...sayDenied(model, conversation.request(), of),
        sayRest(rest, of),
        ...new Set(model.notes),
        quote(words, of),
      ],
      '\n',
    )
  return {
    text: joinParts([tellResult(performed, texts), more(texts)], '\n'),
    ...asCard(conversation, performed, more),
    state: isPart ? 'partly' : 'done',
    ...setRestAside(conversation, rest),
    undoId: historyId,
    ...doneIn(performed, texts),
    ...remember(memory, { ...conversation.request(), planned: model.planned }, performed, historyId),
  }
}

/** What a model says of what was done never stands where a receipt belongs. */
const quote = (words: string, { endings }: AgentTexts): string =>
  words === '' ? '' : endings.modelSays(quoteModel(words))

/**
 * Nothing was carried out, so an answer that claims an edit is marked. Where the words ask for one, it is offered to do
 * it.
 */
async function endWithoutSteps(conversation: Conversation, model: ModelProgress, words: string): Promise<Ending> {
  const texts = conversation.texts()
  const { failures } = texts
  if (model.lastFailure !== null)
    return { text: joinParts([messageOf(model.lastFailure, failures), quote(words, texts)], '\n'), state: 'failed' }
  if (words === '')
    return { text: messageOf(failure('agent/no-answer'), failures), state: 'failed', offer: offerOffline(model) }
  const speech = speechOf(model.offline, conversation.registry)
  if (speech === 'noEdit' && model.refusals === 0) return endTalk(conversation, model, words)
  // What the person has said no to is not offered again.
  if (model.refusals > 0 || hasFailed(model.failures))
    return {
      text: `${texts.endings.nothingChanged}\n${quote(words, texts)}`,
      state: model.refusals > 0 ? 'rejected' : 'refused',
      offer: model.refusals === 0 && speech === 'request' ? 'offline' : null,
    }
  // What was called came to nothing, and why is known.
  if (model.notes.length > 0)
    return { text: joinParts([...new Set(model.notes), quote(words, texts)], '\n'), state: 'talk' }
  if (model.offline.reply === null && speech === 'unclear') return { text: words, state: 'talk' }
  const text = `${texts.endings.calledNoTool}\n${quote(words, texts)}`
  return { text, state: speech === 'request' ? 'refused' : 'talk', offer: speech === 'request' ? 'offline' : null }
}

/**
 * A question that the project answers is answered from it. A greeting may be answered with one; any other answer may
 * claim what was never done.
 */
async function endTalk(conversation: Conversation, { offline }: ModelProgress, words: string): Promise<Ending> {
  const texts = conversation.texts()
  if (offline.steps.length > 0 || offline.replyKind === 'known')
    return withQuote(await answerPlan(conversation, offline), quote(words, texts))
  const answer = conversation.offline.plan(words, await conversation.planContext())
  const isCourteous = offline.replyKind === 'courtesy' && answer.replyKind === 'courtesy'
  return { text: isCourteous ? words : `${texts.endings.nothingChanged}\n${quote(words, texts)}`, state: 'talk' }
}

/** Also behind what stands for the answer in short. */
function withQuote({ text, pointers }: PlanAnswer, quoted: string): Ending {
  const behind = (said: string): string => joinParts([said, quoted], '\n')
  const shown = pointers?.lead === undefined ? pointers : { ...pointers, lead: behind(pointers.lead) }
  return { text: behind(text), ...(shown && { pointers: shown }), state: 'talk' }
}

/** What is missing because the person would not have it. */
const sayDenied = ({ denied }: ModelProgress, request: OpenRequest, texts: AgentTexts): string[] => [
  denied.length === 0 ? '' : texts.endings.denied([...new Set(denied)]),
  sayLeftOut(request, texts),
]

const sayLeftOut = ({ leftOut }: OpenRequest, { endings }: AgentTexts): string =>
  leftOut.length === 0 ? '' : endings.leftOut(leftOut.map(({ sentence }) => sentence))

const sayMissed = ({ goal, wanted, measured }: Missed, { endings }: AgentTexts): string =>
  endings.notReached(goal, wanted, measured)

const joinParts = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between)

const doneIn = (performed: readonly Performed[], texts: AgentTexts): Pick<Ending, 'ran' | 'actions' | 'did'> => ({
  ran: operationsOf(performed),
  actions: performed.map((one) => actionOf(one, texts)),
  // A model reads it with the conversation.
  did: tellResult(performed, englishTexts),
})

/** Setting the state counts as an operation only where nothing else was asked for. */
function operationsOf(performed: readonly Performed[]): PreparedStep[] {
  const operations = performed.filter(({ tool }) => tool.group !== 'selection')
  return (operations.length > 0 ? operations : performed).map(({ step }) => step)
}
