import type { Frame } from '../../../reader/frames/frame.ts'
import type { Plan, PlannedStep } from '../../plan.ts'

/** "no, silence it instead": another edit of the same part; null where it says a part of its own. */
export function withOtherTool(
  steps: readonly PlannedStep[],
  plan: Plan,
  framesOfTool: (tool: string) => readonly Frame[],
): readonly PlannedStep[] | null {
  const [only, ...more] = plan.steps
  if (only === undefined || more.length > 0 || !framesOfTool(only.tool).some(takesParts)) return null
  const { range, ...others } = only.target
  const isOpen = Object.keys(others).length === 0 && (range === undefined || range.kind === 'selection')
  const isIt =
    only.said === undefined || only.said.act.where.every(({ kind }) => kind === 'mention' || kind === 'pointed')
  const hasParts = steps.every(({ target }) => target.range !== undefined || target.thing !== undefined)
  if (!isOpen || !isIt || !hasParts || steps.some(({ tool }) => tool === only.tool)) return null
  return steps.map(({ target }) => ({ ...only, said: undefined, target }))
}

const takesParts = ({ target }: Frame): boolean => target?.object.includes('part') === true
