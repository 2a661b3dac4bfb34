// Complex numbers in two vectors: real parts and imaginary parts, four numbers each.

/** Real part of (r + i·j) times (c + s·j). */
// @ts-ignore: decorator
@inline
export function real(r: v128, i: v128, c: v128, s: v128): v128 {
  return f32x4.relaxed_nmadd(i, s, f32x4.mul(r, c))
}

// @ts-ignore: decorator
@inline
export function imaginary(r: v128, i: v128, c: v128, s: v128): v128 {
  return f32x4.relaxed_madd(i, c, f32x4.mul(r, s))
}

/** Times (c - s·j). */
// @ts-ignore: decorator
@inline
export function realBack(r: v128, i: v128, c: v128, s: v128): v128 {
  return f32x4.relaxed_madd(i, s, f32x4.mul(r, c))
}

// @ts-ignore: decorator
@inline
export function imaginaryBack(r: v128, i: v128, c: v128, s: v128): v128 {
  return f32x4.relaxed_nmadd(r, s, f32x4.mul(i, c))
}

/** The sums of a step up: four vectors, the imaginary parts of each so many bytes behind the real ones. */
// @ts-ignore: decorator
@inline
export function storeBack(one: usize, two: usize, three: usize, four: usize, between: usize, r0: v128, i0: v128, r1: v128, i1: v128, r2: v128, i2: v128, r3: v128, i3: v128): void {
  const even = f32x4.add(r0, r2)
  const odd = f32x4.add(r1, r3)
  const evenOther = f32x4.add(i0, i2)
  const oddOther = f32x4.add(i1, i3)
  const apart = f32x4.sub(r0, r2)
  const oddApart = f32x4.sub(r1, r3)
  const apartOther = f32x4.sub(i0, i2)
  const oddApartOther = f32x4.sub(i1, i3)
  v128.store(one, f32x4.add(even, odd))
  v128.store(one + between, f32x4.add(evenOther, oddOther))
  v128.store(two, f32x4.sub(apart, oddApartOther))
  v128.store(two + between, f32x4.add(apartOther, oddApart))
  v128.store(three, f32x4.sub(even, odd))
  v128.store(three + between, f32x4.sub(evenOther, oddOther))
  v128.store(four, f32x4.add(apart, oddApartOther))
  v128.store(four + between, f32x4.sub(apartOther, oddApart))
}
