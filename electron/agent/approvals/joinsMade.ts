import { listedJoins, mostToldJoins } from '../../../shared/notes/listedJoins.ts'
import type { EditNote, ShownJoin, ShownJoins } from '../../../shared/schemas/change.ts'
import { laterTime } from '../prepare/references/laterTime.ts'
import { originalTime, type SeenStep } from './originalTime.ts'

/** All joins that these steps make: where each lies behind them, and what goes there; null where they make none. */
export function joinsMade(steps: readonly SeenStep[]): ShownJoins | null {
  const all = steps.flatMap((_, index) => joinsOf(steps, index))
  const count = steps.reduce((sum, one) => sum + countOf(one), 0)
  return all.length === 0 ? null : { count, shown: listedJoins(all).toSorted((one, other) => one.at - other.at) }
}

function joinsOf(steps: readonly SeenStep[], step: number): ShownJoin[] {
  const [earlier, later] = [steps.slice(0, step), steps.slice(step + 1)]
  return (steps[step]?.seen.outcome.joins ?? []).map(({ at, removed, heard, trackIds }, join) => {
    const [track = ''] = trackIds
    const gone = {
      start: originalTime(earlier, track, removed.start, 'start'),
      end: originalTime(earlier, track, removed.end, 'end'),
    }
    return { step, join, at: laterTime(trackIds, later, at), removed: gone, trackIds, heard }
  })
}

const notesOf = ({ seen }: SeenStep) => (seen.outcome.notes ?? []).filter((note) => note.kind === 'joins-heard')

const countOf = (step: SeenStep): number =>
  Math.max(step.seen.outcome.joins?.length ?? 0, ...notesOf(step).map(({ count }) => count))

/** What the steps say of the joins they made that may be heard, as one; each would fill a list of thirty cuts. */
export function joinsHeardIn(steps: readonly SeenStep[], made: ShownJoins | null): EditNote | null {
  const notes = steps.flatMap(notesOf)
  const [only, ...more] = notes
  if (only === undefined || made === null) return null
  if (more.length === 0 && steps.length === 1) return only
  const heard = notes.reduce((sum, note) => sum + note.heard, 0)
  const times = made.shown.filter((one) => one.heard).map(({ at }) => at)
  return { kind: 'joins-heard', count: made.count, heard, times: times.slice(0, mostToldJoins) }
}
