/** Beyond +240 dB nothing is sound any more, and squares would leave the range of a float. */
const absurd = 1e12

/** Puts 0 in place of samples that are not numbers, infinite or absurdly large. How many there were. */
export function repairFloats(samples: Float32Array): number {
  let repaired = 0
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] as number
    if (sample <= absurd && sample >= -absurd) continue
    samples[i] = 0
    repaired++
  }
  return repaired
}
