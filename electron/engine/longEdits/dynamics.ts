import { ok } from '../../../shared/result.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** Detectors have forgotten what was before after so many of their times, which is as far as they listen before the range. */
const settlingTimes = 6
const longest = 10
const settling = (...ms: readonly number[]): number =>
  Math.min(longest, (settlingTimes * ms.reduce((sum, one) => sum + one, 0)) / 1000)

export const compressor: LongEdit<'compressor'> = async (state, { kind: name, ...params }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  return ok(
    renderRange(state, target.value, {
      store: env.store,
      effect: { name, params },
      leadIn: settling(params.attackMs, params.releaseMs),
    }),
  )
}

export const limiter: LongEdit<'limiter'> = async (state, { kind: name, ...params }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  return ok(
    renderRange(state, target.value, {
      store: env.store,
      effect: { name, params },
      leadIn: settling(params.releaseMs),
    }),
  )
}

export const noiseGate: LongEdit<'noiseGate'> = async (state, { kind: name, ...params }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  return ok(
    renderRange(state, target.value, {
      store: env.store,
      effect: { name, params },
      leadIn: settling(params.attackMs, params.holdMs, params.releaseMs),
    }),
  )
}
