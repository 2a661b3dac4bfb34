import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { expandAct } from '../prepare/expandAct.ts'
import { heardIn } from '../prepare/heard.ts'
import type { Memory, RehearsedStep } from '../prepare/preparePlan.ts'
import { isResolved, type Resolution } from '../prepare/resolution.ts'
import type { ResolveContext } from '../prepare/resolveContext.ts'
import { resolveStep } from '../prepare/resolveStep.ts'
import type { PreparedStep, ValueSource } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { sameRange, sameTime, tracksOf } from '../tools/readBack/measureTracks.ts'
import { nameParameter } from '../tools/sentences/nameParameter.ts'
import { sayNames, sayRange, sayTime } from '../tools/sentences/saying.ts'

interface Standing {
  readonly view: RehearsedStep['before']
  readonly earlier: readonly RehearsedStep[]
}

/** All steps that a step of the words comes to where it stands. */
export function resolveWords(
  { registry, memory }: { readonly registry: Registry; readonly memory: Memory },
  planned: PlannedStep,
  { view, earlier }: Standing,
): Resolution<PreparedStep[]> {
  const tool = registry.findTool(planned.tool)
  if (tool === null) return { value: [] }
  const { lastRange, mentioned = [] } = memory
  const context: ResolveContext = {
    view,
    tool,
    previous: lastRange === null ? null : { range: lastRange, fate: 'kept', from: 'the request before' },
    clipboardFrom: [],
    tracksJustSelected: false,
    note: () => {},
  }
  if (planned.said === undefined) return resolveStep(planned, context)
  const here = heardIn(earlier)
  const heard = { ...here, mentioned: [...mentioned, ...here.mentioned] }
  const expanded = expandAct(planned, planned.said, context, heard, registry)
  if (!isResolved(expanded)) return expanded
  const steps: PreparedStep[] = []
  for (const one of expanded.value) {
    const each = resolveStep(one, { ...context, tool: registry.findTool(one.tool) ?? tool })
    if (!isResolved(each)) return each
    steps.push(...each.value)
  }
  return { value: steps }
}

/** A value that the words say otherwise than the step has it. */
export interface Difference {
  readonly what: ValueSource['what']
  readonly words: string
  readonly chosen: string
}

export interface Compared {
  readonly differences: readonly Difference[]
  /** The step's sources; what the words say as well is from the words. */
  readonly sources: readonly ValueSource[]
}

/** A step against what the words say of it, value by value; what the person has changed here is not compared. */
export function compareWithWords(words: PreparedStep, { step, before }: RehearsedStep): Compared {
  const differences: Difference[] = []
  const sources = step.sources.map((source): ValueSource => {
    const said = sayPart(words, source, before)
    if (said === null || source.author === 'you') return source
    const chosen = sayPart(step, source, before) ?? source.value
    if (isSame(words, step, source, before))
      return source.author === 'model' ? { ...source, author: 'words', source: 'your words' } : source
    differences.push({ what: source.what, words: said, chosen })
    return source
  })
  return { differences, sources }
}

/** What the step says there; null where the words leave it open. */
function sayPart(step: PreparedStep, { what, key }: ValueSource, before: ProjectView): string | null {
  switch (what) {
    case 'range':
      return step.range === null ? null : sayRange(step.range)
    case 'time':
      return step.at === null ? null : sayTime(step.at)
    case 'tracks': {
      const isNamed = step.sources.some((one) => one.what === 'tracks' && one.author !== 'default')
      return isNamed ? sayNames(tracksOf(before, step.trackIds).map((track) => track.name)) : null
    }
    case 'value': {
      const isSaid = step.sources.some((one) => one.key === key && one.author !== 'default')
      const value = key === undefined || !isSaid ? undefined : step.args[key]
      return typeof value === 'number' ? sayValue(key ?? '', value) : null
    }
  }
}

function sayValue(key: string, value: number): string {
  const { unit } = nameParameter(key)
  return unit === '' ? `${value}` : `${value} ${unit}`
}

function isSame(
  words: PreparedStep,
  step: PreparedStep,
  { what, key = '' }: ValueSource,
  before: ProjectView,
): boolean {
  switch (what) {
    case 'range':
      return sameRange(words.range, step.range, before)
    case 'time':
      return words.at !== null && step.at !== null && sameTime(words.at, step.at, before)
    case 'tracks':
      return words.trackIds.length === step.trackIds.length && words.trackIds.every((id) => step.trackIds.includes(id))
    case 'value':
      return words.args[key] === step.args[key]
  }
}
