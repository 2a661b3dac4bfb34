import { defineEffect } from '../processor.ts'

export type Waveform = 'sine' | 'square' | 'sawtooth' | 'triangle'

export interface ToneParams {
  readonly waveform: Waveform
  readonly frequencyHz: number
  /** Highest sample, 1.0 = full scale. */
  readonly amplitude: number
}

/**
 * A steady tone, the same on every channel; starts at phase 0. The jumps of square and sawtooth are rounded by a
 * polynomial over the two samples around them (polyBLEP: Välimäki and Huovilainen, "Antialiasing oscillators in
 * subtractive synthesis", 2007), the corners of the triangle by its integral, so that little is heard of what lies
 * above half of the rate.
 */
export const tone = defineEffect<ToneParams>({
  channels: 'linked',
  create: ({ waveform, frequencyHz, amplitude }, { sampleRate }) => {
    const step = frequencyHz / sampleRate
    const shape = shapes[waveform]
    let at = 0
    return {
      process(input) {
        const [first, ...others] = input as [Float32Array, ...Float32Array[]]
        for (let i = 0; i < first.length; i++, at++) {
          // Counted from the beginning, so that no rounding adds up over hours.
          const phase = (at * step) % 1
          first[i] = amplitude * Math.max(-1, Math.min(1, shape(phase, step)))
        }
        for (const other of others) other.set(first)
        return input
      },
      finish: () => [],
    }
  },
})

const shapes: Readonly<Record<Waveform, (phase: number, step: number) => number>> = {
  sine: (phase) => Math.sin(2 * Math.PI * phase),
  square: (phase, step) => (phase < 0.5 ? 1 : -1) + jump(phase, step) - jump((phase + 0.5) % 1, step),
  // As SoX and Audacity draw it: it rises through zero and falls at half of its length.
  sawtooth: (phase, step) => 2 * ((phase + 0.5) % 1) - 1 - jump((phase + 0.5) % 1, step),
  triangle: (phase, step) => corner(phase, step),
}

/** What turns a jump by 2 at phase 0 into one without the highest partials. */
function jump(phase: number, step: number): number {
  if (phase < step) return 2 * (phase / step) - (phase / step) ** 2 - 1
  if (phase > 1 - step) return ((phase - 1) / step) ** 2 + 2 * ((phase - 1) / step) + 1
  return 0
}

function corner(phase: number, step: number): number {
  const turned = (phase + 0.25) % 1
  const plain = 1 - 4 * Math.abs(turned - 0.5)
  return plain + 4 * step * (bend(turned, step) - bend((turned + 0.5) % 1, step))
}

/** The same for a corner: the integral of `jump`, for a slope that changes by 2 a step. */
function bend(phase: number, step: number): number {
  if (phase < step) return (1 - phase / step) ** 3 / 3
  return phase > 1 - step ? (1 + (phase - 1) / step) ** 3 / 3 : 0
}
