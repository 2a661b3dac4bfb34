import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import type { Editor, Fork, Heard } from '../../editor/index.ts'
import { laterTime } from '../prepare/references/laterTime.ts'
import { originalTime, type Bound } from './originalTime.ts'
import type { RehearsedStep } from '../prepare/preparePlan.ts'
import { performStep } from '../run/performStep.ts'
import type { Registry } from '../tools/contract/registry.ts'
import type { ApprovalStage } from './buildApproval.ts'
import { changesOf } from './changesOf.ts'

/** One step of what waits for a yes: how it sounds there before it, or behind it. */
export interface Hearing {
  readonly approvalId: string
  readonly step: number
  readonly side: 'before' | 'after'
  /** Around one of the joins that it makes, by its number from 0; left out: where the step acts. */
  readonly join?: number
  /** Around one of the changes that its list has, by its number from 0. */
  readonly change?: number
  /**
   * From this time of the timeline that is shown, as all steps up to this one leave it (`after`), or as it is now
   * (`before`).
   */
  readonly from?: number
  /** Seconds in front of the place and behind it. */
  readonly around: number
}

interface Source {
  readonly editor: Editor
  readonly registry: Registry
}

/** Seconds that are heard of the place itself, and from a time on. */
const longest = 8
const longestFrom = 20

/**
 * Plays nothing and changes nothing: the steps up to this one are done on a fork, and rendered there only as far as
 * they are heard.
 */
export async function hearApproval(source: Source, stage: ApprovalStage, hearing: Hearing): Promise<Result<Heard>> {
  const { step, side, around, from, ...where } = hearing
  if (stage.prepared[step] === undefined) return err(failure('agent/no-such-step', { step: step + 1 }))
  if ((await source.editor.view()).contentRevision !== stage.approval.contentRevision)
    return err(failure('agent/changed-meanwhile'))
  const rehearsed = await onFork(source, async (fork) => {
    // What is listed only where somebody looks was listened for when it was.
    if (where.change !== undefined) await fork.listChanges()
    return rehearse(source, fork, stage, step)
  })
  if (!rehearsed.ok) return rehearsed
  if (from !== undefined) return hearFrom(source, rehearsed.value, { step, side, from })
  const one = rehearsed.value[step]
  const place = one === undefined ? null : heardPlace(one, side, where)
  if (one === undefined || place === null) return err(failure('agent/nothing-to-hear'))
  const window = { start: Math.max(0, place.start - around), end: Math.min(place.end, place.start + longest) + around }
  const count = side === 'after' ? step + 1 : step
  return onFork(source, (fork) => render(fork, rehearsed.value.slice(0, count), window))
}

/** What these steps come to, where one likes to hear it; from the join on where what was there goes. */
async function hearFrom(
  source: Source,
  rehearsed: readonly RehearsedStep[],
  { step, side, from }: Required<Pick<Hearing, 'step' | 'side' | 'from'>>,
): Promise<Result<Heard>> {
  const done = side === 'after' ? rehearsed : []
  const start = laterTime(rehearsed[step]?.step.trackIds ?? [], done, from)
  const { duration } = done.at(-1)?.seen.after ?? (await source.editor.view())
  const end = Math.min(duration, start + longestFrom)
  if (end <= start) return err(failure('agent/nothing-to-hear'))
  return onFork(source, (fork) => render(fork, done, { start, end }))
}

async function onFork<T>({ editor }: Source, work: (fork: Fork) => Promise<Result<T>>): Promise<Result<T>> {
  const fork = await editor.fork()
  try {
    return await work(fork)
  } finally {
    await fork.dispose()
  }
}

async function rehearse(
  { registry }: Source,
  fork: Fork,
  { prepared }: ApprovalStage,
  last: number,
): Promise<Result<RehearsedStep[]>> {
  const done: RehearsedStep[] = []
  for (const step of prepared.slice(0, last + 1)) {
    const tool = registry.findTool(step.tool)
    if (tool === null) return err(failure('agent/no-such-step', { step: done.length + 1 }))
    const before = await fork.view()
    const seen = await performStep(fork, tool, step, 'viewed')
    if (!seen.ok) return seen
    done.push({ planned: done.length, unsaid: false, tool, step, before, seen: seen.value })
  }
  return ok(done)
}

/** Each step is rendered where, in its own timeline, the sound lies that will be heard behind all of them. */
async function render(fork: Fork, steps: readonly RehearsedStep[], window: RangeView): Promise<Result<Heard>> {
  for (const [index, { tool, step }] of steps.entries()) {
    const later = steps.slice(index + 1)
    const [track] = step.trackIds
    const at = (time: number, bound: Bound): number =>
      track === undefined ? time : originalTime(later, track, time, bound)
    // With what will be taken out at its edges: rather more than less.
    await fork.renderWithin({ start: at(window.start, 'end'), end: at(window.end, 'start') })
    const done = await performStep(fork, tool, step, 'viewed')
    if (!done.ok) return done
  }
  return fork.hear(window)
}

/** Of many small changes the first, else where the step acts. */
function placeOf({ step, seen }: RehearsedStep): RangeView | null {
  const item = seen.outcome.changes?.find(({ leave, left, range }) => leave !== null && !left && range !== null)?.range
  const pasted = seen.before.clipboard?.duration ?? 0
  return (
    item ??
    seen.outcome.removed?.[0] ??
    step.range ??
    (step.at === null ? seen.outcome.range : { start: step.at, end: step.at + pasted })
  )
}

function heardPlace(
  one: RehearsedStep,
  side: Hearing['side'],
  { join, change }: Pick<Hearing, 'join' | 'change'>,
): RangeView | null {
  if (join !== undefined) return joinPlace(one, side, join)
  return change === undefined ? placeOf(one) : changePlace(one, side, change)
}

/** Behind the step it lies by so much earlier as went in front of it, and is by so much shorter as went of itself. */
function changePlace(one: RehearsedStep, side: Hearing['side'], change: number): RangeView | null {
  const range = changesOf(one)[change]?.range ?? null
  if (range === null || side === 'before') return range
  const removed = one.seen.outcome.removed ?? []
  const behind = (time: number): number =>
    time - removed.reduce((gone, { start, end }) => gone + Math.max(0, Math.min(time, end) - start), 0)
  return { start: behind(range.start), end: behind(range.end) }
}

/** Before it what goes, behind it the place where that was. */
function joinPlace({ seen }: RehearsedStep, side: Hearing['side'], join: number): RangeView | null {
  const one = seen.outcome.joins?.[join]
  if (one === undefined) return null
  return side === 'before' ? one.removed : { start: one.at, end: one.at }
}
