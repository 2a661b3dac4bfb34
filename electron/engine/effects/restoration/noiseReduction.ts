import { withoutDelay } from '../frames/withoutDelay.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { createFourier, type Row } from './createFourier.ts'
import { createGating, type NoiseReductionParams } from './createGating.ts'
import { spectralFrames, stepsAWindow } from './spectralFrames.ts'

/**
 * Spectral gating: windows of sound that overlap by three quarters, a gain for each frequency of each, and the sum of
 * the windows (Hann twice). With gains of one the sum is the sound itself. How gains are found is in `createGating`.
 */
export const noiseReduction = defineEffect<NoiseReductionParams>({
  channels: 'separate',
  create: async (params, { sampleRate, channels }) => {
    const gates: ChannelGate[] = []
    for (let c = 0; c < channels; c++) gates.push(await createChannelGate(params, sampleRate))
    const late: Pick<Processor, 'process'> = {
      process: (input) => input.map((samples, c) => (gates[c] as ChannelGate).process(samples)),
    }
    return withoutDelay(late, {
      delay: (gates[0] as ChannelGate).delay,
      step: spectralFrames(sampleRate) / stepsAWindow,
      channels,
    })
  },
})

/** Gates one channel. */
interface ChannelGate {
  readonly delay: number
  process(samples: Float32Array): Float32Array
}

async function createChannelGate(params: NoiseReductionParams, sampleRate: number): Promise<ChannelGate> {
  const size = spectralFrames(sampleRate)
  const step = size / stepsAWindow
  const gate = createGating(params, size, sampleRate)
  const fourier = await createFourier(size, gate.windows + 1)
  const spectra = Array.from({ length: gate.windows }, () => fourier.row())
  const work = fourier.row()
  const { heard, sum } = gate
  let filled = size - step
  let count = 0

  const gateOne = (out: Float32Array): void => {
    gate.cutOut()
    work.values.set(gate.timed)
    const taken = spectra[count % gate.windows] as Row
    fourier.forward(work, taken)
    gate.spectrum.set(taken.values)
    gate.take()
    count++
    // The oldest window is ready: every later one that could lift its gains has been seen.
    const ready = spectra[count % gate.windows] as Row
    if (count >= gate.windows) {
      gate.spectrum.set(ready.values)
      gate.shape()
      ready.values.set(gate.spectrum)
      fourier.backward(ready, work)
      gate.back.set(work.values)
      gate.add()
    }
    out.set(sum.subarray(0, step))
    sum.copyWithin(0, step)
    sum.fill(0, size - step)
    heard.copyWithin(0, step)
    filled -= step
  }

  return {
    delay: size - step + (gate.windows - 1) * step,
    process(samples) {
      const count = Math.floor((filled - (size - step) + samples.length) / step) * step
      // The output may share the input's memory: it is never written ahead of what has been read.
      const out = count === samples.length && filled === size - step ? samples : new Float32Array(count)
      let given = 0
      for (let at = 0; at < samples.length;) {
        const taken = samples.subarray(at, at + size - filled)
        heard.set(taken, filled)
        at += taken.length
        filled += taken.length
        if (filled < size) break
        gateOne(out.subarray(given, given + step))
        given += step
      }
      return out
    },
  }
}
