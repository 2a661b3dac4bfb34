import type { Frame } from '../../../reader/frames/frame.ts'
import type { Plan, PlannedStep } from '../../plan.ts'

type OfTool = (tool: string) => readonly Frame[]

/**
 * "no, silence it instead": another edit of the same part; null where it says a part of its own. "No, mute it" is done
 * to a part by the tool that does that to parts.
 */
export function withOtherTool(
  steps: readonly PlannedStep[],
  plan: Plan,
  { framesOfTool, alikeOf }: { readonly framesOfTool: OfTool; readonly alikeOf: OfTool },
): readonly PlannedStep[] | null {
  const [said, ...more] = plan.steps
  if (said === undefined || more.length > 0 || saysPoint(said)) return null
  const isOfTracks = steps.every(({ target: { tracks, ...place } }) => tracks !== undefined && isEmpty(place))
  const takes = isOfTracks ? takesTracks : takesParts
  const frames = framesOfTool(said.tool)
  const tool = frames.some(takes) ? said.tool : alikeOf(said.tool).find(takes)?.tool
  if (tool === undefined || !isOfSame(said) || steps.some((step) => step.tool === tool)) return null
  const has = isOfTracks ? namesThem(said) && !frames.some(({ effect }) => effect === 'removes') : steps.every(hasPart)
  return has ? steps.map(({ target }) => ({ ...said, tool, said: undefined, target })) : null
}

/** It says no place of its own: none, or "it". */
const isOfSame = ({ target: { range, ...others }, said }: PlannedStep): boolean =>
  isEmpty(others) &&
  (range === undefined || range.kind === 'selection') &&
  (said === undefined || said.act.where.every(({ kind }) => kind === 'mention' || kind === 'pointed'))

const namesThem = ({ said }: PlannedStep): boolean => said !== undefined && said.act.where.length > 0
const hasPart = ({ target: { range, thing } }: PlannedStep): boolean => range !== undefined || thing !== undefined
const saysPoint = ({ said, target, args }: PlannedStep): boolean =>
  target.at !== undefined || 'time' in args || (said !== undefined && said.act.points.length > 0)
const isEmpty = (place: object): boolean => Object.keys(place).length === 0
const takesTracks = ({ target }: Frame): boolean =>
  target?.object.some((sort) => sort === 'track' || sort === 'part' || sort === 'any') === true
const takesParts = ({ target }: Frame): boolean => target?.object.includes('part') === true
