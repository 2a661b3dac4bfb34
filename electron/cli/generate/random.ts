/** Choices that are the same on every machine for the same seed. */
export interface Random {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  /** `count` of them, in their order. */
  some<T>(from: readonly T[], count: number): T[]
  chance(probability: number): boolean
  /** For what is to be repeated later on its own. */
  seed(): number
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[below(from.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = from.map((_, index) => index)
    while (left.length > count) left.splice(below(left.length), 1)
    return left.flatMap((index) => from.slice(index, index + 1))
  }
  return { below, pick, some, chance: (probability) => next() < probability, seed: () => below(2_147_483_647) }
}
