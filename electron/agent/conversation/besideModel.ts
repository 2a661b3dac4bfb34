import type { Said } from '../approvals/permissions.ts'
import { secondOpinion, type SecondOpinion } from '../loop/secondOpinion.ts'
import { editsOf, opinionOn, namesPlace, sayInWords } from '../loop/offlineOpinion.ts'
import type { Ask, Clarify } from '../prepare/resolution.ts'
import { nearestPlace } from '../loop/nearestPlace.ts'
import { failure } from '../../../shared/failures/index.ts'
import { preparePlan, type Rehearsal } from '../prepare/preparePlan.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { type Conversation, performedIn } from './conversation.ts'
import { type Fact, ask } from './facts.ts'
import type { OpenRequest } from './openRequest.ts'

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

/**
 * A place that a model made up and that is not there is no question for a person: what the words say is taken for it,
 * else the model is told. Null where the person is to be asked all the same: they know what was left open, and which of
 * several is meant.
 */
export async function mendOrTell(
  conversation: Conversation,
  request: OpenRequest,
  { ask: open, step }: { readonly ask: Ask; readonly step: number },
): Promise<Fact | null> {
  const { model } = conversation.data()
  const planned = request.planned[step]
  if (model === null || model.isGone || planned === undefined || open.kind !== 'clarify') return null
  if (!isModels(planned, open.missing)) return null
  const earlier = request.planned.slice(0, step).filter(({ tool }) => tool === planned.tool).length
  const said = opinionOn(model.offline, planned.tool, earlier, { range: false, tracks: false })
  if (said === null || !namesPlace(said)) {
    const nearest = nearestPlace(planned, open.missing, await conversation.editor.view())
    return {
      type: 'failed',
      step,
      failure: failure('agent/does-not-fit', {
        what: { kind: 'open', statement: open.statement ?? open.text },
        nearest,
      }),
    }
  }
  const { target, said: act } = said
  const args = planned.authors?.args
  const mended = { ...planned, target, said: act, timeline: undefined, authors: { ...(args && { args }) } }
  return {
    type: 'planned',
    request: {
      ...request,
      planned: request.planned.map((one, at) => (at === step ? mended : one)),
      notes: [...request.notes, sayInWords(said)],
    },
  }
}

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
