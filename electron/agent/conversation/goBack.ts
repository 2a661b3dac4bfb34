import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Reading } from '../planner/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Conversation } from './conversation.ts'
import type { Fact } from './facts.ts'
import { blankRequest, finished, supersede } from './newRequest.ts'
import { canPick } from '../prepare/takeAnswer.ts'
import { chosenOf, type DoneLast, type OpenRequest, pickFrom } from './openRequest.ts'
import { afterRestart } from './savedConversation.ts'

/**
 * Goes on with the request that was set aside last: prepared anew, for the project as it is now. What waits meanwhile
 * changes places with it.
 */
export async function takeUp(conversation: Conversation, text: string): Promise<Fact> {
  const request = conversation.data().aside?.at(-1)
  if (request === undefined) {
    const blank = blankRequest(conversation, text, 'offline')
    conversation.send({ type: 'opened', request: blank, text, planner: 'offline' })
    return finished({ text: 'Nothing was set aside.', state: 'talk' })
  }
  const instead = await supersede(conversation)
  conversation.send({ type: 'takenUp', request, text, instead })
  return goOnAlone(conversation, request)
}

/**
 * The model that planned it is not there any more; what the person's words say of it is compared all the same.
 */
export async function goOnAlone(conversation: Conversation, request: OpenRequest): Promise<Fact> {
  if (request.planner === 'model') {
    const offline = conversation.offline.plan(request.text, await conversation.planContext())
    conversation.send({ type: 'modelLeft', offline })
  }
  return { type: 'planned', request: { ...request, stage: null, notes: [] } }
}

/** What was pending when the app was closed; null where the question stands as it stood. */
export async function goOnAfterRestart(conversation: Conversation, request: OpenRequest): Promise<Fact | null> {
  const fact = afterRestart(request)
  return fact?.type === 'planned' ? goOnAlone(conversation, request) : fact
}

/**
 * "No wait, to -6 dB" when it is already done: one request that takes the last one back and does it again as it is
 * meant now. It is asked for like any other; where the person says no, what was done before stays. Undoing it once
 * leads to before the first request. Null where the message is something else.
 */
export async function correctDone(conversation: Conversation, text: string): Promise<Fact | null> {
  const { lastDone } = conversation.data()
  if (lastDone === null) return null
  const { request } = lastDone
  const context = await conversation.planContext()
  const done = { kind: 'done', steps: request.planned, step: 0, missing: null, ...chosenOf(request) } as const
  const reading = conversation.offline.read(text, done, context)
  const meant = meantInstead(request, reading)
  if (meant === null) return null

  const place = placeOf(lastDone, context.project)
  const isBeside = reading.kind === 'addition'
  if (reading.kind === 'takeBack' && place !== 'last') return null
  const words = isBeside ? text : `${request.text} (${text})`
  const opened: OpenRequest = { ...blankRequest(conversation, words, 'offline'), ...meant }
  conversation.send({ type: 'opened', request: opened, text, planner: 'offline' })
  if (isBeside || place === 'gone') return { type: 'planned', request: opened }
  if (place === 'buried') return finished({ text: sayBuried(request, context.project), state: 'refused' })
  return { type: 'planned', request: { ...opened, planned: [takeBack(text), ...opened.planned] } }
}

function meantInstead(request: OpenRequest, reading: Reading): Pick<OpenRequest, 'planned' | 'chosen'> | null {
  switch (reading.kind) {
    case 'correction':
    case 'addition':
      return { planned: reading.steps, chosen: null }
    case 'takeBack':
      return { planned: [], chosen: null }
    case 'choice':
      return request.chosen !== null && canPick(request.chosen.stage, reading.picks)
        ? pickFrom(request.chosen, reading.picks)
        : null
    case 'answer':
    case 'approve':
    case 'reject':
    case 'cancel':
    case 'new':
    case 'unclear':
      return null
  }
}

const takeBack = (words: string): PlannedStep => ({ tool: 'undo', args: {}, target: {}, words, confidence: 1 })

/**
 * Whether what it did is the last thing in the history, under something that was done since, or not there (any more).
 */
function placeOf({ historyId }: DoneLast, { history, historyPosition }: ProjectView): 'last' | 'buried' | 'gone' {
  const at = history.findIndex(({ id }) => id === historyId)
  if (at < 0 || at >= historyPosition) return 'gone'
  return at === historyPosition - 1 ? 'last' : 'buried'
}

function sayBuried(request: OpenRequest, { history, historyPosition }: ProjectView): string {
  const later = history[historyPosition - 1]?.text ?? ''
  return `I can't change “${request.text}” by itself any more: “${later}” was done after it. Undo back to it first, or say what to do now. Nothing was changed.`
}
