import { type Failure, failure, messageOf } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { ToolOutcome } from '../../../shared/schemas/toolEntry.ts'
import type { Editor } from '../../editor/index.ts'
import { receiptOf, sayReceipt } from '../answers/receiptOf.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { answerQuery } from '../prepare/answerQuery.ts'
import { type Ask, isResolved } from '../prepare/resolution.ts'
import { resolveStep } from '../prepare/resolveStep.ts'
import { createRequestRun } from '../run/requestRun.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'
import type { Query } from '../tools/contract/defineQuery.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'
import { readCall } from '../calls/readCall.ts'
import type { Registry } from '../tools/contract/registry.ts'

export interface ToolRun {
  readonly id: string
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * A manual run of one tool: on the selection, the tracks and the cursor as they are, not asked about,
 * as one undo step. A value or a selection that is missing is a failure, not a question.
 */
export async function runTool(
  editor: Editor,
  registry: Registry,
  { id, tool: name, args }: ToolRun,
  texts: AgentTexts = englishTexts,
): Promise<Result<ToolOutcome>> {
  const query = registry.findQuery(name)
  if (query !== null) return answer(editor, query, args, texts)
  const tool = registry.findTool(name)
  if (tool === null) return err(failure('agent/unknown-tool', { tool: name, nearest: registry.nearest(name) }))
  if (tool.readiness !== undefined && tool.outside === undefined)
    return err(failure('agent/manual-files', { tool: tool.title }))
  if (tool.isFinal === true) return err(failure('agent/manual-final', { tool: tool.title }))
  const view = await editor.view()
  const steps = prepareByHand(tool, args, view)
  if (!steps.ok) return steps

  const idle = steps.value.map((step) => tool.idleBecause(step, view))
  const todo = steps.value.filter((_, index) => idle[index] === null)
  if (todo.length === 0) return ok({ kind: 'answer', title: tool.title, text: idle.join(' ') })

  const run = createRequestRun(editor, registry, { id, text: tool.title, planner: 'offline' })
  const performed = await run.run({ steps: todo, contentRevision: view.contentRevision }, new AbortController().signal)
  if (!performed.ok)
    return tool.idleOn?.includes(performed.error.code) === true
      ? ok({ kind: 'answer', title: tool.title, text: messageOf(performed.error, texts.failures) })
      : performed
  const receipts = performed.value.map(receiptOf)
  const said = [...receipts.map((one) => `${sayReceipt(one, texts)}.`), ...receipts.flatMap(({ notes }) => notes)]
  return ok({ kind: 'done', title: tool.title, text: [...said, ...wholeNote(tool, view, texts)].join(' ') })
}

async function answer(
  editor: Editor,
  query: Query,
  args: ToolRun['args'],
  texts: AgentTexts,
): Promise<Result<ToolOutcome>> {
  const checked = query.check(args)
  if (!checked.ok) return checked
  const planned = { tool: query.name, args: checked.value, target: {}, words: '', confidence: 1 }
  const answered = await answerQuery(editor, query, planned, texts)
  return answered.ok ? ok({ kind: 'answer', title: query.title, text: answered.value.text }) : answered
}

/** The steps that a tool comes to on the selection, the tracks and the cursor as they are. */
export function prepareByHand(tool: Tool, args: ToolRun['args'], view: ProjectView): Result<PreparedStep[]> {
  const planned = readCall(tool, args, { words: tool.title, by: 'you' })
  if (!planned.ok) return planned
  const steps = resolveStep(aimAtAll(tool, planned.value, view), {
    view,
    tool,
    previous: null,
    tracksJustSelected: false,
    clipboardFrom: [],
    texts: englishTexts,
    note: () => {},
  })
  if (isResolved(steps)) return ok(steps.value)
  return err('ask' in steps ? missing(tool, planned.value, steps.ask) : steps.fail)
}

/** As Audacity selects all where nothing is selected. What takes away or only selects never does. */
const takesAll = (tool: Tool, view: ProjectView): boolean =>
  view.selection === null &&
  view.duration > 0 &&
  tool.impact !== 'removes' &&
  tool.reads.some(({ state, need }) => state === 'timeSelection' && need === 'wholeWhenSaid')

function aimAtAll(tool: Tool, planned: PlannedStep, view: ProjectView): PlannedStep {
  if (!takesAll(tool, view) || planned.target.range !== undefined) return planned
  const absolute = (seconds: number) => ({ kind: 'absolute', seconds }) as const
  const trackIds = view.selectedTracks.length > 0 ? view.selectedTracks : view.tracks.map((track) => track.id)
  const tracks = trackIds.map((id) => ({ kind: 'id', id }) as const)
  return {
    ...planned,
    target: { tracks, ...planned.target, range: { kind: 'between', from: absolute(0), to: absolute(view.duration) } },
  }
}

function wholeNote(tool: Tool, view: ProjectView, { steps }: AgentTexts): string[] {
  if (!takesAll(tool, view)) return []
  return [
    view.selectedTracks.length > 0 && view.selectedTracks.length < view.tracks.length
      ? steps.allOfSelected
      : steps.allAudio,
  ]
}

/** What a request would ask for, as what is missing. */
function missing(tool: Tool, { args }: PlannedStep, ask: Ask): Failure {
  const what = ask.kind === 'clarify' ? ask.missing : 'thing'
  if (what === null || what === 'value') {
    const checked = tool.check(args)
    const issues = !checked.ok && checked.error.code === 'agent/bad-arguments' ? checked.error.values.issues : []
    return failure('agent/manual-value', { tool: tool.title, issues })
  }
  const isLabel = what === 'thing' && 'label' in tool.parameters.shape
  return failure('agent/manual-needs', { tool: tool.title, what: isLabel ? 'label' : what })
}
