import { peakOfRow } from './level'

/** What lies between samples can only be larger than `limit` where samples are: elsewhere nothing is computed. */
const stepFrames: i32 = 64
const taps: i32 = 12

/**
 * For every frame of a row with `count` + 11 samples the largest magnitude of the sixth of 12 samples and of four phases between it and the next; 0 where the samples around, which rise by `rise` at most,
 * do not reach `limit`. At `shapes` lies what each sample is multiplied with, four phases each. Gives the largest of all; what is no number does not count.
 */
export function peaksBetween(row: usize, count: i32, shapes: usize, to: usize, rise: f32, limit: f32): f32 {
  let best: f32 = 0
  for (let at = 0; at < count; at += stepFrames) {
    const frames = count - at < stepFrames ? count - at : stepFrames
    const isLow = peakOfRow(row, frames + taps - 1) * rise <= limit
    for (let i = 0; i < frames; i++) {
      const peak: f32 = isLow ? 0 : peakHere(row, shapes)
      store<f32>(to, peak)
      if (peak > best) best = peak
      row += 4
      to += 4
    }
  }
  return best
}

// @ts-ignore: decorator
@inline
function peakHere(row: usize, shapes: usize): f32 {
  let sum = f32x4.mul(v128.load32_splat(row), v128.load(shapes))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 4), v128.load(shapes, 16)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 8), v128.load(shapes, 32)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 12), v128.load(shapes, 48)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 16), v128.load(shapes, 64)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 20), v128.load(shapes, 80)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 24), v128.load(shapes, 96)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 28), v128.load(shapes, 112)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 32), v128.load(shapes, 128)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 36), v128.load(shapes, 144)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 40), v128.load(shapes, 160)))
  sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(row, 44), v128.load(shapes, 176)))
  const here = f32x4.pmax(f32x4.pmax(f32x4.splat(0), f32x4.abs(sum)), f32x4.abs(v128.load32_splat(row, 20)))
  const two = f32x4.pmax(here, i64x2.shuffle(here, here, 1, 0))
  const one = f32x4.pmax(two, i32x4.shuffle(two, two, 1, 0, 3, 2))
  return f32x4.extract_lane(one, 0)
}
