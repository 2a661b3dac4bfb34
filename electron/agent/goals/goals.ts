import type { Checklist } from '../../../shared/schemas/messageParts.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'
import type { Criterion, Goals } from '../tools/modelTools/planSteps.ts'
import { type Measured, measure, slackOf } from './measures.ts'
import { type Found, sayFound } from './sayCriterion.ts'

/** A criterion that does not hold, or could not be measured. */
export interface Missed {
  readonly goal: string
  readonly measure: string
  readonly expected: string
  /** As a model is told it. */
  readonly found: string
  /** What has to hold, and what was found: for a person, in the language of the conversation. */
  readonly wanted: string
  readonly measured: string
}

/** Measures every criterion of the plan on the project as it is now: what a model says of it does not count. */
export async function checkGoals(source: Measured, goals: Goals, texts: AgentTexts): Promise<Missed[]> {
  return (await measureGoals(source, goals, texts)).flat()
}

/** The same, goal by goal. */
export async function measureGoals(source: Measured, goals: Goals, texts: AgentTexts): Promise<Missed[][]> {
  const measured: Missed[][] = []
  for (const { goal, done_when: criteria } of goals) {
    const missed: Missed[] = []
    for (const criterion of criteria) {
      const found = await measure(source, criterion)
      if (typeof found !== 'number' || !holds(criterion, found)) missed.push(missedBy(goal, criterion, found, texts))
    }
    measured.push(missed)
  }
  return measured
}

const missedBy = (goal: string, criterion: Criterion, found: Found, texts: AgentTexts): Missed => ({
  goal,
  measure: criterion.measure,
  expected: sayBounds(criterion),
  found: typeof found === 'number' ? sayNumber(found) : sayFound(criterion, found, englishTexts),
  wanted: texts.criteria.wanted(criterion),
  measured: sayFound(criterion, found, texts),
})

function holds({ measure: of, at_least: least, at_most: most }: Criterion, found: number): boolean {
  return (least === undefined || found >= least - slackOf(of)) && (most === undefined || found <= most + slackOf(of))
}

function sayBounds({ at_least: least, at_most: most }: Criterion): string {
  if (least === undefined) return most === undefined ? 'any' : `at most ${most}`
  if (most === undefined) return `at least ${least}`
  return least === most ? `${least}` : `${least} to ${most}`
}

const sayNumber = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 100) / 100) : 'silence'

/** A model's plan, and how far it has come. Saved with the request: the criteria are measured without the model too. */
export interface PlanInSight {
  readonly goals: Goals
  readonly checklist: Checklist
}

/** What has happened since it was looked at last. */
export type Since = 'nothing' | 'carriedOut' | 'failed'

export function startPlan(goals: Goals, measured: readonly (readonly Missed[])[], texts: AgentTexts): PlanInSight {
  const checklist = goals.map(({ goal, after, done_when: criteria }): Checklist[number] => ({
    goal,
    after: [...after],
    doneWhen: criteria.map((one) => texts.criteria.wanted(one)),
    state: 'waits',
    tries: 0,
    found: null,
  }))
  return advancePlan({ goals, checklist }, measured, 'nothing')
}

/**
 * The plan as it is measured now. What was carried out, or failed, was a try at the step that was next; a step without
 * criteria is done when something was carried out for it. Nothing counts as done before what it needs.
 */
export function advancePlan(
  { goals, checklist }: PlanInSight,
  measured: readonly (readonly Missed[])[],
  since: Since,
): PlanInSight {
  const done = new Set<number>()
  const tried = checklist.map((one, index) => {
    const isNow = one.state === 'now' && since !== 'nothing'
    const missed = measured[index] ?? []
    const isReached =
      one.doneWhen.length > 0 ? missed.length === 0 : one.state === 'done' || (isNow && since === 'carriedOut')
    if (isReached && one.after.every((number) => done.has(number))) done.add(index + 1)
    return { ...one, tries: one.tries + (isNow ? 1 : 0), found: sayMeasured(missed) }
  })
  const next = tried.findIndex((one, index) => !done.has(index + 1) && one.after.every((number) => done.has(number)))
  return {
    goals,
    checklist: tried.map((one, index) => {
      if (done.has(index + 1)) return { ...one, state: 'done', found: null }
      return { ...one, state: index === next ? 'now' : 'waits' }
    }),
  }
}

const sayMeasured = (missed: readonly Missed[]): string | null =>
  missed.length === 0 ? null : missed.map(({ measured }) => measured).join(', ')

/** At the end of its request nothing is under way any more. */
export const closeList = (checklist: Checklist): Checklist =>
  checklist.map((one) => (one.state === 'done' ? one : { ...one, state: 'missed' }))

/** "Of the model’s plan 1 of 3 steps is done; open: fade out the end." '' where all of it is done. */
export function sayOpen(checklist: Checklist, { endings }: AgentTexts): string {
  const open = checklist.filter(({ state }) => state !== 'done')
  if (open.length === 0) return ''
  const count = checklist.length - open.length
  return endings.openSteps(
    count,
    checklist.length,
    open.map(({ goal }) => goal),
  )
}
