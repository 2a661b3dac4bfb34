import { withoutDelay } from '../frames/withoutDelay.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { fromDecibels } from './decibels.ts'
import { linkLevels } from './linkLevels.ts'

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
 * Opens where a sample reaches the threshold, looking ahead by the attack so that no beginning is cut off (the gain rises in a straight line);
 * closes when all has been quieter than the lower threshold for as long as it holds (falls in a straight line of decibels). Channels share one gain.
 */
export const noiseGate = defineEffect<NoiseGateParams>({
  channels: 'linked',
  create: (params, { sampleRate, channels }) => {
    const ahead = Math.max(1, Math.round((params.attackMs * sampleRate) / 1000))
    return withoutDelay(createGate(params, { sampleRate, channels, ahead }), { delay: ahead, channels })
  },
})

function createGate(params: NoiseGateParams, { sampleRate, channels, ahead }: { sampleRate: number; channels: number; ahead: number }): Pick<Processor, 'process'> {
  const inFrames = (ms: number): number => Math.max(1, Math.round((ms * sampleRate) / 1000))
  const open = fromDecibels(params.thresholdDb)
  const close = fromDecibels(params.thresholdDb - hysteresisDb)
  const closed = fromDecibels(-params.reductionDb)
  const rise = (1 - closed) / ahead
  const fall = closed ** (1 / inFrames(params.releaseMs))
  const hold = inFrames(params.holdMs) + ahead
  const delayed = Array.from({ length: channels }, () => new Float32Array(ahead))
  let at = 0
  let gain = closed
  let left = 0
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      const levels = new Float32Array(count)
      linkLevels(input, levels)
      for (let i = 0; i < count; i++) {
        const level = levels[i] as number
        if (level >= open || (left > 0 && level >= close)) left = hold
        else if (left > 0) left--
        gain = left > 0 ? Math.min(1, gain + rise) : Math.max(closed, gain * fall)
        for (let c = 0; c < channels; c++) {
          const samples = input[c] as Float32Array
          const line = delayed[c] as Float32Array
          const sample = line[at] as number
          line[at] = samples[i] as number
          samples[i] = sample * gain
        }
        at = at + 1 === ahead ? 0 : at + 1
      }
      return input
    },
  }
}
