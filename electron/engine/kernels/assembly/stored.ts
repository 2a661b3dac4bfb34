// Stored 16-bit frames to 16-bit frames: turned round, doubled, or with a gain. `from` and `to` never overlap.

import { reverseRow, splitS16, widenS16 } from './decode'
import { quantiseS16, quantiseStereoS16 } from './quantise'

/** Mono, the last sample first. */
export function turnS16(from: usize, to: usize, count: i32): void {
  let end = to + (<usize>count << 1)
  let i = 0
  for (; i + 8 <= count; i += 8) {
    const x = v128.load(from)
    end -= 16
    v128.store(end, i16x8.shuffle(x, x, 7, 6, 5, 4, 3, 2, 1, 0))
    from += 16
  }
  for (; i < count; i++) {
    end -= 2
    store<i16>(end, load<i16>(from))
    from += 2
  }
}

/** Stereo, the last frame first. */
export function turnStereoS16(from: usize, to: usize, frames: i32): void {
  let end = to + (<usize>frames << 2)
  let i = 0
  for (; i + 4 <= frames; i += 4) {
    const x = v128.load(from)
    end -= 16
    v128.store(end, i32x4.shuffle(x, x, 3, 2, 1, 0))
    from += 16
  }
  for (; i < frames; i++) {
    end -= 4
    store<i32>(end, load<i32>(from))
    from += 4
  }
}

/** Mono to stereo. */
export function doubleS16(from: usize, to: usize, count: i32): void {
  let i = 0
  for (; i + 8 <= count; i += 8) {
    const x = v128.load(from)
    v128.store(to, i16x8.shuffle(x, x, 0, 0, 1, 1, 2, 2, 3, 3))
    v128.store(to, i16x8.shuffle(x, x, 4, 4, 5, 5, 6, 6, 7, 7), 16)
    from += 16
    to += 32
  }
  for (; i < count; i++) {
    const x = load<i16>(from)
    store<i16>(to, x)
    store<i16>(to, x, 2)
    from += 2
    to += 4
  }
}

/** What is decided about at a time (quantise.ts), so that the floats between are never far away. */
const granule: i32 = 256

/** Times `scale`, dithered. `rows` is room for 512 floats. Backward when `turn` is not 0. */
export function gainS16(from: usize, to: usize, count: i32, scale: f64, turn: i32, rows: usize, seeds: usize): void {
  for (let at = 0; at < count; at += granule) {
    const part = min<i32>(granule, count - at)
    widenS16(from + (<usize>(turn !== 0 ? count - at - part : at) << 1), rows, part, scale)
    if (turn !== 0) reverseRow(rows, part)
    quantiseS16(rows, to, part, seeds)
    to += 2 * granule
  }
}

export function gainStereoS16(from: usize, to: usize, frames: i32, scale: f64, turn: i32, rows: usize, seeds: usize): void {
  const right = rows + 4 * granule
  for (let at = 0; at < frames; at += granule) {
    const part = min<i32>(granule, frames - at)
    splitS16(from + (<usize>(turn !== 0 ? frames - at - part : at) << 2), rows, right, part, scale)
    if (turn !== 0) {
      reverseRow(rows, part)
      reverseRow(right, part)
    }
    quantiseStereoS16(rows, right, to, part, seeds)
    to += 4 * granule
  }
}
