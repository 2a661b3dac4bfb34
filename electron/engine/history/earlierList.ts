import { sameAtEnd, sameAtStart } from '../model/sameEnds.ts'

/** A list as what is different of it in a later one: the first `keep` and the last `tail` are the later one's. */
export interface EarlierList<T> {
  readonly keep: number
  readonly tail: number
  readonly between: readonly T[]
}

export function earlierOf<T>(older: readonly T[], newer: readonly T[]): EarlierList<T> {
  const keep = sameAtStart(older, newer)
  const tail = sameAtEnd(older, newer, keep)
  return { keep, tail, between: older.slice(keep, older.length - tail) }
}

export function listBefore<T>({ keep, tail, between }: EarlierList<T>, newer: readonly T[]): readonly T[] {
  if (between.length === 0 && keep + tail === newer.length) return newer
  return newer.slice(0, keep).concat(between, newer.slice(newer.length - tail))
}
