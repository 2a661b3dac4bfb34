import { peakOfRow } from './level'

/** What lies between samples can only be larger than `limit` where samples are: elsewhere nothing is computed. */
const stepFrames: i32 = 64
const taps: i32 = 12

/**
 * For every frame of a row with `count` + 11 samples the largest magnitude of the sixth of 12 samples and of four
 * phases between it and the next; 0 where the samples around, which rise by `rise` at most, do not reach `limit`. Two
 * phases are the two others backwards, so that of each pair the larger is |what both have in common| + |what they
 * differ in|: at `shapes` lie, for each of six pairs of samples, the factors of their sum and of their difference, for
 * one pair of phases and for the other. Gives the largest of all; what is no number does not count.
 */
export function peaksBetween(row: usize, count: i32, shapes: usize, to: usize, rise: f32, limit: f32): f32 {
  let best: f32 = 0
  for (let at = 0; at < count; at += stepFrames) {
    const frames = count - at < stepFrames ? count - at : stepFrames
    if (peakOfRow(row, frames + taps - 1) * rise <= limit) memory.fill(to, 0, frames << 2)
    else {
      const peak = peaksOf(row, frames, shapes, to)
      if (peak > best) best = peak
    }
    row += <usize>frames << 2
    to += <usize>frames << 2
  }
  return best
}

function peaksOf(row: usize, frames: i32, shapes: usize, to: usize): f32 {
  let most = f32x4.splat(0)
  let i = 0
  for (; i + 8 <= frames; i += 8) {
    most = f32x4.pmax(most, eightPeaks(row, shapes, to))
    row += 32
    to += 32
  }
  for (; i + 4 <= frames; i += 4) {
    const peaks = fourPeaks(row, shapes)
    v128.store(to, peaks)
    most = f32x4.pmax(most, peaks)
    row += 16
    to += 16
  }
  const two = f32x4.pmax(most, i64x2.shuffle(most, most, 1, 0))
  let best = f32x4.extract_lane(f32x4.pmax(two, i32x4.shuffle(two, two, 1, 0, 3, 2)), 0)
  for (; i < frames; i++) {
    const peak = onePeak(row, shapes)
    store<f32>(to, peak)
    if (peak > best) best = peak
    row += 4
    to += 4
  }
  return best
}

// @ts-ignore: decorator
@inline
function fourPeaks(row: usize, shapes: usize): v128 {
  let near = f32x4.splat(0)
  let nearOther = near
  let far = near
  let farOther = near
  for (let k: usize = 0; k < 6; k++) {
    const x = v128.load(row + (k << 2))
    const y = v128.load(row + ((11 - k) << 2))
    const sum = f32x4.add(x, y)
    const difference = f32x4.sub(x, y)
    near = f32x4.add(near, f32x4.mul(sum, v128.load32_splat(shapes)))
    nearOther = f32x4.add(nearOther, f32x4.mul(difference, v128.load32_splat(shapes, 4)))
    far = f32x4.add(far, f32x4.mul(sum, v128.load32_splat(shapes, 8)))
    farOther = f32x4.add(farOther, f32x4.mul(difference, v128.load32_splat(shapes, 12)))
    shapes += 16
  }
  return larger(near, nearOther, far, farOther, v128.load(row, 20))
}

/** The same of eight frames, for which factors are read once; gives the larger ones. */
// @ts-ignore: decorator
@inline
function eightPeaks(row: usize, shapes: usize, to: usize): v128 {
  let near = f32x4.splat(0)
  let nearOther = near
  let far = near
  let farOther = near
  let near2 = near
  let nearOther2 = near
  let far2 = near
  let farOther2 = near
  for (let k: usize = 0; k < 6; k++) {
    const x = v128.load(row + (k << 2))
    const y = v128.load(row + ((11 - k) << 2))
    const x2 = v128.load(row + (k << 2), 16)
    const y2 = v128.load(row + ((11 - k) << 2), 16)
    const sum = f32x4.add(x, y)
    const difference = f32x4.sub(x, y)
    const sum2 = f32x4.add(x2, y2)
    const difference2 = f32x4.sub(x2, y2)
    let shape = v128.load32_splat(shapes)
    near = f32x4.add(near, f32x4.mul(sum, shape))
    near2 = f32x4.add(near2, f32x4.mul(sum2, shape))
    shape = v128.load32_splat(shapes, 4)
    nearOther = f32x4.add(nearOther, f32x4.mul(difference, shape))
    nearOther2 = f32x4.add(nearOther2, f32x4.mul(difference2, shape))
    shape = v128.load32_splat(shapes, 8)
    far = f32x4.add(far, f32x4.mul(sum, shape))
    far2 = f32x4.add(far2, f32x4.mul(sum2, shape))
    shape = v128.load32_splat(shapes, 12)
    farOther = f32x4.add(farOther, f32x4.mul(difference, shape))
    farOther2 = f32x4.add(farOther2, f32x4.mul(difference2, shape))
    shapes += 16
  }
  const peaks = larger(near, nearOther, far, farOther, v128.load(row, 20))
  const peaks2 = larger(near2, nearOther2, far2, farOther2, v128.load(row, 36))
  v128.store(to, peaks)
  v128.store(to, peaks2, 16)
  return f32x4.pmax(peaks, peaks2)
}

// @ts-ignore: decorator
@inline
function larger(near: v128, nearOther: v128, far: v128, farOther: v128, here: v128): v128 {
  let peaks = f32x4.pmax(f32x4.splat(0), f32x4.add(f32x4.abs(near), f32x4.abs(nearOther)))
  peaks = f32x4.pmax(peaks, f32x4.add(f32x4.abs(far), f32x4.abs(farOther)))
  return f32x4.pmax(peaks, f32x4.abs(here))
}

/** The same of a single frame, in the same order. */
function onePeak(row: usize, shapes: usize): f32 {
  let near: f32 = 0
  let nearOther: f32 = 0
  let far: f32 = 0
  let farOther: f32 = 0
  for (let k: usize = 0; k < 6; k++) {
    const x = load<f32>(row + (k << 2))
    const y = load<f32>(row + ((11 - k) << 2))
    near += (x + y) * load<f32>(shapes)
    nearOther += (x - y) * load<f32>(shapes, 4)
    far += (x + y) * load<f32>(shapes, 8)
    farOther += (x - y) * load<f32>(shapes, 12)
    shapes += 16
  }
  let peak: f32 = 0
  if (abs<f32>(near) + abs<f32>(nearOther) > peak) peak = abs<f32>(near) + abs<f32>(nearOther)
  if (abs<f32>(far) + abs<f32>(farOther) > peak) peak = abs<f32>(far) + abs<f32>(farOther)
  const here = abs<f32>(load<f32>(row, 20))
  return here > peak ? here : peak
}
