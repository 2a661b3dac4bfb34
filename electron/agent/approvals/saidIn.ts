import type { ApprovalStep } from '../../../shared/schemas/conversation.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'

type Said = NonNullable<ApprovalStep['said']>

interface Sayable {
  readonly step: PreparedStep
  readonly names: readonly string[]
}

interface Saying {
  readonly say: (changed: Sayable) => string
  /** Whether the tool takes these arguments. */
  readonly fits: (args: PreparedStep['args']) => boolean
}

/** A name that no track has, and that is like nothing in a sentence. */
const otherName = 'ꙮ'
/** Seconds by which a time is told from what it is. */
const otherBy = 1.234

/**
 * Where a step's sentence says each of its values, its range, its tracks and its time: what becomes another one when
 * that does. A word that is like a value is none, and of two values that are written alike each has its own place. Null
 * where the sentence does not say it.
 */
export function saidIn(
  sentence: string,
  { step, names }: Sayable,
  values: ApprovalStep['values'],
  { say, fits }: Saying,
): Said {
  const { args, range, at } = step
  const withStep = (change: Partial<PreparedStep>): string => say({ step: { ...step, ...change }, names })
  const others = values.flatMap((value) => {
    const changed = othersOf(value)
      .map((other) => ({ ...args, [value.key]: other }))
      .find(fits)
    return changed === undefined ? [] : [{ of: value.key, as: withStep({ args: changed }) }]
  })
  const later = (seconds: number): number => seconds + otherBy
  return [
    { of: 'tracks', as: say({ step, names: names.map(() => otherName) }) },
    ...(range === null ? [] : [{ of: 'range', as: withStep({ range: moved(range, later) }) }]),
    ...(at === null ? [] : [{ of: 'time', as: withStep({ at: later(at) }) }]),
    ...others,
  ].map(({ of, as }) => ({ of, place: differenceOf(sentence, as) }))
}

const moved = (range: { start: number; end: number }, later: (seconds: number) => number) => ({
  start: later(range.start),
  end: later(later(range.end)),
})

/** What may stand in its place, as far as its tool takes that. */
function othersOf({ value, choices }: ApprovalStep['values'][number]): readonly (string | number | boolean)[] {
  if (choices !== null) return choices.filter((choice) => choice !== value)
  if (typeof value === 'boolean') return [!value]
  return typeof value === 'string' ? [otherName] : [value + 1, value - 1, value + 0.1, value - 0.1]
}

/** The part of a text that another one does not have; null where there is none. */
function differenceOf(text: string, other: string): Said[number]['place'] {
  const most = Math.min(text.length, other.length)
  let from = 0
  while (from < most && text[from] === other[from]) from++
  let behind = 0
  while (behind < most - from && text.at(-1 - behind) === other.at(-1 - behind)) behind++
  return from === text.length - behind ? null : { from, to: text.length - behind }
}
