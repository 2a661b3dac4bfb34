import type { Pending, Reading } from '../../index.ts'
import type { Source } from '../grammar/source.ts'
import { withoutOpening } from '../text/withoutOpening.ts'
import { otherWords } from '../words/enAnswers.ts'
import { readChoice } from './readChoice.ts'

/**
 * "not that one, the other", "no, number 2", "I meant the guitar one": another of the list that was chosen from; null
 * where it is the same, or none.
 */
export function readOtherPick(said: Source, text: string, pending: Pending): Reading | null {
  const { choices, picks = [] } = pending
  if (choices.length < 2 || picks.length === 0) return null
  const left = choices.flatMap((_, index) => (picks.includes(index) ? [] : [index]))
  if (said.tokens.some((token) => otherWords.has(token.text)))
    return left.length === 1 ? { kind: 'choice', picks: left } : null
  const reading = readChoice({ ...said, tokens: withoutOpening(said.tokens) }, text, pending)
  if (reading?.kind !== 'choice') return null
  const same = reading.picks.length === picks.length && reading.picks.every((pick) => picks.includes(pick))
  return same || reading.picks.length === choices.length ? null : reading
}
