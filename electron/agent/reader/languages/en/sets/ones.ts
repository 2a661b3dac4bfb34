import { type Rule, rule, words } from '../../../chart/rule.ts'
import { extremeOne, fewOnes, middleOne, nthLike, nthOne, nthOnes, soMany } from '../../../meaning/sets/ones.ts'
import { beside, mention, middleOf, otherFew } from '../../../meaning/sets/groups.ts'

const ofThem = 'of_them|of_those|of_these|of_the_ones_you_found|in_the_list|in_that_list|on_the_list|from_the_list'

/** Some of what was spoken of: "the second one", "the first two of them", "them all". */
export const ones: readonly Rule[] = [
  ...words('ordinal', 'the_later|the_latter|latter|later_one', -1, 0.4),
  ...words('ordinal', 'the_earlier|the_former|former|earlier_one', 1, 0.4),
  ...rule('group', '[the] <ordinal:o> one', nthLike, 0.9),
  ...rule('group', `[the] <ordinal:o> one ${ofThem}`, nthOne, 0.9),
  ...rule('group', `the <ordinal:o> ${ofThem}`, nthOne, 0.1),
  // "and the second"; "the last" may be of anything.
  ...rule('group', 'the <ordinal:o>', ({ o }: { o: number }) => (o > 0 ? nthLike({ o }) : null), 1.4),
  ...rule('group', `the middle|central one [${ofThem}]`, middleOne, -0.4),
  ...rule('group', 'the middle|central <noun:s>', middleOf, -0.2),
  ...rule('group', 'the|my next|following|upcoming <noun:s>', beside(1)),
  ...rule('group', 'the|my previous|preceding|prior <noun:s>', beside(-1)),
  ...rule('group', 'the|my|our other <number:n> [<noun:s>]', otherFew, -0.4),
  ...rule('group', 'numbers|nos <ordinals:o>', nthOnes, 0.2),
  ...rule(
    'group',
    'number|no <number:o>',
    ({ o }: { o: number }) => (Number.isInteger(o) && o > 0 ? nthOne({ o }) : null),
    1.2,
  ),
  ...rule('group', `[the] <ordinals:o> one|ones [${ofThem}]`, nthOnes, 0.2),
  ...rule('group', `[the] <ordinals:o> ${ofThem}`, nthOnes, 0.1),
  ...rule('group', `[the] first <number:n> [ones] ${ofThem}`, fewOnes('firstFew')),
  ...rule('group', `[the] last|final <number:n> [ones] ${ofThem}`, fewOnes('lastFew')),
  ...rule('group', `[the] longest|biggest [one] ${ofThem}`, extremeOne('longest')),
  ...rule('group', `[the] shortest|smallest|briefest [one] ${ofThem}`, extremeOne('shortest')),
  ...rule('group', `the longest|biggest one`, extremeOne('longest'), 0.2),
  ...rule('group', `the shortest|smallest|briefest one`, extremeOne('shortest'), 0.2),
  ...rule('group', 'them|those|these all', mention('them'), 0.2),
  ...words(
    'group',
    'both|both_of_them|both_of_those|both_of_these|the_two|the_two_of_them|those_two|these_two|them_both',
    soMany(2)(),
  ),
  ...words('group', 'all_three|all_three_of_them|the_three_of_them|those_three|these_three', soMany(3)()),
  ...words('group', 'all_four|all_four_of_them|the_four_of_them|those_four', soMany(4)()),
  ...rule('group', 'every|each [single|last] one of them|those|these', mention('them')),
]
