import { defineEffect } from '../processor.ts'
import { createRandom, type Random } from './createRandom.ts'

export type NoiseColor = 'white' | 'pink' | 'brown'

export interface NoiseParams {
  readonly color: NoiseColor
  /** Highest sample, 1.0 = full scale; pink and brown noise hardly ever reach it. */
  readonly amplitude: number
  /** The same seed gives the same noise. */
  readonly seed: number
}

/** Noise of a colour, another one on every channel. */
export const noise = defineEffect<NoiseParams>({
  channels: 'linked',
  create: ({ color, amplitude, seed }, { channels, sampleRate }) => {
    const sources = Array.from({ length: channels }, (_, c) =>
      colors[color](createRandom(seed * 7919 + c * 104_729 + 1), sampleRate),
    )
    return {
      process(input) {
        input.forEach((row, c) => {
          const next = sources[c] as () => number
          for (let i = 0; i < row.length; i++) row[i] = amplitude * Math.max(-1, Math.min(1, next()))
        })
        return input
      },
      finish: () => [],
    }
  },
})

const colors: Readonly<Record<NoiseColor, (random: Random, sampleRate: number) => Random>> = {
  white: (random) => random,
  pink: createPink,
  brown: createBrown,
}

/** Paul Kellet's "refined" filter, musicdsp.org: 3 dB an octave within 0.05 dB at 44.1 kHz. */
function createPink(random: Random): Random {
  const poles = [
    [0.99886, 0.0555179],
    [0.99332, 0.0750759],
    [0.969, 0.153852],
    [0.8665, 0.3104856],
    [0.55, 0.5329522],
    [-0.7616, -0.016898],
  ] as const
  const state = new Float64Array(poles.length + 1)
  return () => {
    const white = random()
    let sum = (state[poles.length] as number) + white * 0.5362
    poles.forEach(([keep, take], k) => {
      state[k] = keep * (state[k] as number) + take * white
      sum += state[k] ?? 0
    })
    state[poles.length] = white * 0.115926
    return sum * 0.129
  }
}

/** White noise through a leaky integrator: 6 dB an octave, level below 20 Hz. */
function createBrown(random: Random, sampleRate: number): Random {
  const leak = Math.exp((-2 * Math.PI * 20) / sampleRate)
  // Brings the level near that of pink noise whatever the rate.
  const scale = 0.55 * Math.sqrt(1 - leak * leak)
  let sum = 0
  return () => {
    sum = leak * sum + random()
    return sum * scale
  }
}
