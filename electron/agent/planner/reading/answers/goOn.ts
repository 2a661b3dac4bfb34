import { sameMeaning } from '../../../reader/chart/sameMeaning.ts'
import type { Step } from '../../../reader/discourse/compose.ts'
import type { MessageReading } from '../../../reader/reader.ts'
import type { PlannedStep } from '../../plan.ts'

interface Means {
  readonly read: (text: string) => MessageReading
  /** What was read, as steps to be done; `words` are what the message says. */
  readonly stepsOf: (steps: readonly Step[], words: string) => readonly PlannedStep[]
}

/**
 * "rename Host to Anna", "and Guest to Ben": what goes on from the one step that was done is read as if both were said
 * in one; null where that changes the first, or does something of another kind.
 */
export function goOn(done: readonly PlannedStep[], message: string, means: Means): readonly PlannedStep[] | null {
  const [first, ...more] = bothIn(done, message, means) ?? []
  const own = ownOf(done, means)
  if (first === undefined || own === null || more.length === 0 || !isSame(first, own)) return null
  return means.stepsOf(more, message)
}

/** "pan it 30 % left", "sorry, right I meant": the one step as it is put right; null where it stays as it was. */
export function putRight(done: readonly PlannedStep[], message: string, means: Means): readonly PlannedStep[] | null {
  const [only, ...more] = bothIn(done, message, means) ?? []
  const own = ownOf(done, means)
  if (only === undefined || own === null || more.length > 0 || isSame(only, own)) return null
  return means.stepsOf([only], message)
}

/**
 * "fade the music in over 3 seconds", "and out over 5": what goes on from the one step that was done, and says no place
 * of its own, is done where that was; null where that can't be told.
 */
export function goOnThere(done: readonly PlannedStep[], message: string, means: Means): readonly PlannedStep[] | null {
  const [first, ...more] = stepsOfBoth(done, message, means) ?? []
  const own = ownOf(done, means)
  if (first === undefined || own === null || more.length === 0 || !isSame(first, own)) return null
  const [before] = own.act.where
  const isThere = before !== undefined && more.every(({ act }) => act.where.some((one) => sameMeaning(one, before)))
  return isThere ? means.stepsOf(more, message) : null
}

/** "mute the music", "only in the intro": the one step as both say it, where another tool does the same there. */
export function narrowed(done: readonly PlannedStep[], message: string, means: Means): readonly PlannedStep[] | null {
  const [only, ...more] = stepsOfBoth(done, message, means) ?? []
  const own = ownOf(done, means)
  if (only === undefined || own === null || more.length > 0 || only.act.frame.tool === own.act.frame.tool) return null
  const acts = only.act.frame.acts
  return own.act.frame.acts.some((act) => acts.includes(act)) ? means.stepsOf([only], message) : null
}

/** The steps of both, where all do the same as the one that was done. */
function bothIn(done: readonly PlannedStep[], message: string, means: Means): readonly Step[] | null {
  const steps = stepsOfBoth(done, message, means)
  return steps?.every(({ act }) => act.frame.tool === done[0]?.tool) === true ? steps : null
}

function stepsOfBoth([last, ...others]: readonly PlannedStep[], message: string, { read }: Means) {
  if (last === undefined || others.length > 0) return null
  const { outcome } = read(`${last.words}, ${message}`)
  return outcome.kind === 'steps' ? outcome.steps : null
}

function ownOf([last]: readonly PlannedStep[], { read }: Means): Step | null {
  const outcome = last === undefined ? null : read(last.words).outcome
  const [only, ...others] = outcome?.kind === 'steps' ? outcome.steps : []
  return others.length > 0 ? null : (only ?? null)
}

const isSame = ({ act: a }: Step, { act: b }: Step): boolean =>
  sameMeaning(a.args, b.args) && sameMeaning(a.where, b.where) && sameMeaning(a.points, b.points)
