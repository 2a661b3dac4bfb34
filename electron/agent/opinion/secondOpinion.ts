import { sayAuthor } from '../../../shared/schemas/author.ts'
import { type ApprovalTable, needsApproval } from '../approvals/approvalTable.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import { type Ask, isResolved } from '../prepare/resolution.ts'
import type { Impact, PreparedStep, Tool, ValueSource } from '../tools/contract/defineTool.ts'
import { tracksOf } from '../tools/readBack/measureTracks.ts'
import { nameParameter } from '../tools/sentences/nameParameter.ts'
import { sentenceOf, sentencesOf } from '../tools/spoken/sayStep.ts'
import {
  type Difference,
  type Speech,
  compareWithWords,
  editsOf,
  isUnread,
  isWhole,
  resolveWords,
  speechOf,
} from './offlineOpinion.ts'
import { pairSteps, type Said, type WordsBefore } from './pairSteps.ts'

/** What the model's steps are compared with. */
export interface Words extends WordsBefore {
  readonly table: ApprovalTable
}

/** The person's words beside one step that a model has planned. */
export interface StepOpinion {
  /** The words ask for this very step: only then does a standing permission cover it. */
  readonly isSaid: boolean
  /** The words ask for something else, or for nothing: it is asked about, whatever the table says. */
  readonly contradicts: boolean
  readonly differences: readonly Difference[]
  /** What the words say in its place, and what that comes to there. */
  readonly words: PlannedStep | null
  readonly read: PreparedStep | null
  /** That as a sentence; null where the words leave something open. */
  readonly sentence: string | null
  /** Why the words come to nothing here, where that is known. */
  readonly why: string | null
  /** The words name no place, and it was filled with all there is: what would be asked without a model. */
  readonly widened: Ask | null
  /** Values that the words leave open. */
  readonly open: readonly string[]
  /** The step's sources: what the words say as well is from the words. */
  readonly sources: readonly ValueSource[]
}

export interface SecondOpinion {
  readonly speech: Speech
  /** One for each step. */
  readonly steps: readonly StepOpinion[]
  readonly notes: readonly string[]
  /** Those of them that say what stands beside a step, or beside all of them, to be taken in its place. */
  readonly notesOfOthers: readonly string[]
  /** The steps of the words, where they are other ones than the model's; null where they are not. */
  readonly instead: { readonly steps: readonly PlannedStep[]; readonly sentences: readonly string[] } | null
}

/** There is only one opinion: nothing stands for what the model wants, nor against it. */
const alone = 'Your words could not be read without the model, so nothing stands beside what it wants.'
const inPart =
  'Your words could be read only in part without the model, so nothing stands beside the rest of what it wants.'

/** Where the model's steps are not those of the words: both are shown. Nothing is changed by it. */
export function secondOpinion(words: Words, rehearsal: Rehearsal): SecondOpinion {
  const { offline, registry } = words
  const speech = speechOf(offline, registry)
  const pairs = pairSteps(words, rehearsal)
  const steps: StepOpinion[] = []
  for (const [index, one] of rehearsal.steps.entries()) {
    const step = { ...one.step, sources: withSelector(words, rehearsal, steps, index) }
    steps.push(opinionOfStep(words, speech, { ...one, step }, pairs[index] ?? null))
  }
  const differing = steps.flatMap(sayDifferences)
  const beside = steps.filter(({ sentence }) => sentence !== null).flatMap(sayDifferences)
  const open = sayAllOpen(rehearsal, steps)
  const isOther = speech === 'request' && isAnotherVerb(words, rehearsal, steps)
  const sentences = isOther ? anotherReading(words, rehearsal) : []
  const other = sentences.length === 0 ? [] : [`Read without the model, your words mean: ${sentences.join('; ')}.`]
  const unread = sayUnread(words, speech, rehearsal, steps)
  const unsaid = other.length > 0 ? [] : sayUnsaid(speech, rehearsal, steps)
  return {
    speech,
    steps,
    notes: [...new Set([...differing, ...open, ...other, ...unsaid, ...unread])],
    notesOfOthers: [...new Set([...beside, ...other])],
    instead: sentences.length > 0 ? { steps: editsOf(offline, registry), sentences } : null,
  }
}

/** Steps of the words that come to nothing here, or leave the place to the model. */
const sayAllOpen = (rehearsal: Rehearsal, steps: readonly StepOpinion[]): string[] =>
  steps.flatMap((one, index) => {
    const isOpen = one.words !== null && !isUnread(one.words) && one.contradicts && !one.isSaid
    return isOpen && (one.differences.length === 0 || one.open.length > 0) ? [sayOpen(one, rehearsal.steps[index])] : []
  })

/** Nothing, or nothing more, stands beside what the model wants. */
function sayUnread(
  { offline, table }: Words,
  speech: Speech,
  rehearsal: Rehearsal,
  steps: readonly StepOpinion[],
): string[] {
  const asks = rehearsal.steps.some((one, index) => needsApproval(one.tool.impact, table) && !steps[index]?.isSaid)
  if (!asks) return []
  if (speech === 'unclear') return [alone]
  return offline.steps.some(isUnread) ? [inPart] : []
}

const sayDifferences = ({ differences }: StepOpinion): string[] =>
  differences.map(({ words, chosen, isMeant }) =>
    isMeant
      ? `Your words name no track, so they mean ${words}; the model chose ${chosen}.`
      : `Your words say ${words}; the model chose ${chosen}.`,
  )

/** What was selected by an earlier step of the request is from whoever chose that. */
function withSelector(
  { performed }: Words,
  { steps }: Rehearsal,
  opinions: readonly StepOpinion[],
  index: number,
): readonly ValueSource[] {
  const sources = steps[index]?.step.sources ?? []
  const earlier = [
    ...performed.map(({ tool, step }) => ({ tool, sources: step.sources })),
    ...steps.slice(0, index).map(({ tool }, at) => ({ tool, sources: opinions[at]?.sources ?? [] })),
  ]
  const selected = (what: ValueSource['what']) =>
    earlier.findLast((one) => one.tool.group === 'selection' && one.sources.some((source) => source.what === what))
  return sources.map((source) => {
    const author =
      source.author === 'selection'
        ? selected(source.what)?.sources.find(({ what }) => what === source.what)?.author
        : undefined
    return author === undefined ? source : { ...source, author, source: sayAuthor(author, source.source) }
  })
}

function opinionOfStep(words: Words, speech: Speech, one: RehearsedStep, said: Said | null): StepOpinion {
  const counts = changesSomething(one)
  const nothing = { differences: [], sentence: null, widened: null, open: [], sources: one.step.sources }
  if (said === null) {
    const isHeard = one.tool.impact === 'transport' && asksNothing(words, speech)
    const contradicts = isHeard || (counts && (speech === 'noEdit' || (speech === 'request' && isWhole(words))))
    return { ...nothing, words: null, read: null, why: null, isSaid: false, contradicts }
  }
  const none = { ...nothing, words: said.planned, read: said.read, why: said.why }
  if (said.read === null) {
    const widened = coversAll(one) && !selectsBefore(words, said.planned) ? said.ask : null
    return { ...none, isSaid: false, contradicts: counts, widened }
  }
  const { differences, sources } = compareWithWords(said.read, one)
  // Also what is only selected or played: it is done at once, and would be told as if it were what was said.
  const contradicts = (differences.length > 0 && one.tool.impact !== 'reads') || (said.open.length > 0 && counts)
  const sentence = sentenceOf({ tool: one.tool, step: said.read, before: one.before })
  const isSaid = differences.length === 0 && ownValues(one.tool, { ...one.step, sources }).length === 0
  return { ...none, isSaid, contradicts, differences, sources, sentence, open: said.open }
}

/** What the model has chosen where the words say nothing, other than what would be taken without it. */
const ownValues = ({ parameters }: Tool, { args, sources }: PreparedStep): ValueSource[] =>
  sources.filter(({ what, key = '', author }) => {
    if (what !== 'value' || author !== 'model') return false
    const usual = parameters.shape[key]?.safeParse(undefined)
    return usual?.success !== true || JSON.stringify(usual.data) !== JSON.stringify(args[key])
  })

const lasting: ReadonlySet<Impact> = new Set(['adds', 'rewrites', 'removes', 'history', 'outside'])

const changesSomething = ({ tool, step, before }: RehearsedStep): boolean => lasting.has(tool.impactOf(step, before))

/** Talk, a report or a "don't": not even a question, which may be answered by letting it be heard. */
const asksNothing = ({ offline }: Words, speech: Speech): boolean =>
  speech === 'noEdit' && offline.steps.length === 0 && offline.replyKind !== 'known'

/** The model's own range, by which all there is, or all but a little, is acted on or taken out. */
function coversAll({ tool, step, before }: RehearsedStep): boolean {
  const source = step.sources.find(({ what }) => what === 'range')
  if (step.range === null || source === undefined || source.author === 'you' || source.author === 'words') return false
  const clips = tracksOf(before, step.trackIds).flatMap((track) => track.clips)
  const first = Math.min(...clips.map(({ start }) => start))
  const last = Math.max(...clips.map(({ end }) => end))
  if (clips.length === 0) return false
  const inside = Math.max(0, Math.min(step.range.end, last) - Math.max(step.range.start, first))
  const left = last - first - inside
  return left <= little * (last - first) || (tool.regions === 'rest removed' && inside <= little * (last - first))
}

/** Of what there is. */
const little = 0.1

/** "Select all and normalize": the words have chosen what is meant by a step of its own. */
function selectsBefore({ offline, registry }: Words, said: PlannedStep): boolean {
  const at = offline.steps.findIndex((one) => one.tool === said.tool)
  return offline.steps.slice(0, Math.max(0, at)).some(({ tool }) => registry.findTool(tool)?.group === 'selection')
}

function sayOpen({ why, open, sources }: StepOpinion, one: RehearsedStep | undefined): string {
  const values = sources.filter(({ what, key = '' }) => what === 'value' && open.includes(key))
  if (values.length > 0) {
    const names = values.map(({ key = '' }) => nameParameter(key).name)
    return `Your words don’t say the ${names.join(' and the ')}; the model chose ${values.map(({ value }) => value).join(' and ')}.`
  }
  const chosen = one?.step.sources.find(({ what }) => what !== 'value')?.value
  if (why !== null) return chosen === undefined ? why : `${why} The model chose ${chosen}.`
  return `Your words don’t say where${chosen === undefined ? '.' : `; the model chose ${chosen}.`}`
}

function sayUnsaid(speech: Speech, { steps }: Rehearsal, opinions: readonly StepOpinion[]): string[] {
  const unsaid = steps.filter((_, index) => opinions[index]?.contradicts === true && opinions[index].words === null)
  if (unsaid.length === 0) return []
  const sentences = sentencesOf(unsaid)
  return speech === 'noEdit'
    ? [`Read without the model, your words ask for no change: ${sentences.join('; ')} is the model’s own idea.`]
    : sentences.map((sentence) => `Read without the model, your words don’t say this: ${sentence}.`)
}

/** Something would be done that is asked about, and none of it is a verb of the words. */
function isAnotherVerb({ table }: Words, { steps }: Rehearsal, opinions: readonly StepOpinion[]): boolean {
  return (
    opinions.every(({ words }) => words === null) &&
    steps.some(({ tool }, index) => needsApproval(tool.impact, table) || opinions[index]?.contradicts === true)
  )
}

function anotherReading(words: Words, { before }: Rehearsal): string[] {
  const { registry, offline, performed } = words
  if (performed.length > 0) return []
  return editsOf(offline, registry).flatMap((planned) => {
    const tool = registry.findTool(planned.tool)
    if (tool === null || planned.confidence < 0.5) return []
    const read = resolveWords(words, planned, { view: before, earlier: [] })
    return isResolved(read) ? read.value.map((one) => sentenceOf({ tool, step: one, before })) : []
  })
}
