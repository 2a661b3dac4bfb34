// Vectors of four numbers turned: rows to columns.

// @ts-ignore: decorator
@inline
export function zip(low: v128, high: v128): v128 {
  return i32x4.shuffle(low, high, 0, 4, 1, 5)
}

// @ts-ignore: decorator
@inline
export function zipEnds(low: v128, high: v128): v128 {
  return i32x4.shuffle(low, high, 2, 6, 3, 7)
}

/** Four rows turned into four columns, 32 bytes apart. */
// @ts-ignore: decorator
@inline
export function storeTurned(to: usize, w: v128, x: v128, y: v128, z: v128): void {
  const wx = zip(w, x)
  const yz = zip(y, z)
  const wxEnds = zipEnds(w, x)
  const yzEnds = zipEnds(y, z)
  v128.store(to, i64x2.shuffle(wx, yz, 0, 2))
  v128.store(to, i64x2.shuffle(wx, yz, 1, 3), 32)
  v128.store(to, i64x2.shuffle(wxEnds, yzEnds, 0, 2), 64)
  v128.store(to, i64x2.shuffle(wxEnds, yzEnds, 1, 3), 96)
}
