import type { Named, Noun } from '../wordTypes.ts'
import type { Group } from '../types.ts'

/** "all labels called cough": each thing of a sort that is called so. */
export function calledSo({ n, s: { sort } }: { n: Named; s: Noun }): Group | null {
  const things = n.candidates.filter((one) => one.sort === sort)
  if (things.length === 0) return null
  return { kind: 'sort', sort, pick: { kind: 'each' }, on: null, among: { things, said: true } }
}
