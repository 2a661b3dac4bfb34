import type { PlannedStep } from '../planner/plan.ts'
import { heardIn, mentionedBehind } from '../prepare/heard.ts'
import type { Memory } from '../prepare/preparePlan.ts'
import type { Performed } from '../run/requestRun.ts'
import { actedIn, memoryBehind } from './conversation.ts'
import type { Ending } from './state/facts.ts'
import type { DoneLast, OpenRequest } from './state/openRequest.ts'

/**
 * What later messages may point at. "The same on the guest track" needs the step as it was said ("the last 5 seconds"),
 * so words stay words; what they left open is filled in with the values that were used.
 */
export function remember(
  memory: Memory,
  request: OpenRequest,
  performed: readonly Performed[],
  historyId: string | null,
): Pick<Ending, 'lastSteps' | 'lastDone' | 'memory' | 'planned'> {
  const acted = actedIn(performed)
  const left = memoryBehind(memory, performed)
  if (acted.length === 0) return { memory: { ...left, mentioned: mentionedBehind(left.mentioned, performed) } }
  const planned = request.planned.filter((step) => acted.some(({ tool }) => tool.name === step.tool))
  const asked = withoutHistory(request.planned)
  const lastDone: DoneLast = { request: { ...request, planned: asked, stage: null }, historyId }
  return {
    lastDone,
    planned: asked,
    lastSteps: planned.map((step) => asCarriedOut(step, performed)),
    memory: { ...left, mentioned: heardIn(acted).mentioned },
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
  const onTracks = mine.length === 1 ? wholeTracksOf(planned, one) : null
  if (onTracks !== null)
    return { ...planned, args: { ...one.step.args, ...planned.args }, target: onTracks, said: undefined }
  const { range, thing, at, tracks } = planned.target
  const { step } = one
  // What was said with a mention points there once more, "normalize the host and raise it": "the same on the guest".
  const isSaid = planned.said !== undefined
  const isOpen = !isSaid && range === undefined && thing === undefined && at === undefined && tracks === undefined
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

/** "compress it", where that was a track: all of it is meant, and another one with "the same on the guest". */
function wholeTracksOf({ said }: PlannedStep, { step }: Performed): PlannedStep['target'] | null {
  const [only, ...others] = said?.act.where ?? []
  const isMention = only?.kind === 'mention' && others.length === 0 && said?.act.scopes.length === 0
  const isWhole = step.sources.some(({ what, author }) => what === 'range' && author === 'project')
  return isMention && isWhole ? { tracks: step.trackIds.map((id) => ({ kind: 'id', id })) } : null
}
