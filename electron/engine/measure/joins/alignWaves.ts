import type { EdgeSound } from './edgeSound.ts'

/** Seconds that a wave may be shifted to run on in step, and of sound that is compared. */
const shift = 0.006
const compared = 0.005
/** Waves that are less alike are not in step anywhere. */
const alike = 0.5

/** Frames by which the end of a cut moves so that the wave behind it runs on where the one before it stops. */
export function alignWaves(start: EdgeSound, from: number, end: EdgeSound, to: number, sampleRate: number): number {
  const half = Math.round(compared * sampleRate)
  const most = Math.round(shift * sampleRate)
  let best = { by: 0, likeness: alike }
  for (let by = -most; by <= most; by++) {
    const at = to + by
    if (at < end.at - end.earlier || at > end.at + end.later) continue
    const likeness = likenessOf(start.sound, from - half, end.sound, at - half, 2 * half)
    if (likeness > best.likeness) best = { by, likeness }
  }
  return best.by
}

/** Correlation of two stretches, -1 to 1; 0 where one of them is silent. */
export function likenessOf(one: Float32Array, from: number, other: Float32Array, to: number, length: number): number {
  let [both, first, second] = [0, 0, 0]
  for (let k = 0; k < length; k++) {
    const [a, b] = [one[from + k] ?? 0, other[to + k] ?? 0]
    both += a * b
    first += a * a
    second += b * b
  }
  const power = Math.sqrt(first * second)
  return power < length * 1e-8 ? 0 : both / power
}
