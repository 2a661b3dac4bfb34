import type { Value } from '../meaning/valueTypes.ts'
import * as v from '../meaning/values.ts'
import type { Parts } from './parts.ts'

type Arg = Parts['args'][number]

/**
 * "the guest should be louder in the sponsor, 2 dB": which way stands apart from how much, where no verb says either.
 */
export function withWayApart(parts: Parts): Parts {
  const { args, verbs, effects, markers } = parts
  if (verbs.length + effects.length > 0 || !markers.some(({ is }) => is.marks === 'modal')) return parts
  const [way, ...ways] = args.filter((arg) => isWay(valueOf(arg)))
  const [amount, ...amounts] = args.filter((arg) => valueOf(arg)?.amount !== null && valueOf(arg) !== null)
  const [said, much] = [valueOf(way), valueOf(amount)]
  if (ways.length + amounts.length > 0 || said === null || much === null || amount === undefined) return parts
  if (!(amount.is.tie === 'bare' || amount.is.tie === 'by') || said.direction === 0) return parts
  const directed = v.directed({ v: much, d: { direction: said.direction, about: said.about, dimension: null } })
  if (directed === null || much.dimension === 'plain') return parts
  const is = { ...amount.is, content: directed }
  const left = args.flatMap((arg) => (arg === way ? [] : [arg === amount ? { ...arg, is } : arg]))
  return { ...parts, args: left, wayApart: true }
}

const valueOf = (arg: Arg | undefined): Value | null => (arg?.is.content.kind === 'value' ? arg.is.content : null)

/** "louder". */
const isWay = (value: Value | null): boolean =>
  value !== null && value.amount === null && value.direction !== 0 && value.about !== null
