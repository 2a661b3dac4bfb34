import type { MessageReading } from '../../../reader/reader.ts'
import type { Pending, ReplyReading } from '../../index.ts'
import type { Plan, PlannedStep } from '../../plan.ts'
import type { StepMeans } from './amendStep.ts'
import { correctSteps } from './correct.ts'
import { groupsOf } from './places.ts'
import { type Said, saidIn } from './said.ts'

interface Means {
  readonly read: (text: string) => MessageReading
  readonly plan: (text: string) => Plan
  readonly meansOf: (step: PlannedStep) => StepMeans
}

/**
 * "what about the drums?", "how about 4 dB?": the same for what is named, or so much of it. Whoever asks so has not
 * made up their mind, and is asked. Null where it goes on from a question that has an answer.
 */
export function readProposed(
  proposed: string,
  message: string,
  pending: Pending,
  { read, plan, meansOf }: Means,
): ReplyReading | null {
  const said = saidIn(read(proposed))
  if (said.acts || said.asks || plan(message).replyKind === 'known') return null
  const steps = correctSteps(pending.steps, said, meansOf, 'instead')?.map(toBeAsked)
  if (steps === undefined) return null
  return { kind: namesOnly(said) ? 'addition' : 'correction', steps }
}

export const namesOnly = ({ args }: Said): boolean => args.length > 0 && groupsOf(args).length === args.length

/** Less than the agent is sure of: it says what it would do, and asks. */
export const toBeAsked = (step: PlannedStep): PlannedStep => ({ ...step, confidence: 0.4 })

/** "hmm no put it back": the last thing, and nothing else. */
export const undoes = ({ steps }: Plan): boolean =>
  steps.length === 1 && steps.every(({ tool, args }) => tool === 'undo' && Object.keys(args).length === 0)
