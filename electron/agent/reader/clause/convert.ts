import type { Conversion } from '../frames/frame.ts'
import type { Tie } from '../meaning/types.ts'
import type { Value } from '../meaning/valueTypes.ts'
import { likeLength } from './saidLength.ts'

/** A value as a tool takes it; `unclear` where the words leave open which way, or how much. */
export type Converted =
  | { readonly kind: 'amount'; readonly amount: number; readonly factor?: true }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'misfit' }

const amount = (is: number): Converted => ({ kind: 'amount', amount: is })
const unclear: Converted = { kind: 'unclear' }
const misfit: Converted = { kind: 'misfit' }

/** `direction` is that which the verb brings, 0 for a neutral one; `length` that which stands beside it, in seconds. */
export function convert(
  value: Value,
  tie: Tie,
  how: Conversion,
  { direction: verb, length }: { readonly direction: -1 | 0 | 1; readonly length: number | null },
): Converted {
  if (value.amount === null) return unclear
  switch (how) {
    case 'plain':
    case 'slope':
      return amount(value.amount)
    case 'down':
      return amount(-Math.abs(value.amount))
    case 'milliseconds':
      return amount(value.amount * scaleOf(value, 'duration', 1000))
    case 'percent':
      return amount(value.amount * scaleOf(value, 'percent', 0.01))
    case 'length':
      return besideLength(value.amount, length)
    case 'side':
      return value.dimension === 'side' ? amount(value.amount) : misfit
    case 'decibels':
      return relative(value, tie, verb)
    case 'change':
      return change(value, tie, verb)
  }
}

const scaleOf = (value: Value, dimension: Value['dimension'], scale: number): number =>
  value.dimension === dimension ? scale : 1

/** "5 seconds to 8"; of what a number is that stands beside no length nobody said. */
const besideLength = (is: number, length: number | null): Converted =>
  length === null || is <= 0 ? misfit : amount(likeLength(is, length))

/** The sign of a number counts before that of a word; two against each other are not settled here. */
function directionOf(value: Value, verb: -1 | 0 | 1): -1 | 0 | 1 | null {
  const own = value.signed ? (Math.sign(value.amount ?? 0) as -1 | 0 | 1) : value.direction
  if (own !== 0 && verb !== 0 && own !== verb) return value.signed && verb > 0 ? own : null
  return own === 0 ? verb : own
}

/**
 * "turn it down by 20": more than anybody means in decibels without saying so, and as likely percent; as "a half" is.
 */
const mostPlain = 12

/** "down two": of what it is nobody said, where no verb does. */
const saysOnlyWay = ({ direction, about }: Value, verb: -1 | 0 | 1): boolean =>
  direction !== 0 && about === null && verb === 0

const isOpenAmount = (value: Value, size: number, verb: -1 | 0 | 1): boolean =>
  value.dimension === 'plain' && !value.signed && (size > mostPlain || size < 1 || saysOnlyWay(value, verb))

function relative(value: Value, tie: Tie, verb: -1 | 0 | 1): Converted {
  const size = Math.abs(value.amount ?? 0)
  const way = directionOf(value, verb)
  if (value.dimension === 'percent' && tie === 'to') return size > 0 ? amount(decibels(size / 100)) : misfit
  if (tie === 'to') return misfit
  if (value.dimension === 'factor') return way === null ? unclear : amount(decibels(size) * (way === 0 ? 1 : way))
  if (way === null || way === 0) return unclear
  if (isOpenAmount(value, size, verb)) return unclear
  if (value.dimension === 'percent') return way < 0 && size >= 100 ? misfit : amount(decibels(1 + (way * size) / 100))
  return amount(way * size)
}

function change(value: Value, tie: Tie, verb: -1 | 0 | 1): Converted {
  const size = Math.abs(value.amount ?? 0)
  if (value.dimension === 'factor') {
    const slower = directionOf(value, verb) === -1 && size > 1
    return { kind: 'amount', amount: slower ? 1 / size : size, factor: true }
  }
  if (tie === 'to') return amount(size - 100)
  const way = directionOf(value, verb)
  return way === null ? unclear : amount((way === 0 ? 1 : way) * size)
}

const decibels = (factor: number): number => Math.round(2000 * Math.log10(factor)) / 100
