import { createRateConverter } from '../../resample/createRateConverter.ts'
import { defineEffect } from '../processor.ts'
import { createShelf } from './shelf.ts'

export interface VarispeedParams {
  /** New length for one second of the old. */
  readonly ratio: number
}

/** Rates are told to the converter as whole numbers: with so many steps a speed in percent is exact. */
const steps = 1_000_000

/** As a tape that runs faster or slower: the sound is read at another rate. */
export const varispeed = defineEffect<VarispeedParams>({
  channels: 'linked',
  create: ({ ratio }, { channels: count }) => {
    const channels = count === 2 ? 2 : 1
    const converter = createRateConverter(channels, Math.round(steps / ratio), steps)
    let framesIn = 0
    let framesOut = 0
    const ready = createShelf(channels)
    const convert = (sound: Float32Array): void => {
      for (let at = 0; at < sound.length; at += converter.mostFrames * channels) {
        const made = apart(converter.convert(sound.slice(at, at + converter.mostFrames * channels)), channels)
        framesOut += made[0]?.length ?? 0
        ready.put(made)
      }
    }
    return {
      process(input) {
        framesIn += input[0]?.length ?? 0
        convert(interleaved(input))
        return ready.take(ready.frames())
      },
      finish() {
        const wanted = Math.round(framesIn * ratio)
        // What the filter still holds comes out when silence goes in.
        while (framesOut < wanted) convert(new Float32Array(4096 * channels))
        return ready.take(Math.max(0, ready.frames() - (framesOut - wanted)))
      },
    }
  },
})

function interleaved(sound: readonly Float32Array[]): Float32Array {
  const [first] = sound as [Float32Array]
  if (sound.length === 1) return first
  const out = new Float32Array(first.length * sound.length)
  sound.forEach((row, c) => {
    for (let i = 0; i < row.length; i++) out[i * sound.length + c] = row[i] as number
  })
  return out
}

function apart(samples: Float32Array, channels: number): Float32Array[] {
  if (channels === 1) return [samples.slice()]
  return Array.from({ length: channels }, (_, c) =>
    Float32Array.from({ length: samples.length / channels }, (_unused, i) => samples[i * channels + c] as number),
  )
}
