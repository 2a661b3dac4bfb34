import type { Group } from '../types.ts'
import type { Noun } from '../wordTypes.ts'
import { allOf, part, pointed } from './groups.ts'

/** "the whole guest track", "all of track 2": no less of it because a part is selected. */
export const entire = (group: Group | null): Group | null =>
  group?.kind === 'named' || group?.kind === 'sort' || group?.kind === 'pointed' ? { ...group, entire: true } : group
/** "the whole track", where its length is meant. */
export const wholeTrack = (): Group => ({
  kind: 'within',
  part: part({ s: { kind: 'whole' } }),
  of: { kind: 'pointed', sort: 'track' },
})
/** "the whole track", "all the clips". */
export const wholeThing = ({ s }: { s: Noun }): Group | null => (s.plural ? allOf({ s }) : pointed({ s }))
/** "everything on the drums" is the drums. */
export const onlyPlace = ({ g }: { g: Group }): Group | null =>
  g.kind === 'named' || g.kind === 'unknown' || g.kind === 'sort' || g.kind === 'list'
    ? { kind: 'within', part: part({ s: { kind: 'whole' } }), of: g }
    : null
