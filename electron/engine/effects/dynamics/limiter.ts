import { withoutDelay } from '../frames/withoutDelay.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { createBetweenPeak } from './betweenPeak.ts'
import { decayOf, fromDecibels } from './decibels.ts'
import { createSlidingMinimum, createSlidingMean } from './slidingWindows.ts'

export interface LimiterParams {
  /** Neither samples nor what lies between them (four times oversampled, ITU-R BS.1770-5) go above it. */
  readonly ceilingDb: number
  readonly releaseMs: number
}

/** The gain starts to fall this long before a peak. */
const aheadMs = 5

/**
 * Brick wall: the gain that each peak needs, its minimum over the look-ahead, an exponential release that never lifts it above that minimum, and the mean over the
 * look-ahead, which turns steps into slopes and is still low enough when the peak comes. Channels share one gain.
 */
export const limiter = defineEffect<LimiterParams>({
  channels: 'linked',
  create: (params, { sampleRate, channels }) => {
    const ahead = Math.max(2, Math.round((aheadMs * sampleRate) / 1000))
    // A peak between two samples is known six frames after the first of them.
    const delay = ahead + 5
    return withoutDelay(createWall(params, { sampleRate, channels, ahead, delay }), { delay, channels })
  },
})

function createWall(params: LimiterParams, { sampleRate, channels, ahead, delay }: { sampleRate: number; channels: number; ahead: number; delay: number }): Pick<Processor, 'process'> {
  const ceiling = largestFloat(fromDecibels(params.ceilingDb))
  const release = decayOf(params.releaseMs, sampleRate)
  const peaks = Array.from({ length: channels }, () => createBetweenPeak(ceiling))
  const lines = Array.from({ length: channels }, () => new Float32Array(delay))
  // One frame more than the mean: a peak between two samples belongs to both.
  const least = createSlidingMinimum(ahead + 1)
  const mean = createSlidingMean(ahead)
  let held = 1
  let at = 0
  // Frames since something was turned down or had to be; when there were so many, all that the windows remember is ones.
  let calm = 0
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      const highest = new Float32Array(count)
      input.forEach((samples, c) => (peaks[c] as ReturnType<typeof createBetweenPeak>)(samples, highest))
      for (let i = 0; i < count; i++) {
        const peak = highest[i] as number
        let gain = 1
        if (peak > ceiling || calm <= ahead) {
          const needed = least(peak > ceiling ? ceiling / peak : 1)
          held = needed < held ? needed : needed + release * (held - needed)
          if (held > 1 - 1e-9) held = 1
          gain = mean(held)
          calm = gain === 1 && needed === 1 && peak <= ceiling ? calm + 1 : 0
        }
        for (let c = 0; c < channels; c++) {
          const samples = input[c] as Float32Array
          const line = lines[c] as Float32Array
          const sample = (line[at] as number) * gain
          line[at] = samples[i] as number
          // The mean is low enough but for its own rounding.
          samples[i] = sample > ceiling ? ceiling : sample < -ceiling ? -ceiling : sample
        }
        at = at + 1 === delay ? 0 : at + 1
      }
      return input
    },
  }
}

/** The largest number that floats have at or below it. */
function largestFloat(value: number): number {
  const near = Math.fround(value)
  return near <= value ? near : Math.fround(value * (1 - 2 ** -24))
}
