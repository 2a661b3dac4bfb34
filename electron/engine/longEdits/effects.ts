import { ok } from '../../../shared/result.ts'
import { checkFrequency } from './filters.ts'
import { oneGain } from './followReduction.ts'
import { placedEffect } from './placedEffect.ts'
import { rangeEffect } from './rangeEffect.ts'

/**
 * Detectors have forgotten what was before after so many of their times, which is as far as they listen before the
 * range.
 */
const settlingTimes = 6
const longest = 10
const settling = (...ms: readonly number[]): number =>
  Math.min(longest, (settlingTimes * ms.reduce((sum, one) => sum + one, 0)) / 1000)

export const compressor = placedEffect<'compressor'>(({ kind: name, except: _, ...params }) =>
  ok({
    effect: { name, params },
    leadIn: settling(params.attackMs, params.releaseMs),
    reduces: { ...oneGain, makeupDb: params.makeupDb },
  }),
)

/** What is left out of it would pass the ceiling: its places are only told. */
export const limiter = placedEffect<'limiter'>(({ kind: name, ...params }) =>
  ok({ effect: { name, params }, leadIn: settling(params.releaseMs), reduces: oneGain }),
)

export const noiseGate = placedEffect<'noiseGate'>(({ kind: name, except: _, ...params }) =>
  ok({
    effect: { name, params },
    leadIn: settling(params.attackMs, params.holdMs, params.releaseMs),
    reduces: oneGain,
  }),
)

/** Its filter reaches over a few periods, and its gain comes back in 40 ms. */
const deEsserLeadIn = 0.25

export const deEsser = placedEffect<'deEsser'>(({ kind: name, except: _, ...params }, _target, { project }) => {
  const allowed = checkFrequency(params.frequencyHz, project.sampleRate)
  if (!allowed.ok) return allowed
  return ok({ effect: { name, params }, leadIn: deEsserLeadIn, reduces: { tellBy: 'level', makeupDb: 0 } })
})

/** Begins with the range, as its repetitions do; what would ring on behind it is cut off, so the length stays. */
export const echo = rangeEffect<'echo'>(({ kind: name, ...params }) => ok({ effect: { name, params } }))

export const reverb = rangeEffect<'reverb'>(({ kind: name, ...params }) => ok({ effect: { name, params } }))
