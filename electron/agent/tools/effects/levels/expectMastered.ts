import type { ChangeValue } from '../../../../../shared/schemas/change.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import type { EditOutcome, PlannedMix } from '../../../../../shared/schemas/editRequest.ts'
import type { Expectation } from '../../readBack/confirming.ts'
import type { DeliveryGoal } from './deliveryGoal.ts'

/** A level this near to the goal is the goal. */
const tolerableDb = 0.15

/** A frame more or less is a matter of rounding. */
const frame = 1e-4

/**
 * What was planned, beside the joins, is what was asked for: below the ceiling, and at the level or, where that is
 * said, short of it. That it is there has been measured (`confirmPlanned`). Of a range that is all joins nothing can
 * be said.
 */
export function expectMastered(goal: DeliveryGoal, outcome: EditOutcome, range: RangeView): Expectation[] {
  const { plannedMix: planned } = outcome
  const isAllJoins = range.end - range.start <= 2 * limits.joinSide + frame
  if (!outcome.changed || (isAllJoins && planned === undefined)) return []
  const isShort = outcome.notes?.some(({ kind }) => kind === 'level-short') === true
  return [
    {
      holds: planned !== undefined && planned.level.unit === goal.level.unit && isThere(goal, planned, isShort),
      expected: { kind: 'loudness', lufs: goal.level.value },
      found: { kind: 'loudness', lufs: planned?.level.value ?? -Infinity },
    },
    {
      holds: planned !== undefined && planned.truePeakDb <= goal.ceilingDb,
      expected: { kind: 'peak-at-most', db: goal.ceilingDb },
      found: { kind: 'level', db: planned?.truePeakDb ?? 0 },
    },
  ]
}

const isThere = ({ level }: DeliveryGoal, planned: PlannedMix, isShort: boolean): boolean =>
  isShort ? planned.level.value < level.value : Math.abs(planned.level.value - level.value) <= tolerableDb

interface Step {
  readonly before: number
  readonly after: number
}

/** What was measured before, and what was planned and found afterwards. */
export function masteredLevels({ changes = [], plannedMix }: EditOutcome): Record<'level' | 'truePeakDb', Step> | null {
  // Places where it is limited say nothing of the whole.
  const before = changes
    .filter(({ range }) => range === null)
    .map(({ what, before: value }) => ({ isPeak: what === 'peak', db: decibelsIn(value) }))
  const [level, peak] = [before.find(({ isPeak }) => !isPeak)?.db, before.find(({ isPeak }) => isPeak)?.db]
  if (level === undefined || peak === undefined || plannedMix === undefined) return null
  return {
    level: { before: level, after: plannedMix.level.value },
    truePeakDb: { before: peak, after: plannedMix.truePeakDb },
  }
}

const decibelsIn = (value: ChangeValue): number | undefined => {
  if (value.kind === 'loudness') return value.lufs
  return 'db' in value ? value.db : undefined
}
