import type { Pair } from './makeKit.ts'
import type { Choice } from './page.ts'

export interface Tally {
  /** Pairs that were answered, and those of them whose cut was heard on each side. */
  readonly answered: number
  readonly ours: number
  readonly theirs: number
  /** Pairs in which one of the two was heard, and how likely as few of ours are where neither is better (sign test). */
  readonly onlyOurs: number
  readonly onlyTheirs: number
  readonly chance: number
}

/** What people heard, by the key that tells the two apart. */
export function tally(pairs: readonly Pick<Pair, 'ours'>[], heard: readonly Readonly<Record<string, string>>[]): Tally {
  let [answered, ours, theirs, onlyOurs, onlyTheirs] = [0, 0, 0, 0, 0]
  for (const one of heard)
    for (const [index, pair] of pairs.entries()) {
      const choice = one[String(index + 1)] as Choice | undefined
      if (choice === undefined) continue
      const [hearsOurs, hearsTheirs] = [
        choice === 'both' || choice === pair.ours,
        choice === 'both' || (choice !== 'neither' && choice !== pair.ours),
      ]
      answered++
      ours += Number(hearsOurs)
      theirs += Number(hearsTheirs)
      onlyOurs += Number(hearsOurs && !hearsTheirs)
      onlyTheirs += Number(hearsTheirs && !hearsOurs)
    }
  return { answered, ours, theirs, onlyOurs, onlyTheirs, chance: atMost(onlyOurs, onlyOurs + onlyTheirs) }
}

/** How likely at most `count` of `all` are heads. */
function atMost(count: number, all: number): number {
  let [ways, sum] = [1, 0]
  for (let k = 0; k <= count; k++) {
    sum += ways
    ways = (ways * (all - k)) / (k + 1)
  }
  return sum / 2 ** all
}
