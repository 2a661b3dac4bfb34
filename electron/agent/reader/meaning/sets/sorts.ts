import type { Group, Sort } from '../types.ts'

/** What a group can be, and whether a noun has said it. */
export interface SortsOf {
  readonly sorts: ReadonlySet<Sort>
  readonly said: boolean
}

const of = (said: boolean, ...sorts: Sort[]): SortsOf => ({ sorts: new Set(sorts), said })

/** Every frame asks it of the same groups. */
const known = new WeakMap<Group, SortsOf>()

/** The sorts that a group can be taken for. Of several members only what they have in common. */
export function sortsOf(group: Group): SortsOf {
  const before = known.get(group)
  if (before !== undefined) return before
  const sorts = findSorts(group)
  known.set(group, sorts)
  return sorts
}

function findSorts(group: Group): SortsOf {
  switch (group.kind) {
    case 'part':
      return of(true, 'part')
    case 'within':
      return partOf(group.part)
    case 'sort':
      if (group.asPart === true) return of(false, 'part', group.sort)
      return generic(group.sort, anything, group.among?.said !== false)
    case 'named':
      return generic(group.sort, of(false, ...new Set(group.candidates.map((one) => one.sort))))
    case 'unknown':
      return generic(group.sort, of(false, 'track', 'clip', 'label', 'part'))
    case 'list':
    case 'either':
      return common(group.items.map(sortsOf))
    case 'minus':
      return sortsLeft(sortsOf(group.from), sortsOf(group.less))
    case 'all':
    case 'rest':
    case 'mention':
    case 'pointed':
      return generic(group.sort, anything)
  }
}

const generic = (sort: Sort, open: SortsOf, said = true): SortsOf => (sort === 'any' ? open : of(said, sort))
const anything = of(false, 'any', 'part', 'track', 'clip', 'label')

/** Everything but some tracks is tracks too; everything but a part is parts, on a track as well. */
function sortsLeft(from: SortsOf, less: SortsOf): SortsOf {
  if (!from.sorts.has('any')) return isOnlyTracks(from) && !less.sorts.has('track') ? of(true, 'part') : from
  const tracks = less.sorts.has('track') && !less.sorts.has('part')
  return tracks ? of(true, 'any', 'track', 'part') : of(true, 'any', 'part')
}

const isOnlyTracks = ({ sorts }: SortsOf): boolean => sorts.size === 1 && sorts.has('track')

function common(all: readonly SortsOf[]): SortsOf {
  const [first, ...others] = all
  if (first === undefined) return of(false)
  const shared = [...first.sorts].filter((sort) => others.every((one) => one.sorts.has(sort)))
  if (shared.length > 0) return { sorts: new Set(shared), said: all.some((one) => one.said) }
  const spans = all.every((one) =>
    [...one.sorts].every((sort) => sort === 'part' || sort === 'clip' || sort === 'label'),
  )
  return spans ? of(true, 'part') : of(true)
}

/** "the guest's answers", where a clip is called so, and any other part of something. */
const partOf = (group: Group): SortsOf =>
  group.kind === 'named' && group.candidates.some(({ sort }) => sort === 'clip')
    ? of(true, 'clip', 'part')
    : of(true, 'part')

/** Several things by name, a clip among them. */
export const areClips = (group: Group): boolean =>
  group.kind === 'list' &&
  group.items.some((one) => one.kind === 'named' && one.candidates.some(({ sort }) => sort === 'clip'))
