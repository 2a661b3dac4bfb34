import { z } from 'zod'
import {
  deliveryTargetIds,
  deliveryTargets,
  type DeliveryTarget,
  type DeliveryTargetId,
} from '../../../../../shared/files/deliveryTargets.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { numberIn } from '../../schema/parameters.ts'

/** LU beside the level that is aimed at. */
const passing = 1

/** Whose requirements are meant. */
export const targetParameter = z
  .enum([...deliveryTargetIds, 'custom'])
  .describe('Whose requirements; custom: only target_lufs and ceiling_dbtp.')

/** What tools that master share. */
export const goalParameters = {
  target: targetParameter.default('custom'),
  target_lufs: numberIn(limits.lufs)
    .optional()
    .describe("Loudness in LUFS, instead of the target's own. Left out with custom: -16."),
  ceiling_dbtp: numberIn(limits.ceilingDb)
    .optional()
    .describe("Highest true peak in dBTP, instead of the target's own. Left out with custom: -1."),
}

export interface GoalArgs {
  readonly target: DeliveryTargetId | 'custom'
  readonly target_lufs?: number | undefined
  readonly ceiling_dbtp?: number | undefined
}

export interface DeliveryGoal {
  readonly level: { readonly unit: 'lufs' | 'rms'; readonly value: number }
  readonly ceilingDb: number
  /** Null where only values are named. */
  readonly name: string | null
}

/** The level and the ceiling that are aimed at. */
export function goalOf({ target, target_lufs, ceiling_dbtp }: GoalArgs): DeliveryGoal {
  const known = target === 'custom' ? null : deliveryTargets[target]
  const own = known === null ? { unit: 'lufs' as const, aim: limits.lufs.default } : known.level
  return {
    level: target_lufs === undefined ? { unit: own.unit, value: own.aim } : { unit: 'lufs', value: target_lufs },
    ceilingDb: ceiling_dbtp ?? known?.ceiling.aim ?? limits.ceilingDb.default,
    name: known?.name ?? null,
  }
}

/** What a check measures against: a target as it is published, or one of values of which 1 LU beside is let pass. */
export function targetOf(args: GoalArgs): DeliveryTarget {
  const isNamed = args.target !== 'custom' && args.target_lufs === undefined && args.ceiling_dbtp === undefined
  const known = args.target === 'custom' ? null : deliveryTargets[args.target]
  if (isNamed && known !== null) return known
  const goal = goalOf(args)
  const { unit, value } = goal.level
  return {
    ...known,
    name: `${value} ${unit === 'lufs' ? 'LUFS' : 'dB RMS'}, ${goal.ceilingDb} dBTP`,
    source: null,
    level: { unit, aim: value, min: value - passing, max: value + passing },
    ceiling: { of: 'true-peak', max: goal.ceilingDb, aim: goal.ceilingDb },
  }
}

/** "-14 LUFS and at most -1 dBTP". */
export const sayGoal = ({ level, ceilingDb }: DeliveryGoal): string =>
  `${level.value} ${level.unit === 'lufs' ? 'LUFS' : 'dB RMS'} and at most ${ceilingDb} dBTP`
