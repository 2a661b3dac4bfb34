/** Dither moves what is cut off by a step or two of 16 bits. */
const still = 1.5 / 32_768
/** So many samples stand still at least. */
const leastStill = 3
/** What was cut off and then changed its rate swings by so much around its height. */
const swing = 0.002
/** So many samples beside a top it has to have gone down. */
const beside = 2
/** A top that is round goes down as a parabola does; one that was cut off, several times as steeply. */
const steeper = 3

/**
 * Tops of waves at or above a level that were cut off: samples that stand still, with an edge. The top of a low tone
 * stands as still, but goes down slowly. Gives each from its first to behind its last sample.
 */
export function cutTops(row: Float32Array, level: number, add: (from: number, to: number) => void): void {
  for (let at = 0; at < row.length;) {
    const sign = Math.sign(row[at] as number)
    let end = at
    while (end < row.length && (row[end] as number) * sign >= level) end++
    if (end > at) addTop(row, { at, end, sign }, add)
    at = Math.max(end, at + 1)
  }
}

interface Hill {
  readonly at: number
  readonly end: number
  readonly sign: number
}

function addTop(row: Float32Array, { at, end, sign }: Hill, add: (from: number, to: number) => void): void {
  const height = (i: number): number => (row[i] as number) * sign
  let most = 0
  for (let i = at; i < end; i++) most = Math.max(most, height(i))
  let [first, last, standing] = [-1, -1, 0]
  for (let i = at; i < end; i++) {
    if (height(i) < most - swing) continue
    if (first < 0) first = i
    last = i
    if (height(i) >= most - still) standing++
  }
  if (standing < leastStill) return
  const length = last - first + 1
  const round = swing * ((1 + (2 * beside) / length) ** 2 - 1)
  const drop = (i: number): number => (i < 0 || i >= row.length ? 0 : most - height(i))
  if (Math.max(drop(first - beside), drop(last + beside)) - swing > steeper * round) add(first, last + 1)
}
