// Gains on rows of floats. Products are made with 64 bits where the gain needs them, rounded to 32 once, and -0 becomes
// 0: zero times a negative gain is -0, and sounds that are equal have to be equal bit for bit.

// @ts-ignore: decorator
@inline
function upper(x: v128): v128 {
  return f64x2.promote_low_f32x4(i64x2.shuffle(x, x, 1, 1))
}

// @ts-ignore: decorator
@inline
function lower(x: v128): v128 {
  return f64x2.promote_low_f32x4(x)
}

// @ts-ignore: decorator
@inline
function join(low: v128, high: v128): v128 {
  return i64x2.shuffle(f32x4.demote_f64x2_zero(low), f32x4.demote_f64x2_zero(high), 0, 2)
}

export function scaleRow(row: usize, count: i32, gain: f64): void {
  if (<f64>(<f32>gain) === gain) scaleExact(row, count, <f32>gain)
  else scaleWide(row, count, gain)
}

/** The product of two floats is one float's rounding away from what 64 bits give. */
function scaleExact(row: usize, count: i32, gain: f32): void {
  const gains = f32x4.splat(gain)
  const zero = f32x4.splat(0)
  let i = 0
  for (; i + 8 <= count; i += 8) {
    v128.store(row, f32x4.add(f32x4.mul(v128.load(row), gains), zero))
    v128.store(row, f32x4.add(f32x4.mul(v128.load(row, 16), gains), zero), 16)
    row += 32
  }
  for (; i < count; i++) {
    store<f32>(row, load<f32>(row) * gain + <f32>0)
    row += 4
  }
}

function scaleWide(row: usize, count: i32, gain: f64): void {
  const gains = f64x2.splat(gain)
  const zero = f32x4.splat(0)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const x = v128.load(row)
    v128.store(row, f32x4.add(join(f64x2.mul(lower(x), gains), f64x2.mul(upper(x), gains)), zero))
    row += 16
  }
  for (; i < count; i++) {
    store<f32>(row, <f32>(<f64>load<f32>(row) * gain) + <f32>0)
    row += 4
  }
}

/** Row += more. */
export function addRow(row: usize, more: usize, count: i32): void {
  let i = 0
  for (; i + 4 <= count; i += 4) {
    v128.store(row, f32x4.add(v128.load(row), v128.load(more)))
    row += 16
    more += 16
  }
  for (; i < count; i++) {
    store<f32>(row, load<f32>(row) + load<f32>(more))
    row += 4
    more += 4
  }
}

/** Row += more times gain, with 64 bits between. */
export function mixRow(row: usize, more: usize, count: i32, gain: f64): void {
  const gains = f64x2.splat(gain)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const x = v128.load(row)
    const y = v128.load(more)
    v128.store(row, join(f64x2.add(lower(x), f64x2.mul(lower(y), gains)), f64x2.add(upper(x), f64x2.mul(upper(y), gains))))
    row += 16
    more += 16
  }
  for (; i < count; i++) {
    store<f32>(row, <f32>(<f64>load<f32>(row) + <f64>load<f32>(more) * gain))
    row += 4
    more += 4
  }
}

/** Row = (row + more) / 2, with 64 bits between. */
export function averageRow(row: usize, more: usize, count: i32): void {
  const half = f64x2.splat(0.5)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const x = v128.load(row)
    const y = v128.load(more)
    v128.store(row, join(f64x2.mul(f64x2.add(lower(x), lower(y)), half), f64x2.mul(f64x2.add(upper(x), upper(y)), half)))
    row += 16
    more += 16
  }
  for (; i < count; i++) {
    store<f32>(row, <f32>((<f64>load<f32>(row) + <f64>load<f32>(more)) * 0.5))
    row += 4
    more += 4
  }
}

/**
 * A straight line of gains: from + rise * place / total, where place goes from `start` on in steps and stays between 0
 * and total.
 */
export function rampRow(row: usize, count: i32, from: f64, rise: f64, total: f64, start: f64, step: f64): void {
  const froms = f64x2.splat(from)
  const rises = f64x2.splat(rise)
  const totals = f64x2.splat(total)
  const zeros = f64x2.splat(0)
  const zero = f32x4.splat(0)
  const advance = f64x2.splat(4 * step)
  // Whole numbers, so that adding up is as exact as multiplying.
  let low = f64x2.replace_lane(f64x2.splat(start), 1, start + step)
  let high = f64x2.add(low, f64x2.splat(2 * step))
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const x = v128.load(row)
    const gainLow = f64x2.add(froms, f64x2.mul(rises, f64x2.div(f64x2.pmin(f64x2.pmax(low, zeros), totals), totals)))
    const gainHigh = f64x2.add(froms, f64x2.mul(rises, f64x2.div(f64x2.pmin(f64x2.pmax(high, zeros), totals), totals)))
    v128.store(row, f32x4.add(join(f64x2.mul(lower(x), gainLow), f64x2.mul(upper(x), gainHigh)), zero))
    low = f64x2.add(low, advance)
    high = f64x2.add(high, advance)
    row += 16
  }
  for (; i < count; i++) {
    const place = start + <f64>i * step
    const gain = from + rise * (place <= 0 ? 0 : place >= total ? 1 : place / total)
    store<f32>(row, <f32>(<f64>load<f32>(row) * gain) + <f32>0)
    row += 4
  }
}
