/** The next number of a row of chance, -1 to 1. */
export type Random = () => number

/** Marsaglia's xorshift32, scaled to -1 … 1. The same seed gives the same row. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state / 2_147_483_648 - 1
  }
}
