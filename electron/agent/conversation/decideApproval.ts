import { failure, messageOf } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Heard } from '../../editor/index.ts'
import type { Decision } from '../../../shared/schemas/conversation.ts'
import { tellApproval } from '../answers/tellApproval.ts'
import type { ApprovalStage } from '../approvals/buildApproval.ts'
import { fingerprint } from '../approvals/fingerprint.ts'
import { type Hearing, hearApproval } from '../approvals/hearApproval.ts'
import { type Changed, changeApproval, takeAll } from '../approvals/changeApproval.ts'
import { staySteps } from '../approvals/leftOut.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Conversation } from './conversation.ts'
import type { Fact } from './state/facts.ts'
import type { OpenRequest } from './state/openRequest.ts'

/**
 * The gate: what runs is what was shown, on the project that it was shown for, and only after a yes to that very
 * question.
 */
export async function decideApproval(
  conversation: Conversation,
  approvalId: string,
  decision: Decision,
): Promise<Result<Fact>> {
  const { request } = conversation.data()
  const anew = replacedBy(request, approvalId, conversation.texts())
  if (anew !== null) return ok(anew)
  const stage = askedBy(request, approvalId)
  if (request === null || stage === null) return err(failure('agent/no-such-question'))
  switch (decision.verb) {
    case 'approve':
      if (decision.allow === 'session') allowForSession(conversation, stage)
      return ok(await approveAll(conversation, request, stage))
    case 'step':
      return ok(await approveOne(conversation, request, stage))
    case 'reject':
      return ok(await rejectAll(conversation, request, stage, decision.reason ?? ''))
    case 'reword':
      return reword(conversation, request, stage, decision)
    case 'leaveOut':
    case 'putBack':
    case 'edit':
    case 'flip':
    case 'take':
      return change(conversation, request, stage, decision)
  }
}

/** A line of notes in other words takes the place of all that came of it. */
async function reword(
  conversation: Conversation,
  request: OpenRequest,
  stage: ApprovalStage,
  { step, say }: Extract<Decision, { verb: 'reword' }>,
): Promise<Result<Fact>> {
  const origin = stage.origins[step] ?? -1
  const note = request.planned[origin]?.note
  const { offline } = conversation
  if (note === undefined || offline.reword === undefined || step < stage.approved)
    return err(failure('agent/no-such-step', { step: step + 1 }))
  const steps = offline.reword(note, say, await conversation.planContext())
  const planned = request.planned.flatMap((one, index) => (index === origin ? steps : [one]))
  return ok({ type: 'planned', request: { ...request, planned, notes: [] }, refused: [] })
}

/** What is left of it is prepared and asked anew. */
function change(
  { registry }: Conversation,
  request: OpenRequest,
  stage: ApprovalStage,
  decision: Parameters<typeof changeApproval>[3],
): Result<Fact> {
  const changed = changeApproval(registry, request, stage, decision)
  if (!changed.ok) return changed
  return ok(anew(request, changed.value))
}

/** "Leave the second out", "put it back": of all that is shown, these steps stay. */
export function stayInWords(request: OpenRequest, stage: ApprovalStage, steps: readonly PlannedStep[]): Fact {
  return anew(request, staySteps(request, stage, new Set(steps)))
}

/** The request as it is changed, prepared anew; where nothing of it is left it is refused. */
function anew(request: OpenRequest, { refused, allowed = [], ...after }: Changed): Fact {
  if (after.planned.length === 0)
    return { type: 'refused', request: { ...request, leftOut: after.leftOut }, reason: '' }
  return { type: 'planned', request: { ...request, ...after, notes: [] }, refused, allowed }
}

/** What was said, or what the model has chosen, taken in words in place of all that differs from it. */
export function takeInWords(
  request: OpenRequest,
  stage: ApprovalStage,
  by: 'words' | 'model',
  texts: AgentTexts,
): Fact {
  const taken = takeAll(request, stage, by)
  if (taken.ok) {
    const { planned, instead } = taken.value
    return { type: 'planned', request: { ...request, planned, instead, notes: [] } }
  }
  const text = `${messageOf(taken.error, texts.failures)} ${tellApproval(stage.approval, texts)}`
  return { type: 'asked', request, stage, text, how: 'beside' }
}

/** How a step of what waits for a yes sounds; only of what is asked now. */
export async function hearAsked(conversation: Conversation, hearing: Hearing): Promise<Result<Heard>> {
  const stage = askedBy(conversation.data().request, hearing.approvalId)
  return stage === null ? err(failure('agent/no-such-question')) : hearApproval(conversation, stage, hearing)
}

/** The project changed, and with it what is asked, while the answer was on its way: it is asked again. */
function replacedBy(request: OpenRequest | null, approvalId: string, texts: AgentTexts): Fact | null {
  const stage = request?.stage
  if (request === null || stage?.kind !== 'approval' || stage.replaces?.includes(approvalId) !== true) return null
  return { type: 'asked', request, stage, text: tellApproval(stage.approval, texts) }
}

const askedBy = (request: OpenRequest | null, approvalId: string): ApprovalStage | null =>
  request?.stage?.kind === 'approval' && request.stage.approval.id === approvalId ? request.stage : null

/** Only what was asked here, and only what may be allowed at all. */
function allowForSession({ registry, permissions }: Conversation, stage: ApprovalStage): void {
  for (const shown of stage.approval.steps) {
    const tool = registry.findTool(shown.tool)
    if (tool !== null && shown.asks && shown.mayAllow) permissions.allow(tool)
  }
}

/** A yes to what a program does is one to the program: its file and its command were shown with it. */
async function trustTools({ registry }: Conversation, steps: ApprovalStage['prepared']): Promise<void> {
  for (const { tool } of steps) {
    const outside = registry.findTool(tool)?.outside
    if (outside?.isTrusted() === false) await outside.trust()
  }
}

export async function approveAll(
  conversation: Conversation,
  request: OpenRequest,
  stage: ApprovalStage,
): Promise<Fact> {
  if (!(await isAsShown(conversation, stage))) return askAnew(request, conversation.texts())
  await trustTools(conversation, stage.prepared)
  return approved(conversation, request, stage, stage.prepared.length, null)
}

/**
 * Yes to the first step that asks, and to what comes before it; the next one is a question of its own. All that was
 * approved runs at the end, as one.
 */
async function approveOne(conversation: Conversation, request: OpenRequest, stage: ApprovalStage): Promise<Fact> {
  if (!(await isAsShown(conversation, stage))) return askAnew(request, conversation.texts())
  const asks = (index: number) => stage.approval.steps.find((step) => step.index === index)?.asks ?? true
  const first = stage.prepared.findIndex((_, index) => index >= stage.approved && asks(index))
  const next = stage.prepared.findIndex((_, index) => index > first && asks(index))
  await trustTools(conversation, next < 0 ? stage.prepared : stage.prepared.slice(0, next))
  if (first < 0 || next < 0) return approved(conversation, request, stage, stage.prepared.length, null)

  const steps = stage.approval.steps.filter((step) => step.index > first)
  const approval = { ...stage.approval, id: conversation.newId(), steps, stepping: true }
  return {
    type: 'asked',
    request,
    stage: { ...stage, approval, approved: first + 1 },
    text: tellApproval(approval, conversation.texts()),
  }
}

/** What was approved step by step before stays approved, and is done. */
export async function rejectAll(
  conversation: Conversation,
  request: OpenRequest,
  stage: ApprovalStage,
  reason: string,
): Promise<Fact> {
  if (stage.approved === 0) return { type: 'refused', request, reason }
  if (!(await isAsShown(conversation, stage))) return askAnew(request, conversation.texts())
  return approved(conversation, request, stage, stage.approved, reason)
}

/** The first so many steps have their yes; `reason` is said against the rest. */
function approved(
  { registry }: Conversation,
  request: OpenRequest,
  { approval, prepared, origins }: ApprovalStage,
  count: number,
  reason: string | null,
): Fact {
  const steps = prepared.slice(0, count)
  const sentences = steps.map(({ tool }, index) => {
    const shown = approval.steps.find((step) => step.index === index)
    return shown?.sentence ?? registry.findTool(tool)?.title ?? tool
  })
  const batch = {
    steps,
    origins: origins.slice(0, count),
    contentRevision: approval.contentRevision,
    shown: true,
    refusal: reason === null ? null : { reason, left: prepared.length - count },
    notes: [],
  }
  return { type: 'approved', request, batch, sentences }
}

/** The revision is looked at again: the person, or another window, may have edited while the question stood. */
async function isAsShown(conversation: Conversation, stage: ApprovalStage): Promise<boolean> {
  const { contentRevision } = await conversation.editor.view()
  if (contentRevision !== stage.approval.contentRevision || !everyStepKnown(conversation, stage)) return false
  return (await fingerprint(stage.prepared, contentRevision)) === stage.approval.fingerprint
}

/** A saved approval may come from a version whose table was another one. */
function everyStepKnown({ registry, permissions }: Conversation, stage: ApprovalStage): boolean {
  return stage.prepared.every((step, index) => {
    const tool = registry.findTool(step.tool)
    const shown = stage.approval.steps.find((one) => one.index === index)
    return (
      tool !== null && (index < stage.approved || (shown !== undefined && (shown.asks || !permissions.asksTool(tool))))
    )
  })
}

/** The project is another one than was shown: what is planned is prepared for it, and asked again. */
export function askAnew(request: OpenRequest, texts: AgentTexts): Fact {
  return {
    type: 'planned',
    request: { ...request, notes: [messageOf(failure('agent/changed-meanwhile'), texts.failures)] },
  }
}
