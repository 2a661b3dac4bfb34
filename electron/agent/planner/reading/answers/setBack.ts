import type { Edge } from '../../../reader/chart/parse.ts'
import type { Content } from '../../../reader/meaning/types.ts'
import type { ReplyReading } from '../../index.ts'
import type { PlannedStep } from '../../plan.ts'
import { correctSteps } from './correct.ts'
import { meansOf, type Reply } from './reply.ts'
import { saidIn } from './said.ts'
import { phraseAt, wordsIn, type Wording } from './wording.ts'

/**
 * "that's too loud, go back to 1": behind what says that it is too much, a number is how much it is to be, and no place
 * to go to; null where no such thing is said.
 */
export function readSetBack({ message, pending, means }: Reply): ReplyReading | null {
  const rest = behindSetBack(message, means.wording)
  if (rest === null) return null
  const reading = means.read(rest)
  const said = saidIn(reading)
  const isAlone = reading.readings[0]?.clauses.every(({ edges }) => edges.every(isArgument)) === true
  const isValue = said.args.length === 1 && said.args.every(({ is }) => isAmount(is.content))
  if (!isAlone || !isValue || !pending.steps.every(hasAmount)) return null
  const steps = correctSteps(pending.steps, said, meansOf(means), 'instead')
  return steps === null ? null : { kind: 'correction', steps }
}

/** A number of its own, or a part between two times, and no time that it was done at. */
const hasAmount = ({ args, target: { at, range } }: PlannedStep): boolean =>
  at === undefined && (range?.kind === 'between' || Object.values(args).some((one) => typeof one === 'number'))

const isArgument = ({ category }: Edge): boolean => category === 'argument'

/** "1" alone can be a time as well; "1 dB zurück" is a way to go, and not where. */
const isAmount = (content: Content): boolean =>
  content.kind === 'point' || (content.kind === 'value' && content.direction === 0 && content.further !== true)

/** What stands behind "too much, go back to", or "use" alone; null where it does not say so. */
function behindSetBack(message: string, wording: Wording): string | null {
  const tokens = wordsIn(message)
  let at = 0
  while (at === 0 || phraseAt(tokens, at, wording.setsBack) === 0) {
    const length = phraseAt(tokens, at, wording.corrects) || complaintAt(tokens, at, wording)
    if (length === 0) break
    at += length
  }
  const length = phraseAt(tokens, at, at === 0 ? wording.tries : wording.setsBack)
  return length === 0 || at + length >= tokens.length ? null : message.slice(tokens[at + length]?.start)
}

/** "that is too loud", "way too fast": how many words from here on say that it is. */
function complaintAt(tokens: ReturnType<typeof wordsIn>, at: number, { itIs, tooMuch }: Wording): number {
  const is = phraseAt(tokens, at, itIs)
  const too = phraseAt(tokens, at + is, tooMuch)
  return too === 0 || tokens[at + is + too]?.kind !== 'word' ? 0 : is + too + 1
}
