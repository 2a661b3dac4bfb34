import type { ApprovalStep } from '../../../shared/schemas/conversation.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'

type Said = NonNullable<ApprovalStep['said']>

interface Sayable {
  readonly step: PreparedStep
  readonly names: readonly string[]
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
  say: (changed: Sayable) => string,
): Said {
  const { args, range, at } = step
  const withStep = (change: Partial<PreparedStep>): string => say({ step: { ...step, ...change }, names })
  const others = values.flatMap((value) => {
    const other = otherValue(value)
    return other === null ? [] : [{ of: value.key, as: withStep({ args: { ...args, [value.key]: other } }) }]
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

/** Another one that its tool would take, too; null where there is none. */
function otherValue({ value, min, max, choices }: ApprovalStep['values'][number]): string | number | boolean | null {
  if (choices !== null) return choices.find((choice) => choice !== value) ?? null
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return otherName
  const inside = (one: number): boolean => (min === null || one >= min) && (max === null || one <= max)
  return [value + 1, value - 1, value + 0.1, value - 0.1].find(inside) ?? null
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
