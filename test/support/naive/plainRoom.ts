import type { Room } from '../../../electron/engine/kernels/index.ts'

/** Damped combs side by side, then all-passes, frame by frame. */
export function plainRoom({ combs, allPasses, feedback, damping }: Room, sound: Float32Array): Float32Array {
  const sum = new Float64Array(sound.length)
  for (const length of combs) {
    const line = new Float64Array(length)
    let low = 0
    sound.forEach((sample, i) => {
      const out = line[i % length] as number
      low = out + damping * (low - out)
      line[i % length] = sample + low * feedback
      sum[i] = (sum[i] as number) + out
    })
  }
  for (const length of allPasses) {
    const line = new Float64Array(length)
    sum.forEach((sample, i) => {
      const held = line[i % length] as number
      line[i % length] = sample + held * 0.5
      sum[i] = held - sample
    })
  }
  return Float32Array.from(sum)
}
