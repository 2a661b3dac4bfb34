import type { Act, Clause } from '../clause/clause.ts'
import type { Edge } from '../chart/parse.ts'
import { fillFrame } from '../clause/fill.ts'
import type { FillInput } from '../clause/state.ts'
import type { Argument } from '../meaning/types.ts'
import type { Value } from '../meaning/valueTypes.ts'

/** "as much" of nothing that was said so far. */
const isSame = ({ content }: Argument): boolean => content.kind === 'value' && content.same === true

export const saysSameAmount = (said: readonly { readonly is: Argument }[]): boolean => said.some(({ is }) => isSame(is))

/** "the same to the left", "down by the same": as much as was said before it, the way that is said now. */
export function asMuchAs(before: Value, { dimension, direction, turned }: Value): Value {
  if (turned === true) return turnedRound(before)
  if (before.dimension === 'side') {
    const size = Math.abs(before.amount ?? 0)
    return { ...before, amount: (direction === 0 ? Math.sign(before.amount ?? 0) : direction) * size }
  }
  if (direction === 0 || dimension === 'side') return before
  return { ...before, amount: Math.abs(before.amount ?? 0), signed: false, direction, about: before.about }
}

/** The other way: a side has its way in its amount, and so has a number with a sign. */
function turnedRound(before: Value): Value {
  const amount =
    before.amount === null || !(before.dimension === 'side' || before.signed) ? before.amount : -before.amount
  const direction = before.direction === 0 ? 0 : (-before.direction as -1 | 1)
  return { ...before, amount, direction }
}

/** A clause that says "the same", with the amount of the order before it; as it is where there is none. */
export function withSameAmount(clause: Clause, last: { readonly clause: Clause } | undefined): Clause {
  const said = clause.edges.flatMap(({ category, meaning }) => (category === 'argument' ? [meaning as Argument] : []))
  if (!said.some(isSame)) return clause
  const before = last?.clause.filling?.args.map(({ is }) => is).find(isAmount)
  if (before?.content.kind !== 'value') return clause
  const amount = before.content
  const filledIn = (is: Argument): Argument =>
    is.content.kind === 'value' && is.content.same === true
      ? { tie: before.tie, content: asMuchAs(amount, is.content) }
      : is
  const edges = clause.edges.map((edge): Edge =>
    edge.category === 'argument' ? { ...edge, meaning: filledIn(edge.meaning as Argument) } : edge,
  )
  const { act, filling } = clause
  if (act === null || filling === null) return { ...clause, edges }
  const more = withWay({ ...filling, args: filling.args.map((one) => ({ ...one, is: filledIn(one.is) })) })
  return { ...clause, edges, filling: more, act: filledAct(act, more) }
}

const isAmount = ({ content }: Argument): boolean => content.kind === 'value' && content.amount !== null

/** The verb's own way counts before that of the amount: "raise the guest 3 dB, lower the music by the same". */
function withWay(filling: FillInput): FillInput {
  if (filling.direction === 0) return filling
  const args = filling.args.map(({ edge, is }) => {
    const { content } = is
    if (content.kind !== 'value' || content.amount === null || content.dimension === 'side') return { edge, is }
    return {
      edge,
      is: { ...is, content: { ...content, amount: Math.abs(content.amount), signed: false, direction: 0 } },
    }
  })
  return { ...filling, args: args as FillInput['args'] }
}

function filledAct(act: Act, filling: FillInput): Act {
  const found = fillFrame(act.frame, filling)
  return found.unplaced.length + found.misfits === 0 ? found.act : act
}
