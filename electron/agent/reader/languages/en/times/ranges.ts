import type { Rule } from '../../../chart/rule.ts'
import { rule } from '../../../chart/rule.ts'
import type { Stretch } from '../../../meaning/types.ts'
import * as s from '../../../meaning/stretches.ts'

const to =
  'to|→|->|=>|until|till|til|through|thru|up_to|-|–|—|and_ending_at|ending_at|all_the_way_to|right_up_to|right_to|back_to|up_until|right_up_until'
const before =
  'before|up_to|until|till|til|ahead_of|prior_to|preceding|leading_up_to|in_front_of|right_before|just_before|leading_into|leading_in_to|just_ahead_of|right_ahead_of|immediately_before|directly_before|shortly_before|up_until|right_up_until|earlier_than|that_precedes|which_precedes|that_precede|which_precede|that_comes_before|which_comes_before'
const after =
  'after|past|following|behind|beyond|right_after|just_after|immediately_after|directly_after|straight_after|later_than|that_follows|which_follows|that_follow|which_follow|that_come_after|which_come_after|that_comes_after|which_comes_after|coming_after|further_than'
/** What can stand between a length and the place that it ends at; "until" there would say how long. */
const lead =
  'before|ahead_of|prior_to|preceding|leading_up_to|leading_into|leading_in_to|right_before|just_before|just_ahead_of|right_ahead_of|immediately_before|directly_before|that_precedes|which_precedes|that_precede|which_precede|that_lead_up_to|which_lead_up_to|that_come_before|which_come_before|that_comes_before|which_comes_before|ending_at|that_ends_at|ending|in_front_of'
/** Nouns of a stretch, in front of where it is. */
const stretch =
  'part|section|bit|piece|portion|stretch|passage|segment|chunk|region|range|area|stuff|audio|sound|space|time'

const reaches =
  'is|are|goes|go|runs|run|lasts|lies|lie|comes|extends|spans|reaches|stretches|is_going|is_lasting|takes_place|happens|covers|is_situated|is_located'

/** How a stretch sounds: with its times said it tells nothing more. */
const quality =
  'fast|slow|loud|quiet|noisy|silent|boring|bad|good|long|short|slower|faster|louder|quieter|clean|dirty|hissy|whole|entire|muffled|harsh|busy'

/** What is said the wrong way round is a part only where it is nothing else. */
const backwards = 2

export const ranges: readonly Rule[] = [
  // "the selection from 1 to 2 seconds": from where to where it is, is said.
  ...rule('stretch', '[the|my|a] selection|selected_part|selected_range [,] <stretch:s>', s.onlyBetween, -0.6),
  ...rule('stretch', `from|between <point:a> ${to} <point:b>`, s.fromTo),
  ...rule('stretch', `<point:a> ${to} <point:b>`, s.forwards),
  ...rule('stretch', `<point:a> ${to} <point:b>`, s.backwards, backwards),
  ...rule('stretch', `[from|between] <point:a> ${to} <duration:d> later|after_that|further_on`, s.forSo),
  ...rule('stretch', 'from <point:a> too <point:b>', s.between, 0.5),
  ...rule('stretch', '[from] <number:n> to|-|–|— <number:b> <timeUnit:u>', s.betweenSharingUnit, -0.3),
  ...rule('stretch', 'between <number:n> and|& <number:b> <timeUnit:u>', s.betweenSharingUnit, -0.3),
  ...rule('stretch', 'between|in_between <point:a> and|&|to|- <point:b>', s.fromTo),
  ...rule('stretch', 'since <point:a> until|till|to|up_to <point:b>', s.fromTo),
  ...rule('stretch', 'since <point:a> [on|onwards]', s.onwards, 0.6),
  ...rule('stretch', `[the] [very] [last] <timeUnit:d> ${lead} <group:g>`, s.soBeforeThing),
  ...rule('stretch', `[the] [very] [first] <timeUnit:d> ${after} <group:g>`, s.soAfterThing),
  ...rule('stretch', `[the] [very] [last] <timeUnit:d> ${lead} <point:p>`, s.soBefore),
  ...rule('stretch', `[the] [very] [first] <timeUnit:d> ${after} <point:a>`, s.forSo),
  ...rule('stretch', '[the] gap|space|pause|silence|hole between <group:g>', s.gapOfTwo),
  ...rule(
    'stretch',
    `[the] ${stretch} [that_is|that_goes|that_runs|which_is] <stretch:s>`,
    ({ s: one }: { s: Stretch }) => one,
  ),
  ...rule(
    'stretch',
    `[the|this|that] ${stretch} who|which|that|what|wich ${reaches} <stretch:s>`,
    ({ s: one }: { s: Stretch }) => one,
  ),
  ...rule(
    'stretch',
    `[the|that|this] ${quality} ${stretch} [that_is|that_goes|that_runs|which_is] <stretch:s>`,
    ({ s: one }: { s: Stretch }) => (one.kind === 'between' ? one : null),
  ),
  ...rule(
    'stretch',
    'the|that silence|pause|gap|noise|dead_air|quiet|hum [that_is|that_goes|that_runs] <stretch:s>',
    s.heardIn,
    -0.6,
  ),
  ...rule('stretch', 'the|that silence|pause|gap|noise|dead_air|quiet|hum at <stretch:s>', s.heardAt, -0.6),
  ...rule('stretch', `[the] ${stretch} that|which <stretch:s>`, ({ s: one }: { s: Stretch }) => one, 0.3),
  ...rule(
    'stretch',
    `starts|begins|starting|beginning at|with|from <point:a> and ends|ending|stops|finishes at|with <point:b>`,
    s.fromTo,
  ),
  // Not from second 3 on: "over 3 seconds ending at 0:25".
  ...rule('stretch', '[the] <duration:d> ending|that_end|which_end at|on|with <point:p>', s.soBefore, -0.3),
  ...rule('stretch', `from <point:a> and_ends|and_ending at <point:b>`, s.fromTo),
  ...rule(
    'stretch',
    `<clock:a> <clock:b>`,
    ({ a, b }: { a: number; b: number }) => s.between({ a: { kind: 'at', seconds: a }, b: { kind: 'at', seconds: b } }),
    0.8,
  ),
  ...rule('stretch', `from <group:g> ${to} <point:b>`, s.fromThingTo),
  ...rule('stretch', `from <group:g> [right|all_the_way|straight] through ${to} <point:b>`, s.fromThingTo),
  ...rule('stretch', `from <point:a> [right|all_the_way|straight] through ${to} <point:b>`, s.fromTo),
  ...rule('stretch', `from <point:a> ${to} <group:g>`, s.toThing),
  ...rule('stretch', `from <group:a> ${to} <group:b>`, s.fromThingToThing),
  ...rule(
    'stretch',
    `from <group:a> through|thru|to_and_including|up_to_and_including <group:b>`,
    s.fromThingThrough,
    -0.3,
  ),
  ...rule('stretch', `[from] <point:a> onwards|onward|forward|and_on|till_the_very_end`, s.onwards),
  ...rule('stretch', `from <point:a> on`, s.onwards),
  ...rule('stretch', `<point:a> on`, s.onwards, 1),
  ...rule('stretch', `from <point:a> forwards|on_forward`, s.onwards),
  ...rule('stretch', 'starting|beginning|starts|begins at|from|with <point:a>', s.onwards),
  ...rule('stretch', 'starting|beginning <point:a>', s.onwards),
  ...rule('stretch', 'from <group:g> on|onwards|onward', s.fromThing),
  // "from the solo on everything 2 dB quieter": "on" goes with "from".
  ...rule('group', 'from <group:g> on [,] everything|it_all|all|all_of_it|the_lot', s.allFromThing, -0.6),
  ...rule('stretch', `<point:a> and beyond|after|later|onwards`, s.onwards),
  ...rule('stretch', '[starting|from|beginning] [at] <point:a> for|lasting [the_next] <duration:d>', s.forSo),
  ...rule(
    'stretch',
    '[the|those|these|all] <duration:d> starting|beginning|that_start|that_starts|that_begin|that_begins|which_start|which_starts|which_begin|which_begins at|from|with <point:a>',
    s.forSo,
  ),
  ...rule('stretch', '[a|the] <duration:d> from|at <point:a>', s.forSoInside, 0.3),
  ...rule('stretch', '[a|the] <duration:d> from|beginning|starting <point:a> on|onwards|onward|forward', s.forSo, -0.2),
  ...rule('stretch', `[a|the] <duration:d> ${stretch} [starting|beginning] from|at <point:a>`, s.forSoInside, 0.1),
  ...rule(
    'stretch',
    `a <number:n> second ${stretch} [starting|beginning] from|at <point:a>`,
    ({ n: d, a }: { n: number; a: Parameters<typeof s.forSo>[0]['a'] }) => s.forSo({ a, d }),
  ),
  ...rule('stretch', `${after} <point:a>`, s.onwards, 0.2),
  ...rule('stretch', `${after} <point:a> on|onwards|onward`, s.onwards, 0.1),
  ...rule('stretch', `${before} <point:b>`, s.upTo, 0.2),
  ...rule('stretch', `to <point:b>`, s.upTo, 1.5),
  ...rule('stretch', `${after} [of] <group:g>`, s.afterThing, 0.1),
  ...rule('stretch', `${before} <group:g>`, s.beforeThing, 0.1),
  ...rule('stretch', `the [very|first|next|following] <duration:d> ${after} <point:a>`, s.forSo),
  ...rule('stretch', `first|next|following <duration:d> ${after} <point:a>`, s.forSo),
  ...rule('stretch', '[the] next|following <duration:d> from <point:a>', s.forSo),
  ...rule('stretch', `<duration:d> ${after} <point:a>`, s.forSo, 0.25),
  ...rule('stretch', `the [very|last] <duration:d> ${lead} <point:p>`, s.soBefore),
  ...rule('stretch', `last <duration:d> ${lead} <point:p>`, s.soBefore),
  ...rule('stretch', `<duration:d> ${lead} <point:p>`, s.soBefore, 0.25),
  ...rule('stretch', `the [very|first] <duration:d> ${after} <group:g>`, s.soAfterThing),
  ...rule('stretch', `first <duration:d> ${after} <group:g>`, s.soAfterThing),
  ...rule('stretch', `<duration:d> ${after} <group:g>`, s.soAfterThing, 0.25),
  ...rule('stretch', `the [very|last] <duration:d> ${lead} <group:g>`, s.soBeforeThing),
  ...rule('stretch', `last <duration:d> ${lead} <group:g>`, s.soBeforeThing),
  ...rule('stretch', `<duration:d> ${lead} <group:g>`, s.soBeforeThing, 0.25),
  ...rule('stretch', '[the|my] [very] first|initial|opening|starting <length:l>', s.first),
  ...rule('stretch', '[the|my] [very] last|final|closing|ending <length:l>', s.last),
  ...rule('stretch', '[the] <length:l> at the start|beginning', s.first),
  ...rule('stretch', '[the] <length:l> at the end', s.last),
  ...rule('stretch', '[the] <length:l> counting|counted|going back from the end', s.last),
  ...rule('stretch', '<duration:d> back_from|counting_back_from|counted_back_from <point:p>', s.soBefore),
  ...rule('stretch', '[the] middle|central <length:l>', s.middle),
  ...rule('stretch', '[the] <length:l> in the middle', s.middle),
  ...rule('stretch', '[the] <ordinal:o> <fraction:f>', s.nthShare),
  ...rule(
    'stretch',
    'like|say|maybe|roughly|about|around|i_guess|you_know <stretch:s>',
    ({ s: one }: { s: Stretch }) => one,
    0.4,
  ),
  ...rule('stretch', '[the] middle third', () => s.nthShare({ o: 2, f: 1 / 3 })),
  ...rule('stretch', '[the] front|opening half', () => s.nthShare({ o: 1, f: 1 / 2 })),
  ...rule('stretch', '[the] back|closing|latter half', () => s.nthShare({ o: 2, f: 1 / 2 })),
  ...rule('stretch', '[the] next|following|coming <duration:d>', s.next),
  ...rule('stretch', '[the] previous|preceding|past <duration:d>', s.previous),
  ...rule('stretch', '[the] <duration:d> around|about|surrounding <point:p>', s.around),
  ...rule('stretch', '[the] <duration:d> centered_on|centred_on|centered_at|centred_at <point:p>', s.around),
  ...rule(
    'stretch',
    '[the] <duration:d> on_either_side_of|either_side_of|on_both_sides_of|before_and_after|each_side_of <point:p>',
    s.eitherSide,
  ),
  ...rule('stretch', '[the] <duration:d> around <group:g>', s.aroundThing),
  ...rule(
    'stretch',
    '[the|any|all_the] gap|space|pause|silence|part|section|bit|area|hole|dead_space|dead_air|empty_space|blank_space|empty_bit|blank_bit|silent_bit|dead_spot|empty_stretch between|in_between <group:a> and <group:b>',
    s.gap,
  ),
  ...rule('stretch', 'between|in_between <group:a> and <group:b>', s.gap, 0.6),
  ...rule('stretch', 'what|whatever [that] [is|comes|there_is] [in] <stretch:s>', s.whatIsIn, 0.1),
  ...rule('stretch', 'everything|all|anything [that] [is|comes|there_is] [in] <stretch:s>', s.everythingIn, 0.1),
  ...rule('stretch', 'what from <point:a>', s.whatIsOnwards, 0.3),
  ...rule('stretch', 'everything|all|anything from <point:a>', s.allOnwards, 0.3),
  ...rule('stretch', 'what [that|which] comes|is|lies <stretch:s>', s.whatIsIn, 0.1),
  ...rule('stretch', 'everything|all|anything [that|which] comes|is|lies <stretch:s>', s.everythingIn, 0.1),
  ...rule('stretch', '[the] first|last|opening few|some|several seconds|minutes', s.unclear('few')),
  ...rule('stretch', '[the] first|last few|some|several <timeUnit>', s.unclear('few')),
  ...rule('stretch', '[the] [very] first|opening <timeUnit:d>', ({ d }: { d: number }) =>
    s.first({ l: { seconds: d } }),
  ),
  ...rule('stretch', '[the] [very] last|final|closing <timeUnit:d>', ({ d }: { d: number }) =>
    s.last({ l: { seconds: d } }),
  ),
  ...rule('stretch', '[the] first <timeUnit:d> and_a_half', ({ d }: { d: number }) =>
    s.first({ l: { seconds: d * 1.5 } }),
  ),
  ...rule('stretch', '[the] last <timeUnit:d> and_a_half', ({ d }: { d: number }) =>
    s.last({ l: { seconds: d * 1.5 } }),
  ),
  ...rule('stretch', '[the] next|following <timeUnit:d>', s.next),
  ...rule('stretch', '[the] previous|preceding <timeUnit:d>', s.previous),
  ...rule('stretch', '[the] <ordinal:o> <timeUnit:u>', s.nthUnit, 0.1),
  ...rule(
    'stretch',
    '[the] first <number:d>',
    ({ d }: { d: number }) => (d === 1 ? null : s.first({ l: { seconds: d } })),
    1,
  ),
  ...rule(
    'stretch',
    '[the] last|final <number:d>',
    ({ d }: { d: number }) => (d === 1 ? null : s.last({ l: { seconds: d } })),
    1,
  ),
  ...rule('stretch', '<duration:d> [worth]', s.loose, 0.9),
  ...rule('stretch', 'a <duration:d> piece|bit|chunk|part|section', s.loose, 0.5),
]
