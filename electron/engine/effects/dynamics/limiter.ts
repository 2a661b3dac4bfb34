import { createLimiting, portionFrames } from '../../kernels/index.ts'
import { between } from '../../measure/loudness/truePeak.ts'
import { inPortions } from '../frames/inPortions.ts'
import { withoutDelay } from '../frames/withoutDelay.ts'
import { withoutOvers } from './withoutOvers.ts'
import { defineEffect, type Processor, type SoundFormat } from '../processor.ts'
import { decayOf, toDecibels, toGain } from '../../model/decibels.ts'

export interface LimiterParams {
  /** Neither samples nor what lies between them, eight times oversampled, go above it. */
  readonly ceilingDb: number
  readonly releaseMs: number
}

/** The gain starts to fall this long before a peak. */
const aheadMs = 5
/** Products of 32 bits are this near to what 64 would give. */
const doubt = 1 + 2e-6
/** 0.009 dB below the ceiling: between the points that a gentle curve is looked at there is a little more. */
const room = 0.999

/**
 * Brick wall: the gain that each peak needs, its minimum over the look-ahead, an exponential release that never lifts
 * it above that minimum, and the mean over the look-ahead, which turns steps into slopes and is still low enough when
 * the peak comes. Channels share one gain.
 */
export const limiter = defineEffect<LimiterParams>({
  channels: 'linked',
  create: ({ ceilingDb, releaseMs }, format) => {
    const ceiling = toGain(ceilingDb)
    const inner = limiting({ ceilingDb: toDecibels(ceiling * room), releaseMs }, format, 0)
    return withoutOvers(inner, ceiling, format)
  },
})

/** Peaks as the standard finds them: what mastering listens to, which measures what comes of it and tries again. */
export const standardLimiter = defineEffect<LimiterParams>({
  channels: 'linked',
  create: (params, format) => limiting(params, format, 0),
})

export interface MixLimiterParams extends LimiterParams {
  /** So many of the rows that go in, the first ones, are the mix that is listened to; the others are limited. */
  readonly listened: 1 | 2
}

/** Gives a track the gain that its mix needs: done to all tracks of it, their mix is limited. */
export const mixLimiter = defineEffect<MixLimiterParams>({
  channels: 'linked',
  create: ({ listened, ...params }, { sampleRate, channels }) => {
    const work = limiting(params, { sampleRate, channels: listened }, channels - listened)
    return {
      process: (input) => work.process(input).slice(listened),
      finish: () => work.finish().slice(listened),
    }
  },
})

function limiting(params: LimiterParams, { sampleRate, channels }: SoundFormat, followers: number): Processor {
  const ahead = Math.max(2, Math.round((aheadMs * sampleRate) / 1000))
  const shape = {
    ceiling: largestFloat(toGain(params.ceilingDb)),
    ahead,
    release: decayOf(params.releaseMs, sampleRate),
    between,
    doubt,
  }
  // A peak between two samples is known six frames after the first of them.
  return withoutDelay(inPortions(createLimiting(shape, channels, followers)), {
    delay: ahead + 5,
    step: portionFrames,
    channels: channels + followers,
  })
}

/** The largest number that floats have at or below it. */
function largestFloat(value: number): number {
  const near = Math.fround(value)
  return near <= value ? near : Math.fround(value * (1 - 2 ** -24))
}
