/** What a bound for points between two samples is made of; see `oversOf`. */
export interface QuarterShares {
  /** Of each point, four by four: the shares of four samples and of the points at a quarter, a half, three quarters. */
  readonly shares: Float32Array
  /** Of the largest sample around: what all of that can miss of a point, rounding included. */
  readonly slack: number
}

/** A sum of 128 products of floats is nearer to what it should be. */
const rounding = 5e-5

/**
 * Points between two samples lie on a curve so smooth that three of them and four samples tell the others: how, by
 * least squares, and by how much at most they are wrong. `points` are rows of taps, so many that three of them are the
 * quarters.
 */
export function quarterShares(points: readonly Float32Array[]): QuarterShares {
  const taps = points[0]?.length ?? 0
  const middle = taps / 2
  const sample = (at: number): Float32Array => Float32Array.from({ length: taps }, (_, k) => (k === at ? 1 : 0))
  const quarter = (points.length + 1) / 4
  const nodes = [
    ...[-2, -1, 0, 1].map((apart) => sample(middle + apart)),
    ...[1, 2, 3].map((count) => points[count * quarter - 1] as Float32Array),
  ]
  const products = nodes.map((one) => nodes.map((other) => product(one, other)))
  const found = points.map((point) =>
    solved(
      products,
      nodes.map((node) => product(node, point)),
    ),
  )
  const missed = points.map((point, p) =>
    point.reduce((sum, tap, k) => {
      const told = nodes.reduce((all, node, n) => all + (node[k] as number) * Math.fround(found[p]?.[n] ?? 0), 0)
      return sum + Math.abs(tap - told)
    }, 0),
  )
  const shares = new Float32Array(Math.ceil(points.length / 4) * 4 * nodes.length)
  found.forEach((row, p) => row.forEach((share, n) => (shares[((p >> 2) * nodes.length + n) * 4 + (p & 3)] = share)))
  return { shares, slack: Math.max(...missed) + rounding }
}

const product = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, k) => sum + value * (other[k] as number), 0)

/** Gauss and Jordan: the matrix is small, and far from singular. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  rows.forEach((pivot, i) => {
    const scale = pivot[i] as number
    for (let c = i; c < pivot.length; c++) pivot[c] = (pivot[c] as number) / scale
    for (const row of rows) {
      const factor = row[i] as number
      if (row === pivot || factor === 0) continue
      for (let c = i; c < row.length; c++) row[c] = (row[c] as number) - factor * (pivot[c] as number)
    }
  })
  return rows.map((row) => row.at(-1) as number)
}
