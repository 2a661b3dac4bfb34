import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as n from '../../../meaning/sets/ofNoun.ts'
import type { Noun } from '../../../meaning/wordTypes.ts'
import { the } from './ofAll.ts'

/** Things by their number, how many of them there are, and how long they are. */
export const counted: readonly Rule[] = [
  ...rule('group', `[the|this] <noun:s> [number|no|nr|#] <number:n>`, g.numbered, 0.3),
  ...rule('group', '<noun:s> <ordinals:o>', g.numberedSome),
  // "section 1 and 3": as it is said, of several.
  ...rule(
    'group',
    '<noun:s> <ordinals:o>',
    ({ o, s: one }: { o: readonly number[]; s: Noun }) => g.numberedSome({ o, s: { ...one, plural: true } }),
    0.2,
  ),
  ...rule('group', `<noun:s> <number:a> to|-|–|through|thru <number:b>`, g.numberedFromTo),
  ...rule('group', `[${the}|this|that] <ordinal:o> <noun:s>`, g.nth),
  ...rule('group', `[${the}] <ordinals:o> <noun:s>`, g.nths),
  ...rule('group', `[${the}] first <number:n> <noun:s>`, g.firstFew),
  ...rule('group', `[${the}] last|final <number:n> <noun:s>`, g.lastFew),
  ...rule('group', `every|each <ordinal:o> <noun:s>`, g.everyNth),
  ...rule('group', `[${the}] <ordinal:o> <name:n> <noun:s>`, n.nthOf),
  ...rule('group', `[${the}] <ordinals:o> <name:n> <noun:s>`, n.nthsOf),
  ...rule('group', 'every|each|all other|second <noun:s>', g.everyOther, -0.1),
  ...rule('group', `[${the}] <number:n> <noun:s>`, g.counted),
  ...rule('group', `both|both_of_the|both_the|both_of <noun:s>`, ({ s: one }: { s: Noun }) =>
    g.counted({ n: 2, s: one }),
  ),
  ...rule('group', `[${the}] longest|biggest|largest [<number:n>] <noun:s>`, g.extreme('longest')),
  ...rule('group', `[${the}] <number:n> longest|biggest|largest <noun:s>`, g.extreme('longest')),
  ...rule('group', `[${the}] shortest|smallest|briefest [<number:n>] <noun:s>`, g.extreme('shortest')),
  ...rule('group', `[${the}] <number:n> shortest|smallest <noun:s>`, g.extreme('shortest')),
  ...rule(
    'group',
    `<group:g> [that_are|which_are|that_is|who_are|who_is|what_are|lasting|of] longer_than|above|more_than|exceeding|that_last_longer_than|that_last_more_than|bigger_than|greater_than|beyond|of_more_than|at_least|> <duration:d>`,
    g.compared('longer'),
    -0.5,
  ),
  ...rule(
    'group',
    `<group:g> [that_are|which_are|that_is|who_are|who_is|what_are|lasting] shorter_than|under|below|less_than|that_last_less_than|smaller_than|of_less_than|at_most|< <duration:d>`,
    g.compared('shorter'),
  ),
  ...rule(
    'group',
    `<group:g> of|with [at_least] <duration:d> or_more|or_longer|and_up|and_more|plus`,
    g.compared('longer'),
  ),
  ...rule('group', `<group:g> of|with <duration:d> or_less|or_shorter`, g.compared('shorter')),
]
