import type { Target } from '../planner/plan.ts'
import type { Act } from '../reader/clause/clause.ts'
import type { Group, NameCandidate } from '../reader/meaning/types.ts'

/**
 * The act with what was chosen from a list in place of what fitted several; null where nothing was chosen, or it stands
 * for nothing that was said.
 */
export function chosenIn(act: Act, { thing, tracks, ...others }: Target): Act | null {
  const chosen: NameCandidate[] = (tracks ?? []).flatMap((ref) =>
    ref.kind === 'id' ? [{ sort: 'track', id: ref.id }] : [],
  )
  if (thing?.id !== undefined && thing.what !== 'either') chosen.push({ sort: thing.what, id: thing.id })
  if (chosen.length === 0 || Object.keys(others).length > 0) return null
  const next = replaced(act, chosen) as Act
  return JSON.stringify(next) === JSON.stringify(act) ? null : next
}

const namedBy = (candidate: NameCandidate): Group => ({
  kind: 'named',
  text: '',
  sort: candidate.sort,
  candidates: [candidate],
})

/** Every group that left open which of several is meant. */
function replaced(value: unknown, chosen: readonly NameCandidate[]): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, chosen))
  if (typeof value !== 'object' || value === null) return value
  if (isOpen(value, chosen))
    return chosen.length === 1 ? namedBy(chosen[0] as NameCandidate) : { kind: 'list', items: chosen.map(namedBy) }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, chosen)]))
}

function isOpen(value: object, [first]: readonly NameCandidate[]): boolean {
  const group = value as Partial<Group>
  if (group.kind === 'named')
    return (group.candidates ?? []).length > 1 && group.candidates?.some(({ id }) => id === first?.id) === true
  return group.kind === 'sort' && 'pick' in value && group.sort === first?.sort
}
