import { createGate, portionFrames } from '../../kernels/index.ts'
import { inPortions } from '../frames/inPortions.ts'
import { withoutDelay } from '../frames/withoutDelay.ts'
import { defineEffect } from '../processor.ts'
import { toGain } from '../../model/decibels.ts'

export interface NoiseGateParams {
  readonly thresholdDb: number
  readonly attackMs: number
  readonly holdMs: number
  readonly releaseMs: number
  /** How much quieter it is when closed. */
  readonly reductionDb: number
}

/** An open gate closes only when it gets this much quieter than what opens it: so it does not flutter. */
export const hysteresisDb = 6

/**
 * Opens where a sample reaches the threshold, looking ahead by the attack so that no beginning is cut off (the gain
 * rises in a straight line); closes when all has been quieter than the lower threshold for as long as it holds (falls
 * in a straight line of decibels). Channels share one gain.
 */
export const noiseGate = defineEffect<NoiseGateParams>({
  channels: 'linked',
  create: (params, { sampleRate, channels }) => {
    const ahead = Math.max(1, Math.round((params.attackMs * sampleRate) / 1000))
    const inFrames = (ms: number): number => Math.max(1, Math.round((ms * sampleRate) / 1000))
    const closed = toGain(-params.reductionDb)
    const gate = createGate(
      {
        open: toGain(params.thresholdDb),
        close: toGain(params.thresholdDb - hysteresisDb),
        hold: inFrames(params.holdMs) + ahead,
        rise: (1 - closed) / ahead,
        fall: closed ** (1 / inFrames(params.releaseMs)),
        closed,
        ahead,
      },
      channels,
    )
    return withoutDelay(inPortions(gate), { delay: ahead, step: portionFrames, channels })
  },
})
