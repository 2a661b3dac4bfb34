import { ok, type Result } from '../../../../shared/result.ts'
import type { LongRequest } from '../longEdit.ts'
import { createProcessor } from '../../effects/index.ts'
import type { LimiterParams } from '../../effects/dynamics/limiter.ts'
import { scaleRow } from '../../kernels/index.ts'
import type { MeasuredRange } from '../../measure/loudness/index.ts'
import { measureMix, type Levels, type MixSound } from '../../measure/mix/index.ts'
import { takeTurns, type Turns } from '../../measure/takeTurns.ts'
import { toDecibels, toGain } from '../../model/decibels.ts'

/** What a mix is to have afterwards. */
export type MasterGoal = Pick<Extract<LongRequest, { kind: 'master' }>, 'level' | 'ceilingDb'>

export interface MasterPlan {
  /** Of everything, behind the limiter. */
  readonly gainDb: number
  /** Null where the gain alone stays below the ceiling. The limiter's ceiling is that of the sound as it is now. */
  readonly limiter: LimiterParams | null
  readonly before: Levels
  /** As they will be. */
  readonly levelAfter: number
  readonly truePeakAfterDb: number
  /** What the loudest peak is turned down by. */
  readonly limitedByDb: number
}

/** What is brought to the goal, and how much of it is measured for that: not what is joined with other sound. */
export interface MasterRange {
  readonly range: MeasuredRange
  readonly measured: MeasuredRange
}

export interface MasterContext extends Turns {
  readonly sampleRate: number
  /** 0 to 1. */
  report(fraction: number): void
}

const releaseMs = 100
/** Meters differ by so much: the true peak ends this far below the ceiling. */
const marginDb = 0.05
/** A level this near to the goal is the goal. */
const nearEnough = 0.03
/** LUFS below which parts that the gate leaves out now may count once they are louder: a gain has to be tried. */
const quiet = -55
/** What limiting takes from the level is made up for, which takes from it again. */
const mostRounds = 6
/** More than the limiter has to be made up for in anything that is heard: gain that does not arrive is for nothing. */
const mostMadeUp = 36
/** Less than the limiter changes in what it only lets through. */
const untouchedDb = 0.001

/**
 * Gain and, only where peaks would pass the ceiling, a limiter, so that the mix ends at both: measured, corrected and
 * measured again. Null for silence. The ceiling holds, whatever becomes of the level.
 */
export async function planMaster(
  ctx: MasterContext,
  sound: MixSound,
  range: MasterRange,
  goal: MasterGoal,
): Promise<Result<MasterPlan | null>> {
  const measured = await listen(ctx, sound, range, null, 0)
  if (!measured.ok) return measured
  const before = measured.value
  const start = levelIn(before, goal)
  if (start === -Infinity) return ok(null)
  const gainDb = goal.level.value - start
  const peakDb = toDecibels(before.truePeak)
  const ceiling = goal.ceilingDb - marginDb
  if (peakDb + gainDb <= ceiling && start > quiet)
    return ok({
      gainDb,
      limiter: null,
      before,
      levelAfter: goal.level.value,
      truePeakAfterDb: peakDb + gainDb,
      limitedByDb: 0,
    })
  return limited(ctx, sound, range, goal, { before, gainDb, ceiling })
}

async function limited(
  ctx: MasterContext,
  sound: MixSound,
  range: MasterRange,
  goal: MasterGoal,
  {
    before,
    gainDb: firstGain,
    ceiling,
  }: { readonly before: Levels; readonly gainDb: number; readonly ceiling: number },
): Promise<Result<MasterPlan>> {
  // What the limiter lets through above its ceiling is taken off it.
  let [gainDb, over] = [firstGain, 0]
  let last: Tried | null = null
  for (let round = 1; ; round++) {
    const limiter = { ceilingDb: ceiling - over - gainDb, releaseMs }
    const measured = await listen(
      ctx,
      louder(sound, toGain(gainDb)),
      range,
      { ...limiter, ceilingDb: ceiling - over },
      round,
    )
    if (!measured.ok) return measured
    const level = levelIn(measured.value, goal)
    const excess = toDecibels(measured.value.truePeak) - ceiling
    const isThere = Math.abs(level - goal.level.value) <= nearEnough && excess <= marginDb / 2
    if (isThere || round === mostRounds || level === -Infinity) {
      // Where rounds ran out the gain keeps the ceiling, and the level from passing the goal.
      const past = level - goal.level.value
      const rest = Math.max(0, excess - marginDb / 2, past > nearEnough ? past : 0)
      const truePeakAfterDb = toDecibels(measured.value.truePeak) - rest
      const gain = { gainDb: gainDb - rest, before, levelAfter: level - rest, truePeakAfterDb }
      // Peaks beside what is measured turn it down too.
      const takenDb = toDecibels(before.rms) + gainDb - toDecibels(measured.value.rms)
      const limitedByDb = Math.max(toDecibels(before.truePeak) - limiter.ceilingDb, takenDb)
      return limitedByDb > untouchedDb
        ? ok({ ...gain, limiter, limitedByDb })
        : ok({ ...gain, limiter: null, limitedByDb: 0 })
    }
    const slope: number = last === null ? 1 : slopeOf(last, { gainDb, level })
    last = { gainDb, level }
    gainDb = Math.min(gainDb + (goal.level.value - level) / slope, firstGain + mostMadeUp)
    over += Math.max(0, excess)
  }
}

interface Tried {
  readonly gainDb: number
  readonly level: number
}

/** How much of a gain arrives at the level: the more is limited, the less. */
function slopeOf(one: Tried, other: Tried): number {
  const change = other.gainDb - one.gainDb
  return Math.abs(change) < 0.01 ? 1 : Math.min(1, Math.max(0.2, (other.level - one.level) / change))
}

const levelIn = ({ lufs, rms }: Levels, { level }: MasterGoal): number =>
  level.unit === 'lufs' ? lufs : toDecibels(rms)

/** Gated as it will be, so it has to be as loud as it will be. */
const louder = ({ read, ...sound }: MixSound, gain: number): MixSound => ({
  ...sound,
  read: (from, out) => {
    read(from, out)
    for (const row of out) scaleRow(row, gain)
  },
})

async function listen(
  ctx: MasterContext,
  sound: MixSound,
  range: MasterRange,
  limiter: LimiterParams | null,
  round: number,
): Promise<Result<Levels>> {
  const { sampleRate } = ctx
  const through =
    limiter === null
      ? null
      : await createProcessor({ name: 'standardLimiter', params: limiter }, { sampleRate, channels: sound.channels })
  // Most are there in the third round.
  const report = (fraction: number): void => ctx.report(1 - 0.5 ** round * (1 - fraction / 2))
  return takeTurns(ctx, measureMix(sound, { ...range, through }, sampleRate, report))
}
