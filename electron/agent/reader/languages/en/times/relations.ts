import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as p from '../../../meaning/points.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Argument, Group, Point, Stretch } from '../../../meaning/types.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as v from '../../../meaning/values.ts'
import { byChannels, theOnesOf } from '../../../meaning/sets/ofNoun.ts'
import { withMargin } from '../../../meaning/margins.ts'

const what = 'what|whatever|everything|all|anything|all_that|everything_that|whatever_it_is_that'
const start = 'starts|begins|comes_in|enters|kicks_in|sets_in|speaks|starts_talking|starts_playing|begin|start|come_in'
const until = 'until|till|til|up_to|up_until|right_up_until|to'
const instant = 'the_moment|the_point|the_second|the_instant|the_time|the_place|the_spot'
const comes = 'comes|is|lies|was|goes|came|went|happens|follows|sits'
const ahead = 'before|beforehand|earlier|ahead|up_front'
const behind = 'after|afterwards|afterward|after_that|behind|beyond|later'
const later = 'later|later_on|further_on|after_that|after_this|after_that_one|after_which|afterwards'
const it = g.mention('it')()
const ofPart = ({ s: one }: { s: Stretch | null }): Group | null => (one === null ? null : g.part({ s: one }))

/** "the sponsor and everything after". */
const andBeside =
  (stretch: (parts: { g: Group }) => Stretch | null) =>
  ({ a }: { a: Group }): Group | null => {
    const b = ofPart({ s: stretch({ g: a }) })
    return b === null ? null : g.list({ a, b })
  }

const every = 'all|all_the|all_of_the|all_my|every|each|any|each_of_the|every_single|any_of_the'
const channelRules = (said: string, channels: 1 | 2): Rule[] => [
  ...rule('group', `${every} ${said} <noun:s>`, byChannels(channels), -0.2),
  ...rule('group', `[the|my|our|these|those] [<number:n>] ${said} <noun:s>`, theOnesOf(channels), -0.2),
  ...rule('group', `all [the|my] <number:n> ${said} <noun:s>`, theOnesOf(channels), -0.2),
  ...rule('group', `both|both_the|both_of_the ${said} <noun:s>`, byChannels(channels, 2), -0.2),
  ...rule('group', `${every} <noun:s> that_are|that_is|which_are|which_is|in ${said}`, byChannels(channels), -0.2),
  ...rule('group', `the|my <noun:s> that_are|that_is|which_are|which_is|in ${said}`, theOnesOf(channels), -0.2),
]

const onAll = (): Argument => v.tiedGroup('on')({ g: g.all('any')() })

/** Where things lie by each other, and what tracks are like. */
export const relations: readonly Rule[] = [
  ...rule(
    'group',
    `${what} precedes|comes_before|goes_before|lies_before|is_before|leads_up_to|happens_before <group:g>`,
    ({ g: of }: { g: Group }) => ofPart({ s: s.beforeThing({ g: of }) }),
    -0.3,
  ),
  ...rule(
    'group',
    `${what} follows|comes_after|goes_after|lies_after|is_after|happens_after|comes_behind <group:g>`,
    ({ g: of }: { g: Group }) => ofPart({ s: s.afterThing({ g: of }) }),
    -0.3,
  ),
  ...rule(
    'group',
    `${what} [that] there_is|lies|is|comes|happens|sits <stretch:s>`,
    ({ s: one }: { s: Stretch }) => (one.kind === 'gap' || one.kind === 'between' ? g.part({ s: one }) : null),
    -0.2,
  ),
  // "everything after", and nothing behind: beside what was named.
  ...rule('group', `${what} [that|which] [${comes}] ${ahead}`, () => ofPart({ s: s.beforeThing({ g: it }) }), 1),
  ...rule('group', `${what} [that|which] [${comes}] ${behind}`, () => ofPart({ s: s.afterThing({ g: it }) }), 1),
  ...rule(
    'group',
    `<group:a> and|& ${what} [that|which] [${comes}] ${ahead} [it|that]`,
    andBeside(s.beforeThing),
    -0.3,
  ),
  ...rule(
    'group',
    `<group:a> and|& ${what} [that|which] [${comes}] ${behind} [it|that]`,
    andBeside(s.afterThing),
    -0.3,
  ),
  ...rule('stretch', 'between|in_between <group:g>', s.gapOfTwo, 0.3),
  ...rule(
    'point',
    `the|that spot|point|place|moment|position [at|that_is|which_is] <point:p>`,
    ({ p: at }: { p: Point }) => at,
  ),
  ...rule('stretch', '[the] <length:l> in the very|exact|dead middle|centre|center', s.middle),
  ...rule('point', `${instant} [when|where|that] <group:g> ${start}`, p.whereStarts, -0.4),
  ...rule('stretch', `from <group:a> ${until} [when|where|the_moment] <group:b> ${start}`, s.fromThingToThing, -0.6),
  ...rule(
    'stretch',
    'from [about|just|exactly] <duration:a> before <group:g> to|until|till [about|just|exactly] <duration:b> after|behind|past [it|that|them]',
    s.fromBeforeToAfter,
    -0.6,
  ),
  ...rule('stretch', `until|till|up_until|up_to_when|up_to_where <group:g> ${start}`, s.upToThing, -0.4),
  ...rule('stretch', `from ${instant} [when|where|that] <group:g> ${start} [on|onwards|onward]`, s.fromThing, -0.6),
  ...rule(
    'group',
    '<group:g> [and|plus|,] with|and|plus a margin of <duration:d> [on|at|to] [either|each|both|the] [side|sides|ends|end]',
    withMargin,
    -0.5,
  ),
  ...rule(
    'group',
    '<group:g> [,] with|plus|and|including <duration:d> [of] [air|margin|room|space] on|to|at either|each|both side|sides|end|ends',
    withMargin,
    -0.5,
  ),
  ...rule('point', `<duration:d> ${later}`, p.later, -0.6),
  ...rule('points', '<point:a> and again <duration:d> later|after_that|further_on|on', p.andLater, -0.3),
  ...rule(
    'argument',
    'for_as_long_as|as_long_as|for_the_time|all_the_time <group:g> rings|lasts|plays|runs|is_on|is_running|is_playing|goes_on|speaks|talks',
    ({ g: of }: { g: Group }) => v.tiedGroup('on')({ g: of }),
    -1,
  ),
  ...rule(
    'argument',
    'where it|that|they|those was|were|used_to_be [before|until_now]',
    () => v.tiedGroup('at')({ g: g.mention('there', 'part')() }),
    -0.4,
  ),
  ...rule('argument', 'at exactly|precisely|about|roughly|approximately <point:p>', v.tiedPoint('at')),
  ...words(
    'argument',
    ',_everyone|,_everybody|,_on_everyone|,_for_everyone|,_on_every_track|,_on_all_of_them|,_the_whole_lot',
    onAll(),
    0.1,
  ),
  ...channelRules('mono|monophonic|one_channel', 1),
  ...channelRules('stereo|two_channel|stereophonic', 2),
]
