import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'

/** What a project says of itself, how that is called, and what may stand in front of it. */
const names: readonly [list: string, is: string, said: string, tied?: string][] = [
  ['tag', 'title', 'title|title_tag|episode_title|title_of_the_episode'],
  ['tag', 'artist', 'artist|artist_tag|author|author_tag'],
  ['tag', 'album', 'album|album_tag|show_tag|album_name'],
  ['tag', 'year', 'year|year_tag'],
  ['tag', 'comment', 'comment|comment_tag'],
  ['cover', 'set', 'cover|cover_art|album_art|artwork|cover_picture|cover_image', '[as|for] '],
  ['showTags', 'set', 'tags|metadata|tags_of_the_show|tags_and_the_cover'],
]

/** "the picture x.png". */
const pictures = rule('argument', '[the|my|our|this] picture|image|photo|photograph|jpeg|png <file:v>', v.tied('bare'))

export const about: readonly Rule[] = [
  ...names.flatMap(([list, is, said, tied = '']) =>
    words('argument', `${tied}[a|an|the|my|our|its] ${said}`, v.tied('bare')({ v: v.choice(list, is) }), -0.2),
  ),
  ...pictures,
]
