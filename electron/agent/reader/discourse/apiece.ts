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
  const side = sideOf(last.act)
  if (side !== null && before.act.frame.tool === last.act.frame.tool) before.act = withSide(before.act, side)
  if (said.length > 0) before.act = { ...before.act, args: { ...Object.fromEntries(said), ...before.act.args } }
}

/** How far to a side, and by which value of the tool. */
interface Side {
  readonly param: string
  readonly amount: number
}

function sideOf({ frame, args }: Act): Side | null {
  const param = frame.slots?.find(({ dimensions }) => dimensions?.includes('side') === true)?.param
  const amount = param === undefined ? undefined : args[param]
  return param === undefined || typeof amount !== 'number' ? null : { param, amount }
}

/** "host left, guest right, 50 % each": to its own side, as far as the other. */
function withSide(act: Act, { param, amount }: Side): Act {
  const own = act.args[param]
  if (typeof own !== 'number') return act
  return { ...act, args: { ...act.args, [param]: Math.sign(own) * Math.abs(amount) } }
}

const isApiece = ({ category, meaning }: Clause['edges'][number]): boolean =>
  (category === 'option' && (meaning as Option).option === 'each') ||
  (category === 'argument' && (meaning as Argument).apiece === true)

const takes = ({ frame, args }: Act, param: string): boolean =>
  !(param in args) &&
  (param === '#edge' ? frame.edge !== undefined : frame.slots?.some((slot) => slot.param === param) === true)
