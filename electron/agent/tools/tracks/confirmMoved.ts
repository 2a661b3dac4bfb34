import type { Result } from '../../../../shared/result.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { confirmAll } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { expectOthersSame } from './expectOnTracks.ts'

/** Each acted-on track stands one place further, unless it was at the edge or right behind others that were. */
export function confirmMoved(step: PreparedStep, seen: ReadBack, direction: 'up' | 'down'): Result<void> {
  const before = orderOf(seen.before, direction)
  const after = orderOf(seen.after, direction)
  const stuck = before.findIndex((id) => !step.trackIds.includes(id))
  const holds = before.every(
    (id, index) =>
      !step.trackIds.includes(id) || after.indexOf(id) === (stuck === -1 || index < stuck ? index : index - 1),
  )
  return confirmAll(step.tool, [
    { holds, expected: `tracks one place further ${direction}`, found: 'another order' },
    { holds: after.length === before.length, expected: 'as many tracks as before', found: `${after.length} tracks` },
    expectOthersSame([], seen.before, seen.after),
  ])
}

function orderOf({ tracks }: ProjectView, direction: 'up' | 'down'): string[] {
  const ids = tracks.map((track) => track.id)
  return direction === 'up' ? ids : ids.toReversed()
}
