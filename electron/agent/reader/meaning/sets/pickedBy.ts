import type { Named, Noun } from '../wordTypes.ts'
import { everyOther, firstFew, lastFew, named, nth, on, thingsOf } from './groups.ts'
import type { Group, Pick } from '../types.ts'

/** "every track with Prompts in its name": those of a sort that share the word. */
export function withWord({ s, f }: { s: Noun; f: Noun }): Group | null {
  if (f.among === undefined || f.sort !== s.sort || s.among !== undefined) return null
  return { kind: 'sort', sort: s.sort, pick: { kind: 'each' }, on: null, among: { ...f.among, said: true } }
}

/** Where only one has the word. */
export const withName = ({ s, n }: { s: Noun; n: Named }): Group | null => named({ n, s })

export interface Alternating {
  readonly s: Noun
  readonly t?: Group
  readonly o?: number
  readonly n?: number
}

/** "every other clip on the host, starting with the second". */
export function alternating({ s, t, o, n }: Alternating): Group | null {
  const from = o ?? n ?? 0
  if (s.sort === 'part' || s.sort === 'any' || (from !== 1 && from !== 2)) return null
  const all = everyOther({ s })
  if (all?.kind !== 'sort') return null
  const group: Group = { ...all, pick: { kind: 'every', step: 2, from } }
  return t === undefined ? group : on({ g: group, t })
}

interface Counted {
  readonly n: number
  readonly t: Named
  readonly s: Noun
}

/** "the two guest clips": there have to be so many. */
export function countOf({ n, t, s }: Counted): Group | null {
  const things = thingsOf({ n: t, s })
  const pick: Pick = { kind: 'count', count: n }
  return things?.kind === 'sort' && s.plural && Number.isInteger(n) && n > 1 ? { ...things, pick } : null
}

/** "the longest guest clip". */
export const longestOf =
  (kind: 'longest' | 'shortest') =>
  ({ n, t, s }: Omit<Counted, 'n'> & { readonly n?: number }): Group | null => {
    const things = thingsOf({ n: t, s })
    return things?.kind === 'sort' ? { ...things, pick: { kind, count: n ?? 1 } } : null
  }

/** "the shorter of the two clips". */
export const ofThem =
  (kind: 'longest' | 'shortest') =>
  ({ g: of }: { g: Group }): Group | null =>
    of.kind === 'sort' && of.sort !== 'track' ? { ...of, pick: { kind, count: 1 } } : null

/** Tracks lie one above the other. */
export function top({ n, s }: { n?: number; s: Noun }): Group | null {
  if (s.sort !== 'track') return null
  return n === undefined ? nth({ o: 1, s }) : firstFew({ n, s })
}

export function bottom({ n, s }: { n?: number; s: Noun }): Group | null {
  if (s.sort !== 'track') return null
  return n === undefined ? nth({ o: -1, s }) : lastFew({ n, s })
}
