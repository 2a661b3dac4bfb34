import { type Failure, failure } from '../../../shared/failures/index.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Performed } from '../run/requestRun.ts'
import { askUser } from '../tools/modelTools/askUser.ts'
import { callParameters } from '../tools/schema/callParameters.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import { mendCall } from '../calls/mendCall.ts'
import { type Goals, planSteps } from '../tools/modelTools/planSteps.ts'
import { readQuery, readCall, saidOnTracks } from '../calls/readCall.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { targetParameters } from '../tools/contract/target.ts'
import { checkArguments } from '../tools/contract/checkArguments.ts'
import { type CallBatch, type CallItem, countFailure, type ModelProgress, timesCounted } from './modelProgress.ts'
import { type Chosen, opinionOn, namesPlace, sayInWords, withSelected } from '../opinion/offlineOpinion.ts'
import { placeInOther } from '../opinion/dividedWords.ts'
import type { PlacedCall } from './placeCalls.ts'

/** One turn's calls, and what they change in the model's progress. */
export interface CallsRead extends Pick<ModelProgress, 'chosen' | 'failures' | 'questions'> {
  readonly batch: CallBatch
  /** The steps of the batch, as far as they can be made. */
  readonly planned: readonly PlannedStep[]
  /** The model's own plan, where one of the calls has set it anew. */
  readonly goals: Goals | null
  /** What was put right on the way, for the approval. */
  readonly corrected: readonly string[]
}

/** What the calls are read with. */
interface CallContext {
  readonly registry: Registry
  readonly progress: ModelProgress
  /** What the request has carried out before. */
  readonly performed: readonly Performed[]
  /** The person's words. */
  readonly words: string
  /** The tools that a step of the words comes to in the project, beside its own. */
  readonly comesTo: (said: PlannedStep) => readonly string[]
}

type ReadCall =
  | CallItem
  | { readonly kind: 'planned'; readonly step: PlannedStep; readonly chosen: Chosen; readonly corrected?: string }
  | (CallItem & { readonly kind: 'plan'; readonly goals: Goals })

export function readCalls(context: CallContext, calls: readonly PlacedCall[]): CallsRead {
  const items: CallItem[] = []
  const planned: PlannedStep[] = []
  const corrected: string[] = []
  let goals: Goals | null = null
  let { chosen, failures, questions } = context.progress
  for (const call of calls) {
    const blocked = items.some((item) => item.kind === 'wrong' || item.kind === 'ask')
    const read: ReadCall = blocked
      ? { kind: 'skipped', callId: call.id }
      : readOne({ ...context, progress: { ...context.progress, chosen, questions } }, call, planned)
    if (read.kind === 'planned' && isTwice(context, read.step, planned)) {
      items.push({ kind: 'twice', callId: call.id, of: 'call' })
      continue
    }
    if (read.kind === 'planned') {
      planned.push({ ...read.step, callId: call.id })
      items.push({ kind: 'step', callId: call.id, tool: call.tool })
      chosen = read.chosen
      if (read.corrected !== undefined) corrected.push(read.corrected)
      continue
    }
    if ('goals' in read) goals = read.goals
    if (read.kind === 'query') questions = countFailure(questions, questionKey(context, call, planned))
    if (read.kind === 'wrong' || read.kind === 'twice') failures = countFailure(failures, [call.tool, call.args])
    items.push('goals' in read ? { kind: 'plan', callId: read.callId, steps: read.steps } : read)
  }
  return { batch: { items, answered: {} }, planned, goals, chosen, failures, questions, corrected }
}

function readOne(context: CallContext, call: PlacedCall, before: readonly PlannedStep[]): ReadCall {
  const { registry, words } = context
  const { id: callId, tool: name, args } = call
  if (isUnreadable(args))
    return wrong(call, failure('agent/bad-arguments', { tool: name, issues: [{ kind: 'not json' }] }))
  if (name === askUser.name) {
    const asked = checkArguments(name, askUser.parameters, args)
    return asked.ok ? { kind: 'ask', callId, question: asked.value } : wrong(call, asked.error)
  }
  if (name === planSteps.name) {
    const planned = checkArguments(name, planSteps.parameters, args)
    if (!planned.ok) return wrong(call, planned.error)
    return { kind: 'plan', callId, steps: planned.value.steps.length, goals: planned.value.steps }
  }
  const query = registry.findQuery(name)
  if (query !== null) {
    if (call.lost !== undefined) return wrong(call, call.lost)
    const asked = readQuery(query, args, { words, place: call.place })
    if (!asked.ok) return wrong(call, asked.error)
    const again = timesCounted(context.progress.questions, questionKey(context, call, before)) > 0
    return { kind: 'query', callId, query: name, asked: asked.value, again }
  }
  const tool = registry.findTool(name)
  if (tool !== null) return readStep(context, tool, { ...call, args }, before)
  return wrong(call, failure('agent/unknown-tool', { tool: name, nearest: registry.nearest(name) }))
}

/** The same question on the same project: behind a change it is another one. */
const questionKey = (
  { performed }: CallContext,
  { tool, args }: PlacedCall,
  before: readonly PlannedStep[],
): unknown => [tool, args, performed.length + before.length]

/** Small models say a call twice; what takes away or rewrites is done as often as the words say. */
function isTwice(
  { registry, progress, performed }: CallContext,
  step: PlannedStep,
  before: readonly PlannedStep[],
): boolean {
  const impact = registry.findTool(step.tool)?.impact
  const isSelecting = ({ tool }: PlannedStep): boolean => registry.findTool(tool)?.group === 'selection'
  /** The call, and what was selected for it. */
  const keyOf = (one: PlannedStep, earlier: readonly PlannedStep[]): string =>
    JSON.stringify([one, earlier.findLast(isSelecting) ?? null].map((each) => each && { ...each, callId: null }))
  const key = keyOf(step, before)
  const same = before.filter((one, index) => keyOf(one, before.slice(0, index)) === key)
  if (same.length === 0 || (impact !== 'removes' && impact !== 'rewrites')) return false
  const earlier = performed.filter(({ tool }) => tool.name === step.tool).length + same.length
  return opinionOn(progress.offline, step.tool, earlier, progress.chosen) === null
}

const wrong = (call: PlacedCall, error: Failure): CallItem => ({ kind: 'wrong', callId: call.id, failure: error })

/** A call of a tool; what it leaves out comes from the person's words. */
function readStep(
  context: CallContext,
  tool: Tool,
  call: PlacedCall & { readonly args: Readonly<Record<string, unknown>> },
  before: readonly PlannedStep[],
): ReadCall {
  const { progress, performed, words } = context
  const { chosen } = progress
  const earlier =
    before.filter((step) => step.tool === tool.name).length +
    performed.filter((one) => one.tool.name === tool.name).length
  const opinion = sayOf(context, tool, call, earlier)
  if (opinion === null && isLeftToWords(context, tool, call)) return { kind: 'twice', callId: call.id, of: 'words' }
  // The words count before what the model has for it, where that is no place.
  const inWords = call.isNamed === true && opinion !== null && namesPlace(opinion) ? opinion : null
  if (call.lost !== undefined && inWords === null) return wrong(call, call.lost)
  const beside = opinion === null ? besideWords(context, tool, call, earlier) : null
  const read = readFilled(tool, call, { said: opinion, beside }, words)
  if (!read.ok) return wrong(call, read.error)
  return {
    kind: 'planned',
    step: asModels(progress, tool, read.value),
    chosen: tool.group === 'selection' ? chosenWith(chosen, tool, read.value) : chosen,
    ...(inWords !== null && { corrected: sayInWords(inWords) }),
  }
}

/**
 * What the words say of a call: a step of its tool, or, where neither the call nor a selection before it says anything,
 * one that comes to it.
 */
function sayOf({ progress, comesTo }: CallContext, tool: Tool, call: PlacedCall, earlier: number): PlannedStep | null {
  const { offline, chosen } = progress
  const own = opinionOn(offline, tool.name, earlier, chosen)
  if (own !== null || earlier > 0 || chosen.range || !isEmpty(call)) return own
  const other = offline.steps.find((said) => comesTo(said).includes(tool.name))
  return other === undefined ? null : withSelected(offline, other, chosen)
}

/**
 * What else the words give a call that they don't say: values, where it is one more of a set; their only place, where
 * it is of another tool. Both opinions are shown then.
 */
function besideWords(
  { progress: { offline, chosen }, registry }: CallContext,
  tool: Tool,
  call: PlacedCall,
  earlier: number,
): PlannedStep | null {
  if (isFull(tool, call)) return null
  const inSet = offline.steps.findLast((one) => one.tool === tool.name && one.said !== undefined)
  if (inSet !== undefined) return isEmpty(call) && !chosen.range ? null : { ...inSet, target: {}, said: undefined }
  return earlier > 0 || chosen.range || chosen.tracks ? null : placeInOther(offline, tool, registry)
}

/** It has a value for each parameter: nothing is left to be filled in. */
function isFull(tool: Tool, { args }: PlacedCall): boolean {
  const given = new Map(Object.entries(args))
  return Object.keys(callParameters(tool).shape).every((key) => (given.get(key) ?? null) !== null)
}

/** A call that says nothing itself is the step of the words; any other one is filled in from it. */
function readFilled(
  tool: Tool,
  call: PlacedCall,
  { said, beside }: { readonly said: PlannedStep | null; readonly beside: PlannedStep | null },
  words: string,
): Result<PlannedStep> {
  if (said !== null && isEmpty(call)) return ok({ ...said, confidence: 1 })
  const args = mendCall(callParameters(tool), call.args)
  const read = readCall(tool, args, { fill: said ?? beside, words, by: 'model', place: call.place })
  const onTracks = read.ok ? null : saidOnTracks(args, said)
  return onTracks === null ? read : ok(onTracks)
}

function asModels(progress: ModelProgress, tool: Tool, step: PlannedStep): PlannedStep {
  const unsaid = tool.impact === 'history' && !isSaid(progress, step)
  return { ...step, ...(unsaid && { unsaid }), ...(placesItself(step) && { timeline: 'shown' as const }) }
}

/**
 * A call without anything of its own, of something that the words say at least once; where it has no place to name,
 * only where they say it several times. The first one has done it all. A value that the words say is none of its own.
 */
function isLeftToWords({ progress, comesTo }: CallContext, tool: Tool, call: PlacedCall): boolean {
  const { offline, chosen } = progress
  const said = offline.steps.filter(
    (one) => addsNothing(tool, call, one) && (one.tool === tool.name || comesTo(one).includes(tool.name)),
  )
  if (chosen.range || chosen.tracks || !lasting.has(tool.impact)) return false
  const hasPlace = Object.keys(callParameters(tool).shape).some((key) => placeNames.has(key))
  return said.some(({ said: act }) => hasPlace || act?.act.args['#count'] !== undefined)
}

/** It names no place, and no value but those that the words have. */
function addsNothing(tool: Tool, call: PlacedCall, said: PlannedStep): boolean {
  if (isEmpty(call)) return true
  if (call.place !== undefined || call.lost !== undefined || said.tool !== tool.name) return false
  const args = mendCall(callParameters(tool), call.args)
  return Object.entries(args).every(([key, value]) => value === null || value === said.args[key])
}

/** All of it is left to the words. */
const isEmpty = ({ args, place, lost }: PlacedCall): boolean =>
  place === undefined && lost === undefined && Object.values(args).every((value) => value === null)

const lasting: ReadonlySet<string> = new Set(['adds', 'rewrites', 'removes'])
const placeNames: ReadonlySet<string> = new Set([...targetParameters, 'clip', 'label'])

/** By times of its own: they were read on the timeline that the model was shown. */
const placesItself = ({ authors }: PlannedStep): boolean => authors?.range === 'model' || authors?.time === 'model'

function chosenWith({ range, tracks }: Chosen, tool: Tool, { target }: PlannedStep): Chosen {
  return {
    range: range || tool.writes.includes('timeSelection'),
    tracks: tracks || tool.name !== 'set_time_selection' || target.tracks !== undefined,
  }
}

/** The person's words ask for as much undoing themselves. */
function isSaid({ offline }: ModelProgress, { tool, args }: PlannedStep): boolean {
  const count = (one: PlannedStep['args']): number => (typeof one['steps'] === 'number' ? one['steps'] : 1)
  const said = offline.steps.find((step) => step.tool === tool)
  return (
    said !== undefined && count(args) <= count(said.args) && (args['to'] === undefined || said.args['to'] !== undefined)
  )
}

function isUnreadable(args: PlacedCall['args']): args is { readonly unreadable: string } {
  return Object.keys(args).length === 1 && typeof args['unreadable'] === 'string'
}
