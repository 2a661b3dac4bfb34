import type { Language } from '../../../../shared/language.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { type AgentTexts, englishTexts, menuWord } from '../../texts/index.ts'
import type { FoundPlaces, PreparedStep, ReadBack, Tool } from '../contract/defineTool.ts'
import { tracksOf } from '../readBack/measureTracks.ts'
import { germanSteps } from './german/index.ts'
import type { StepSayings } from './stepSayings.ts'

/** By the tool's name. In English a tool says all of it itself. */
const tables: Readonly<Record<Language, StepSayings>> = { en: {}, de: germanSteps }

interface Prepared {
  readonly step: PreparedStep
  /** Of the tracks that it acts on. */
  readonly names: readonly string[]
}

/** What a step will do, in one sentence without its stop: in the person's language, where the tool has words there. */
export function sayStep(
  tool: Pick<Tool, 'name' | 'title' | 'outside' | 'sentence'>,
  { step, names, before, found }: Prepared & { readonly before?: ProjectView; readonly found?: FoundPlaces },
  texts: AgentTexts,
): string {
  const own = tables[texts.language][tool.name]
  if (own !== undefined) return own.sentence(step, names, before, found)
  const program = tool.outside === undefined ? null : texts.steps.program(menuWord(tool, texts), step.range, names)
  return program ?? tool.sentence(step, names, before, found)
}

/** A prepared step with the timeline that it meets. */
interface Rehearsed {
  readonly tool: Pick<Tool, 'name' | 'title' | 'outside' | 'sentence'>
  readonly step: PreparedStep
  readonly before: ProjectView
}

/** The same of each of these, with the names that its tracks have by then. */
export const sentencesOf = (steps: readonly Rehearsed[], texts: AgentTexts = englishTexts): string[] =>
  steps.map(({ tool, step, before }) => {
    const names = tracksOf(before, step.trackIds).map((track) => track.name)
    return sayStep(tool, { step, names, before }, texts)
  })

export const sentenceIn = (step: Rehearsed, texts: AgentTexts): string => sentencesOf([step], texts)[0] as string

export const sentenceOf = (step: Rehearsed): string => sentenceIn(step, englishTexts)

/** What a step has done, with what was measured. */
export function sayDone(
  tool: Pick<Tool, 'name' | 'title' | 'outside' | 'done'>,
  { step, names, seen }: Prepared & { readonly seen: ReadBack },
  texts: AgentTexts,
): string {
  const own = tables[texts.language][tool.name]
  if (own !== undefined) return own.done(step, names, seen)
  const program = tool.outside === undefined ? null : texts.steps.programDone(menuWord(tool, texts), step.range, names)
  return program ?? tool.done(step, names, seen)
}
