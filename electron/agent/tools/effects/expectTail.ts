import type { Result } from '../../../../shared/result.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { confirmAll, expectSameClips } from '../readBack/confirming.ts'

/**
 * Of effects that answer a sound a while after it: clips stay, and something was rendered. Whether that is another
 * sound was planned, and what was planned is there (`confirmPlanned`): an answer that comes behind the end of the range
 * is told, not failed.
 */
export function confirmTail(step: PreparedStep, seen: ReadBack): Result<void> {
  const isNew = seen.outcome.changed && seen.after.contentRevision !== seen.before.contentRevision
  return confirmAll(step.tool, [
    { holds: isNew, expected: { kind: 'rendered-anew' }, found: { kind: 'nothing-changed' } },
    expectSameClips(seen),
  ])
}

/** Nothing of what was done can be heard. */
export const isUnheard = ({ outcome }: Pick<ReadBack, 'outcome'>): boolean => outcome.planned?.kept === true

/** Behind what was done. */
export const sayUnheard = (seen: ReadBack): string => (isUnheard(seen) ? '; it can’t be heard there' : '')
