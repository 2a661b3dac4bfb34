import { mention } from './groups.ts'
import type { Ones } from './groupKinds.ts'
import type { Group, Pick } from '../types.ts'

const ones = (pick: Pick): Ones => ({ kind: 'sort', sort: 'any', pick, on: mention('them')() })

/** "both", "all three of them": so many of what was spoken of. */
export const soMany = (count: number) => (): Group => ({ kind: 'mention', which: 'them', sort: 'any', count })

/** "the second one", "the last of them": of those that were spoken of. */
export const nthOne = ({ o }: { readonly o: number }): Group => ones({ kind: 'nth', numbers: [o] })
/** "the second", and not "of them": it may be of all there are of that kind. */
export const nthLike = ({ o }: { readonly o: number }): Group => ({
  kind: 'sort',
  sort: 'any',
  pick: { kind: 'nth', numbers: [o] },
  on: { kind: 'mention', which: 'them', sort: 'any', like: true },
})
export const nthOnes = ({ o }: { readonly o: readonly number[] }): Group => ones({ kind: 'nth', numbers: o })
export const fewOnes =
  (kind: 'firstFew' | 'lastFew') =>
  ({ n }: { readonly n: number }): Group | null =>
    Number.isInteger(n) && n > 0 ? ones({ kind, count: n }) : null
/** "the middle one": of an even number none is. */
export const middleOne = (): Group => ones({ kind: 'middle' })
export const extremeOne = (kind: 'longest' | 'shortest') => (): Group => ones({ kind, count: 1 })

/** Those of a kind that the words pick; of some that were picked already nobody can tell which of them. */
export function onesOf({ pick }: Ones, meant: Group): Group {
  return meant.kind === 'sort' && meant.pick.kind === 'each' ? { ...meant, pick } : mention('other')()
}

/**
 * "raise the first and third chapter, lower the second": one that was not picked is of all there are of that kind;
 * behind "the second and fourth" nobody can tell which is the second.
 */
export function likeOnes(group: Ones, picked: Group): Group {
  const isLike = group.on?.kind === 'mention' && group.on.like === true
  if (!isLike || picked.kind !== 'sort' || picked.pick.kind !== 'nth' || group.pick.kind !== 'nth') return group
  const { numbers } = picked.pick
  const asked = group.pick.numbers
  if (asked.some((one) => one < 0) || asked.every((one) => numbers[one - 1] === one)) return group
  return asked.some((one) => numbers.includes(one)) ? mention('other')() : { ...picked, pick: group.pick }
}
