import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Decision } from '../../../shared/schemas/conversation.ts'
import { fingerprint } from '../approvals/fingerprint.ts'
import { tellApproval } from '../answers/tellApproval.ts'
import { changeApproval } from './changeApproval.ts'
import type { Desk } from './desk.ts'
import { openFlow } from './offlineFlow.ts'
import type { ApprovalStage, OpenRequest } from './openRequest.ts'
import { prepareRequest } from './prepareRequest.ts'

/** The gate: what runs is what was shown, on the project that it was shown for, and only after a yes to that very question. */
export async function decideApproval(desk: Desk, approvalId: string, decision: Decision): Promise<Result<void>> {
  const { request } = desk.chat().context
  const stage = request?.stage ?? null
  if (request === null || stage?.kind !== 'approval' || stage.approval.id !== approvalId)
    return err(failure('agent/no-such-question'))
  switch (decision.verb) {
    case 'approve':
      if (decision.allow === 'session') allowForSession(desk, stage)
      await approveAll(desk, request, stage)
      return ok()
    case 'step':
      await approveOne(desk, request, stage)
      return ok()
    case 'reject':
      await rejectAll(desk, request, stage, decision.reason ?? '')
      return ok()
    case 'leaveOut':
    case 'edit':
    case 'flip':
      return changeApproval(desk, request, stage, decision)
  }
}

/** Only what was asked here, and only what may be allowed at all. */
function allowForSession(desk: Desk, stage: ApprovalStage): void {
  for (const shown of stage.approval.steps) {
    const tool = desk.registry.findTool(shown.tool)
    if (tool !== null && shown.asks && shown.mayAllow) desk.permissions.allow(tool)
  }
}

export async function approveAll(desk: Desk, request: OpenRequest, stage: ApprovalStage): Promise<void> {
  if (!(await isAsShown(desk, stage))) return askAnew(desk, request)
  return runApproved(desk, request, stage, stage.prepared.length, null)
}

/** Yes to the first step that asks, and to what comes before it; the next one is a question of its own. All that was approved runs at the end, as one. */
async function approveOne(desk: Desk, request: OpenRequest, stage: ApprovalStage): Promise<void> {
  if (!(await isAsShown(desk, stage))) return askAnew(desk, request)
  const asks = (index: number) => stage.approval.steps.find((step) => step.index === index)?.asks ?? true
  const first = stage.prepared.findIndex((_, index) => index >= stage.approved && asks(index))
  const next = stage.prepared.findIndex((_, index) => index > first && asks(index))
  if (first < 0 || next < 0) return runApproved(desk, request, stage, stage.prepared.length, null)

  const steps = stage.approval.steps.filter((step) => step.index > first)
  const approval = { ...stage.approval, id: desk.newId(), steps, stepping: true }
  desk.transcript.asked('approval')
  desk.transcript.tapehand(tellApproval(approval), {
    requestId: request.id,
    state: 'asked',
    undoId: null,
    planner: request.planner,
  })
  desk.send({ type: 'think', request })
  desk.send({ type: 'needsYes', stage: { ...stage, approval, approved: first + 1 } })
}

/** What was approved step by step before stays approved, and is done. */
export async function rejectAll(desk: Desk, request: OpenRequest, stage: ApprovalStage, reason: string): Promise<void> {
  const flow = openFlow(desk, request)
  if (stage.approved === 0) return flow.refuse(request, reason)
  if (!(await isAsShown(desk, stage))) return askAnew(desk, request)
  return runApproved(desk, request, stage, stage.approved, reason)
}

async function runApproved(
  desk: Desk,
  request: OpenRequest,
  stage: ApprovalStage,
  count: number,
  reason: string | null,
): Promise<void> {
  const flow = openFlow(desk, request)
  const running = { ...request, stage: null }
  desk.showSteps(
    stage.prepared
      .slice(0, count)
      .map(
        (step, index) =>
          stage.approval.steps.find((shown) => shown.index === index)?.sentence ??
          desk.registry.findTool(step.tool)?.title ??
          step.tool,
      ),
  )
  desk.send({ type: 'run', request: running })
  const refusal = reason === null ? null : { reason, left: stage.prepared.length - count }
  const { contentRevision } = stage.approval
  const done = await flow.execute(running, {
    steps: stage.prepared.slice(0, count),
    origins: stage.origins.slice(0, count),
    contentRevision,
    refusal,
    notes: [],
  })
  if (done === 'stale') await askAnew(desk, request)
}

/** The revision is looked at again: the person, or another window, may have edited while the question stood. */
async function isAsShown(desk: Desk, stage: ApprovalStage): Promise<boolean> {
  const { contentRevision } = await desk.editor.view()
  if (contentRevision !== stage.approval.contentRevision || !everyStepKnown(desk, stage)) return false
  return (await fingerprint(stage.prepared, contentRevision)) === stage.approval.fingerprint
}

/** A saved approval may come from a version whose table was another one. */
function everyStepKnown(desk: Desk, stage: ApprovalStage): boolean {
  return stage.prepared.every((step, index) => {
    const tool = desk.registry.findTool(step.tool)
    const shown = stage.approval.steps.find((one) => one.index === index)
    return (
      tool !== null &&
      (index < stage.approved || (shown !== undefined && (shown.asks || !desk.permissions.asksTool(tool))))
    )
  })
}

async function askAnew(desk: Desk, request: OpenRequest): Promise<void> {
  await prepareRequest(desk, { ...request, notes: [failure('agent/changed-meanwhile').message] })
}
