import type { HistoryAsk } from './historyMoves.ts'

/** More than these are counted, not named. */
const mostNamed = 5

export function sayAll(taken: readonly string[]): string {
  const named = taken
    .slice(0, mostNamed)
    .map((one) => `“${one}”`)
    .join(', ')
  return taken.length <= mostNamed ? named : `${named} and ${taken.length - mostNamed} more`
}

/** "request", "3 steps". */
export function sayAsked({ grain, steps }: Pick<HistoryAsk, 'grain' | 'steps'>): string {
  return steps === 1 ? grain : `${steps} ${grain}s`
}
