import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import {
  allBut,
  allTracksBut,
  contrast,
  contrastNth,
  contrastNths,
  minus,
  minusFew,
  minusNth,
  minusMiddle,
  minusNths,
  minusTrack,
  nthsAmong,
  onlyNth,
  outside,
} from '../../../meaning/sets/lessened.ts'

const together: readonly Rule[] = [
  ...rule('group', '[both] <group:a> and|&|plus|as_well_as|along_with|together_with|and_also <group:b>', g.list, 0.2),
  ...rule('group', '<group:a> , <group:b>', g.commaList, 0.4),
  ...rule('group', '<group:a> , and <group:b>', g.list, 0.4),
  ...rule('group', '<name:a> <name:b>', g.tracksBeside, 0.6),
  ...rule('group', '<name:a> <name:b> <name:c>', g.tracksBeside, 0.6),
  ...rule('group', 'either <group:a> or <group:b>', g.either),
  ...rule('group', '<group:a> or <group:b>', g.either, 0.2),
]

const but =
  'except|except_for|but|but_not|though_not|although_not|apart_from|aside_from|other_than|save_for|besides|bar|excluding|without|minus|barring|not_including|leaving_out|outside|outside_of'

const asItIs =
  'alone|be|untouched|audible|unmuted|on|in|in_place|as_it_is|as_they_are|where_it_is|where_they_are|out|out_of_it'

const exceptions: readonly Rule[] = [
  ...rule('group', `<group:a> [,] ${but} [on|in|for] <group:b>`, minus, -0.1),
  ...rule('group', `<group:a> [,] ${but} [on|in|for] [the] <name:n> 's [one]`, minusTrack, -0.1),
  ...rule('group', `<group:a> [,] but_not|though_not|although_not [on|in|for] <group:b>`, contrast, -0.15),
  ...rule('group', `<group:a> [,] except|but|only not <group:b>`, contrast, 0.2),
  ...rule('group', `<group:a> that_is_not|that_are_not|which_is_not|which_are_not [on|in|part_of] <group:b>`, minus),
  ...rule('group', `all but|except|bar|save <group:g>`, allBut, -0.3),
  ...rule(
    'group',
    `<group:a> [,] but|except|except_for|apart_from|excluding|but_not [the] <ordinal:o> [one]`,
    minusNth,
  ),
  ...rule(
    'group',
    `<group:a> [,] but|except|except_for|apart_from|excluding|but_not [the] <ordinals:o> [ones]`,
    minusNths,
  ),
  ...rule('group', `<group:a> [,] ${but} [the] middle|central [one]`, minusMiddle, -1),
  ...rule('group', `<group:a> [,] ${but} [the] first <number:n> [ones|of_them]`, minusFew('firstFew'), -0.4),
  ...rule('group', `<group:a> [,] ${but} [the] last|final <number:n> [ones|of_them]`, minusFew('lastFew'), -0.4),
  ...rule('group', `<group:a> [,] but [only|just] [the] <ordinal:o> one only|alone`, onlyNth, -1),
  ...rule('group', `<group:a> [,] but only|just the <ordinal:o> [one]`, onlyNth, -1),
  ...rule('group', `<group:a> [,] [and|but] not [the] <ordinal:o> [one]`, contrastNth, -0.1),
  ...rule('group', `<group:a> [,] [but|and] keep|leave the <ordinal:o> [one]`, contrastNth, -0.2),
  ...rule('group', `[the] <ordinals:o> of the <group:g>`, nthsAmong, -0.1),
  ...rule('group', `<group:a> [,] [and|but] not [the] <ordinals:o> [ones]`, contrastNths, -0.1),
  ...rule('group', `<group:a> [,] but|and leave|keep [the] <ordinal:o> [one] ${asItIs}`, minusNth, -0.6),
  ...rule('group', `<group:a> [,] but|and leave|keep [the] <ordinals:o> [ones] ${asItIs}`, minusNths, -0.6),
  ...rule(
    'group',
    `everything|anything|all outside|outside_of|that_is_not|that_is_outside|not_in|not_between|other_than <group:g>`,
    outside,
    -0.2,
  ),
  ...rule('group', `all_of_them|every_one_of_them|them_all|everything ${but} <group:g>`, outside, -0.2),
  ...rule(
    'group',
    `everyone|everybody|every_track|all_tracks but|except|bar|except_for|apart_from|other_than <group:g>`,
    allTracksBut,
    -0.2,
  ),
]

/** Several sets as one, and what is left out of a set. */
export const lists: readonly Rule[] = [...together, ...exceptions]
