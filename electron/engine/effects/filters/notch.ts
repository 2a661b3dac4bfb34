import { concatFloats } from '../../../../shared/dsp/concatFloats.ts'
import { notchSections, type NotchParams } from '../../../../shared/dsp/filterSections.ts'
import { defineEffect, type Processor, type SoundFormat } from '../processor.ts'
import { createCascade } from './filters.ts'

/** Seconds of the beginning, in whole periods, that a notch hears twice. */
const heardTwice = 1

/**
 * Takes out one frequency and multiples of it. A narrow filter needs long to settle, and a hum would be left where the
 * sound begins: so it hears the first periods before they come, which go on into themselves whatever their phase.
 */
export const notch = defineEffect<NotchParams>({
  channels: 'linked',
  create: (params, format) => createNotch(params, format),
})

function createNotch(params: NotchParams, { sampleRate, channels }: SoundFormat): Processor {
  const cascade = createCascade(notchSections(params, sampleRate), channels)
  const wanted = wholePeriods(heardTwice * sampleRate, params.frequencyHz, sampleRate)
  const waiting: (readonly Float32Array[])[] = []
  let heard = 0
  let isStarted = false
  const start = (): readonly Float32Array[] => {
    isStarted = true
    const rows = Array.from({ length: channels }, (_, c) =>
      concatFloats(waiting.map((block) => block[c] as Float32Array)),
    )
    const count = Math.min(wanted, wholePeriods(heard, params.frequencyHz, sampleRate))
    cascade.process(rows.map((row) => row.slice(0, count).map(orZero)))
    waiting.length = 0
    return cascade.process(rows)
  }
  return {
    process(input) {
      if (isStarted) return cascade.process(input)
      waiting.push(input.map((row) => row.slice()))
      heard += input[0]?.length ?? 0
      return heard >= wanted ? start() : input.map((row) => row.subarray(0, 0))
    },
    finish: () => (isStarted ? [] : start()),
  }
}

/** As many whole periods as fit, in frames. */
function wholePeriods(frames: number, frequencyHz: number, sampleRate: number): number {
  const period = sampleRate / frequencyHz
  return Math.round(Math.floor(frames / period) * period)
}

const orZero = (sample: number): number => (Number.isFinite(sample) ? sample : 0)
