// The two filters that loudness is measured through, one behind the other (transposed direct form II), both channels in
// one vector of 64-bit numbers; only the sums of squares of what comes out are kept.

/** Tails below hearing would be computed as denormal numbers, which are slow. */
// @ts-ignore: decorator
@inline
function heard(x: v128): v128 {
  return v128.andnot(x, f64x2.lt(f64x2.abs(x), f64x2.splat(1e-30)))
}

/**
 * Two rows, or twice one for mono; for every `every` frames two sums at `to`. At `shapes` lie b0, b1, b2, a1, a2 of the
 * shelf and a1, a2 of the high-pass, whose other numbers are 1, -2 and 1; at `state` what each filter remembers.
 */
export function weighRows(left: usize, right: usize, count: i32, every: i32, shapes: usize, state: usize, to: usize): void {
  const b0 = v128.load64_splat(shapes)
  const b1 = v128.load64_splat(shapes, 8)
  const b2 = v128.load64_splat(shapes, 16)
  const a1 = v128.load64_splat(shapes, 24)
  const a2 = v128.load64_splat(shapes, 32)
  const c1 = v128.load64_splat(shapes, 40)
  const c2 = v128.load64_splat(shapes, 48)
  const two = f64x2.splat(2)
  let s1 = v128.load(state)
  let s2 = v128.load(state, 16)
  let t1 = v128.load(state, 32)
  let t2 = v128.load(state, 48)
  for (let from = 0; from < count; from += every) {
    const end = min(count, from + every)
    let sum = f64x2.splat(0)
    for (let i = from; i < end; i++) {
      const x = f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1))
      const y = f64x2.add(f64x2.mul(b0, x), s1)
      s1 = f64x2.add(f64x2.sub(f64x2.mul(b1, x), f64x2.mul(a1, y)), s2)
      s2 = f64x2.sub(f64x2.mul(b2, x), f64x2.mul(a2, y))
      const z = f64x2.add(y, t1)
      t1 = f64x2.sub(f64x2.sub(t2, f64x2.mul(two, y)), f64x2.mul(c1, z))
      t2 = f64x2.sub(y, f64x2.mul(c2, z))
      sum = f64x2.add(sum, f64x2.mul(z, z))
      left += 4
      right += 4
    }
    s1 = heard(s1)
    s2 = heard(s2)
    t1 = heard(t1)
    t2 = heard(t2)
    v128.store(to, sum)
    to += 16
  }
  v128.store(state, s1)
  v128.store(state, s2, 16)
  v128.store(state, t1, 32)
  v128.store(state, t2, 48)
}
