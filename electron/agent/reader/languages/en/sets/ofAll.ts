import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { fewOf } from '../../../meaning/sets/ofNoun.ts'

export const the = 'the|my|our|your'

/** All of several, so many of those on a track, and what labels of a name mark. */
export const ofAll: readonly Rule[] = [
  ...rule('group', 'each|every_one|every_single_one|all of <group:g>', g.eachOf, 0.1),
  ...rule('group', 'both|both_of <group:g>', g.bothOf, 0.1),
  ...rule('group', `[${the}] last|final <number:n> <name:t> <noun:s>`, fewOf('lastFew')),
  ...rule('group', `[${the}] first <number:n> <name:t> <noun:s>`, fewOf('firstFew')),
  ...rule(
    'group',
    'every|each|all other|second <noun:s> starting|beginning with|from|at the first [one]',
    g.everyOdd,
    -0.2,
  ),
  ...rule('noun', "<noun:s> ['s] section|part|bit|passage|segment", g.partNoun(false), 0.1),
  ...rule('noun', "<noun:s> ['s] sections|parts|bits|passages|segments", g.partNoun(true), 0.1),
]
