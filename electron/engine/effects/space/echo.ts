import { defineEffect } from '../processor.ts'

export interface EchoParams {
  /** Seconds. */
  readonly delay: number
  /** What each repetition is of the one before. */
  readonly decay: number
}

/** Each frame hears what came out of the effect `delay` ago: y[n] = x[n] + decay y[n - d], as Audacity's. */
export const echo = defineEffect<EchoParams>({
  // A sum a frame: handing the sound to threads takes more than that.
  channels: 'linked',
  create: ({ delay, decay }, { sampleRate, channels }) => {
    const length = Math.max(1, Math.round(delay * sampleRate))
    const lines = Array.from({ length: channels }, () => new Float32Array(length))
    let at = 0
    return {
      process(input) {
        const count = input[0]?.length ?? 0
        let next = at
        input.forEach((samples, c) => {
          next = repeat(samples, lines[c] as Float32Array, at, decay)
        })
        if (count > 0) at = next
        return input
      },
      finish: () => [],
    }
  },
})

/** Below this nothing is heard, and denormal numbers would be slow. */
const soundless = 1e-15

function repeat(samples: Float32Array, line: Float32Array, from: number, decay: number): number {
  let at = from
  for (let i = 0; i < samples.length; i++) {
    const y = (samples[i] as number) + decay * (line[at] as number)
    samples[i] = y
    line[at] = Math.abs(y) > soundless && Math.abs(y) < 1e9 ? y : 0
    if (++at === line.length) at = 0
  }
  return at
}
