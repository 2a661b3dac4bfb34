import { type ApprovalTable, needsApproval } from '../approvals/approvalTable.ts'
import { isFound } from '../prepare/found.ts'
import type { Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import { resolveStep } from '../prepare/resolveStep.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep, Tool } from '../tools/defineTool.ts'
import { sameRange, sameTime, tracksOf } from '../tools/measureTracks.ts'
import type { Registry } from '../tools/registry.ts'
import { sayNames, sayRange, sayTime } from '../tools/saying.ts'
import { targetParameters } from '../tools/slots.ts'
import { opinionOn } from './opinionOn.ts'
import type { Thread } from './thread.ts'

/** Where the model's times, tracks and values are not those of the words: both are shown. Nothing is changed by it. */
export function contradictionsOf(
  registry: Registry,
  thread: Thread,
  rehearsal: Rehearsal,
  table: ApprovalTable,
): string[] {
  const { steps } = rehearsal
  const opinionOf = (one: RehearsedStep, index: number): PlannedStep | null => {
    // One call may have become several steps.
    const earlier = new Set(
      steps
        .slice(0, index)
        .filter(({ tool, planned }) => tool.name === one.tool.name && planned !== one.planned)
        .map(({ planned }) => planned),
    ).size
    const done = thread.run.performed().filter(({ tool }) => tool.name === one.tool.name).length
    return opinionOn(thread.offline, one.tool.name, earlier + done, { range: false, tracks: false })
  }
  const notes = steps.flatMap((one, index) => {
    const words = opinionOf(one, index)
    const read = words === null ? null : resolveWords(words, one.tool, one)
    return read === null ? [] : compare(read, one)
  })
  const other =
    steps.some(({ tool }) => needsApproval(tool.impact, table)) &&
    !steps.some(({ tool }) => thread.offline.steps.some((step) => step.tool === tool.name))
  // Only where the words were understood to their end is there no room for more.
  const isWhole = thread.offline.reply === null && thread.offline.steps.every(({ confidence }) => confidence >= 0.5)
  const more =
    !isWhole || other
      ? []
      : steps.filter(
          (one, index) =>
            needsApproval(one.tool.impactOf(one.step, one.before), table) &&
            thread.offline.steps.length > 0 &&
            opinionOf(one, index) === null,
        )
  const unsaid = more.map(
    ({ tool, step, before }) =>
      `Read without the model, your words don’t say this: ${tool.sentence(
        step,
        tracksOf(before, step.trackIds).map((track) => track.name),
        before,
      )}.`,
  )
  return [...new Set([...notes, ...unsaid, ...(other ? anotherReading(registry, thread, rehearsal, table) : [])])]
}

function compare(words: PreparedStep, { step, before }: RehearsedStep): string[] {
  const notes: string[] = []
  const say = (said: string, chose: string) => notes.push(`Your words say ${said}; the model chose ${chose}.`)
  if (words.range !== null && step.range !== null && !sameRange(words.range, step.range, before))
    say(sayRange(words.range), sayRange(step.range))
  if (words.at !== null && step.at !== null && !sameTime(words.at, step.at, before))
    say(sayTime(words.at), sayTime(step.at))
  const named = words.sources.some(({ what, source }) => what === 'tracks' && source === 'your words')
  const names = (ids: readonly string[]) => sayNames(tracksOf(before, ids).map((track) => track.name))
  if (named && names(words.trackIds) !== names(step.trackIds)) say(names(words.trackIds), names(step.trackIds))
  for (const [key, value] of Object.entries(step.args)) {
    const said = words.args[key]
    if (
      !(targetParameters as readonly string[]).includes(key) &&
      typeof value === 'number' &&
      typeof said === 'number' &&
      value !== said
    )
      say(`${said}`, `${value}`)
  }
  return notes
}

/** Another verb than the words have, where something would be removed or rewritten. */
function anotherReading(registry: Registry, thread: Thread, { before }: Rehearsal, table: ApprovalTable): string[] {
  for (const planned of thread.offline.steps) {
    const tool = registry.findTool(planned.tool)
    if (tool === null || planned.confidence < 0.5 || !needsApproval(tool.impact, table)) continue
    const read = resolveWords(planned, tool, { before })
    if (read !== null)
      return [
        `Read without the model, your words mean: ${tool.sentence(
          read,
          tracksOf(before, read.trackIds).map((track) => track.name),
        )}.`,
      ]
  }
  return []
}

function resolveWords(words: PlannedStep, tool: Tool, { before }: Pick<RehearsedStep, 'before'>): PreparedStep | null {
  const found = resolveStep(words, {
    view: before,
    tool,
    previous: null,
    clipboardFrom: [],
    tracksJustSelected: false,
    note: () => {},
  })
  return isFound(found) ? (found.found[0] ?? null) : null
}
