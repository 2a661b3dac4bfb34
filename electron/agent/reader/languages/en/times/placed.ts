import type { Named } from '../../../meaning/wordTypes.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { besideIt, withMargin } from '../../../meaning/margins.ts'
import * as p from '../../../meaning/points.ts'
import type { Argument, Group, Point, Stretch } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'
import { thingsPlaced } from '../../placedRules.ts'

const lying = 'that_are|which_are|that_come|which_come|that_lie|lying|coming|placed'
const lyingThings = thingsPlaced({
  behind: `[${lying}] after|behind|past|beyond|following|later_than`,
  ahead: `[${lying}] before|ahead_of|preceding|earlier_than|up_to`,
  at: `[${lying}] `,
  between: `[${lying}] between|in_between <point:a> and|&|to <point:b>`,
  within: `[${lying}] in|inside|within|during|of`,
})

const tiedAt = (point: Point | null): Argument | null => (point === null ? null : v.tiedPoint('at')({ p: point }))
const gapOf = ({ s: one }: { s: Stretch }): Group | null => (one.kind === 'gap' ? g.part({ s: one }) : null)
const theirOwn = ({ s: one }: { s: Stretch }): Group | null =>
  one.kind === 'first' || one.kind === 'last' ? g.within({ p: g.part({ s: one }), g: g.mention('it')() }) : null
const clockAt = ({ c }: { c: number }): Argument | null => tiedAt({ kind: 'at', seconds: c })
const minute = ({ c }: { c: number }): number => c

/** "a second of silence before the start of the song": where something begins or ends lies nothing else. */
const besideEdge =
  (tie: 'before' | 'after') =>
  ({ p: point }: { p: Point }): Argument | null =>
    point.kind === 'edge' && point.offset === 0 ? v.tiedPoint(tie)({ p: point }) : null

/** What a thing is that has a name, by other words than the project's. */
const kinds =
  'prompt|read|story|message|announcement|greeting|song|number|tune|interview|answer|question|speech|talk|reading|chapter|scene|jump|line|sentence|phrase|segment|passage|moment|remark|joke|monologue|anecdote|dialogue|performance|routine|element'

const sides =
  'either_side|both_sides|each_side|either_end|both_ends|each_end|either_side_of_it|both_sides_of_it|each_side_of_it|either_side_of_that|the_two_sides'

/** Where something is, by what it is beside. */
export const placed: readonly Rule[] = [
  ...lyingThings,
  ...rule(
    'argument',
    'before|in_front_of|right_before|directly_before|just_before|ahead_of <group:g>',
    v.tiedGroup('before'),
    0.2,
  ),
  ...rule(
    'argument',
    'before|in_front_of|right_before|directly_before|just_before|ahead_of <point:p>',
    besideEdge('before'),
    0.3,
  ),
  ...rule(
    'argument',
    'after|behind|right_after|directly_after|just_after|straight_after <point:p>',
    besideEdge('after'),
    0.3,
  ),
  ...rule(
    'group',
    `<group:g> [,|:] plus|and|with|including|adding|and_also|and_another|with_another [an_extra|another|some] <duration:d> [more|extra] on|at|to|of|from ${sides}`,
    withMargin,
    -0.6,
  ),
  ...rule(
    'group',
    `<group:g> [,|:] plus|and|with|including <duration:d> before_and_after|front_and_back|before_and_after_it|before_it_and_after_it`,
    withMargin,
    -0.6,
  ),
  ...rule(
    'group',
    'the|that|all_the|this [long|awkward|big] dead_space|dead_air|empty_space|empty_bit|empty_part|empty_stretch|nothing|nothingness|void|waiting|wait|blank|blank_space|lull|quiet|hole|room_tone|space|time|distance|break <stretch:s>',
    gapOf,
    -0.6,
  ),
  ...rule('group', 'its|his|her new|now|remaining|current <stretch:s>', theirOwn, -0.2),
  ...rule(
    'argument',
    '[right|exactly|just|precisely] where <group:g> is|sits|lies|stands|is_marked|is_set|goes',
    ({ g: of }: { g: Group }) => tiedAt(p.startOf({ g: of })),
    -0.3,
  ),
  ...rule('argument', 'by|near|around|about|on <clock:c>', clockAt, 0.2),
  ...rule('group', `[the|my|our|this|that] <name:n> ${kinds}`, ({ n }: { n: Named }) => g.named({ n }), 0.3),
  // "Every track except the Room one."
  ...rule('group', 'the <name:n> one', ({ n }: { n: Named }) => g.named({ n }), 0.1),
  ...rule('clock', '[the] minute|min <clock:c>', minute, -0.2),
  ...rule(
    'point',
    'this_spot|this_very_spot|this_place|this_point|this_very_point|this_exact_spot|this_exact_point|this_very_moment|this_exact_moment|this_position',
    () => p.startOf({ g: g.mention('here', 'part')() }),
    -0.6,
  ),
  ...rule('group', `<duration:d> [more] on|at|to|of ${sides} of <group:g>`, besideIt, -0.9),
]
