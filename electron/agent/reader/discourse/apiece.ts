import type { Act, Clause } from '../clause/clause.ts'
import type { Option } from '../meaning/sentenceTypes.ts'
import type { Argument } from '../meaning/types.ts'
import type { Walk } from './walk.ts'

/**
 * "fade in the intro and fade out the outro, 3 seconds each": what is said of each holds for the order before it too,
 * where that takes such a value and has none.
 */
export function shareApiece({ steps }: Walk, { edges, joint }: Clause): void {
  const [before, last] = steps.slice(-2)
  const isJoined = joint === 'and' || joint === 'comma' || joint === 'then'
  if (before === undefined || last === undefined || !isJoined || !edges.some(isApiece)) return
  const said = Object.entries(last.act.args).filter(([param]) => takes(before.act, param))
  if (said.length > 0) before.act = { ...before.act, args: { ...Object.fromEntries(said), ...before.act.args } }
}

const isApiece = ({ category, meaning }: Clause['edges'][number]): boolean =>
  (category === 'option' && (meaning as Option).option === 'each') ||
  (category === 'argument' && (meaning as Argument).apiece === true)

const takes = ({ frame, args }: Act, param: string): boolean =>
  !(param in args) &&
  (param === '#edge' ? frame.edge !== undefined : frame.slots?.some((slot) => slot.param === param) === true)
