import type { MixLevels } from '../../../../editor/index.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import type { ProjectView, RangeView } from '../../../../../shared/schemas/projectView.ts'
import type { ReadBack } from '../../contract/defineTool.ts'
import { type Expectation, withoutJoins } from '../../readBack/confirming.ts'
import type { DeliveryGoal } from './deliveryGoal.ts'

const tolerableDb = 0.15
/** Seconds from which on what joins mix in at the edges of a range makes no difference to its level. */
const long = 4

/**
 * What is measured: the range beside what is joined there with sound that is not mastered; of a short one also all of
 * it, first, which tells how much of its level may be the joins'.
 */
export function masterRanges(range: RangeView, { sampleRate }: ProjectView): RangeView[] {
  const inside = withoutJoins(range, sampleRate)
  // Half of it and more is joined: nothing in it tells how loud it was made.
  if (inside === null || range.end - range.start < 8 * limits.joinSide) return []
  return range.end - range.start > long ? [inside] : [range, inside]
}

export const levelIn = ({ level }: DeliveryGoal, mix: MixLevels): number =>
  level.unit === 'lufs' ? mix.lufs : mix.rmsDb

/** Something was done where that is said, peaks beside joins are below the ceiling, the level is that of the goal. */
export function expectMastered(goal: DeliveryGoal, { outcome, sound }: ReadBack): Expectation[] {
  if (sound === null || sound.after.length === 0) return []
  const [before, after] = [sound.before.map(({ mix }) => mix), sound.after.map(({ mix }) => mix)]
  const [all, inside] = [after[0], after.at(-1)]
  if (all === undefined || inside === undefined) return [isMissing(goal)]
  const level = levelIn(goal, all)
  // What is cut off at its edges peaks between samples by that alone.
  const peakDb = Math.min(all.truePeakDb, inside.truePeakDb)
  const isShort = outcome.notes?.some(({ kind }) => kind === 'level-short') === true
  const off = tolerableDb + (after.length > 1 ? ofJoins(before[0], before[1], all, inside) : 0)
  return [
    {
      holds: !outcome.changed || JSON.stringify(before) !== JSON.stringify(after),
      expected: { kind: 'rendered-anew' },
      found: { kind: 'nothing-changed' },
    },
    {
      holds: peakDb <= goal.ceilingDb,
      expected: { kind: 'peak-at-most', db: goal.ceilingDb },
      found: { kind: 'level', db: peakDb },
    },
    {
      holds: isShort ? level < goal.level.value + off : Math.abs(level - goal.level.value) <= off,
      expected: { kind: 'loudness', lufs: goal.level.value },
      found: { kind: 'loudness', lufs: level },
    },
  ]
}

const isMissing = (goal: DeliveryGoal): Expectation => ({
  holds: false,
  expected: { kind: 'loudness', lufs: goal.level.value },
  found: { kind: 'loudness', lufs: -Infinity },
})

/**
 * By how many dB joins can have changed the level of a range: where they are lies as much power as is measured there
 * now, or as was there before and got the same gain as the rest.
 */
function ofJoins(
  before: MixLevels | undefined,
  beforeInside: MixLevels | undefined,
  all: MixLevels,
  inside: MixLevels,
) {
  const rest = power(inside)
  if (rest === 0) return Number.POSITIVE_INFINITY
  const was = before === undefined || beforeInside === undefined ? 0 : edgeShare(before, beforeInside)
  return 10 * Math.log10(1 + edgeShare(all, inside) + was)
}

/** Power of the edges as a share of that of the rest: a mean over all, and one over all but the edges. */
const edgeShare = (all: MixLevels, inside: MixLevels): number =>
  power(inside) === 0 ? 0 : Math.abs(power(all) / power(inside) - 1)

const power = ({ rmsDb }: MixLevels): number => 10 ** (rmsDb / 10)
