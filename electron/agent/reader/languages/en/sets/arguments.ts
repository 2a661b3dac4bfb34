import type { Group, Point } from '../../../meaning/types.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as p from '../../../meaning/points.ts'
import * as s from '../../../meaning/stretches.ts'
import { whileHeard, whileOn } from '../../../meaning/sets/heardTime.ts'
import * as v from '../../../meaning/values.ts'
import { options } from './options.ts'
import { scopes } from './scopes.ts'
import { ends, samples } from '../times/ends.ts'

const on =
  'on|in|across|within|inside|throughout|over|for|onto|during|for_the_length_of|for_the_duration_of|for_the_whole_of|over_the_length_of|over_the_course_of|in_the_course_of'
const entire = 'whole|entire|full|complete'
const everywhere = () => v.tiedGroup('on')({ g: { kind: 'all', sort: 'any' } })

const bare: readonly Rule[] = [
  ...rule('argument', '<group:g>', v.tiedGroup('bare')),
  ...rule('argument', 'everywhere|all_over|throughout|all_the_way_through', everywhere),
  // Not the selection: "give the guest reverb over its whole length", "…, the whole track".
  ...rule('argument', `over|for|along|across|through its|their|the ${entire} length|duration|extent`, everywhere, -0.2),
  ...rule('argument', `, [on|over|for|across] its|their|the ${entire} track|tracks|clip|take [,]`, everywhere, -0.7),
  ...rule(
    'argument',
    'with all|every|all_of [of] the|my|our instruments|tracks|parts|voices|players|mics [in|on] [it|there]',
    everywhere,
    -0.5,
  ),
  // "take that out on all of them": of the tracks, where nothing else is spoken of.
  ...rule(
    'argument',
    'on|across|from|in all_of_them|every_one_of_them|each_of_them',
    () => v.tiedGroup('on')({ g: { kind: 'all', sort: 'any' } }),
    0.9,
  ),
  ...rule('argument', '<point:p>', v.tiedPoint('bare'), 0.1),
  ...rule('argument', '<value:v>', v.alone, 0.2),
  ...rule('argument', '<setting:v>', v.tied('bare')),
  ...rule('argument', '<choice:v>', v.tied('bare'), 0.4),
  ...rule('argument', '<aspect:v>', v.tied('bare')),
  ...rule('argument', '<file:v>', v.tied('bare')),
  ...rule('argument', '<quoted:v>', v.tied('bare'), 1),
]

/** Where a copy goes. */
const newTrack = () => v.tied('on')({ v: v.choice('place', 'new') })

const tied: readonly Rule[] = [
  ...rule('argument', 'only|just|solely <group:g>', v.tiedGroup('bare'), 0.3),
  ...rule('argument', `${on} <group:g>`, v.tiedGroup('on')),
  ...rule(
    'argument',
    'nothing but|except|other_than|apart_from|besides|except_for <group:g>',
    v.tiedGroup('bare'),
    -0.4,
  ),
  ...rule(
    'argument',
    'as_for|regarding|concerning|when_it_comes_to|with_regard_to|with_respect_to|as_regards|as_far_as [the_subject_of] <group:g> [goes|is_concerned|are_concerned]',
    v.tiedGroup('bare'),
    -0.3,
  ),
  ...rule('argument', 'at|@|around <point:p>', v.tiedPoint('at')),
  ...rule('argument', 'at|@ <points:p>', v.tiedPoints('at')),
  ...rule('argument', '<points:p>', v.hereAndThere),
  ...rule('argument', '<points:p>', v.countedPoints, 0.2),
  ...rule('argument', 'at|on|@ <group:g>', v.tiedGroup('at'), 0.1),
  ...rule('argument', 'in|on <point:p>', v.tiedPoint('at'), 0.4),
  ...rule('argument', 'right|just|exactly|precisely|in|back at|in <point:p>', v.tiedPoint('at')),
  ...rule('argument', 'at|@ <value:v>', v.tied('at'), 0.2),
  ...rule(
    'argument',
    'while|whilst|when|whenever|as|during <group:g> [is|are] [being] running|runs|playing|plays|going|lasts|on|going_on|audible|described|explained|read|read_out|discussed|introduced|performed|sung|told|presented|mentioned|shown|heard',
    whileOn,
    -0.1,
  ),
  ...rule(
    'argument',
    'to_end|so_that_it_ends|so_it_ends|so_that_it_stops|so_it_stops|to_finish|ending at|on|with <point:b>',
    ({ b }: { b: Point }) => v.tiedGroup('to')({ g: g.part({ s: s.upTo({ b }) }) }),
    -0.2,
  ),
  ...rule('argument', 'to|until|onto|up_to|down_to|all_the_way_to <point:p>', v.tiedPoint('to')),
  ...rule('argument', 'to <points:p>', v.tiedPoints('to')),
  ...rule('argument', 'to|up_to|down_to|=|at|→|->|=> <value:v>', v.tied('to'), 0.1),
  ...rule('argument', 'to|onto|into|up_to|down_to <group:g>', v.tiedGroup('to'), 0.1),
  ...rule('argument', 'by|about|by_like|by_about|by_around|by_exactly|of|for_about|for <value:v>', v.tied('by'), 0.1),
  ...rule(
    'argument',
    '[right|over|in|just|only] there',
    () => v.tiedGroup('at')({ g: g.mention('there', 'part')() }),
    0.1,
  ),
  ...rule('argument', 'from <group:g>', v.fromGroup),
  ...rule('argument', 'out_of|away_from <group:g>', v.tiedGroup('from'), 0.6),
  ...rule('argument', 'of <group:g>', v.tiedGroup('on'), 0.1),
  ...rule('argument', 'off|off_of|from|out_of <aspect:v>', v.tied('from')),
  ...rule('argument', 'to|on <aspect:v>', v.tied('on')),
  ...rule('argument', 'off|off_of <group:g>', v.tiedGroup('from'), 0.6),
  ...rule('argument', 'the voice|sound|audio|recording of <group:g>', v.tiedGroup('bare'), 0.2),
  ...rule('argument', 'here|right_here|at_this_point|at_this_spot|at_that_point', () =>
    v.tiedPoint('at')({ p: { kind: 'cursor', offset: 0 } }),
  ),
  ...rule('argument', 'from|off|starting_at|starting_from|beginning_at <point:p>', v.tiedPoint('from')),
  ...rule('argument', 'from <value:v>', v.tied('from'), 0.3),
  ...rule('argument', 'on <value:v>', v.tied('to'), 0.8),
  ...rule(
    'argument',
    'off|from both_ends|each_end|both_sides|either_end|the_start_and_the_end|the_start_and_end|the_beginning_and_the_end|the_beginning_and_end|start_and_end|the_start_and_from_the_end',
    () => v.tied('from')({ v: v.choice('ends', 'both') }),
  ),
  ...rule(
    'argument',
    'at both_ends|each_end|the_start_and_the_end|the_start_and_end|the_beginning_and_the_end|the_beginning_and_end|either_end',
    () => v.tied('at')({ v: v.choice('ends', 'both') }),
  ),
  ...rule('argument', 'with|using|at|through|by_using|by_means_of [a|an] <setting:v>', v.tied('with')),
  ...rule('argument', 'with|using|as|in|to|into [a|an] <choice:v>', v.tied('as')),
  ...rule('argument', 'as|in|to a|an <value:v>', v.tied('as')),
  ...rule('argument', 'as|in|to|into <value:v>', v.depthOf),
  ...rule('argument', 'and|, <setting:v>', v.tied('with'), 0.2),
  ...rule(
    'argument',
    'so_that_it_starts|so_it_starts|so_that_it_begins|so_it_begins|so_that_they_start|so_they_start|to_start|to_begin|start|begin at|from|with <point:p>',
    v.tiedPoint('to'),
  ),
  ...rule(
    'argument',
    'so_that_it_starts|so_it_starts|to_start|start right_after|after|behind|directly_after <group:g>',
    v.tiedGroup('after'),
  ),
  ...rule(
    'argument',
    `so_that|so|such_that it|she|he|they starts|start|begins|begin [together] with|at|on|when|where <group:g> [starts|begins|does|comes_in]`,
    ({ g: of }: { g: Group }) => {
      const start = p.startOf({ g: of })
      return start === null ? null : v.tiedPoint('to')({ p: start })
    },
    -0.3,
  ),
  ...rule('argument', 'over|for|during|lasting|across|in|taking <duration:d>', v.tiedLength('over')),
  ...rule('argument', 'over|for [the_next|the_first|the_last] <duration:d>', v.tiedLength('over'), 0.4),
  ...rule('argument', 'of <duration:d> [in_length|length|long|each]', v.tiedLength('over'), 0.1),
  ...rule('argument', '<direction:d> , [both|each] [by] <value:v> each|apiece|both', v.sideApiece, -0.5),
  ...rule('argument', '<direction:d> , both|each [by] <value:v>', v.sideApiece, -0.5),
  ...rule('argument', '<duration:d> long', v.tiedLength('over')),
  ...rule('argument', 'to <duration:d> [long|in_length]', v.tiedLength('to'), 0.1),
  ...rule('argument', 'into|in [<number:n>] parts|pieces|chunks|sections|bits|segments', ({ n }: { n?: number }) =>
    n === undefined ? null : v.tiedCount('into')({ n }),
  ),
  ...rule(
    'argument',
    'into|in <number:n> [equal|even|equally_sized|equally_long|equal_sized|equally_large|same_size|identical] parts|pieces|chunks|sections|bits|segments|clips|halves',
    v.tiedCount('into'),
  ),
  ...rule('argument', 'in|into half|two|two_halves|halves|two_equal_halves|half_evenly', () =>
    v.tiedCount('into')({ n: 2 }),
  ),
  ...rule('argument', 'in|into thirds|three|three_thirds', () => v.tiedCount('into')({ n: 3 })),
  ...rule('argument', 'in|into quarters|four|fourths', () => v.tiedCount('into')({ n: 4 })),
  ...rule('argument', '[right|just] before|in_front_of|ahead_of the last|final <duration:d>', v.beforeLast, 0.3),
  ...rule('argument', '[right|just] after|behind the first|opening <duration:d>', v.afterFirst, 0.3),
  ...rule('argument', '[at] every|each <duration:d>', v.tiedLength('every')),
  ...rule('argument', 'every|each <timeUnit:d>', v.tiedLength('every')),
  ...rule(
    'argument',
    'into|in <duration:d> parts|pieces|chunks|sections|bits|segments|clips|blocks',
    v.tiedLength('every'),
  ),
  ...rule(
    'argument',
    'under|beneath|below|underneath|behind|against <group:g> [is_talking|talks|speaks|is_speaking|is_playing|plays|is_on|are_talking|comes_in|sings]',
    v.tiedGroup('under'),
  ),
  ...rule(
    'argument',
    'whenever|when|while|whilst|where|wherever|everywhere|everywhere_that|as_soon_as|as_long_as|the_whole_time|during_the_time <group:g> is_talking|talks|speaks|is_speaking|is_playing|plays|is_on|are_talking|comes_in|sings|talk|speak|sing|play|is_singing|are_speaking|are_playing|are_singing|is_heard',
    whileHeard,
  ),
  ...rule(
    'argument',
    'whenever|when|while|wherever|as_soon_as|as_long_as there_is|there_are [some|any] <group:g>',
    v.tiedGroup('under'),
  ),
  ...rule('argument', 'above|over [the] <group:g>', v.tiedGroup('over'), 0.3),
  ...rule('argument', 'under|below|less_than|beneath|lower_than <value:v>', v.tied('under')),
  ...rule('argument', 'above|over|more_than|higher_than|exceeding|longer_than|beyond <value:v>', v.tied('over')),
  ...rule(
    'argument',
    '[to] after|behind|following|right_after|directly_after|just_after|right_behind|straight_after|immediately_after|directly_behind <group:g>',
    v.tiedGroup('after'),
    0.2,
  ),
  ...words(
    'argument',
    'after_itself|right_after_itself|behind_itself|directly_after_itself|just_after_itself|straight_after_itself|after_themselves|immediately_after_itself|following_itself|to_its_own_end',
    v.tiedPoint('after')({ p: p.endOfItself() }),
  ),
  ...words(
    'argument',
    'before_itself|right_before_itself|in_front_of_itself|just_before_itself',
    v.tiedPoint('before')({ p: p.startOfItself() }),
  ),
  ...rule('argument', 'as|to|into|in <file:v>', v.tied('as')),
  ...rule('argument', 'called|named|titled <file:v>', v.tied('called')),
  ...rule(
    'argument',
    'called|named|titled|with_the_name|with_name|by_the_name_of|and_call_it|and_name_it|with_the_title|and_title_it|call_it|name_it|under_the_name <text:v>',
    v.titled,
  ),
  ...rule(
    'argument',
    'saying|labelled|labeled|reading|as|with_the_text|that_says|with_text|text|name|which_says|under <text:v>',
    v.tied('called'),
  ),
  ...rule('argument', 'to|into|as|:|→|->|=> <text:v>', v.tied('called'), 0.2),
  ...rule('argument', 'in <text:v>', v.tied('called'), 1),
  ...rule('argument', 'for <text:v>', v.quotedName, 0.4),
  ...rule('argument', '<text:v>', v.tied('called'), 0.8),
  ...rule(
    'argument',
    'on|to|onto|into a|its_own|one|their_own|separate|new [new|separate|own|fresh|second|further|different] track|tracks',
    newTrack,
  ),
  ...rule(
    'argument',
    'on|to|onto|into a|its|their [new|separate|own] track|tracks [all] of_its_own|of_their_own|to_itself',
    newTrack,
  ),
]

export const args: readonly Rule[] = [...bare, ...samples, ...ends, ...tied, ...scopes, ...options]
