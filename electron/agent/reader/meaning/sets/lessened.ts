import type { Named } from '../wordTypes.ts'
import type { Group, Pick } from '../types.ts'
import { isTracks, minus, named } from './groups.ts'

/** "the first cough, not the second": it takes nothing away unless it says the same number. */
export const contrastNths = ({ a, o }: { a: Group; o: readonly number[] }): Group | null => {
  if (a.kind !== 'sort' || a.pick.kind === 'the' || a.pick.kind === 'some') return null
  return { kind: 'minus', from: a, less: { ...a, pick: { kind: 'nth', numbers: o } }, contrast: true }
}
export const contrastNth = ({ a, o }: { a: Group; o: number }): Group | null => contrastNths({ a, o: [o] })
/** "all tracks apart from the teacher's": the noun was said before it. */
export function minusTrack({ a, n }: { a: Group; n: Named }): Group | null {
  const b = isTracks(a) ? named({ n, s: { sort: 'track', plural: false } }) : null
  return b === null ? null : minus({ a, b })
}

/** "all tracks but the first two". */
export const minusFew =
  (kind: 'firstFew' | 'lastFew') =>
  ({ a, n }: { a: Group; n: number }): Group | null =>
    a.kind === 'sort' && a.pick.kind === 'each' && Number.isInteger(n) && n > 1
      ? { kind: 'minus', from: a, less: { ...a, pick: { kind, count: n } } }
      : null

/** "the cough, but the first one only". */
export function onlyNth({ a, o }: { a: Group; o: number }): Group | null {
  const pick = { kind: 'nth', numbers: [o] } as const
  if (a.kind === 'sort') return a.pick.kind === 'each' || a.pick.kind === 'the' ? { ...a, pick } : null
  return pickedOfName(a, pick)
}

/** "the first and the last of the guest's clips". */
export const nthsOf = ({ o, g }: { o: readonly number[]; g: Group }): Group | null =>
  g.kind === 'sort' && g.pick.kind === 'each' ? { ...g, pick: { kind: 'nth', numbers: o } } : null

/** "both coughs", where two things are called so. */
export const bothOfName = ({ g }: { g: Group }): Group | null => pickedOfName(g, { kind: 'count', count: 2 })

/** Of several things of one name and sort. */
function pickedOfName(group: Group, pick: Pick): Group | null {
  const [first, ...others] = group.kind === 'named' ? group.candidates : []
  if (first === undefined || others.length === 0 || others.some(({ sort }) => sort !== first.sort)) return null
  return { kind: 'sort', sort: first.sort, pick, on: null, among: { things: [first, ...others], said: false } }
}
