import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { ReplyReading } from '../planner/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { canPick } from '../prepare/takeAnswer.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Conversation } from './conversation.ts'
import { type Fact, finished } from './state/facts.ts'
import { blankRequest, chosenOf, type DoneLast, type OpenRequest, pickFrom } from './state/openRequest.ts'

/**
 * Of the request before, which was refused or is done. Only without a model: a model has the conversation and `undo`.
 */
export async function correctEarlier(conversation: Conversation, text: string): Promise<Fact | null> {
  const { refused } = conversation.data()
  if (refused === null) return correctDone(conversation, text)
  const reading = conversation.offline.read(
    text,
    { kind: 'approval', steps: refused.planned, step: 0, missing: null, choices: [] },
    await conversation.planContext(),
  )
  if (reading.kind !== 'correction' && reading.kind !== 'stay') return null
  const request: OpenRequest = {
    ...refused,
    planned: reading.steps,
    id: conversation.newId(),
    text: `${refused.text} (${text})`,
    planner: 'offline',
    notes: [],
    stage: null,
  }
  conversation.record({ type: 'opened', request, text, planner: 'offline' })
  return { type: 'planned', request }
}

/**
 * "No wait, to -6 dB" when it is already done: one request that takes the last one back and does it again as it is
 * meant now. It is asked for like any other; where the person says no, what was done before stays. Undoing it once
 * leads to before the first request. Null where the message is something else.
 */
async function correctDone(conversation: Conversation, text: string): Promise<Fact | null> {
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
  conversation.record({ type: 'opened', request: opened, text, planner: 'offline' })
  if (isBeside || place === 'gone') return { type: 'planned', request: opened }
  if (place === 'buried')
    return finished({ text: sayBuried(request, context.project, conversation.texts()), state: 'refused' })
  return { type: 'planned', request: { ...opened, planned: [takeBack(text), ...opened.planned] } }
}

function meantInstead(request: OpenRequest, reading: ReplyReading): Pick<OpenRequest, 'planned' | 'chosen'> | null {
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
    case 'stay':
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

function sayBuried(request: OpenRequest, { history, historyPosition }: ProjectView, { endings }: AgentTexts): string {
  const later = history[historyPosition - 1]?.text ?? ''
  return endings.buried(request.text, later)
}
