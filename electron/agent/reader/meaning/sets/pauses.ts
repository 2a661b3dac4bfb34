import type { Group } from '../types.ts'

/** All pauses, or those of a length: none that is picked from a row of them. */
export const isPlainPauses = (group: Group): boolean =>
  group.kind === 'sort' && group.sort === 'pause' && (group.pick.kind === 'each' || group.pick.kind === 'longer')
