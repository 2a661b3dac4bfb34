import { createRateConverter } from '../../resample/createRateConverter.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { createShelf } from './shelf.ts'

export interface VarispeedParams {
  /** New length for one second of the old. */
  readonly ratio: number
}

export interface RateParams {
  /** Hz, or any two whole numbers that are to each other as the rates are. */
  readonly from: number
  readonly to: number
}

/** Rates are told to the converter as whole numbers: with so many steps a speed in percent is exact. */
const steps = 1_000_000

/** As a tape that runs faster or slower: the sound is read at another rate. */
export const varispeed = defineEffect<VarispeedParams>({
  channels: 'linked',
  create: ({ ratio }, { channels }) =>
    createConversion({ from: Math.round(steps / ratio), to: steps }, channels, ratio),
})

/** The same sound at another sample rate. */
export const rate = defineEffect<RateParams>({
  channels: 'linked',
  create: (rates, { channels }) => createConversion(rates, channels, rates.to / rates.from),
})

function createConversion({ from, to }: RateParams, count: number, ratio: number): Processor {
  const channels = count === 2 ? 2 : 1
  const converter = createRateConverter(channels, from, to)
  let framesIn = 0
  let framesOut = 0
  const ready = createShelf(channels)
  const convert = (sound: readonly Float32Array[]): void => {
    const length = sound[0]?.length ?? 0
    for (let at = 0; at < length; at += converter.mostFrames) {
      const made = converter.convertRows(sound.map((row) => row.subarray(at, at + converter.mostFrames)))
      framesOut += made[0]?.length ?? 0
      ready.put(made)
    }
  }
  return {
    process(input) {
      framesIn += input[0]?.length ?? 0
      convert(input)
      return ready.take(ready.frames())
    },
    finish() {
      const wanted = Math.round(framesIn * ratio)
      const silence = Array.from({ length: channels }, () => new Float32Array(4096))
      // What the filter still holds comes out when silence goes in.
      while (framesOut < wanted) convert(silence)
      return ready.take(Math.max(0, ready.frames() - (framesOut - wanted)))
    },
  }
}
