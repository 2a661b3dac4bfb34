import type { Edge } from '../chart/parse.ts'
import type { Frame } from '../frames/frame.ts'
import type { Argument, Point } from '../meaning/types.ts'
import type { FillInput } from './state.ts'

/** "9:30 fade out to the end": a part whose two ends stand on both sides of the verb; null where there is none. */
export function withStretchApart(input: FillInput, verb: Edge | undefined): FillInput | null {
  const ends = input.args.filter(({ is }) => endIn(is) !== null)
  const [first, last, ...others] = ends
  const [head, tail] = [first?.edge ?? null, last?.edge ?? null]
  if (first === undefined || last === undefined || head === null || tail === null) return null
  if (verb === undefined || others.length > 0) return null
  const isAround = head.end <= verb.start && tail.start >= verb.end
  const [from, to] = [endIn(first.is), endIn(last.is)]
  if (!isAround || !begins(first.is) || last.is.tie !== 'to' || from === null || to === null) return null
  const part: Argument = {
    tie: 'bare',
    content: { kind: 'group', group: { kind: 'part', stretch: { kind: 'between', from, to } } },
  }
  const args = input.args.filter((one) => one !== last)
  return { ...input, args: args.map((one) => (one === first ? { edge: head, is: part } : one)) }
}

/** What works on a part, and needs nothing else: no time that it is done at, and no amount. */
export const takesStretch = ({ target, slots = [] }: Frame): boolean =>
  target?.object.includes('part') === true &&
  !slots.some(({ content, needed }) => content === 'point' || needed === true)

const begins = ({ tie }: Argument): boolean => tie === 'bare' || tie === 'at' || tie === 'from'

/** A time, and "from 9:30" as everything behind it. */
function endIn({ content }: Argument): Point | null {
  if (content.kind === 'point') return content.point
  if (content.kind !== 'group' || content.group.kind !== 'part') return null
  const { stretch } = content.group
  return stretch.kind === 'after' && stretch.length === null ? stretch.point : null
}
