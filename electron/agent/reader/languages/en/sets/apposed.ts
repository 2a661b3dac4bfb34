import { type Rule, rule } from '../../../chart/rule.ts'
import type { Group } from '../../../meaning/types.ts'

const apart =
  ":|,|(|–|-|namely|i_._e_.|i_._e_._,|that_is|that_is_,|meaning|,_meaning|,_namely|,_that_is|,_that_is_,|,_that_'s|,_i_mean|,_i_._e_.|,_i_._e_._,|,_so|,_so_that_is|that_'s|in_other_words|,_in_other_words|,_by_which_i_mean"
/** No words that things are called by: what a rule has as its word is no unknown name any more. */
const who =
  'people|persons|speakers|presenters|narrators|instruments|players|musicians|microphones|characters|actors|hosts|voices|singers|talkers|interviewees'
const which = 'lowest|highest|main|loudest|quietest|outer|upper|lower|other|first|last|men|women'

/** How many are announced, null for any number. */
const announced: readonly (readonly [words: string, count: number | null])[] = [
  ['both|both_my|both_the|the_two|my_two', 2],
  ['the_three|all_three|my_three', 3],
  ['the_four|all_four|my_four', 4],
  ['the_five|all_five|my_five', 5],
  ['all_the|all_my|everything_with|all|the', null],
]

/** Those that are named are what the word in front of them is for, all of them. */
const those =
  (count: number | null) =>
  ({ l }: { l: Group }): Group | null =>
    l.kind === 'list' && l.items.every(({ kind }) => kind === 'named') && (count ?? l.items.length) === l.items.length
      ? l
      : null

/** "delete both people, Haas and Quist", "the two lowest instruments, viola and cello": the names say who is meant. */
export const apposed: readonly Rule[] = announced.flatMap(([many, count]) => [
  ...rule('group', `${many} [${which}] ${who} ${apart} <group:l> [)|that_is|that_is_to_say]`, those(count), -0.4),
  ...rule('group', `${many} [${which}] ${who} <group:l>`, those(count), 0.4),
  ...(count === null ? [] : rule('group', `${many} [${which}] <unknown> ${apart} <group:l> [,]`, those(count), 0.2)),
])
