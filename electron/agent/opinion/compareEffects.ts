import type { Editor } from '../../editor/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { preparePlan, type Rehearsal } from '../prepare/preparePlan.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import { editsOf, isWhole } from './offlineOpinion.ts'
import { hasSameEffect, hasSameFocus, selectsElsewhere } from './sameEffect.ts'
import type { AgentTexts } from '../texts/index.ts'
import { sentencesOf } from '../tools/spoken/sayStep.ts'
import { type SecondOpinion, type StepOpinion, type Words as Compared } from './secondOpinion.ts'

interface Words extends Compared {
  readonly editor: Editor
  /** The person has said no to something in this request. */
  readonly wasRefused: boolean
}

/**
 * The opinion once more, by what comes of both where the tools are other ones. The same effect is the same; another
 * selection than the words ask for is another one, by whatever tool it was made. The words are rehearsed only where
 * something hangs on it.
 */
export async function compareEffects(
  words: Words,
  rehearsal: Rehearsal,
  opinion: SecondOpinion,
): Promise<SecondOpinion> {
  const { editor, registry, memory, offline, told } = words
  if (opinion.speech !== 'request' || !isWhole(words)) return opinion
  const edits = editsOf(offline, registry)
  const open = openBetween(words, edits, rehearsal, opinion)
  if (open === null) return opinion
  const alone = await preparePlan(editor, registry, edits, memory)
  if (alone.kind !== 'ready' || alone.rehearsal.steps.length === 0) return opinion
  const said = beginningsOf(alone.rehearsal)
  if (open === 'effect') return said.some((one) => hasSameEffect(rehearsal, one)) ? agreed(opinion) : opinion
  if (open === 'selection')
    return selectsElsewhere(rehearsal, alone.rehearsal) ? withOther(opinion, alone.rehearsal, edits, told) : opinion
  const start = words.performed[0]?.seen.before ?? null
  const since = (one: Rehearsal): Rehearsal => (start === null ? one : { ...one, before: start })
  if (said.some((one) => hasSameFocus(since(rehearsal), since(one)))) return opinion
  return start === null ? withOther(opinion, alone.rehearsal, edits, told) : withUnsaid(opinion, rehearsal, told)
}

/** What has to be rehearsed to be told: what comes of it, what it selects or plays, or what it selects beside that. */
function openBetween(
  { registry, performed, wasRefused }: Words,
  edits: readonly PlannedStep[],
  { steps }: Rehearsal,
  opinion: SecondOpinion,
): 'effect' | 'focus' | 'selection' | null {
  const contradicts = opinion.steps.some((one) => one.contradicts)
  if (performed.length === 0 && opinion.steps.some((one) => one.contradicts && one.words === null))
    // What had a no is not the same by another name: it is asked about, whatever is allowed.
    return wasRefused ? null : 'effect'
  const asked = edits.map(({ tool }) => registry.findTool(tool))
  const isUnsaid = opinion.steps.some(({ words }) => words === null)
  if (steps.length === 0 || (contradicts && !isUnsaid)) return null
  if (asked.every(isFocus) && steps.every(({ tool }) => isFocus(tool)))
    return performed.every(({ tool }) => tool.impact === 'focus') ? 'focus' : null
  const selects = steps.some(({ tool }, index) => isSelecting(tool) && opinion.steps[index]?.words === null)
  return selects && !contradicts && performed.length === 0 && asked.some(isSelecting) ? 'selection' : null
}

const isFocus = (tool: Tool | null): boolean => tool?.impact === 'focus' || tool?.impact === 'transport'

const isSelecting = (tool: Tool | null): boolean => tool?.group === 'selection'

/** A model that goes on later has done a beginning of what was said. */
function beginningsOf(rehearsal: Rehearsal): Rehearsal[] {
  return rehearsal.steps.map((_, index) => {
    const steps = rehearsal.steps.slice(0, index + 1)
    return { ...rehearsal, steps, after: rehearsal.steps[index + 1]?.before ?? rehearsal.after }
  })
}

const agreed = (opinion: SecondOpinion): SecondOpinion => ({
  ...opinion,
  steps: opinion.steps.map((one) => ({ ...one, ...sameAsSaid })),
  notes: [],
  notesOfOthers: [],
  instead: null,
})

const sameAsSaid = { isSaid: true, contradicts: false, differences: [], widened: null, why: null } as const

const otherThanSaid = { isSaid: false, contradicts: true, differences: [], sentence: null } as const

const others = ({ steps }: SecondOpinion): StepOpinion[] => steps.map((one) => ({ ...one, ...otherThanSaid }))

/** Both are shown as a whole, and the words can be taken in place of it. */
function withOther(
  opinion: SecondOpinion,
  alone: Rehearsal,
  edits: readonly PlannedStep[],
  told: AgentTexts,
): SecondOpinion {
  const sentences = sentencesOf(alone.steps, told)
  const notes = [told.opinions.mean(sentences)]
  return { ...opinion, steps: others(opinion), notes, notesOfOthers: notes, instead: { steps: edits, sentences } }
}

/** The words are done already, or can't be: there is nothing to take in place of it. */
function withUnsaid(opinion: SecondOpinion, rehearsal: Rehearsal, told: AgentTexts): SecondOpinion {
  const notes = sentencesOf(rehearsal.steps, told).map(told.opinions.notSaid)
  return { ...opinion, steps: others(opinion), notes, notesOfOthers: [] }
}
