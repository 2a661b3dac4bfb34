import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Decision } from '../../../shared/schemas/conversation.ts'
import { flipOf } from '../approvals/flips.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep } from '../tools/defineTool.ts'
import { slotsOf } from '../tools/slots.ts'
import type { Desk } from './desk.ts'
import { openFlow } from './offlineFlow.ts'
import type { ApprovalStage, OpenRequest } from './openRequest.ts'
import { prepareRequest } from './prepareRequest.ts'

type Change = Extract<Decision, { verb: 'leaveOut' | 'edit' | 'flip' }>

/**
 * The person changes what is asked in the dialog: the request is prepared and rehearsed anew and asked again, so that what is shown is what
 * would run. Where the change is not possible the question stands as it was.
 */
export async function changeApproval(
  desk: Desk,
  request: OpenRequest,
  stage: ApprovalStage,
  change: Change,
): Promise<Result<void>> {
  const step = stage.prepared[change.step]
  const origin = stage.origins[change.step]
  if (step === undefined || origin === undefined || change.step < stage.approved)
    return err(failure('agent/no-such-step', { step: change.step + 1 }))
  const changed = changeStep(desk, step, change)
  if (!changed.ok) return changed

  const shown = stage.approval.steps.find((one) => one.index === change.step)
  const leftOut = changed.value === null ? [...request.leftOut, shown?.sentence ?? step.words] : request.leftOut
  if (changed.value === null) openFlow(desk, request).leaveOut(step)
  const planned = request.planned.flatMap((one, index) =>
    index === origin ? pinSteps(stage, origin, change.step, changed.value, one) : [one],
  )
  if (planned.length === 0) {
    await openFlow(desk, request).refuse({ ...request, leftOut }, '')
    return ok()
  }
  await prepareRequest(desk, { ...request, planned, leftOut, notes: [] })
  return ok()
}

/** The step as it is to be; null when it is to be left out. */
function changeStep(desk: Desk, step: PreparedStep, change: Change): Result<PreparedStep | null> {
  if (change.verb === 'leaveOut') return ok(null)
  const name = change.verb === 'flip' ? flipOf(step.tool) : step.tool
  const tool = name === null ? null : desk.registry.findTool(name)
  if (tool === null) return err(failure('agent/no-flip'))
  if (change.verb === 'flip') return ok({ ...step, tool: tool.name, args: {} })
  if (change.except !== undefined && !('except' in tool.parameters.shape)) return err(failure('agent/no-items'))
  const checked = tool.check({ ...step.args, ...change.values, ...(change.except && { except: change.except }) })
  if (!checked.ok) return checked
  const { range = step.range ?? undefined } = change
  if (
    change.range !== undefined &&
    (step.range === null || !(change.range.start >= 0 && change.range.end > change.range.start))
  )
    return err(failure('engine/empty-range'))
  const own =
    slotsOf(tool).range === 'own' && range !== undefined ? { start_time: range.start, end_time: range.end } : {}
  return ok({
    ...step,
    args: { ...checked.value, ...own },
    range: range ?? null,
    trackIds: change.trackIds ?? step.trackIds,
  })
}

/** All steps that came from one planned step, with what they were prepared with: what the person saw is what stays. */
function pinSteps(
  stage: ApprovalStage,
  origin: number,
  index: number,
  changed: PreparedStep | null,
  planned: PlannedStep,
): PlannedStep[] {
  return stage.prepared.flatMap((step, at) => {
    if (stage.origins[at] !== origin) return []
    const one = at === index ? changed : step
    return one === null ? [] : [pin(one, planned)]
  })
}

function pin({ tool, args, range, trackIds, at, words }: PreparedStep, planned: PlannedStep): PlannedStep {
  const absolute = (seconds: number) => ({ kind: 'absolute', seconds }) as const
  return {
    ...planned,
    tool,
    args,
    words,
    confidence: 1,
    target: {
      ...(range === null
        ? {}
        : { range: { kind: 'between', from: absolute(range.start), to: absolute(range.end) } as const }),
      ...(trackIds.length === 0 ? {} : { tracks: trackIds.map((id) => ({ kind: 'id', id }) as const) }),
      ...(at === null ? {} : { at: [absolute(at)] }),
    },
  }
}
