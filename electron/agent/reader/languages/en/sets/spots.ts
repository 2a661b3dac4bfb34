import type { Named } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Group } from '../../../meaning/types.ts'

/** What a label or clip of some name is called besides. */
const slot = 'break|slot|segment|spot|read|plug|block|insert|portion|passage|piece|interlude|intermission'

function markedPart({ n }: { n: Named }): Group | null {
  const candidates = n.candidates.filter(({ sort }) => sort !== 'track')
  return candidates.length === 0 ? null : g.named({ n: { ...n, candidates } })
}

/** What lies at a place, and the place where something was. */
export const spots: readonly Rule[] = [
  ...rule('group', `[the|my|our|your] <name:n> ${slot}`, markedPart, -0.1),
  ...rule(
    'group',
    '[the] sound|audio|recording|music [itself|that_is|which_is|that_lies] under|below|beneath|underneath|behind [it|them|that|there]',
    g.all('any'),
    -0.2,
  ),
  ...words(
    'group',
    'the_spot|the_place|that_spot|that_place|the_cut|the_join|the_seam|the_splice|this_spot|the_edit_point',
    g.mention('there', 'part')(),
    0.8,
  ),
]
