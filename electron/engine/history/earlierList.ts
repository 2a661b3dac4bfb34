/** A list as what is different of it in a later one: the first `keep` and the last `tail` are the later one's. */
export interface EarlierList<T> {
  readonly keep: number
  readonly tail: number
  readonly between: readonly T[]
}

export function earlierOf<T>(older: readonly T[], newer: readonly T[]): EarlierList<T> {
  const most = Math.min(older.length, newer.length)
  let keep = 0
  while (keep < most && older[keep] === newer[keep]) keep++
  let tail = 0
  while (tail < most - keep && older[older.length - 1 - tail] === newer[newer.length - 1 - tail]) tail++
  return { keep, tail, between: older.slice(keep, older.length - tail) }
}

export function listBefore<T>({ keep, tail, between }: EarlierList<T>, newer: readonly T[]): readonly T[] {
  if (between.length === 0 && keep + tail === newer.length) return newer
  return newer.slice(0, keep).concat(between, newer.slice(newer.length - tail))
}
