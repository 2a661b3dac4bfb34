import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { Chosen } from './modelProgress.ts'

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

/** The steps that are not questions. */
export function editsOf({ steps }: Plan, registry: Registry): readonly PlannedStep[] {
  return steps.filter(({ tool }) => registry.findQuery(tool) === null)
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
  const before = offline.steps.slice(0, offline.steps.indexOf(step))
  const selecting = before.findLast((one) => one.tool === 'set_time_selection')
  if (step.said !== undefined) return chosen.range ? { ...step, said: undefined } : withSaidPlace(step, selecting)
  const selected = selecting?.target
  const { range, thing, tracks = selected?.tracks, ...rest } = step.target
  const isOpen = range === undefined && thing === undefined && rest.at === undefined
  const where = isOpen ? { range: selected?.range, thing: selected?.thing } : { range, thing }
  return {
    ...step,
    target: { ...rest, ...(chosen.range ? {} : said(where)), ...(chosen.tracks ? {} : said({ tracks })) },
  }
}

/** The place of an explicit "select …", where the act names none of its own. */
function withSaidPlace(step: PlannedStep, selecting: PlannedStep | undefined): PlannedStep {
  if (step.said === undefined || selecting === undefined || step.said.act.where.length > 0) return step
  if (selecting.said === undefined) return { ...step, target: { ...selecting.target, ...step.target } }
  const { where } = selecting.said.act
  return { ...step, said: { ...step.said, act: { ...step.said.act, where } } }
}

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
