import type { PlannedStep, RangeRef } from '../../plan.ts'
import { readDuration } from '../grammar/durations.ts'
import type { Source } from '../grammar/source.ts'
import { wordAt } from '../grammar/source.ts'
import { shift } from '../grammar/points.ts'
import { lengthChanges } from '../words/enAnswers.ts'

function lengthened(range: RangeRef | undefined, by: number): RangeRef | null {
  switch (range?.kind) {
    case 'first':
    case 'last':
    case 'around':
      return range.seconds + by > 0 ? { ...range, seconds: range.seconds + by } : null
    case 'from': {
      const seconds = range.seconds < 0 ? range.seconds - by : range.seconds + by
      return seconds === 0 || Math.sign(seconds) !== Math.sign(range.seconds) ? null : { ...range, seconds }
    }
    case 'between': {
      const to = shift(range.to, by)
      return to === null ? null : { ...range, to }
    }
    case 'fraction':
    case 'previous':
    case 'selection':
    case 'thing':
    case 'unclear':
    case 'whole':
    case undefined:
      return null
  }
}

/**
 * "5 seconds longer", "10 seconds shorter": the same parts, with their ends moved; null where that is not what is said.
 */
export function changeLength(source: Source, steps: readonly PlannedStep[]): readonly PlannedStep[] | null {
  const at = source.tokens.findIndex((token) => Object.hasOwn(lengthChanges, token.text))
  const start = source.tokens.findIndex((_, index) => index < at && readDuration(source.tokens, index)?.next === at)
  const time = start < 0 ? null : readDuration(source.tokens, start)
  if (time === null || source.tokens[start - 1]?.text === '-') return null
  const by = time.value.seconds * (lengthChanges[wordAt(source, at)] ?? 1)
  const changed = steps.map((step) => lengthened(step.target.range, by))
  return changed.includes(null)
    ? null
    : steps.map((step, index) => ({
        ...step,
        target: { ...step.target, range: changed[index] ?? { kind: 'selection' } },
        confidence: 0.9,
      }))
}
