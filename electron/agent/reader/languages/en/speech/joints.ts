import { type Rule, words } from '../../../chart/rule.ts'
import type { Joint } from '../../../meaning/sentenceTypes.ts'

const joint = (kind: Joint['joint'], said: string, cost = 0): Rule[] =>
  words<'joint'>('joint', said, { kind: 'joint', joint: kind }, cost)

/** What stands between two clauses. */
export const joints: readonly Rule[] = [
  ...joint('semicolon', ';'),
  ...joint('sentence', 'period|full_stop', 0.3),
  ...joint('sentence', '.|!|…|...|..|....|.....'),
  ...joint('question', '?'),
  ...joint('comma', ',|comma'),
  ...joint('colon', ':'),
  ...joint('dash', '-|–|—', 0.3),
  ...joint('and', 'and|&|+|plus|as_well_as|along_with|and_also|and_please|with', 0.1),
  ...joint('but', 'but|however|yet|although|though|still|but_please|but_also'),
  // Rather what it depends on, where that can be read: "mute Ana while Bob talks".
  ...joint('but', 'while', 0.5),
  ...joint('so', 'so|and_so|hence|therefore|and_hence|and_therefore|which_is_why|that_is_why|consequently'),
  ...joint(
    'then',
    'then|and_then|after_that|afterwards|next|finally|followed_by|and_after_that|then_also|and_finally|and_next|subsequently|and_afterwards|from_there|when_done|once_done|when_that_is_done|after_which|lastly|and_lastly|and_last|once_that_is_done|once_this_is_done|when_this_is_done|after_doing_that|that_done|with_that_done|thereafter|and_as_a_last_step|second|third|and_then_also|thereupon|in_the_end|at_last',
  ),
]
