import type { EditNote, ShownJoin, ShownJoins } from '../../../shared/schemas/change.ts'
import { laterTime } from '../prepare/references/laterTime.ts'
import { originalTime, type SeenStep } from './originalTime.ts'

/** Of longer lists those that may be heard are shown, and no more of them. */
const mostShown = 500
/** Longer lists are cut where they are told. */
const mostTold = 3

/** All joins that these steps make: where each lies behind them, and what goes there; null where they make none. */
export function joinsMade(steps: readonly SeenStep[]): ShownJoins | null {
  const all = steps.flatMap((_, index) => joinsOf(steps, index))
  const count = steps.reduce((sum, one) => sum + countOf(one), 0)
  const shown = all.length <= mostShown ? all : all.filter(({ heard }) => heard).slice(0, mostShown)
  return all.length === 0 ? null : { count, shown: shown.toSorted((one, other) => one.at - other.at) }
}

function joinsOf(steps: readonly SeenStep[], step: number): ShownJoin[] {
  const [earlier, later] = [steps.slice(0, step), steps.slice(step + 1)]
  return (steps[step]?.seen.outcome.joins ?? []).map(({ at, removed, heard, trackIds }, join) => {
    const before = (time: number): number => originalTime(earlier, trackIds[0] ?? '', time)
    const gone = { start: before(removed.start), end: before(removed.end) }
    return { step, join, at: laterTime(trackIds, later, at), removed: gone, trackIds, heard }
  })
}

const notesOf = ({ seen }: SeenStep) => (seen.outcome.notes ?? []).filter((note) => note.kind === 'joins-heard')

const countOf = (step: SeenStep): number =>
  Math.max(step.seen.outcome.joins?.length ?? 0, ...notesOf(step).map(({ count }) => count))

/** What the steps say of joins that may be heard, as one; each by itself would fill a list of thirty cuts. */
export function joinsHeardIn(steps: readonly SeenStep[]): EditNote | null {
  const notes = steps.flatMap(notesOf)
  const made = joinsMade(steps)
  const [only, ...more] = notes
  if (only === undefined || made === null) return null
  if (more.length === 0 && steps.length === 1) return only
  const heard = notes.reduce((sum, note) => sum + note.heard, 0)
  const times = made.shown.filter((one) => one.heard).map(({ at }) => at)
  return { kind: 'joins-heard', count: made.count, heard, times: times.slice(0, mostTold) }
}
