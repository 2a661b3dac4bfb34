import { sayName } from '../tools/sentences/saying.ts'
import type { Criterion, Goals } from '../tools/modelTools/planSteps.ts'
import { measure, type Measured, slackOf } from './measures.ts'

/** A criterion that does not hold, or could not be measured. */
export interface Missed {
  readonly goal: string
  readonly measure: string
  readonly expected: string
  readonly found: string
}

/** Measures every criterion of the plan on the project as it is now: what a model says of it does not count. */
export async function checkGoals(source: Measured, goals: Goals): Promise<Missed[]> {
  return (await measureGoals(source, goals)).flat()
}

/** The same, goal by goal. */
export async function measureGoals(source: Measured, goals: Goals): Promise<Missed[][]> {
  const measured: Missed[][] = []
  for (const { goal, done_when: criteria } of goals) {
    const missed: Missed[] = []
    for (const criterion of criteria) {
      const found = await measure(source, criterion)
      if (typeof found !== 'number' || !holds(criterion, found)) missed.push(missedBy(goal, criterion, found))
    }
    measured.push(missed)
  }
  return measured
}

const missedBy = (goal: string, criterion: Criterion, found: number | string): Missed => ({
  goal,
  measure: criterion.measure,
  expected: sayBounds(criterion),
  found: typeof found === 'number' ? sayNumber(found) : found,
})

/** "loudness lufs at least -17": what is measured, in words. */
export const sayCriterion = (criterion: Criterion): string =>
  [
    criterion.measure.replaceAll('_', ' '),
    criterion.name === undefined ? '' : `of “${sayName(criterion.name)}”`,
    sayBounds(criterion),
  ]
    .filter((part) => part !== '')
    .join(' ')

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
