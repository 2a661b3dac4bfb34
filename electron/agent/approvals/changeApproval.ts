import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Decision } from '../../../shared/schemas/conversation.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { flipOf } from './flips.ts'
import { leave, type LeftOut, listSteps, type Listed, partSteps, staySteps } from './leftOut.ts'
import type { Author } from '../../../shared/schemas/author.ts'
import type { Authors, OtherStep, PlannedStep } from '../planner/plan.ts'
import type { PreparedStep, Tool, ValueSource } from '../tools/contract/defineTool.ts'
import { targetSourcesOf } from '../tools/contract/target.ts'
import type { Registry } from '../tools/contract/registry.ts'
import type { ApprovalStage } from './buildApproval.ts'

type Change = Extract<Decision, { verb: 'leaveOut' | 'putBack' | 'edit' | 'flip' | 'take' }>

/** What a request has of the steps that are shown. */
interface Shown {
  readonly planned: readonly PlannedStep[]
  readonly leftOut: readonly LeftOut[]
  /** The steps of the words, where a model has planned other ones. */
  readonly instead?: readonly PlannedStep[] | undefined
}

/** The same with the change; nothing planned where nothing is left to be asked about. */
export interface Changed extends Shown {
  /** Keys of the steps that were taken out, and of those that came back. */
  readonly refused: readonly string[]
  readonly allowed?: readonly string[]
}

/**
 * The person changes what is asked in the dialog: what comes of it is prepared and rehearsed anew and asked again, so
 * that what is shown is what would run. Where the change is not possible the question stands as it was.
 */
export function changeApproval(
  registry: Registry,
  shown: Shown,
  stage: ApprovalStage,
  change: Change,
): Result<Changed> {
  if (change.verb === 'take') return takeOther(shown, stage, change.step ?? null)
  if (change.verb === 'putBack') return putBack(shown, stage, change.leftOut)
  const step = stage.prepared[change.step]
  const origin = stage.origins[change.step]
  if (step === undefined || origin === undefined || change.step < stage.approved)
    return err(failure('agent/no-such-step', { step: change.step + 1 }))
  const changed = change.verb === 'leaveOut' ? ok(null) : changeStep(registry, step, change)
  if (!changed.ok) return changed

  const own = shown.planned[origin]
  const listed = listSteps(shown).flatMap((one): Listed[] =>
    one.out === null && one.step === own ? inParts(shown, stage, { origin, index: change.step }, changed.value) : [one],
  )
  const after = partSteps(listed)
  const out = after.leftOut.find((one) => !shown.leftOut.some(({ turn }) => turn === one.turn))
  return ok({ ...after, instead: shown.instead, refused: out?.keys ?? [] })
}

/** Behind it the step is planned as it was, and comes to what the words say on the timeline that is there now. */
function putBack(shown: Shown, stage: ApprovalStage, index: number): Result<Changed> {
  const step = shown.leftOut[index]?.step ?? null
  if (step === null) return err(failure('agent/no-such-step', { step: index + 1 }))
  const chosen = staySteps(shown, stage, new Set([...shown.planned, step]))
  return ok({ ...chosen, instead: shown.instead })
}

/** What the words have in place of what the model has chosen, or the other way round. */
function takeOther({ planned, leftOut, instead }: Shown, stage: ApprovalStage, index: number | null): Result<Changed> {
  if (index === null)
    return instead === undefined
      ? err(failure('agent/nothing-to-take'))
      : ok({ planned: instead, leftOut, instead: undefined, refused: [] })
  const origin = stage.origins[index]
  const now = planned[origin ?? -1]
  if (now?.other === undefined || index < stage.approved) return err(failure('agent/nothing-to-take'))
  const taken = planned.map((one, at) => (at === origin ? turned(one, stage, index) : one))
  return ok({ planned: taken, leftOut, instead, refused: [] })
}

/** The same for everything that is shown: all that the words have, or all that the model has. */
export function takeAll(shown: Shown, stage: ApprovalStage, by: OtherStep['by']): Result<Changed> {
  if (by === 'words' && shown.instead !== undefined) return takeOther(shown, stage, null)
  const open = stage.origins.map((origin, index) => ({ origin, index })).slice(stage.approved)
  const turning = open.filter(({ origin }) => shown.planned[origin]?.other?.by === by)
  if (turning.length === 0) return err(failure('agent/nothing-to-take'))
  const planned = shown.planned.map((one, at) => {
    const first = turning.find(({ origin }) => origin === at)
    return first === undefined ? one : turned(one, stage, first.index)
  })
  return ok({ ...shown, planned, refused: [] })
}

function turned({ other, ...now }: PlannedStep, { approval }: ApprovalStage, index: number): PlannedStep {
  if (other === undefined) return now
  const { callId } = now
  const sentence = approval.steps.find((one) => one.index === index)?.sentence ?? now.words
  const back: OtherStep = { by: other.by === 'words' ? 'model' : 'words', step: now, sentence }
  return { ...other.step, ...(callId !== undefined && { callId }), other: back }
}

/** The step as it is to be. */
function changeStep(
  registry: Registry,
  step: PreparedStep,
  change: Exclude<Change, { verb: 'leaveOut' | 'putBack' | 'take' }>,
): Result<PreparedStep> {
  const name = change.verb === 'flip' ? flipOf(step.tool) : step.tool
  const tool = name === null ? null : registry.findTool(name)
  if (tool === null) return err(failure('agent/no-flip'))
  return change.verb === 'flip' ? ok({ ...step, tool: tool.name, args: {} }) : editStep(tool, step, change)
}

function editStep(tool: Tool, step: PreparedStep, change: Extract<Change, { verb: 'edit' }>): Result<PreparedStep> {
  if (change.except !== undefined && !('except' in tool.parameters.shape)) return err(failure('agent/no-items'))
  const checked = tool.check({ ...step.args, ...change.values, ...(change.except && { except: change.except }) })
  if (!checked.ok) return checked
  if (change.range !== undefined && (step.range === null || !isRange(change.range)))
    return err(failure('engine/empty-range'))
  const range = change.range ?? step.range
  const isOwn = targetSourcesOf(tool).range === 'own' && range !== null
  return ok({
    ...step,
    args: { ...checked.value, ...(isOwn ? { start_time: range.start, end_time: range.end } : {}) },
    range,
    trackIds: change.trackIds ?? step.trackIds,
  })
}

const isRange = ({ start, end }: RangeView): boolean => start >= 0 && end > start

/**
 * All steps that came from one planned step, with what they were prepared with: what the person saw is what stays. What
 * is left out is kept as it was planned, where nothing else came of it.
 */
function inParts(
  { planned, leftOut }: Shown,
  stage: ApprovalStage,
  { origin, index }: { readonly origin: number; readonly index: number },
  changed: PreparedStep | null,
): Listed[] {
  const own = planned[origin]
  if (own === undefined) return []
  const indexes = stage.prepared.flatMap((_, at) => (stage.origins[at] === origin ? [at] : []))
  return indexes.flatMap((at): Listed[] => {
    const step = stage.prepared[at]
    if (step === undefined) return []
    const moved = stage.approval.steps.find(({ index: of }) => of === at)?.note?.moved
    if (at !== index || changed !== null)
      return [{ step: pin(at === index && changed !== null ? changed : step, own, step, moved), out: null }]
    const left = indexes.length === 1 ? own : pin(step, own, step, moved)
    return [{ step: left, out: leave(left, stage, [at], leftOut) }]
  })
}

/** `moved`: of a line of notes, which keeps its times on the timeline before the plan. */
function pin(changed: PreparedStep, planned: PlannedStep, shown: PreparedStep, moved?: number): PlannedStep {
  const { tool, args, range, trackIds, at, words } = changed
  const absolute = (seconds: number) => ({ kind: 'absolute', seconds: seconds - (moved ?? 0) }) as const
  return {
    ...planned,
    tool,
    args,
    words,
    confidence: 1,
    pinned: true,
    authors: authorsOf(changed, shown),
    timeline: moved === undefined ? undefined : 'shown',
    target: {
      ...(range === null
        ? {}
        : { range: { kind: 'between', from: absolute(range.start), to: absolute(range.end) } as const }),
      ...(trackIds.length === 0 ? {} : { tracks: trackIds.map((id) => ({ kind: 'id', id }) as const) }),
      ...(at === null ? {} : { at: [absolute(at)] }),
    },
  }
}

/** What was changed here is the person's own; the rest stays whose it was. */
function authorsOf(changed: PreparedStep, { sources, ...shown }: PreparedStep): Authors {
  const of = (what: ValueSource['what'], isSame: boolean): Author =>
    isSame ? (sources.find((one) => one.what === what)?.author ?? 'words') : 'you'
  const sameIds = JSON.stringify(changed.trackIds) === JSON.stringify(shown.trackIds)
  const ofValue = (key: string): Author =>
    JSON.stringify(changed.args[key]) === JSON.stringify(shown.args[key])
      ? (sources.find((one) => one.key === key)?.author ?? 'words')
      : 'you'
  return {
    range: of('range', JSON.stringify(changed.range) === JSON.stringify(shown.range)),
    tracks: of('tracks', sameIds),
    time: of('time', changed.at === shown.at),
    args: Object.fromEntries(Object.keys(changed.args).map((key) => [key, ofValue(key)])),
  }
}
