import type { Said } from '../approvals/permissions.ts'
import { secondOpinion, type SecondOpinion } from '../loop/secondOpinion.ts'
import { editsOf } from '../loop/speech.ts'
import { preparePlan, type Rehearsal } from '../prepare/preparePlan.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { type Conversation, performedIn } from './conversation.ts'
import type { Fact } from './facts.ts'
import type { OpenRequest } from './openRequest.ts'
import { ask } from './askPerson.ts'

/** What a model has planned, beside what the person's words say of it; without a model there is nothing to compare. */
export function withOpinion(
  conversation: Conversation,
  rehearsal: Rehearsal,
): { readonly rehearsal: Rehearsal; readonly opinion: SecondOpinion | null } {
  const { registry, table } = conversation
  const { model, memory } = conversation.data()
  if (model === null) return { rehearsal, opinion: null }
  const performed = performedIn(conversation)
  const opinion = secondOpinion({ registry, table, memory, offline: model.offline, performed }, rehearsal)
  const steps = rehearsal.steps.map((one, index) => {
    const sources = opinion.steps[index]?.sources ?? one.step.sources
    return { ...one, step: { ...one.step, sources } }
  })
  return { rehearsal: { ...rehearsal, steps }, opinion }
}

/** The plan with what one press takes in its place, where words and model differ. */
export function withOthers(request: OpenRequest, { steps }: Rehearsal, opinion: SecondOpinion | null): OpenRequest {
  if (opinion === null) return request
  const planned = request.planned.map(({ other, ...one }, index): PlannedStep => {
    const at = steps.findIndex(
      ({ planned: origin }, step) => origin === index && (opinion.steps[step]?.differences.length ?? 0) > 0,
    )
    const { words, sentence } = opinion.steps[at] ?? { words: null, sentence: null }
    if (words !== null && sentence !== null) return { ...one, other: { by: 'words', step: words, sentence } }
    return other?.by === 'model' ? { ...one, other } : one
  })
  return { ...request, planned, instead: opinion.instead?.steps }
}

/** For each step how it stands to the words. */
export function saidOf({ steps }: Rehearsal, opinion: SecondOpinion | null): Said[] {
  return steps.map((_, index) => {
    const one = opinion?.steps[index]
    if (one === undefined || one.isSaid) return 'yes'
    return one.contradicts ? 'otherwise' : 'not'
  })
}

/**
 * A missing range never widens: where the words leave it open, and the model has filled in all there is, the person is
 * asked what would be asked without it. Null where the words are enough.
 */
export async function askAsWithout(
  conversation: Conversation,
  request: OpenRequest,
  { steps }: Rehearsal,
  opinion: SecondOpinion,
): Promise<Fact | null> {
  const { editor, registry, filePicker } = conversation
  const { model, memory } = conversation.data()
  const index = opinion.steps.findIndex(({ widened }) => widened !== null)
  const origin = steps[index]?.planned
  const said = opinion.steps[index]?.words ?? null
  if (model === null || origin === undefined || said === null || performedIn(conversation).length > 0) return null
  const read = await preparePlan(editor, registry, editsOf(model.offline, registry), memory, filePicker)
  if (read.kind !== 'ask' || read.ask.kind !== 'clarify' || read.ask.missing !== 'range') return null
  const planned = request.planned.map((one, at) => (at === origin ? leftOpen(one, said) : one))
  return ask(conversation, { ...request, planned }, read.ask, origin)
}

/** With the place that the words have for it, which is none. */
function leftOpen({ authors, ...planned }: PlannedStep, { target }: PlannedStep): PlannedStep {
  const { tracks, at } = planned.target
  const { range, thing } = target
  return {
    ...planned,
    authors: { ...authors, range: 'words' },
    target: { ...(tracks && { tracks }), ...(at && { at }), ...(range && { range }), ...(thing && { thing }) },
  }
}
