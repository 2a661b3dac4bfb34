import { type ApprovalTable, needsApproval } from '../approvals/approvalTable.ts'
import { isResolved } from '../prepare/resolution.ts'
import type { Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import { resolveStep } from '../prepare/resolveStep.ts'
import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Performed } from '../run/requestRun.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'
import { sameRange, sameTime, tracksOf } from '../tools/readBack/measureTracks.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { sayNames, sayRange, sayTime } from '../tools/sentences/saying.ts'
import { targetParameters } from '../tools/contract/target.ts'
import type { Chosen } from './modelProgress.ts'

/** What the model's steps are compared with. */
interface Words {
  readonly registry: Registry
  readonly table: ApprovalTable
  /** The person's words, read without the model. */
  readonly offline: Plan
  /** What the request has carried out before. */
  readonly performed: readonly Performed[]
}

/** Where the model's times, tracks and values are not those of the words: both are shown. Nothing is changed by it. */
export function contradictionsOf(words: Words, rehearsal: Rehearsal): string[] {
  const { offline, table } = words
  const { steps } = rehearsal
  const notes = steps.flatMap((one, index) => {
    const opinion = opinionOnStep(words, steps, index)
    const read = opinion === null ? null : resolveWords(opinion, one.tool, one)
    return read === null ? [] : compare(read, one)
  })
  const other =
    steps.some(({ tool }) => needsApproval(tool.impact, table)) &&
    !steps.some(({ tool }) => offline.steps.some((step) => step.tool === tool.name))
  const more = other ? anotherReading(words, rehearsal) : unsaidSteps(words, steps)
  return [...new Set([...notes, ...more])]
}

function opinionOnStep(words: Words, steps: readonly RehearsedStep[], index: number): PlannedStep | null {
  const one = steps[index]
  if (one === undefined) return null
  // One call may have become several steps.
  const earlier = new Set(
    steps
      .slice(0, index)
      .filter(({ tool, planned }) => tool.name === one.tool.name && planned !== one.planned)
      .map(({ planned }) => planned),
  ).size
  const done = words.performed.filter(({ tool }) => tool.name === one.tool.name).length
  return opinionOn(words.offline, one.tool.name, earlier + done, { range: false, tracks: false })
}

/** Steps that the words do not have. Only where they were understood to their end is there no room for more. */
function unsaidSteps(words: Words, steps: readonly RehearsedStep[]): string[] {
  const { offline, table } = words
  const isWhole = offline.reply === null && offline.steps.every(({ confidence }) => confidence >= 0.5)
  if (!isWhole || offline.steps.length === 0) return []
  const unsaid = steps.filter(
    (one, index) =>
      needsApproval(one.tool.impactOf(one.step, one.before), table) && opinionOnStep(words, steps, index) === null,
  )
  return unsaid.map(({ tool, step, before }) => {
    const names = tracksOf(before, step.trackIds).map((track) => track.name)
    return `Read without the model, your words don’t say this: ${tool.sentence(step, names, before)}.`
  })
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
function anotherReading({ registry, table, offline }: Words, { before }: Rehearsal): string[] {
  for (const planned of offline.steps) {
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
  return isResolved(found) ? (found.value[0] ?? null) : null
}

/**
 * What the words say of a tool's call: its step in the offline reading, with the range of an explicit "select …" before
 * it where it has none of its own. What the model has selected itself is left out.
 */
export function opinionOn(offline: Plan, tool: string, earlier: number, chosen: Chosen): PlannedStep | null {
  const mine = offline.steps.filter((step) => step.tool === tool)
  const step = mine[earlier]
  if (step === undefined) return null
  const selected = offline.steps
    .slice(0, offline.steps.indexOf(step))
    .findLast((one) => one.tool === 'set_time_selection')?.target
  const { range, thing, tracks = selected?.tracks, ...rest } = step.target
  const isOpen = range === undefined && thing === undefined && rest.at === undefined
  const where = isOpen ? { range: selected?.range, thing: selected?.thing } : { range, thing }
  return {
    ...step,
    target: { ...rest, ...(chosen.range ? {} : said(where)), ...(chosen.tracks ? {} : said({ tracks })) },
  }
}

/** Without what nothing was said of. */
function said<T extends object>(target: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(target).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
