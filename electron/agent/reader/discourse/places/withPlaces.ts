import type { Group } from '../../meaning/types.ts'
import { keyOf } from '../clauses.ts'

/** The places of an act with these in place of their like: what is counted inside a thing is counted in the new one. */
export function withPlaces(where: readonly Group[], said: readonly Group[]): readonly Group[] {
  return said.reduce<readonly Group[]>(withPlace, where)
}

function withPlace(where: readonly Group[], group: Group): readonly Group[] {
  if (keyOf(group) === 'all') return [group]
  const inner = group.kind === 'part' ? undefined : where.find((one) => one.kind === 'within')
  if (inner?.kind === 'within') return where.map((one) => (one === inner ? { ...inner, of: group } : one))
  return [...where.filter((one) => keyOf(one) !== keyOf(group)), group]
}
