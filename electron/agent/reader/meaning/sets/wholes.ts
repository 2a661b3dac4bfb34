import type { Group, Stretch } from '../types.ts'
import type { Noun } from '../wordTypes.ts'
import { everythingIn } from '../stretches.ts'
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
/** "everything on the drums" is the drums, "everything in the intro" is on every track. */
export const onlyPlace = ({ g }: { g: Group }): Group | null =>
  g.kind === 'named' || g.kind === 'unknown' || g.kind === 'sort' || g.kind === 'list'
    ? { kind: 'within', part: part({ s: { kind: 'whole', everything: true } }), of: g }
    : null
/** "from 1:00 to 2:00 everything". */
export const everythingOf = ({ s }: { s: Stretch }): Group => part({ s: everythingIn({ s }) ?? s })
