// The polynomials of measure/soundHash.ts, eight samples at a time: each place modulo 8 has a sum of its own in steps
// of the eighth power.

// @ts-ignore: decorator
@inline
function scramble(bits: v128): v128 {
  const word = i32x4.mul(bits, i32x4.splat(<i32>0x85ebca6b))
  return v128.xor(word, i32x4.shr_u(word, 15))
}

// @ts-ignore: decorator
@inline
function scrambleOne(bits: i32): i32 {
  const word = bits * <i32>0x85ebca6b
  return word ^ <i32>(<u32>word >> 15)
}

/** The hash of what `before` stands for with the row behind it. */
export function hashRow(row: usize, count: i32, before: i32, step: i32): i32 {
  const step2 = step * step
  const step4 = step2 * step2
  const powers = i32x4.splat(step4 * step4)
  let first = i32x4.splat(0)
  let second = i32x4.splat(0)
  let i = 0
  let power: i32 = 1
  const eight = step4 * step4
  for (; i + 8 <= count; i += 8) {
    first = i32x4.add(i32x4.mul(first, powers), scramble(v128.load(row)))
    second = i32x4.add(i32x4.mul(second, powers), scramble(v128.load(row, 16)))
    power *= eight
    row += 32
  }
  let hash = before * power
  hash += i32x4.extract_lane(first, 0) * (step4 * step2 * step) + i32x4.extract_lane(first, 1) * (step4 * step2)
  hash += i32x4.extract_lane(first, 2) * (step4 * step) + i32x4.extract_lane(first, 3) * step4
  hash += i32x4.extract_lane(second, 0) * (step2 * step) + i32x4.extract_lane(second, 1) * step2
  hash += i32x4.extract_lane(second, 2) * step + i32x4.extract_lane(second, 3)
  for (; i < count; i++) {
    hash = hash * step + scrambleOne(load<i32>(row))
    row += 4
  }
  return hash
}
