import type { Argument, Group, Sort } from '../types.ts'

/** Whether it can mean a thing of this sort by its name. */
export const isNamed = (group: Group, sort: Sort): boolean =>
  group.kind === 'named' && group.candidates.some((one) => one.sort === sort)

/** Whether it can mean a track: an imported one has the name of the clip on it. */
export const canBeTrack = (group: Group): boolean => isNamed(group, 'track')

/** Whether a group can only mean tracks. */
export function isTracks(group: Group): boolean {
  switch (group.kind) {
    case 'sort':
    case 'all':
    case 'rest':
    case 'mention':
    case 'pointed':
    case 'unknown':
      return group.sort === 'track'
    case 'named':
      return group.candidates.every((one) => one.sort === 'track')
    case 'list':
    case 'either':
      return group.items.every(isTracks)
    case 'minus':
      return isTracks(group.from)
    case 'part':
    case 'within':
      return false
  }
}

/** "the first 2 seconds", "the last 3". */
export const isEdgePart = (group: Group): boolean =>
  group.kind === 'part' && (group.stretch.kind === 'first' || group.stretch.kind === 'last')

/** "from 1:00 to 1:10", "after 1:00": what stands in front of it can be what is meant there, "mute me from 1:00 on". */
export const isSpan = (group: Group): boolean =>
  group.kind === 'part' &&
  (group.stretch.kind === 'between' || group.stretch.kind === 'after' || group.stretch.kind === 'before')

/** "on the host". */
export const isOnTracks = ({ tie, content }: Argument): boolean =>
  tie === 'on' && content.kind === 'group' && (isTracks(content.group) || canBeTrack(content.group))

/** "it", "them". */
export const isItOrThem = (group: Group): boolean =>
  group.kind === 'mention' && (group.which === 'it' || group.which === 'them')

/** Of one thing nobody says "both". */
export const canBeSoMany = (meant: Group, count: number | undefined): boolean =>
  count === undefined || meant.kind !== 'named' || meant.candidates.length === count

export type Ones = Group & { readonly kind: 'sort' }

/** Some of what was spoken of, of no sort of their own: "the second one". */
export function areOnes(group: Partial<Group>): group is Ones {
  return group.kind === 'sort' && group.sort === 'any' && group.on?.kind === 'mention'
}

/** "The first cough and the second one": the second of what the first is one of. */
export const likeOf = (first: Group, other: Group): Group =>
  areOnes(other) && first.kind === 'sort' && first.pick.kind === 'nth' ? { ...first, pick: other.pick } : other

/** The same of what was said alone: "delete the first laugh", "and the second one". */
export const likeOnly =
  ([only, ...more]: readonly Group[]) =>
  (other: Group): Group =>
    only === undefined || more.length > 0 ? other : likeOf(only, other)
