// Second-order sections one after the other, both channels in one vector of 64-bit numbers, rounded to 32 bits once at
// the end.

/** Frames that go through several sections at a time: what lies between two of them stays near. */
const granule: i32 = 512
/** States are tidied at every so many frames of the sound, so that the result does not hang on how it is cut. */
const tidyFrames: i32 = 4096

/**
 * Runs `sections` sections (direct form I: a frame waits for one product and one sum only) over two rows, or twice over
 * one for mono. At `wide` there is room for 8 KB; at `shapes` lie b0, b1, b2, a1, a2 of every section; at `state` the
 * last two frames that went into each and the last two that came out, both channels of each. `position`: frames that
 * went through before.
 */
export function filterRows(left: usize, right: usize, count: i32, wide: usize, sections: i32, shapes: usize, state: usize, position: i32): void {
  for (let at = 0; at < count;) {
    const part = min<i32>(count - at, tidyFrames - position % tidyFrames)
    filterPart(left, right, part, wide, sections, shapes, state)
    at += part
    position += part
    left += <usize>part << 2
    right += <usize>part << 2
    if (position % tidyFrames === 0) tidy(state, sections << 3)
  }
}

/**
 * What fades below hearing would be computed as denormal numbers, which are slow; and a state that is no number would
 * stay for ever.
 */
function tidy(state: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const size = abs<f64>(load<f64>(state))
    if (!(size >= 1e-30 && size < f64.POSITIVE_INFINITY)) store<f64>(state, 0)
    state += 8
  }
}

function filterPart(left: usize, right: usize, count: i32, wide: usize, sections: i32, shapes: usize, state: usize): void {
  if (sections === 1) return runAlone(left, right, count, shapes, state)
  for (let at = 0; at < count; at += granule) {
    const part = min<i32>(granule, count - at)
    widen(left, right, part, wide)
    let shape = shapes
    let last = state
    for (let k = 0; k < sections; k++) {
      runSection(wide, part, shape, last)
      shape += 40
      last += 64
    }
    narrow(left, right, part, wide)
    left += <usize>part << 2
    right += <usize>part << 2
  }
}

/** One section needs nothing between: what it waits for is longer than turning floats into numbers of 64 bits. */
function runAlone(left: usize, right: usize, count: i32, shape: usize, state: usize): void {
  const b0 = v128.load64_splat(shape)
  const b1 = v128.load64_splat(shape, 8)
  const b2 = v128.load64_splat(shape, 16)
  const a1 = v128.load64_splat(shape, 24)
  const a2 = v128.load64_splat(shape, 32)
  let x1 = v128.load(state)
  let x2 = v128.load(state, 16)
  let y1 = v128.load(state, 32)
  let y2 = v128.load(state, 48)
  for (let i = 0; i < count; i++) {
    const x = f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1))
    const y = f64x2.sub(
      f64x2.add(f64x2.add(f64x2.mul(b0, x), f64x2.mul(b1, x1)), f64x2.sub(f64x2.mul(b2, x2), f64x2.mul(a2, y2))), f64x2.mul(a1, y1))
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    const out = f32x4.demote_f64x2_zero(y)
    v128.store32_lane(left, out, 0)
    v128.store32_lane(right, out, 1)
    left += 4
    right += 4
  }
  v128.store(state, x1)
  v128.store(state, x2, 16)
  v128.store(state, y1, 32)
  v128.store(state, y2, 48)
}

function widen(left: usize, right: usize, count: i32, to: usize): void {
  for (let i = 0; i < count; i++) {
    v128.store(to, f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1)))
    left += 4
    right += 4
    to += 16
  }
}

function narrow(left: usize, right: usize, count: i32, from: usize): void {
  for (let i = 0; i < count; i++) {
    const x = f32x4.demote_f64x2_zero(v128.load(from))
    v128.store32_lane(left, x, 0)
    v128.store32_lane(right, x, 1)
    left += 4
    right += 4
    from += 16
  }
}

function runSection(row: usize, count: i32, shape: usize, state: usize): void {
  const b0 = v128.load64_splat(shape)
  const b1 = v128.load64_splat(shape, 8)
  const b2 = v128.load64_splat(shape, 16)
  const a1 = v128.load64_splat(shape, 24)
  const a2 = v128.load64_splat(shape, 32)
  let x1 = v128.load(state)
  let x2 = v128.load(state, 16)
  let y1 = v128.load(state, 32)
  let y2 = v128.load(state, 48)
  for (let i = 0; i < count; i++) {
    const x = v128.load(row)
    const y = f64x2.sub(
      f64x2.add(f64x2.add(f64x2.mul(b0, x), f64x2.mul(b1, x1)), f64x2.sub(f64x2.mul(b2, x2), f64x2.mul(a2, y2))), f64x2.mul(a1, y1))
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    v128.store(row, y)
    row += 16
  }
  v128.store(state, x1)
  v128.store(state, x2, 16)
  v128.store(state, y1, 32)
  v128.store(state, y2, 48)
}
