/** How many items at the start of two lists are the same. */
export function sameAtStart<T>(before: readonly T[], after: readonly T[]): number {
  const most = Math.min(before.length, after.length)
  let keep = 0
  while (keep < most && before[keep] === after[keep]) keep++
  return keep
}

/** How many at their end are, behind the first `keep`. */
export function sameAtEnd<T>(
  before: readonly T[],
  after: readonly T[],
  keep: number,
  isSame: (was: T, is: T) => boolean = (was, is) => was === is,
): number {
  const most = Math.min(before.length, after.length) - keep
  let tail = 0
  while (tail < most && isSame(before[before.length - 1 - tail] as T, after[after.length - 1 - tail] as T)) tail++
  return tail
}
