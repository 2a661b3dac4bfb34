import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Act } from '../reader/clause/clause.ts'
import type { Plan, PlannedStep } from '../planner/plan.ts'
import { expandAct } from '../prepare/expandAct.ts'
import { heardIn } from '../prepare/heard.ts'
import { type Memory, rememberedRange, type RehearsedStep } from '../prepare/preparePlan.ts'
import { foldName } from '../prepare/references/matchNames.ts'
import { type Resolution, isResolved } from '../prepare/resolution.ts'
import type { ResolveContext } from '../prepare/references/resolveContext.ts'
import { resolveStep } from '../prepare/resolveStep.ts'
import type { PreparedStep, ValueSource } from '../tools/contract/defineTool.ts'
import { englishTexts } from '../texts/index.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { sameRange, sameTime, tracksOf } from '../tools/readBack/measureTracks.ts'
import { nameParameter } from '../tools/sentences/nameParameter.ts'
import { sayName, sayNames, sayRange, sayTime } from '../tools/sentences/saying.ts'

/**
 * What kind of speech the words are, read without the model. `noEdit`: a greeting, a question, a report, or a request
 * not to do something. `unclear`: words that could not be read, which say nothing for a model's call nor against it.
 */
export type Speech = 'request' | 'noEdit' | 'unclear'

/**
 * The one place where the kind of speech is told from a plan: a reader that knows it itself says it here.
 */
export function speechOf(plan: Plan, registry: Registry): Speech {
  if (editsOf(plan, registry).length > 0) return 'request'
  return plan.steps.length > 0 || (plan.reply !== null && plan.replyState === 'talk') ? 'noEdit' : 'unclear'
}

/** The words were understood to their end: there is no room in them for more. */
export const isWhole = ({ offline }: { readonly offline: Plan }): boolean =>
  offline.reply === null && offline.steps.every((step) => step.confidence >= 0.5 && !isUnread(step))

/** The verb was understood, and not what it is to be done to. */
export const isUnread = ({ target: { range } }: PlannedStep): boolean => range?.kind === 'unclear'

/** The steps that are not questions. */
export function editsOf({ steps }: Plan, registry: Registry): readonly PlannedStep[] {
  return steps.filter(({ tool }) => registry.findQuery(tool) === null)
}

/** What a model has selected by a call of its own; it counts before what the words imply. */
export interface Chosen {
  readonly range: boolean
  readonly tracks: boolean
}

/**
 * What the words say of a tool's call: its step in the offline reading, with the range of an explicit "select …" before
 * it where it has none of its own. What the model has selected itself is left out.
 */
export function opinionOn(offline: Plan, tool: string, earlier: number, chosen: Chosen): PlannedStep | null {
  const step = offline.steps.filter((one) => one.tool === tool)[earlier]
  return step === undefined ? null : withSelected(offline, step, chosen)
}

export function withSelected(offline: Plan, step: PlannedStep, chosen: Chosen): PlannedStep {
  const before = offline.steps.slice(0, indexIn(offline, step))
  const selecting = before.findLast(isSelecting)
  if (step.said !== undefined)
    return chosen.range ? withoutPlace(step) : withSaidPlace(step, selecting, before.at(-1) === selecting)
  const selected = selecting?.said === undefined ? selecting?.target : undefined
  const { range, thing, tracks = selected?.tracks, ...rest } = step.target
  const isOpen = range === undefined && thing === undefined && rest.at === undefined
  const where = isOpen ? { range: selected?.range, thing: selected?.thing } : { range, thing }
  return {
    ...step,
    target: { ...rest, ...(chosen.range ? {} : said(where)), ...(chosen.tracks ? {} : said({ tracks })) },
  }
}

/** It may have been filled in since. */
function indexIn({ steps }: Plan, step: PlannedStep): number {
  const at = steps.indexOf(step)
  return Math.max(0, at < 0 ? steps.findIndex((one) => one.tool === step.tool && one.words === step.words) : at)
}

function withoutPlace({ target: { tracks }, ...step }: PlannedStep): PlannedStep {
  return { ...step, said: undefined, target: tracks === undefined ? {} : { tracks } }
}

/** The place of an explicit "select …", where the act names none of its own, or points at it right behind it. */
function withSaidPlace(step: PlannedStep, selecting: PlannedStep | undefined, isNext: boolean): PlannedStep {
  if (step.said === undefined || selecting === undefined) return step
  const { where: named } = step.said.act
  const chosen = isNext ? chosenIn(selecting) : null
  if (chosen !== null && named.every(({ kind }) => kind === 'rest')) return withWhere(step, [allBut(chosen)])
  if (named.length > 0 && !(isNext && named.every(pointsAtIt))) return step
  if (selecting.said === undefined) return { ...step, target: { ...selecting.target, ...step.target } }
  return withWhere(step, selecting.said.act.where)
}

const withWhere = (step: PlannedStep, where: Act['where']): PlannedStep =>
  step.said === undefined ? step : { ...step, said: { ...step.said, act: { ...step.said.act, where } } }

/** What an explicit "select from … to …" has chosen. */
function chosenIn({ target: { range } }: PlannedStep): { readonly start: number; readonly end: number } | null {
  const isPlain = range?.kind === 'between' && range.from.kind === 'absolute' && range.to.kind === 'absolute'
  return isPlain ? { start: range.from.seconds, end: range.to.seconds } : null
}

/** "Select 20 to 30 and delete the rest". */
function allBut({ start, end }: { readonly start: number; readonly end: number }): Act['where'][number] {
  const at = (seconds: number) => ({ kind: 'at', seconds }) as const
  const less = { kind: 'part', stretch: { kind: 'between', from: at(start), to: at(end) } } as const
  return { kind: 'minus', from: { kind: 'all', sort: 'any' }, less }
}

/** "Select from 10 to 20", "take the two longest clips": what is meant by what follows. */
const isSelecting = ({ tool, said }: PlannedStep): boolean =>
  tool === 'set_time_selection' || said?.act.frame.picks === true

/** "It" or "them". */
export const pointsAtIt = (group: Act['where'][number]): boolean =>
  group.kind === 'mention' && (group.which === 'it' || group.which === 'them')

/** Without what nothing was said of. */
function said<T extends object>(target: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(target).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

/** The words say where. */
export const namesPlace = ({ target, said }: PlannedStep): boolean =>
  target.range !== undefined ||
  target.thing !== undefined ||
  target.at !== undefined ||
  (said?.act.where.length ?? 0) > 0

/** What is said where they count in place of what the model has made up. */
export const sayInWords = ({ words }: PlannedStep): string =>
  `What the model named is not in the project, so your words are taken: “${sayName(words)}”.`

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
  const { mentioned = [], used = [] } = memory
  const context: ResolveContext = {
    view,
    tool,
    previous: rememberedRange(memory),
    clipboardFrom: [],
    tracksJustSelected: false,
    texts: englishTexts,
    note: () => {},
  }
  if (planned.said === undefined) return resolveStep(planned, context)
  const here = heardIn(earlier)
  const heard = { ...here, mentioned: [...mentioned, ...here.mentioned], used: [...used, ...here.used] }
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
  /** It is not said, and follows from naming none: all tracks. */
  readonly isMeant?: true
}

export interface Compared {
  readonly differences: readonly Difference[]
  /** The step's sources; what the words say as well is from the words. */
  readonly sources: readonly ValueSource[]
}

/** A step against what the words say of it, value by value; what the person has changed here is not compared. */
export function compareWithWords(
  words: PreparedStep,
  { step, before }: Pick<RehearsedStep, 'step' | 'before'>,
): Compared {
  const differences: Difference[] = []
  const sources = step.sources.map((source): ValueSource => {
    const said = isLeftOpen(words, source) ? null : sayPart(words, source, before)
    if (source.author === 'you' || isDerived(words, source)) return source
    const chosen = sayPart(step, source, before) ?? source.value
    if (said === null) {
      const isNarrowed = source.what === 'tracks' && source.author === 'model' && words.trackIds.length > 0
      if (isNarrowed && !isSame(words, step, source, before))
        differences.push({ what: 'tracks', words: namesOf(words, before), chosen, isMeant: true })
      return source
    }
    if (isSame(words, step, source, before))
      return source.author === 'model' ? { ...source, author: 'words', source: 'your words' } : source
    differences.push({ what: source.what, words: said, chosen })
    return source
  })
  return { differences, sources }
}

/** Nobody has named the range: in both it is as long as what it is on, and another one where that is another. */
const isDerived = ({ sources }: PreparedStep, { what, author }: ValueSource): boolean =>
  what === 'range' && author === 'project' && sources.some((one) => one.what === 'range' && one.author === 'project')

/** A value that stands in the words as the model has it. */
const isLeftOpen = ({ sources }: PreparedStep, { what, key }: ValueSource): boolean =>
  what === 'value' && sources.some((one) => one.key === key && one.author === 'model')

const namesOf = ({ trackIds }: PreparedStep, before: ProjectView): string =>
  sayNames(tracksOf(before, trackIds).map((track) => track.name))

/** What the step says there; null where the words leave it open. */
function sayPart(step: PreparedStep, { what, key }: ValueSource, before: ProjectView): string | null {
  switch (what) {
    case 'range':
      return step.range === null ? null : sayRange(step.range)
    case 'time':
      return step.at === null ? null : sayTime(step.at)
    case 'tracks': {
      const isNamed = step.sources.some((one) => one.what === 'tracks' && one.author !== 'default')
      return isNamed ? namesOf(step, before) : null
    }
    case 'value': {
      const isSaid = step.sources.some((one) => one.key === key && one.author !== 'default')
      const value = key === undefined || !isSaid ? undefined : step.args[key]
      return sayValue(key ?? '', value)
    }
  }
}

/** Lists and the like are not compared by value: the places in them are. */
function sayValue(key: string, value: unknown): string | null {
  if (typeof value === 'string') return `“${sayName(value)}”`
  if (typeof value === 'boolean')
    return value ? `with ${nameParameter(key).name}` : `without ${nameParameter(key).name}`
  if (typeof value !== 'number') return null
  const { unit } = nameParameter(key)
  return unit === '' ? `${value}` : `${value} ${unit}`
}

/** A name is the same in other letters: “intro” is what was said, where the model writes “Intro”. */
function isSameValue(said: unknown, chosen: unknown): boolean {
  if (said === chosen) return true
  if (typeof said !== 'string' || typeof chosen !== 'string') return false
  const name = foldName(said)
  return name !== '' && name === foldName(chosen)
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
      return isSameValue(words.args[key], step.args[key])
  }
}
