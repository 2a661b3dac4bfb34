import { sayReasonIn } from '../../../shared/failures/index.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Plan, PlannedStep } from '../planner/plan.ts'
import { laterTime } from '../prepare/references/laterTime.ts'
import type { Memory, Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import { type Ask, isResolved, type Resolution } from '../prepare/resolution.ts'
import type { Performed } from '../run/requestRun.ts'
import type { PreparedStep, ValueSource } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { targetParameters } from '../tools/contract/target.ts'
import { sayName } from '../tools/sentences/saying.ts'
import { compareWithWords, resolveWords, withSelected } from './offlineOpinion.ts'

/** What a model's steps are paired with. */
export interface WordsBefore {
  readonly registry: Registry
  readonly memory: Memory
  /** The person's words, read without the model. */
  readonly offline: Plan
  /** What the request has carried out before. */
  readonly performed: readonly Performed[]
  /** Of the language in which the person is told of it. */
  readonly told: AgentTexts
}

/** A step of the words, resolved where the model's step stands. */
export interface Said {
  readonly planned: PlannedStep
  /** Of all that the step comes to, what is most like the model's. */
  readonly read: PreparedStep | null
  /** How many steps it comes to: a set is several. */
  readonly count: number
  readonly ask: Ask | null
  /** Why it comes to nothing there, where that is known. */
  readonly why: string | null
  /** Values that the words leave open, and that stand in it as the model has them. */
  readonly open: readonly string[]
}

/** How many of what a step of the words comes to are done or paired. */
type Taken = Map<PlannedStep, number>

/** Each step with what the words say of it: first those that agree, then the others in their order. */
export function pairSteps(words: WordsBefore, rehearsal: Rehearsal): (Said | null)[] {
  const done = doneOf(words)
  const taken: Taken = new Map(done)
  const paired = new Map<number, PlannedStep>()
  const { steps } = rehearsal
  const say = (said: PlannedStep, index: number): Said =>
    sayStep(words, rehearsal, said, { index, isPart: isPartOf(done, said), isFirst: said === words.offline.steps[0] })
  const take = (index: number, fits: (said: Said, one: RehearsedStep) => boolean): void => {
    const one = steps[index] as RehearsedStep
    if (paired.has(index)) return
    // One call may have become several steps.
    const sibling = steps.findIndex(
      ({ planned, tool }, at) => at < index && planned === one.planned && tool === one.tool,
    )
    const found =
      paired.get(sibling) ??
      words.offline.steps.find((said) => {
        if (!comesTo(words, said, one.tool.name, rehearsal.before)) return false
        const here = say(said, index)
        return (taken.get(said) ?? 0) < here.count && fits(here, one)
      })
    if (found === undefined) return
    taken.set(found, (taken.get(found) ?? 0) + 1)
    paired.set(index, found)
  }
  steps.forEach((_, index) => take(index, ({ read }, one) => read !== null && isSame(read, one.step, one.before)))
  steps.forEach((_, index) => take(index, () => true))
  return steps.map((_, index) => {
    const said = paired.get(index)
    return said === undefined ? null : say(said, index)
  })
}

const isSame = (said: PreparedStep, step: PreparedStep, before: RehearsedStep['before']): boolean =>
  compareWithWords(said, { step, before }).differences.length === 0

/** What earlier turns have done of the words: each of them is of the step that is most like it. */
function doneOf(words: WordsBefore): Taken {
  const { offline, performed } = words
  const taken: Taken = new Map()
  for (const [index, { tool, step, seen }] of performed.entries()) {
    const since = performed.slice(0, index)
    const open = offline.steps.filter((said) => {
      if (!comesTo(words, said, tool.name, seen.before)) return false
      return (taken.get(said) ?? 0) < Math.max(1, asSaid(words, said, seen.before).length)
    })
    const found =
      open.find((said) => {
        const here = listOf(resolveWords(words, wholly(words, said), { view: seen.before, earlier: [] }))
        return [...here, ...later(asSaid(words, said, seen.before), since)].some((each) =>
          isSame(each, step, seen.before),
        )
      }) ?? open[0]
    if (found !== undefined) taken.set(found, (taken.get(found) ?? 0) + 1)
  }
  return taken
}

/** "Delete the rest" is a trim, "keep the first minute except …" is one with a deletion behind it. */
export const toolsOf = (words: WordsBefore, said: PlannedStep, before: RehearsedStep['before']): readonly string[] =>
  said.said === undefined ? [] : asSaid(words, said, before).map(({ tool }) => tool)

const comesTo = (words: WordsBefore, said: PlannedStep, tool: string, before: RehearsedStep['before']): boolean =>
  said.tool === tool || toolsOf(words, said, before).includes(tool)

/** The places of one act are those of one moment: where one of them is done, the others lie where they have come to. */
function isPartOf(done: Taken, said: PlannedStep): boolean {
  const isOther = ({ tool, words, target }: PlannedStep): boolean =>
    tool === said.tool && words === said.words && JSON.stringify(target) !== JSON.stringify(said.target)
  return (done.get(said) ?? 0) > 0 || [...done.keys()].some(isOther)
}

const wholly = ({ offline }: WordsBefore, said: PlannedStep): PlannedStep =>
  withSelected(offline, said, { range: false, tracks: false })

const listOf = (found: Resolution<PreparedStep[]>): PreparedStep[] => (isResolved(found) ? found.value : [])

/** What a step of the words comes to on the project as it was when they were said. */
function asSaid(words: WordsBefore, said: PlannedStep, before: RehearsedStep['before']): PreparedStep[] {
  const view = words.performed[0]?.seen.before ?? before
  return listOf(resolveWords(words, wholly(words, said), { view, earlier: [] }))
}

/** Where that lies behind the steps since. */
function later(steps: readonly PreparedStep[], since: readonly Performed[]): PreparedStep[] {
  return steps.map((step) => {
    const at = (seconds: number): number => laterTime(step.trackIds, since, seconds)
    const { range } = step
    return {
      ...step,
      range: range && { start: at(range.start), end: at(range.end) },
      at: step.at === null ? null : at(step.at),
    }
  })
}

/** Their own times may be meant on the timeline that was seen when they were said, too. */
function sayStep(
  words: WordsBefore,
  rehearsal: Rehearsal,
  said: PlannedStep,
  where: { readonly index: number; readonly isPart: boolean; readonly isFirst: boolean },
): Said {
  const { index, isPart, isFirst } = where
  const one = rehearsal.steps[index] as RehearsedStep
  const planned = wholly(words, said)
  const earlier = rehearsal.steps.slice(0, index)
  const view = { ...one.before, ...ownFocus(words, rehearsal, said, index) }
  // What the words begin with points at nothing that the model has done before it.
  const standing = { view, earlier: isFirst ? [] : earlier }
  const found = resolveWords(words, planned, standing)
  const since = [...words.performed, ...earlier]
  const shown = since.length === 0 ? [] : later(asSaid(words, said, rehearsal.before), since)
  const here = isPart && shown.length > 0 ? [] : listOf(found)
  const all = [...here, ...shown].filter(({ tool }) => tool === one.tool.name)
  const parts = Math.max(0, ...all.map((each) => partsOf(words, rehearsal, each)))
  const meant = parts === 0 ? planned : onPart(planned, all, one.step)
  const mine = meant === planned ? all : listOf(resolveWords(words, meant, standing))
  if (mine.length === 0 && !isResolved(found)) {
    const ask = 'ask' in found ? found.ask : null
    const filled = withAnswered(said, one.step) ?? withValues(said, ask, one)
    if (filled !== null) return sayStep(words, rehearsal, filled, where)
    return { planned, read: null, count: 1, ask, why: whyOpen(ask, words.told), open: [] }
  }
  const read = mostLike(mine, one)
  const why = read === null ? sayUnmet(said, words.told) : null
  const count = Math.max(1, listOf(found).length, shown.length, parts)
  return { planned: meant, read, count, ask: null, why, open: openIn(planned) }
}

const openIn = ({ authors }: PlannedStep): string[] =>
  Object.entries(authors?.args ?? {}).flatMap(([key, by]) => (by === 'model' ? [key] : []))

/**
 * How many steps do between them what was said of several tracks, each of them on others; 0 where they don't. One that
 * does it on a track that was not said stands for what is missing.
 */
function partsOf({ performed }: WordsBefore, rehearsal: Rehearsal, { tool, trackIds }: PreparedStep): number {
  const all = [...performed, ...rehearsal.steps].filter((one) => one.tool.name === tool)
  const parts = all
    .map(({ step }) => step.trackIds)
    .filter((each) => each.length > 0 && each.every((id) => trackIds.includes(id)))
  const ids = parts.flat()
  const areApart = new Set(ids).size === ids.length && parts.every(({ length }) => length < trackIds.length)
  if (!areApart || parts.length === 0) return 0
  if (ids.length === trackIds.length) return parts.length
  return all.length > parts.length ? all.length : 0
}

/** As it is said of the tracks of that step alone, where these are some of its tracks. */
function onPart(said: PlannedStep, reads: readonly PreparedStep[], { trackIds }: PreparedStep): PlannedStep {
  const isPart = reads.some(
    (read) => trackIds.length < read.trackIds.length && trackIds.every((id) => read.trackIds.includes(id)),
  )
  const tracks = trackIds.map((id) => ({ kind: 'id', id }) as const)
  return isPart ? { ...said, target: { ...said.target, tracks } } : said
}

const whyOpen = (ask: Ask | null, { language }: AgentTexts): string | null =>
  (ask?.kind === 'clarify' && sayReasonIn(ask.open?.reason ?? null, language)) || null

/** A step of the words that comes to nothing has a condition that does not hold. */
function sayUnmet({ said }: PlannedStep, { opinions }: AgentTexts): string | null {
  const given = said?.given ?? []
  if (given.length === 0) return null
  return opinions.unmet(given.map(({ words }) => sayName(words)))
}

/** Of several places the one that differs least, the first of them where they differ alike. */
function mostLike(all: readonly PreparedStep[], { step, before }: RehearsedStep): PreparedStep | null {
  const counted = all.map((each) => ({ each, count: compareWithWords(each, { step, before }).differences.length }))
  const least = Math.min(...counted.map(({ count }) => count))
  return counted.find(({ count }) => count === least)?.each ?? null
}

/** With the place that the person has given since, by an answer or in the dialog; null where there is no other one. */
function withAnswered(said: PlannedStep, { sources, range, at }: PreparedStep): PlannedStep | null {
  const isPersons = (kind: ValueSource['what']): boolean =>
    sources.some(({ what, author }) => what === kind && (author === 'words' || author === 'you'))
  const { target } = said
  if (range !== null && target.range === undefined && isPersons('range'))
    return {
      ...said,
      target: { ...target, range: { kind: 'between', from: absolute(range.start), to: absolute(range.end) } },
    }
  if (at !== null && target.at === undefined && isPersons('time'))
    return { ...said, target: { ...target, at: [absolute(at)] } }
  return null
}

/** "A bit louder": with how much of it the model has chosen. Null where no value is open, or the model has none. */
function withValues(said: PlannedStep, ask: Ask | null, { tool, step }: RehearsedStep): PlannedStep | null {
  if (ask?.kind !== 'clarify' || ask.missing !== 'value' || said.tool !== tool.name) return null
  const own = Object.entries(step.args).filter(
    ([key]) => said.args[key] === undefined && !(targetParameters as readonly string[]).includes(key),
  )
  if (own.length === 0) return null
  const authors = Object.fromEntries(own.map(([key]) => [key, 'model' as const]))
  return {
    ...said,
    args: { ...Object.fromEntries(own), ...said.args },
    authors: { ...said.authors, args: { ...said.authors?.args, ...authors } },
  }
}

const absolute = (seconds: number) => ({ kind: 'absolute', seconds }) as const

/** What the person has selected, and not the model; tracks that the words have selected before are theirs as well. */
function ownFocus(
  { performed, offline, registry }: WordsBefore,
  { steps }: Rehearsal,
  said: PlannedStep,
  index: number,
): Partial<Pick<RehearsedStep['before'], 'selection' | 'selectedTracks'>> {
  const earlier = [...performed.map(({ tool, seen }) => ({ tool, before: seen.before })), ...steps.slice(0, index)]
  const chosen = earlier.find(({ tool }) => tool.group === 'selection')
  const { selection = null, selectedTracks = [] } = (chosen ?? steps[index])?.before ?? {}
  const before = offline.steps.slice(0, Math.max(0, offline.steps.indexOf(said)))
  const selects = before.some(({ tool }) => registry.findTool(tool)?.group === 'selection')
  return { selection, ...(!selects && { selectedTracks }) }
}
