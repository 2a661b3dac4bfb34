import type { Memory } from '../prepare/preparePlan.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Performed } from '../run/requestRun.ts'
import type { Desk } from './desk.ts'
import type { DoneLast, OpenRequest } from './openRequest.ts'

/**
 * What later messages may point at. "The same on the guest track" needs the step as it was said ("the last 5 seconds"), so words stay
 * words; what they left open is filled in with the values that were used.
 */
export function remember(
  desk: Desk,
  request: OpenRequest,
  performed: readonly Performed[],
  historyId: string | null,
): { lastSteps?: readonly PlannedStep[]; lastDone?: DoneLast; memory: Memory } {
  const { memory } = desk.chat().context
  const acted = performed.filter(({ tool }) => tool.impact !== 'history' && tool.impact !== 'transport')
  const lastRange = acted.findLast(({ step }) => step.range !== null)?.step.range ?? memory.lastRange
  const clipboardFrom =
    performed.findLast(({ tool }) => tool.writes.includes('clipboard'))?.step.trackIds ?? memory.clipboardFrom
  if (acted.length === 0) return { memory: { lastRange, clipboardFrom } }
  const planned = request.planned.filter((step) => acted.some(({ tool }) => tool.name === step.tool))
  const lastDone: DoneLast = {
    request: { ...request, planned: withoutHistory(request.planned), stage: null },
    historyId,
  }
  return {
    lastDone,
    lastSteps: planned.map((step) => asCarriedOut(step, performed)),
    memory: { lastRange, clipboardFrom },
  }
}

/** What was taken back to make room for a correction is no part of what was asked for. */
function withoutHistory(planned: readonly PlannedStep[]): readonly PlannedStep[] {
  return planned.filter(({ tool }) => tool !== 'undo' && tool !== 'redo')
}

function asCarriedOut(planned: PlannedStep, performed: readonly Performed[]): PlannedStep {
  const mine = performed.filter(({ step }) => step.tool === planned.tool && step.words === planned.words)
  const [one] = mine
  if (one === undefined) return planned
  const { range, thing, at } = planned.target
  const { step } = one
  const isOpen = range === undefined && thing === undefined && at === undefined
  const used =
    isOpen && step.range !== null
      ? {
          range: {
            kind: 'between',
            from: { kind: 'absolute', seconds: step.range.start },
            to: { kind: 'absolute', seconds: step.range.end },
          } as const,
        }
      : {}
  return { ...planned, args: { ...step.args, ...planned.args }, target: { ...planned.target, ...used } }
}
