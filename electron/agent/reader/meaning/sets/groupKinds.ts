import type { Group, Sort } from '../types.ts'

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
