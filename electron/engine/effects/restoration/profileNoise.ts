import { createFourier } from './createFourier.ts'
import { hann, powerOf, spectralFrames, stepsAWindow } from './spectralFrames.ts'

/** Windows between two pauses: a millisecond or two. */
const windowsATurn = 64

/**
 * Mean power at each frequency over all channels of a stretch of noise, nothing anywhere where it is silent; null for
 * less than a window of it.
 */
export async function profileNoise(
  sound: readonly Float32Array[],
  sampleRate: number,
  pause: () => Promise<void> = async () => {},
): Promise<Float32Array | null> {
  const size = spectralFrames(sampleRate)
  const step = size / stepsAWindow
  const shape = hann(size)
  const fourier = await createFourier(size, 2)
  const [timed, spectrum] = [fourier.row(), fourier.row()]
  const power = new Float32Array(size / 2 + 1)
  const sum = new Float64Array(size / 2 + 1)
  let windows = 0
  for (const samples of sound) {
    for (let at = 0; at + size <= samples.length; at += step) {
      for (let i = 0; i < size; i++) timed.values[i] = (samples[at + i] as number) * (shape[i] as number)
      fourier.forward(timed, spectrum)
      powerOf(spectrum.values, power)
      for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + (power[k] as number)
      if (++windows % windowsATurn === 0) await pause()
    }
  }
  return windows > 0 ? Float32Array.from(sum, (value) => value / windows) : null
}
