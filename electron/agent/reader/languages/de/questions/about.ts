import { type Rule, words } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'

/** What a project says of itself, how that is called, and what may stand in front of it. */
const names: readonly [list: string, is: string, said: string, tied?: string][] = [
  ['tag', 'title', 'titel|titel_tag|folgentitel'],
  ['tag', 'artist', 'interpret|interpreten|künstler|autor|autorin'],
  ['tag', 'album', 'album'],
  ['tag', 'year', 'jahr|erscheinungsjahr'],
  ['tag', 'comment', 'kommentar'],
  ['cover', 'set', 'cover|titelbild|albumcover', '[als|für|zum] '],
  ['showTags', 'set', 'tags|metadaten'],
]

export const about: readonly Rule[] = names.flatMap(([list, is, said, tied = '']) =>
  words(
    'argument',
    `${tied}[der|die|das|den|ein|eine|einen|mein|unser] ${said}`,
    v.tied('bare')({ v: v.choice(list, is) }),
    -0.2,
  ),
)
