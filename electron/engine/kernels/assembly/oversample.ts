// A sharp filter between two stages of a change of rate: two rows as one complex row, convolved in the frequency domain
// (overlap-save) with two filters, for the places of the samples and for those half-way to the next. A transform has
// 4096 places: four of 1024 side by side in the lanes of vectors, so that no step but the first and the last turns
// anything. Spectra stay in the order in which they come (digits reversed); those of the filters lie in the same order.
// A vector of 4 complex numbers is 32 bytes: real parts, imaginary parts.

import { imaginary, imaginaryBack, real, realBack, storeBack } from './complex'
import { storeTurned, zip, zipEnds } from './lanes'

const lanes: usize = 1024
/** Bytes between what a first step takes together. */
const quarter: usize = lanes << 2

/** Rows of 4096 (real and imaginary parts) to the first step of their spectrum; `turns`: 3 vectors for 4 places each. */
export function enterSpectrum(left: usize, right: usize, to: usize, turns: usize): void {
  for (let at: usize = 0; at < quarter; at += 16) {
    const a = v128.load(left + at)
    const b = v128.load(left + at + quarter)
    const c = v128.load(left + at + 2 * quarter)
    const d = v128.load(left + at + 3 * quarter)
    const e = v128.load(right + at)
    const f = v128.load(right + at + quarter)
    const g = v128.load(right + at + 2 * quarter)
    const h = v128.load(right + at + 3 * quarter)
    const ac = f32x4.add(a, c)
    const bd = f32x4.add(b, d)
    const eg = f32x4.add(e, g)
    const fh = f32x4.add(f, h)
    const acApart = f32x4.sub(a, c)
    const bdApart = f32x4.sub(b, d)
    const egApart = f32x4.sub(e, g)
    const fhApart = f32x4.sub(f, h)
    const r1 = f32x4.add(acApart, fhApart)
    const i1 = f32x4.sub(egApart, bdApart)
    const r2 = f32x4.sub(ac, bd)
    const i2 = f32x4.sub(eg, fh)
    const r3 = f32x4.sub(acApart, fhApart)
    const i3 = f32x4.add(egApart, bdApart)
    const c1 = v128.load(turns)
    const s1 = v128.load(turns, 16)
    const c2 = v128.load(turns, 32)
    const s2 = v128.load(turns, 48)
    const c3 = v128.load(turns, 64)
    const s3 = v128.load(turns, 80)
    storeTurned(to, f32x4.add(ac, bd), real(r1, i1, c1, s1), real(r2, i2, c2, s2), real(r3, i3, c3, s3))
    storeTurned(to + 16, f32x4.add(eg, fh), imaginary(r1, i1, c1, s1), imaginary(r2, i2, c2, s2), imaginary(r3, i3, c3, s3))
    to += 128
    turns += 96
  }
}

/** Back: what `enterSpectrum` took, 4096 times as large. */
export function leaveSpectrum(from: usize, left: usize, right: usize, turns: usize): void {
  const between = right - left
  for (let at: usize = 0; at < quarter; at += 16) {
    const w = v128.load(from)
    const x = v128.load(from, 32)
    const y = v128.load(from, 64)
    const z = v128.load(from, 96)
    const wx = zip(w, x)
    const yz = zip(y, z)
    const wxEnds = zipEnds(w, x)
    const yzEnds = zipEnds(y, z)
    const r0 = i64x2.shuffle(wx, yz, 0, 2)
    const p1 = i64x2.shuffle(wx, yz, 1, 3)
    const p2 = i64x2.shuffle(wxEnds, yzEnds, 0, 2)
    const p3 = i64x2.shuffle(wxEnds, yzEnds, 1, 3)
    const s = v128.load(from, 16)
    const t = v128.load(from, 48)
    const u = v128.load(from, 80)
    const v = v128.load(from, 112)
    const st = zip(s, t)
    const uv = zip(u, v)
    const stEnds = zipEnds(s, t)
    const uvEnds = zipEnds(u, v)
    const i0 = i64x2.shuffle(st, uv, 0, 2)
    const q1 = i64x2.shuffle(st, uv, 1, 3)
    const q2 = i64x2.shuffle(stEnds, uvEnds, 0, 2)
    const q3 = i64x2.shuffle(stEnds, uvEnds, 1, 3)
    const c1 = v128.load(turns)
    const s1 = v128.load(turns, 16)
    const c2 = v128.load(turns, 32)
    const s2 = v128.load(turns, 48)
    const c3 = v128.load(turns, 64)
    const s3 = v128.load(turns, 80)
    const r1 = realBack(p1, q1, c1, s1)
    const i1 = imaginaryBack(p1, q1, c1, s1)
    const r2 = realBack(p2, q2, c2, s2)
    const i2 = imaginaryBack(p2, q2, c2, s2)
    const r3 = realBack(p3, q3, c3, s3)
    const i3 = imaginaryBack(p3, q3, c3, s3)
    const one = left + at
    storeBack(one, one + quarter, one + 2 * quarter, one + 3 * quarter, between, r0, i0, r1, i1, r2, i2, r3, i3)
    from += 128
    turns += 96
  }
}

/** One step of the transforms of 1024: blocks of `length` vectors to four of a quarter each. `turns`: 6 floats a place. */
export function stepDown(rows: usize, length: i32, turns: usize): void {
  const apart = <usize>length << 3
  const block = <usize>length << 5
  const end = rows + (lanes << 5)
  for (let first = rows, last = rows + apart; first < last; first += 32) {
    const c1 = v128.load32_splat(turns)
    const s1 = v128.load32_splat(turns, 4)
    const c2 = v128.load32_splat(turns, 8)
    const s2 = v128.load32_splat(turns, 12)
    const c3 = v128.load32_splat(turns, 16)
    const s3 = v128.load32_splat(turns, 20)
    turns += 24
    for (let one = first; one < end; one += block) {
      const two = one + apart
      const three = two + apart
      const four = three + apart
      const a = v128.load(one)
      const e = v128.load(one, 16)
      const b = v128.load(two)
      const f = v128.load(two, 16)
      const c = v128.load(three)
      const g = v128.load(three, 16)
      const d = v128.load(four)
      const h = v128.load(four, 16)
      const ac = f32x4.add(a, c)
      const bd = f32x4.add(b, d)
      const eg = f32x4.add(e, g)
      const fh = f32x4.add(f, h)
      v128.store(one, f32x4.add(ac, bd))
      v128.store(one, f32x4.add(eg, fh), 16)
      const r2 = f32x4.sub(ac, bd)
      const i2 = f32x4.sub(eg, fh)
      v128.store(three, real(r2, i2, c2, s2))
      v128.store(three, imaginary(r2, i2, c2, s2), 16)
      const acApart = f32x4.sub(a, c)
      const bdApart = f32x4.sub(b, d)
      const egApart = f32x4.sub(e, g)
      const fhApart = f32x4.sub(f, h)
      const r1 = f32x4.add(acApart, fhApart)
      const i1 = f32x4.sub(egApart, bdApart)
      v128.store(two, real(r1, i1, c1, s1))
      v128.store(two, imaginary(r1, i1, c1, s1), 16)
      const r3 = f32x4.sub(acApart, fhApart)
      const i3 = f32x4.add(egApart, bdApart)
      v128.store(four, real(r3, i3, c3, s3))
      v128.store(four, imaginary(r3, i3, c3, s3), 16)
    }
  }
}

/** The same backwards. */
export function stepUp(rows: usize, length: i32, turns: usize): void {
  const apart = <usize>length << 3
  const block = <usize>length << 5
  const end = rows + (lanes << 5)
  for (let first = rows, last = rows + apart; first < last; first += 32) {
    const c1 = v128.load32_splat(turns)
    const s1 = v128.load32_splat(turns, 4)
    const c2 = v128.load32_splat(turns, 8)
    const s2 = v128.load32_splat(turns, 12)
    const c3 = v128.load32_splat(turns, 16)
    const s3 = v128.load32_splat(turns, 20)
    turns += 24
    for (let one = first; one < end; one += block) {
      const two = one + apart
      const three = two + apart
      const four = three + apart
      const r0 = v128.load(one)
      const i0 = v128.load(one, 16)
      const p1 = v128.load(two)
      const q1 = v128.load(two, 16)
      const p2 = v128.load(three)
      const q2 = v128.load(three, 16)
      const p3 = v128.load(four)
      const q3 = v128.load(four, 16)
      const r1 = realBack(p1, q1, c1, s1)
      const i1 = imaginaryBack(p1, q1, c1, s1)
      const r2 = realBack(p2, q2, c2, s2)
      const i2 = imaginaryBack(p2, q2, c2, s2)
      const r3 = realBack(p3, q3, c3, s3)
      const i3 = imaginaryBack(p3, q3, c3, s3)
      storeBack(one, two, three, four, 16, r0, i0, r1, i1, r2, i2, r3, i3)
    }
  }
}

/**
 * The last step down, the product with the spectrum of one filter and the first step up, to `to`; the same with the
 * other filter, in place.
 */
export function filterSpectrum(rows: usize, one: usize, other: usize, to: usize): void {
  for (let end = rows + (lanes << 5); rows < end; rows += 128) {
    const a = v128.load(rows)
    const e = v128.load(rows, 16)
    const b = v128.load(rows, 32)
    const f = v128.load(rows, 48)
    const c = v128.load(rows, 64)
    const g = v128.load(rows, 80)
    const d = v128.load(rows, 96)
    const h = v128.load(rows, 112)
    const ac = f32x4.add(a, c)
    const bd = f32x4.add(b, d)
    const eg = f32x4.add(e, g)
    const fh = f32x4.add(f, h)
    const acApart = f32x4.sub(a, c)
    const bdApart = f32x4.sub(b, d)
    const egApart = f32x4.sub(e, g)
    const fhApart = f32x4.sub(f, h)
    const r0 = f32x4.add(ac, bd)
    const i0 = f32x4.add(eg, fh)
    const r1 = f32x4.add(acApart, fhApart)
    const i1 = f32x4.sub(egApart, bdApart)
    const r2 = f32x4.sub(ac, bd)
    const i2 = f32x4.sub(eg, fh)
    const r3 = f32x4.sub(acApart, fhApart)
    const i3 = f32x4.add(egApart, bdApart)
    storeFiltered(to, one, r0, i0, r1, i1, r2, i2, r3, i3)
    storeFiltered(rows, other, r0, i0, r1, i1, r2, i2, r3, i3)
    one += 128
    other += 128
    to += 128
  }
}

// @ts-ignore: decorator
@inline
function storeFiltered(to: usize, filter: usize, r0: v128, i0: v128, r1: v128, i1: v128, r2: v128, i2: v128, r3: v128, i3: v128): void {
  const c0 = v128.load(filter)
  const s0 = v128.load(filter, 16)
  const c1 = v128.load(filter, 32)
  const s1 = v128.load(filter, 48)
  const c2 = v128.load(filter, 64)
  const s2 = v128.load(filter, 80)
  const c3 = v128.load(filter, 96)
  const s3 = v128.load(filter, 112)
  storeBack(to, to + 32, to + 64, to + 96, 16, real(r0, i0, c0, s0), imaginary(r0, i0, c0, s0), real(r1, i1, c1, s1), imaginary(r1, i1, c1, s1), real(r2, i2, c2, s2), imaginary(r2, i2, c2, s2), real(r3, i3, c3, s3), imaginary(r3, i3, c3, s3))
}
