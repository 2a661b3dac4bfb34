import { failure } from '../../../shared/failures/index.ts'
import type { Failure } from '../../../shared/result.ts'
import type { ModelCall } from '../planner/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { askUser, type PersonQuestion } from '../tools/askUser.ts'
import type { Query } from '../tools/defineQuery.ts'
import { callParameters } from '../tools/callParameters.ts'
import { mendCall } from '../tools/mendCall.ts'
import { planSteps } from '../tools/planSteps.ts'
import { readQuery } from '../tools/readQuery.ts'
import { readCall } from '../tools/readCall.ts'
import type { Registry } from '../tools/registry.ts'
import { sayIssues } from '../tools/sayIssues.ts'
import { opinionOn } from './opinionOn.ts'
import type { Thread } from './thread.ts'

/** The calls of one turn, in order. Behind one that can't be made nothing is done: later calls may have counted on it. */
export interface Batch {
  readonly items: readonly BatchItem[]
  readonly planned: readonly PlannedStep[]
  /** Answers to questions that came before the first edit, by call. */
  readonly answered: Map<string, unknown>
}

export type BatchItem =
  | { readonly kind: 'step'; readonly callId: string; readonly tool: string }
  | { readonly kind: 'query'; readonly callId: string; readonly query: Query; readonly asked: PlannedStep }
  /** A question for the person; calls behind it wait for the answer. */
  | { readonly kind: 'ask'; readonly callId: string; readonly question: PersonQuestion }
  /** The goals of the request; they count from here on. */
  | { readonly kind: 'plan'; readonly callId: string; readonly steps: number }
  | { readonly kind: 'wrong'; readonly callId: string; readonly failure: Failure }
  | { readonly kind: 'skipped'; readonly callId: string }

export function readBatch(registry: Registry, thread: Thread, calls: readonly ModelCall[], words: string): Batch {
  const items: BatchItem[] = []
  const planned: PlannedStep[] = []
  for (const call of calls) {
    const blocked = items.some((item) => item.kind === 'wrong' || item.kind === 'ask')
    const read = blocked
      ? ({ kind: 'skipped', callId: call.id } as const)
      : readOne(registry, thread, call, planned, words)
    if ('planned' in read) {
      planned.push({ ...read.planned, callId: call.id })
      items.push({ kind: 'step', callId: call.id, tool: call.tool })
    } else items.push(read)
    if (items.at(-1)?.kind === 'wrong') thread.repeats.record([call.tool, call.args])
  }
  return { items, planned, answered: new Map() }
}

function readOne(
  registry: Registry,
  thread: Thread,
  call: ModelCall,
  before: readonly PlannedStep[],
  words: string,
): BatchItem | { readonly planned: PlannedStep } {
  const wrong = (error: Failure): BatchItem => ({ kind: 'wrong', callId: call.id, failure: error })
  const { args } = call
  if (isUnreadable(args))
    return wrong(failure('agent/bad-arguments', { tool: call.tool, reason: 'they are not valid JSON' }))
  if (call.tool === askUser.name) {
    const asked = askUser.parameters.safeParse(args)
    return asked.success
      ? { kind: 'ask', callId: call.id, question: asked.data }
      : wrong(
          failure('agent/bad-arguments', {
            tool: call.tool,
            reason: sayIssues(asked.error.issues, askUser.parameters),
          }),
        )
  }
  if (call.tool === planSteps.name) {
    const planned = planSteps.parameters.safeParse(args)
    if (!planned.success)
      return wrong(
        failure('agent/bad-arguments', {
          tool: call.tool,
          reason: sayIssues(planned.error.issues, planSteps.parameters),
        }),
      )
    thread.goals = planned.data.steps
    return { kind: 'plan', callId: call.id, steps: planned.data.steps.length }
  }
  const query = registry.findQuery(call.tool)
  if (query !== null) {
    const asked = readQuery(query, args, words)
    return asked.ok ? { kind: 'query', callId: call.id, query, asked: asked.value } : wrong(asked.error)
  }
  const tool = registry.findTool(call.tool)
  if (tool === null)
    return wrong(failure('agent/unknown-tool', { tool: call.tool, nearest: registry.nearest(call.tool).join(', ') }))

  const earlier =
    before.filter((step) => step.tool === tool.name).length +
    thread.run.performed().filter((one) => one.tool.name === tool.name).length
  const read = readCall(
    tool,
    mendCall(callParameters(tool), args),
    opinionOn(thread.offline, tool.name, earlier, thread.chosen),
    words,
  )
  if (!read.ok) return wrong(read.error)
  if (tool.group === 'selection') {
    const { range, tracks } = thread.chosen
    thread.chosen = {
      range: range || tool.writes.includes('timeSelection'),
      tracks: tracks || tool.name !== 'set_time_selection' || read.value.target.tracks !== undefined,
    }
  }
  return {
    planned: tool.impact === 'history' && !isSaid(thread, read.value) ? { ...read.value, unsaid: true } : read.value,
  }
}

/** The person's words ask for as much undoing themselves. */
function isSaid({ offline }: Thread, { tool, args }: PlannedStep): boolean {
  const count = (one: PlannedStep['args']): number => (typeof one['steps'] === 'number' ? one['steps'] : 1)
  const said = offline.steps.find((step) => step.tool === tool)
  return (
    said !== undefined && count(args) <= count(said.args) && (args['to'] === undefined || said.args['to'] !== undefined)
  )
}

function isUnreadable(args: ModelCall['args']): args is { readonly unreadable: string } {
  return Object.keys(args).length === 1 && typeof args['unreadable'] === 'string'
}
