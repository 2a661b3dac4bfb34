import { type Failure, failure } from '../../../shared/failures/index.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Editor } from '../../editor/index.ts'
import type { Said } from '../approvals/permissions.ts'
import type { FilePicker } from '../filePicker.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { preparePlan, type Rehearsal } from '../prepare/preparePlan.ts'
import { nearestPlace } from '../prepare/references/nearestPlace.ts'
import type { Ask, Clarify } from '../prepare/resolution.ts'
import { editsOf, isWhole, namesPlace, opinionOn, sayInWords, speechOf } from './offlineOpinion.ts'
import type { SecondOpinion, Words } from './secondOpinion.ts'

/** The rehearsed steps, with their values from whoever has said them. */
export function withSources(rehearsal: Rehearsal, opinion: SecondOpinion): Rehearsal {
  const steps = rehearsal.steps.map((one, index) => {
    const sources = opinion.steps[index]?.sources ?? one.step.sources
    return { ...one, step: { ...one.step, sources } }
  })
  return { ...rehearsal, steps }
}

/** The plan with what one press takes in its place, where words and model differ. */
export function withOthers(
  planned: readonly PlannedStep[],
  { steps }: Rehearsal,
  opinion: SecondOpinion,
): readonly PlannedStep[] {
  return planned.map(({ other, ...one }, index): PlannedStep => {
    const at = steps.findIndex(
      ({ planned: origin }, step) => origin === index && (opinion.steps[step]?.differences.length ?? 0) > 0,
    )
    const { words, sentence } = opinion.steps[at] ?? { words: null, sentence: null }
    if (words !== null && sentence !== null) return { ...one, other: { by: 'words', step: words, sentence } }
    return other?.by === 'model' ? { ...one, other } : one
  })
}

/** For each step how it stands to the words. */
export function saidOf({ steps }: Rehearsal, opinion: SecondOpinion | null): Said[] {
  return steps.map((_, index) => {
    const one = opinion?.steps[index]
    if (one === undefined || one.isSaid) return 'yes'
    return one.contradicts ? 'otherwise' : 'not'
  })
}

/** What the words alone are prepared with. */
interface WordsAlone extends Pick<Words, 'registry' | 'memory' | 'offline' | 'performed'> {
  readonly editor: Editor
  readonly filePicker: FilePicker | null
}

/**
 * Tracks that a call leaves out are those of the words, where both mean the same place. Null where nothing is left out.
 */
export function withSaidTracks(
  planned: readonly PlannedStep[],
  { steps }: Rehearsal,
  opinion: SecondOpinion,
): readonly PlannedStep[] | null {
  for (const [index, { planned: origin, step }] of steps.entries()) {
    const one = planned[origin]
    const { differences = [], read = null } = opinion.steps[index] ?? {}
    const isLeftOpen = step.sources.some(({ what, author }) => what === 'tracks' && author === 'default')
    const isOnly = differences.length === 1 && differences[0]?.what === 'tracks'
    if (one === undefined || read === null || !isLeftOpen || !isOnly || one.said !== undefined) continue
    const tracks = read.trackIds.map((id) => ({ kind: 'id', id }) as const)
    const authors = { ...one.authors, tracks: 'words' as const }
    return planned.with(origin, { ...one, target: { ...one.target, tracks }, authors })
  }
  return null
}

/** What is to be asked about one of the planned steps, and the plan with that left open. */
export interface LeftOpen {
  readonly planned: readonly PlannedStep[]
  readonly ask: Ask
  readonly step: number
}

/**
 * A missing range never widens: where the words leave it open, and the model has filled in all there is, the person is
 * asked what would be asked without it. Null where the words are enough.
 */
export async function askAsWithout(
  { editor, registry, memory, offline, performed, filePicker }: WordsAlone,
  planned: readonly PlannedStep[],
  { steps }: Rehearsal,
  opinion: SecondOpinion,
): Promise<LeftOpen | null> {
  const index = opinion.steps.findIndex(({ widened }) => widened !== null)
  const origin = steps[index]?.planned
  const said = opinion.steps[index]?.words ?? null
  if (origin === undefined || said === null || performed.length > 0) return null
  const read = await preparePlan(editor, registry, editsOf(offline, registry), memory, { filePicker })
  if (read.kind !== 'ask' || read.ask.kind !== 'clarify' || read.ask.missing !== 'range') return null
  return { planned: planned.map((one, at) => (at === origin ? leftOpen(one, said) : one)), ask: read.ask, step: origin }
}

/** What a model's made-up place comes to: the words have one, or the model is told what is near. */
export type Mended =
  | { readonly kind: 'planned'; readonly planned: readonly PlannedStep[]; readonly note: string }
  | { readonly kind: 'failed'; readonly failure: Failure }

/**
 * A place that a model made up and that is not there is no question for a person: what the words say is taken for it,
 * else the model is told. Null where the person is to be asked all the same: they know what was left open, and which of
 * several is meant.
 */
export function mendOrTell(
  { offline, registry }: Pick<Words, 'offline' | 'registry'>,
  planned: readonly PlannedStep[],
  { ask: open, step }: { readonly ask: Ask; readonly step: number },
  view: ProjectView,
): Mended | null {
  const one = planned[step]
  if (one === undefined || open.kind !== 'clarify' || open.open === null) return null
  if (!isModels(one, open.missing)) return tellUnsaid({ offline, registry }, one)
  const earlier = planned.slice(0, step).filter(({ tool }) => tool === one.tool).length
  const said = opinionOn(offline, one.tool, earlier, { range: false, tracks: false })
  const mended = said === null ? null : inWords(one, said, open.missing)
  if (said === null || mended === null) {
    const what = { kind: 'open', place: open.open } as const
    const nearest = nearestPlace(one, open.missing, view)
    return { kind: 'failed', failure: failure('agent/does-not-fit', { what, nearest }) }
  }
  return { kind: 'planned', planned: planned.with(step, mended), note: sayInWords(said) }
}

/**
 * Nobody can be asked where something is to be done that they have not said: the model hears what they have. Null where
 * they say it, or where the words were not understood.
 */
function tellUnsaid({ offline, registry }: Pick<Words, 'offline' | 'registry'>, one: PlannedStep): Mended | null {
  const speech = speechOf(offline, registry)
  const isSaid = one.callId === undefined || one.said !== undefined || one.authors === undefined
  if (isSaid || speech === 'unclear' || (speech === 'request' && !isWhole({ offline }))) return null
  const said = editsOf(offline, registry).map(({ tool }) => tool)
  if (said.includes(one.tool)) return null
  return { kind: 'failed', failure: failure('agent/not-said', { tool: one.tool, said: [...new Set(said)] }) }
}

/** The step with what the words say in place of what is missing; null where they say nothing of it. */
function inWords(step: PlannedStep, said: PlannedStep, missing: Clarify['missing']): PlannedStep | null {
  const { tracks } = said.target
  if (missing !== 'tracks' || tracks === undefined) return namesPlace(said) ? placedBy(said, step) : null
  const { range, time, args } = step.authors ?? {}
  const authors = { ...(range && { range }), ...(time && { time }), ...(args && { args }) }
  return { ...step, target: { ...step.target, tracks }, authors }
}

/** The step with the place that the words have for it. */
function placedBy({ target, said }: PlannedStep, step: PlannedStep): PlannedStep {
  const args = step.authors?.args
  return { ...step, target, said, timeline: undefined, authors: { ...(args && { args }) } }
}

/** The end of a project that a model knows only roughly. */
const roughly = 1

/**
 * A range of a model that runs far past the end, as milliseconds do, gives way to what the words say. Null where they
 * say the same or nothing.
 */
export function mendOutside(
  planned: readonly PlannedStep[],
  { steps, before }: Rehearsal,
  opinion: SecondOpinion,
): (Mended & { kind: 'planned' }) | null {
  for (const [index, { planned: origin }] of steps.entries()) {
    const one = planned[origin]
    const { differences = [], words = null } = opinion.steps[index] ?? {}
    const isOther = differences.some(({ what }) => what === 'range')
    if (one === undefined || words === null || !isOther || !runsPast(one, before.duration + roughly)) continue
    return { kind: 'planned', planned: planned.with(origin, placedBy(words, one)), note: sayInWords(words) }
  }
  return null
}

const runsPast = ({ target: { range }, authors }: PlannedStep, end: number): boolean =>
  authors?.range === 'model' && range?.kind === 'between' && range.to.kind === 'absolute' && range.to.seconds > end

/** What is asked for was given by the model. */
function isModels({ authors, args }: PlannedStep, missing: Clarify['missing']): boolean {
  if (missing === 'thing')
    return authors?.range === 'model' || thingKeys.some((key) => key in args && authors?.args?.[key] === 'model')
  return missing !== null && missing !== 'value' && authors?.[missing] === 'model'
}

const thingKeys = ['clip', 'label'] as const

/** With the place that the words have for it, which is none. */
function leftOpen({ authors, ...planned }: PlannedStep, { target, said }: PlannedStep): PlannedStep {
  const { tracks, at } = planned.target
  const { range, thing } = target
  return {
    ...planned,
    ...(said && { said }),
    authors: { ...authors, range: 'words' },
    target: { ...(tracks && { tracks }), ...(at && { at }), ...(range && { range }), ...(thing && { thing }) },
  }
}
