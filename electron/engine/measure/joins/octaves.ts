/** Octaves below half the rate that a moment is told by; the last holds all that is below. */
export const octaveCount = 8
/** What is quieter than this is taken for this, so that two kinds of silence are alike. */
export const quietestDb = -75
/** Octaves further below the loudest one can't be heard beside it. */
const masked = 35
/** More of a difference is not heard as more. */
const mostDb = 24

/**
 * Levels of the octaves of a stretch in dBFS, highest first: differences and sums of neighbours, then of the sums, and
 * so on (Haar). Coarse, but of twenty milliseconds no other spectrum says much more, and it costs two operations a
 * sample.
 */
export function octavesOf(sound: Float32Array, from: number, length: number): Float32Array {
  const levels = new Float32Array(octaveCount).fill(quietestDb)
  const rest = new Float32Array(length)
  // Silence before the first sample and behind the last.
  const before = Math.max(0, -from)
  if (before < length) rest.set(sound.subarray(from + before, Math.max(0, from + length)), before)
  let size = length
  for (let octave = 0; octave < octaveCount - 1 && size > 1; octave++) {
    const half = size >> 1
    let sum = 0
    for (let k = 0; k < half; k++) {
      const one = rest[2 * k] as number
      const other = rest[2 * k + 1] as number
      const apart = (one - other) * Math.SQRT1_2
      sum += apart * apart
      rest[k] = (one + other) * Math.SQRT1_2
    }
    levels[octave] = toLevel(sum / length)
    size = half
  }
  let sum = 0
  for (let k = 0; k < size; k++) sum += (rest[k] as number) ** 2
  levels[octaveCount - 1] = toLevel(sum / Math.max(1, length))
  return levels
}

/** Level of all octaves together, dBFS. */
export function levelOf(octaves: Float32Array): number {
  return toLevel(octaves.reduce((sum, db) => sum + 10 ** (db / 10), 0))
}

/** How unlike two moments are in level and colour: the mean difference in dB of the octaves that are heard. */
export function unlikeness(one: Float32Array, other: Float32Array): number {
  const loudest = Math.max(...one, ...other)
  let [sum, heard] = [0, 0]
  for (let k = 0; k < octaveCount; k++) {
    const [a, b] = [one[k] as number, other[k] as number]
    const level = Math.max(a, b)
    if (level < loudest - masked) continue
    sum += Math.min(mostDb, Math.abs(a - b))
    heard++
  }
  return sum / heard
}

function toLevel(power: number): number {
  return Math.max(quietestDb, 10 * Math.log10(power + 1e-12))
}
