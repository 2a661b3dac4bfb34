import { sayEditNote } from '../../../shared/notes/sayChange.ts'
import { type Failure, failure, messageOf, type OpenReason } from '../../../shared/failures/index.ts'

import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Editor, Fork } from '../../editor/index.ts'
import type { FilePicker } from '../filePicker.ts'
import { isNoteLabel } from '../notes/noteLabel.ts'
import type { NoteRef, PlannedStep } from '../planner/plan.ts'
import type { Place } from '../reader/evaluate/found.ts'
import { performStep } from '../run/performStep.ts'
import type { PreparedStep, ReadBack, Tool } from '../tools/contract/defineTool.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { type Ask, isResolved, type Resolution } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'
import { askForRange, askForTime } from './questions.ts'
import { expandAct } from './expandAct.ts'
import { type Heard, heardIn, mentionedBehind, usedBefore } from './heard.ts'
import { hearPauses, picksPauses } from './hearPauses.ts'
import { fillPath } from './fillPath.ts'
import { cutQuietly } from './quietCut.ts'
import { labelInstead, movedBy } from './noteLabel.ts'
import { resolveStep } from './resolveStep.ts'
import { mustBeAlone, tooMuchBehind } from './whatMayFollow.ts'
import { onTimelineNow } from './references/laterTime.ts'
import { targetSourcesOf } from '../tools/contract/target.ts'

export interface RehearsedStep {
  /** Index of the planned step that it came from. */
  readonly planned: number
  /** Nobody has said so but the model. */
  readonly unsaid: boolean
  readonly tool: Tool
  readonly step: PreparedStep
  /** The line of notes that it stands for, with what is open about it and how far its time has moved. */
  readonly note?: (NoteRef & { readonly moved: number }) | undefined
  /** The project as this step found it on the fork, and what it did there. */
  readonly before: ProjectView
  readonly seen: ReadBack
}

export interface Rehearsal {
  readonly steps: readonly RehearsedStep[]
  readonly notes: readonly string[]
  readonly contentRevision: number
  readonly before: ProjectView
  readonly after: ProjectView
}

export type Preparation =
  | { readonly kind: 'ready'; readonly rehearsal: Rehearsal }
  | { readonly kind: 'ask'; readonly step: number; readonly ask: Ask }
  | { readonly kind: 'fail'; readonly step: number; readonly failure: Failure }

/** What earlier requests left behind that a plan may point at. */
export interface Memory {
  readonly lastRange: ProjectView['selection']
  /** It is of the open request itself, and what has become of it there. */
  readonly here?: 'kept' | 'removed' | undefined
  readonly clipboardFrom: readonly string[]
  /** What it worked on and made, newest last. */
  readonly mentioned?: readonly Place[]
  /** What earlier turns of this request have worked on: "the rest" is all but that. */
  readonly used?: readonly Place[]
}

export interface PrepareOptions {
  readonly filePicker?: FilePicker | null
  readonly signal?: AbortSignal | null
  /** The language of questions and notes; English where it is left out. */
  readonly texts?: AgentTexts
  /** Somebody looks at what is found. */
  readonly lists?: boolean
}

/**
 * Prepares and rehearses a plan on a fork: each step finds the project as the earlier ones left it, and nothing shows
 * or lasts. Every value of every step is known afterwards, or there is a question. A cancel ends what it listens to.
 */
export async function preparePlan(
  editor: Editor,
  registry: Registry,
  planned: readonly PlannedStep[],
  memory: Memory,
  { filePicker = null, signal = null, texts = englishTexts, lists = false }: PrepareOptions = {},
): Promise<Preparation> {
  const fork = await editor.fork()
  const stop = (): void => void fork.cancelWork()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    if (lists) await fork.listChanges()
    const before = await fork.view()
    const run: RehearsalRun = { fork, registry, memory, filePicker, texts, rehearsed: [], notes: [] }
    for (const [index, one] of planned.entries()) {
      const stopped = await (one.note === undefined ? rehearsePlanned : rehearseNote)(run, one, index)
      if (stopped !== null) return stopped
    }
    const { rehearsed: steps, notes } = run
    const { contentRevision } = before
    return { kind: 'ready', rehearsal: { steps, notes, contentRevision, before, after: await fork.view() } }
  } finally {
    signal?.removeEventListener('abort', stop)
    await fork.dispose()
  }
}

interface RehearsalRun {
  readonly fork: Fork
  readonly registry: Registry
  readonly memory: Memory
  readonly filePicker: FilePicker | null
  readonly texts: AgentTexts
  readonly rehearsed: RehearsedStep[]
  readonly notes: string[]
}

type Stopped = Exclude<Preparation, { kind: 'ready' }>

/** A line of notes that can't be prepared ends nothing: it becomes a label at its place, with what is to be asked. */
async function rehearseNote(run: RehearsalRun, asked: PlannedStep, step: number): Promise<Stopped | null> {
  const stopped = await rehearsePlanned(run, asked, step)
  if (stopped === null || asked.note === undefined || isNoteLabel(asked)) return stopped
  const { duration } = run.rehearsed[0]?.before ?? (await run.fork.view())
  return rehearsePlanned(
    run,
    labelInstead(asked, asked.note, stopped.kind === 'ask' ? stopped.ask : stopped.failure, {
      duration,
      texts: run.texts,
    }),
    step,
  )
}

/** Does all that comes of one planned step on the fork; null where the next one may go on. */
async function rehearsePlanned(run: RehearsalRun, asked: PlannedStep, step: number): Promise<Stopped | null> {
  const planned = onTimelineNow(asked, run.rehearsed)
  if (planned.said === undefined) return rehearseOne(run, planned, step)
  const context = await contextFor(run, planned.tool)
  if (context === null) return rehearseOne(run, planned, step)
  const pauses = picksPauses(planned.said) ? await hearPauses(run.fork, context.view) : null
  if (pauses !== null && !pauses.ok) return { kind: 'fail', step, failure: pauses.error }
  const heard: Heard = { ...heardBefore(run), pauses: pauses?.value }
  const expanded = expandAct(planned, planned.said, context, heard, run.registry)
  if (!isResolved(expanded)) return stoppedAt(expanded, step)
  for (const one of expanded.value) {
    const stopped = await rehearseOne(run, one, step)
    if (stopped !== null) return stopped
  }
  return null
}

/** This request and the one before. */
function heardBefore({ rehearsed, memory }: RehearsalRun): Heard {
  const here = heardIn(rehearsed)
  const { used = [] } = memory
  const before = mentionedBehind(memory.mentioned, rehearsed)
  const worked = [...used, ...here.used]
  const isFirst = worked.length === 0
  return {
    ...here,
    first: rehearsed[0]?.before,
    mentioned: [...before, ...here.mentioned],
    used: isFirst ? usedBefore(memory.mentioned) : worked,
  }
}

const stoppedAt = (open: Exclude<Resolution<unknown>, { value: unknown }>, step: number): Stopped =>
  'ask' in open ? { kind: 'ask', step, ask: open.ask } : { kind: 'fail', step, failure: open.fail }

async function contextFor(
  { fork, registry, rehearsed, memory, notes, texts }: RehearsalRun,
  name: string,
): Promise<ResolveContext | null> {
  const tool = registry.findTool(name)
  if (tool === null) return null
  return {
    view: await fork.view(),
    first: rehearsed[0]?.before,
    tool,
    ...follow(rehearsed, memory),
    texts,
    note: (text) => notes.includes(text) || notes.push(text),
  }
}

async function rehearseOne(run: RehearsalRun, planned: PlannedStep, step: number): Promise<Stopped | null> {
  const context = await contextFor(run, planned.tool)
  if (context === null) {
    const what = planned.tool.replace(/^apply_/u, '').replaceAll('_', ' ')
    return { kind: 'fail', step, failure: failure('agent/cannot-yet', { what }) }
  }
  const alone = mustBeAlone(context.tool, run.rehearsed)
  if (alone !== null) return { kind: 'fail', step, failure: failure('agent/only-last', { tool: alone }) }
  const resolved = resolveStep(planned, context)
  if (!isResolved(resolved)) return stoppedAt(resolved, step)
  for (const one of resolved.value) {
    const stopped = await rehearseResolved(run, one, { context, planned, index: step })
    if (stopped !== null) return stopped
  }
  return null
}

async function rehearseResolved(
  { fork, filePicker, rehearsed }: RehearsalRun,
  resolved: PreparedStep,
  {
    context,
    planned,
    index,
  }: { readonly context: ResolveContext; readonly planned: PlannedStep; readonly index: number },
): Promise<Stopped | null> {
  const { tool } = context
  const tooMuch = tooMuchBehind(rehearsed, resolved, planned)
  if (tooMuch !== null) return { kind: 'fail', step: index, failure: tooMuch }
  const before = await fork.view()
  const filled = await fillPath(tool, resolved, before, filePicker)
  if (filled.kind === 'idle') {
    context.note(filled.because)
    return null
  }
  if (filled.kind === 'fail') return askOrFail(filled.failure, index, { ...context, view: before })
  const placed = await cutQuietly(fork, filled.step, context, planned.pinned === true)
  if (!placed.ok) return { kind: 'fail', step: index, failure: placed.error }
  const step = placed.value
  const seen = await performStep(fork, tool, step, 'viewed')
  if (!seen.ok && tool.idleOn?.includes(seen.error.code) === true) {
    context.note(messageOf(seen.error, context.texts.failures))
    return null
  }
  if (!seen.ok) return askOrFail(seen.error, index, { ...context, view: before })
  // What is told of joins counts those of all steps (`approvals/joinsMade`).
  for (const note of (seen.value.outcome.notes ?? []).filter(({ kind }) => kind !== 'joins-heard'))
    context.note(sayEditNote(note, context.texts.window))
  const note = planned.note && { ...planned.note, moved: movedBy(rehearsed, planned.note) }
  rehearsed.push({ planned: index, unsaid: planned.unsaid === true, note, tool, step, before, seen: seen.value })
  return null
}

/** What the steps before and the requests before left for this one to go on with. */
function follow(
  rehearsed: readonly RehearsedStep[],
  memory: Memory,
): Pick<ResolveContext, 'previous' | 'clipboardFrom' | 'tracksJustSelected'> {
  const last = rehearsed.findLast(({ step }) => step.range !== null)
  const taken = rehearsed.findLast(({ tool }) => tool.writes.includes('clipboard'))
  return {
    previous: last === undefined ? rememberedRange(memory) : rangeOfStep(last),
    tracksJustSelected: rehearsed.at(-1)?.tool.name === 'select_tracks',
    clipboardFrom: taken?.step.trackIds ?? memory.clipboardFrom,
  }
}

/** A fade at an edge leaves open what else is meant: the whole, or the edge. */
const rangeOfStep = ({ step, tool }: RehearsedStep): ResolveContext['previous'] => ({
  range: tool.frames.some(({ edge }) => edge !== undefined) ? null : step.range,
  fate: fateBehind(tool),
  from: 'this request',
})

/** What becomes of the range that a step works on. */
export const fateBehind = ({ regions }: Tool): 'kept' | 'removed' => (regions === 'range removed' ? 'removed' : 'kept')

/** The range that was worked on last, by an earlier turn of the request or by the request before. */
export function rememberedRange({ lastRange, here }: Memory): ResolveContext['previous'] {
  if (lastRange === null) return null
  return { range: lastRange, fate: here ?? 'kept', from: here === undefined ? 'the request before' : 'this request' }
}

/** What another range or time would put right is a question; anything else is said as it is. */
function askOrFail(error: Failure, step: number, context: ResolveContext): Stopped {
  const why = curableBy(error)
  const { range, at } = targetSourcesOf(context.tool)
  if (why === null || (range === null && at === null)) return { kind: 'fail', step, failure: error }
  return { kind: 'ask', step, ask: range === null ? askForTime(context, why) : askForRange(context, why) }
}

function curableBy(error: Failure): OpenReason | null {
  if (error.code === 'engine/empty-range') return { kind: 'empty-range' }
  return error.code === 'engine/nothing-there' ? { kind: 'no-audio', where: error.values.where } : null
}
