import { saysSameAmount } from '../../../reader/discourse/sameAmount.ts'
import type { Plan, PlannedStep } from '../../plan.ts'
import { amendStep, type StepMeans } from './amendStep.ts'
import type { Said } from './said.ts'

/** "again", "the same on the guitar": an act is meant, by no name. */
export const isAgain = ({ marks, args, acts, asks }: Said): boolean =>
  (marks.has('same') || marks.has('again') || saysSameAmount(args)) && !acts && !asks

/** The last steps once more, with what is said in place of its like; null where something of it has no place. */
export function doAgain(
  said: Said,
  lastSteps: readonly PlannedStep[],
  words: string,
  meansOf: (step: PlannedStep) => StepMeans,
): Plan | null {
  const isOrder = [...said.marks].every((mark) => harmless.has(mark)) && said.unread === 0
  if (!isOrder || lastSteps.length === 0) return null
  if (said.args.length + said.scopes.length + said.options.length === 0) return planOf(lastSteps, words)
  const steps = lastSteps.map((step) => amendStep(step, said, meansOf(step)))
  return steps.includes(null) ? null : planOf(steps as readonly PlannedStep[], words)
}

/** Marks that leave it an order to do the same. */
const harmless: ReadonlySet<string> = new Set([
  'same',
  'again',
  'also',
  'courtesy',
  'ask',
  'filler',
  'subject',
  'modal',
])

function planOf(steps: readonly PlannedStep[], words: string): Plan {
  const again = steps.map((step): PlannedStep => ({ ...step, words, confidence: 0.9 }))
  return { steps: again, reply: null, replyState: 'talk' }
}
