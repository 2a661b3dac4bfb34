export type JoinMove = 'previous' | 'next' | 'first' | 'last'

const keys: Readonly<Record<string, JoinMove | 'before' | 'after'>> = {
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  b: 'before',
  a: 'after',
}

/** What a key means among joins; null where it is not theirs. */
export function joinKey(key: string): JoinMove | 'before' | 'after' | null {
  return keys[key.length === 1 ? key.toLowerCase() : key] ?? null
}

/** The join to go to; before the first move none is chosen. */
export function movedTo(move: JoinMove, at: number | null, count: number): number {
  if (move === 'first') return 0
  if (move === 'last') return count - 1
  if (at === null) return move === 'next' ? 0 : count - 1
  return Math.max(0, Math.min(count - 1, at + (move === 'next' ? 1 : -1)))
}
