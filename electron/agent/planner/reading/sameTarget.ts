import type { PlannedStep } from '../plan.ts'
import { changesSound } from '../../reader/frames/changesSound.ts'
import type { Frame } from '../../reader/frames/frame.ts'

/**
 * "and add some reverb" behind "compress the guest": what is joined to what was done last, and says no place of its
 * own, is done to the same.
 */
export function onSameTarget(
  steps: readonly PlannedStep[],
  lastSteps: readonly PlannedStep[],
  framesOfTool: (tool: string) => readonly Frame[],
): readonly PlannedStep[] {
  const [last] = lastSteps
  const one = JSON.stringify(last?.target)
  if (last === undefined || !lastSteps.every(({ target }) => JSON.stringify(target) === one)) return steps
  const canTake = ({ tool }: PlannedStep): boolean => framesOfTool(tool).some(changesSound)
  if (!canTake(last)) return steps
  return steps.map((step) => {
    const isOpen = step.said === undefined && Object.keys(step.target).length === 0
    return isOpen && canTake(step) ? { ...step, target: last.target } : step
  })
}
