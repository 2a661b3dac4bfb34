import { sayAuthor } from '../../../shared/schemas/author.ts'
import { type ApprovalTable, needsApproval } from '../approvals/approvalTable.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import { type Ask, isResolved } from '../prepare/resolution.ts'
import type { Impact, PreparedStep, Tool, ValueSource } from '../tools/contract/defineTool.ts'
import { tracksOf } from '../tools/readBack/measureTracks.ts'
import { nameParameterIn } from '../tools/sentences/nameParameter.ts'
import { sentenceIn, sentencesOf } from '../tools/spoken/sayStep.ts'
import type { AgentTexts } from '../texts/index.ts'
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

/** Where the model's steps are not those of the words: both are shown. Nothing is changed by it. */
export function secondOpinion(words: Words, rehearsal: Rehearsal): SecondOpinion {
  const { offline, registry, told } = words
  const speech = speechOf(offline, registry)
  const pairs = pairSteps(words, rehearsal)
  const steps: StepOpinion[] = []
  for (const [index, one] of rehearsal.steps.entries()) {
    const step = { ...one.step, sources: withSelector(words, rehearsal, steps, index) }
    steps.push(opinionOfStep(words, speech, { ...one, step }, pairs[index] ?? null))
  }
  const sayEach = (one: StepOpinion) => sayDifferences(one, told)
  const differing = steps.flatMap(sayEach)
  const beside = steps.filter(({ sentence }) => sentence !== null).flatMap(sayEach)
  const open = sayAllOpen(rehearsal, steps, told)
  const isOther = speech === 'request' && isAnotherVerb(words, rehearsal, steps)
  const sentences = isOther ? anotherReading(words, rehearsal) : []
  const other = sentences.length === 0 ? [] : [told.opinions.mean(sentences)]
  const unread = sayUnread(words, speech, rehearsal, steps)
  const unsaid = other.length > 0 ? [] : sayUnsaid(speech, rehearsal, steps, told)
  return {
    speech,
    steps,
    notes: [...new Set([...differing, ...open, ...other, ...unsaid, ...unread])],
    notesOfOthers: [...new Set([...beside, ...other])],
    instead: sentences.length > 0 ? { steps: editsOf(offline, registry), sentences } : null,
  }
}

/** Steps of the words that come to nothing here, or leave the place to the model. */
const sayAllOpen = (rehearsal: Rehearsal, steps: readonly StepOpinion[], told: AgentTexts): string[] =>
  steps.flatMap((one, index) => {
    const isOpen = one.words !== null && !isUnread(one.words) && one.contradicts && !one.isSaid
    return isOpen && (one.differences.length === 0 || one.open.length > 0)
      ? [sayOpen(one, rehearsal.steps[index], told)]
      : []
  })

/** Nothing, or nothing more, stands beside what the model wants. */
function sayUnread(
  { offline, table, told }: Words,
  speech: Speech,
  rehearsal: Rehearsal,
  steps: readonly StepOpinion[],
): string[] {
  const asks = rehearsal.steps.some((one, index) => needsApproval(one.tool.impact, table) && !steps[index]?.isSaid)
  if (!asks) return []
  if (speech === 'unclear') return [told.opinions.alone]
  return offline.steps.some(isUnread) ? [told.opinions.inPart] : []
}

const sayDifferences = ({ differences }: StepOpinion, { opinions }: AgentTexts): string[] =>
  differences.map(({ words, chosen, isMeant }) =>
    isMeant ? opinions.noTrack(words, chosen) : opinions.otherwise(words, chosen),
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
  const sentence = sentenceIn({ tool: one.tool, step: said.read, before: one.before }, words.told)
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

function sayOpen({ why, open, sources }: StepOpinion, one: RehearsedStep | undefined, told: AgentTexts): string {
  const { opinions } = told
  const values = sources.filter(({ what, key = '' }) => what === 'value' && open.includes(key))
  if (values.length > 0) {
    const names = values.map(({ key = '' }) => nameParameterIn(key, told).name)
    return opinions.noValues(
      names,
      values.map(({ value }) => value),
    )
  }
  const chosen = one?.step.sources.find(({ what }) => what !== 'value')?.value
  if (why !== null) return chosen === undefined ? why : opinions.whyThen(why, chosen)
  return opinions.noPlace(chosen)
}

function sayUnsaid(speech: Speech, { steps }: Rehearsal, all: readonly StepOpinion[], told: AgentTexts): string[] {
  const unsaid = steps.filter((_, index) => all[index]?.contradicts === true && all[index].words === null)
  if (unsaid.length === 0) return []
  const sentences = sentencesOf(unsaid, told)
  return speech === 'noEdit' ? [told.opinions.noChange(sentences)] : sentences.map(told.opinions.notSaid)
}

/** Something would be done that is asked about, and none of it is a verb of the words. */
function isAnotherVerb({ table }: Words, { steps }: Rehearsal, opinions: readonly StepOpinion[]): boolean {
  return (
    opinions.every(({ words }) => words === null) &&
    steps.some(({ tool }, index) => needsApproval(tool.impact, table) || opinions[index]?.contradicts === true)
  )
}

function anotherReading(words: Words, { before }: Rehearsal): string[] {
  const { registry, offline, performed, told } = words
  if (performed.length > 0) return []
  return editsOf(offline, registry).flatMap((planned) => {
    const tool = registry.findTool(planned.tool)
    if (tool === null || planned.confidence < 0.5) return []
    const read = resolveWords(words, planned, { view: before, earlier: [] })
    return isResolved(read) ? read.value.map((one) => sentenceIn({ tool, step: one, before }, told)) : []
  })
}
