import type { Edge } from '../chart/parse.ts'
import type { Frame } from '../frames/frame.ts'
import type { Argument, Point } from '../meaning/types.ts'
import type { FillInput } from './state.ts'

/** "9:30 fade out to the end": a part whose two ends stand on both sides of the verb; null where there is none. */
export function withStretchApart(input: FillInput, verb: Edge | undefined): FillInput | null {
  const [first, last, ...others] = input.args.filter(({ is }) => endIn(is) !== null)
  if (first === undefined || last === undefined || others.length > 0) return null
  const [from, to] = [endIn(first.is), endIn(last.is)]
  if (!isAround(verb, first.edge, last.edge) || !begins(first.is) || last.is.tie !== 'to') return null
  if (from === null || to === null) return null
  const part: Argument = {
    tie: 'bare',
    content: { kind: 'group', group: { kind: 'part', stretch: { kind: 'between', from, to } } },
  }
  const args = input.args.filter((one) => one !== last)
  return { ...input, args: args.map((one) => (one === first ? { ...one, is: part } : one)) }
}

const isAround = (verb: Edge | undefined, head: Edge | null, tail: Edge | null): boolean =>
  verb !== undefined && head !== null && tail !== null && head.end <= verb.start && tail.start >= verb.end

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
