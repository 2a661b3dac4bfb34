import { type Rule, rule } from '../../../chart/rule.ts'
import { bottom, countOf, longestOf, ofThem, top } from '../../../meaning/sets/pickedBy.ts'
import type { Argument } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const many = 'the|all|all_the|all_of_the|both|both_of_the|each_of_the|my|these|those'

const onAll = (): Argument => v.tiedGroup('on')({ g: { kind: 'all', sort: 'any' } })

/** "at 1:40, across everything". */
const onEveryTrack = (): Argument => v.tiedGroup('on')({ g: { kind: 'all', sort: 'track' } })

const parts = 'parts|pieces|chunks|sections|bits|segments|clips|slices'

/** Several of what shares a name, by number, length and place. */
export const counted: readonly Rule[] = [
  ...rule('group', `${many} <number:n> <name:t> <noun:s>`, countOf),
  ...rule('group', `[the] <number:n> longest|biggest <name:t> <noun:s>`, longestOf('longest')),
  ...rule('group', `[the] <number:n> shortest|smallest <name:t> <noun:s>`, longestOf('shortest')),
  ...rule('group', `[the] longest|biggest <name:t> <noun:s>`, longestOf('longest')),
  ...rule('group', `[the] shortest|smallest <name:t> <noun:s>`, longestOf('shortest')),
  ...rule('group', `[the] longer|longest of <group:g>`, ofThem('longest')),
  ...rule('group', `[the] shorter|shortest of <group:g>`, ofThem('shortest')),
  ...rule('group', `[the] top|upper|topmost [<number:n>] <noun:s>`, top),
  ...rule('group', `[the] bottom|lower|lowest|bottommost [<number:n>] <noun:s>`, bottom),
  ...rule('ordinals', '<number:a> + <number:b>', ({ a, b }: { a: number; b: number }) => [a, b]),
  // "…, all tracks": said behind what is to be done.
  ...rule(
    'argument',
    ',|–|- all_tracks|all_the_tracks|every_track|all_of_them|all_of_it|on_all_tracks|everywhere',
    onAll,
    0.1,
  ),
  ...rule(
    'argument',
    '[,] across|over everything|all|all_of_it|all_of_them|the_board|the_lot|every_track|all_tracks|all_the_tracks',
    onEveryTrack,
    -0.2,
  ),
  ...rule(
    'argument',
    `into|in <number:n> ${parts} of|with [the] equal|same|identical length|size|duration|lengths`,
    ({ n }: { n: number }): Argument | null => v.tiedCount('into')({ n }),
  ),
]
