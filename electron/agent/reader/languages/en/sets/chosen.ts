import type { Named, Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Group } from '../../../meaning/types.ts'

const the = 'the|my|our|your'

function longPauses({ g: pauses, d }: { g: Group; d: number }): Group | null {
  return pauses.kind === 'sort' && pauses.sort === 'pause' ? g.compared('longer')({ g: pauses, d }) : null
}

/** "the longest of the vox pops": of the clips on that track. */
function extremeOn(kind: 'longest' | 'shortest') {
  return ({ t }: { t: Named }): Group | null => {
    const clip = g.extreme(kind)({ s: { sort: 'clip', plural: false } })
    const track = g.named({ n: t, s: { sort: 'track', plural: false } })
    return clip === null || track === null ? null : g.on({ g: clip, t: track })
  }
}

function bothNths(said: { o: readonly number[]; s: Noun }): Group | null {
  return said.o.length === 2 ? g.nths(said) : null
}

/** Some of a kind, chosen by where they stand or how long they are. */
export const chosen: readonly Rule[] = [
  ...rule('group', `both [${the}] <ordinals:o> <noun:s>`, bothNths),
  ...rule('group', `[${the}] longest|biggest|largest of|among|on|in [${the}] <name:t>`, extremeOn('longest'), -0.2),
  ...rule('group', `[${the}] shortest|smallest of|among|on|in [${the}] <name:t>`, extremeOn('shortest'), -0.2),
  // "fade in each of the clips over 2 seconds" is how long the fade takes.
  ...rule('group', `<group:g> [that_are|which_are|that_is] over <duration:d>`, g.compared('longer'), 1.5),
  ...rule('group', `<group:g> [that_are|which_are|that_is] over <duration:d>`, longPauses, -0.5),
]
