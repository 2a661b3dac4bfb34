import { createRateChange } from '../../resample/createRateChange.ts'
import { defineEffect, type Processor } from '../processor.ts'

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

function createConversion({ from, to }: RateParams, channels: number, ratio: number): Processor {
  const change = createRateChange(channels === 2 ? 2 : 1, from, to, ratio)
  return { process: (input) => change.convert(input), finish: () => change.end() }
}
