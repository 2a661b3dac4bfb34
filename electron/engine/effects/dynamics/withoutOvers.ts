import { once } from '../../../../shared/once.ts'
import { createMending, mendingDelay, portionFrames } from '../../kernels/index.ts'
import { between } from '../../measure/loudness/truePeak.ts'
import { pointsBetween } from '../../measure/mix/finePeak.ts'
import { inPortions } from '../frames/inPortions.ts'
import { withoutDelay } from '../frames/withoutDelay.ts'
import { quarterShares } from './quarterShares.ts'
import type { Processor, SoundFormat } from '../processor.ts'

/** Seconds to each side over which it gets quieter around a place that is too loud. */
const side = 0.001
/**
 * What is turned down ends 0.2 dB below the ceiling: meters differ by so much about what lies near the end of the band,
 * and a gain that moves moves what lies between samples a little too.
 */
const margin = 0.98
/** From here on samples are near enough to each other. */
const dense = 192_000
/** Flat to 0.96 of the band, and no peak between two points is more than 0.05 dB above both. */
const tables = once(() => {
  const fine = pointsBetween({ phases: 16, taps: 128 }).map((row) => Float32Array.from(row))
  return { fine, ...quarterShares(fine) }
})

/**
 * What is limited by the standard's filter of 12 taps can still be over between samples, by a few tenths of a decibel.
 * Each such place is looked at closely, and turned down by what is too much within a millisecond to each side; where
 * several are near each other, by what the loudest of them needs. All else stays as it is, to the bit.
 */
export function withoutOvers(inner: Processor, ceiling: number, { sampleRate, channels }: SoundFormat): Processor {
  if (sampleRate >= dense) return inner
  const mending = { ceiling, near: ceiling * margin, side: Math.ceil(side * sampleRate), between, ...tables() }
  const outer = withoutDelay(inPortions(createMending(mending, channels)), {
    delay: mendingDelay(mending),
    step: portionFrames,
    channels,
  })
  return {
    process: (input) => outer.process(inner.process(input)),
    finish() {
      const last = outer.process(inner.finish()).map((row) => row.slice())
      const rest = outer.finish()
      return last.map((row, c) => Float32Array.from([...row, ...(rest[c] ?? [])]))
    },
  }
}
