import type { Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import * as p from '../../../meaning/points.ts'
import type { Argument, Group, Point, Stretch, Tie } from '../../../meaning/types.ts'
import * as s from '../../../meaning/stretches.ts'
import * as v from '../../../meaning/values.ts'

const profile = 'noise_profile|noise_print|noise_sample|noise_reference|noise_fingerprint|profile_of_the_noise|profile'

/** "per label". */
function eachOf(noun: Noun): Argument | null {
  const group = g.each({ s: noun })
  return group === null ? null : { tie: 'on', content: { kind: 'group', group } }
}

const tiedTo = (tie: Tie, point: Point | null): Argument | null =>
  point === null ? null : { tie, content: { kind: 'point', point } }

/** "by the sponsor": over when it begins. */
const endingBefore = ({ g: of }: { g: Group }): Argument | null => tiedTo('ending', p.startOf({ g: of }))

/** "at both ends of the intro". */
function bothEnds({ g: of }: { g: Group }): Argument | null {
  const selected = of.kind === 'part' && of.stretch.kind === 'selection'
  const start = selected ? p.selectionStart() : p.startOf({ g: of })
  const end = selected ? p.selectionEnd() : p.endOf({ g: of })
  return start === null || end === null ? null : { tie: 'at', content: { kind: 'points', points: [start, end] } }
}

function onwardsOf({ g: of }: { g: Group }): Argument | null {
  const kept = s.fromThing({ g: of })
  return kept === null ? null : v.tiedGroup('bare')({ g: g.part({ s: kept }) })
}

const begins = 'starts|begins|comes_in|kicks_in|start|begin'
const finishes = 'ends|stops|finishes|goes_out|end|stop|finish'
const again = '[also|again] [where|when] [it|he|she|they|that]'
/** "where the intro starts and ends". */
const startsAndEnds: readonly Rule[] = [
  ...rule('argument', `where|when <group:g> ${begins} and|& ${again} ${finishes}`, bothEnds, -0.6),
  ...rule('argument', `where|when <group:g> ${finishes} and|& ${again} ${begins}`, bothEnds, -0.6),
]

/** "trim the music to the length of the host": to the time that the host takes. */
function asLongAs({ g: of }: { g: Group }): Argument | null {
  const edge = (at: 'start' | 'end'): Point => ({ kind: 'edge', edge: at, of, offset: 0 })
  if (of.kind !== 'named') return null
  const stretch: Stretch = { kind: 'between', from: edge('start'), to: edge('end') }
  return v.tiedGroup('to')({ g: { kind: 'part', stretch } })
}

/** "0:00 to 0:02 of the host": the time is the same on all tracks. */
function sampleIn({ g: of }: { g: Group }): Argument | null {
  const part = of.kind === 'within' && isTracks(of.of) ? of.part : of
  const isTime =
    part.kind === 'part' && (part === of || part.stretch.kind === 'between' || part.stretch.kind === 'first')
  return isTime ? v.tiedGroup('sample')({ g: part }) : null
}

/** Where there is nothing but noise, or nothing but the room, to learn it from. */
export const samples: readonly Rule[] = [
  ...rule(
    'argument',
    'like|modelled_on|modeled_on|taken_from|sampled_from|copied_from [that_in|that_of|the_one_in|the_one_at|the_sound_in] <group:g>',
    sampleIn,
    0.1,
  ),
  ...rule(
    'argument',
    `use|using|with|take|taking|grab [the] [noise|audio|sound] [from|in|at] <stretch:s> as|for [the|a|its|your|my] ${profile} [and|then|to|,]`,
    v.sample,
  ),
  ...rule(
    'argument',
    `use|using|with|take|taking|grab [the] [noise|audio|sound] [from|in|at] <group:g> as|for [the|a|its|your|my] ${profile} [and|then|to|,]`,
    sampleIn,
    0.1,
  ),
  ...rule(
    'argument',
    `learn|learning|get|take [the|a] ${profile}|noise from|in|at <group:g> [and|then|,]`,
    sampleIn,
    0.1,
  ),
  ...words<'marker'>(
    'marker',
    'with_that_profile|with_this_profile|using_that_profile|using_this_profile|with_that_noise_profile|using_that_noise_profile|based_on_that|based_on_that_profile|with_that_print',
    { kind: 'marker', marks: 'courtesy' },
    0.3,
  ),
  ...rule('argument', `[the|with|use|using] [the|a] ${profile} [is|lies|at|in|:] <stretch:s>`, v.sample),
  ...rule('argument', '[the] noise|hiss|hum [alone|only] is|lies [only|alone] in|at <stretch:s>', v.sample, -0.5),
  ...rule('argument', 'learn|learning [it|the_noise] from|in|at <stretch:s>', v.sample),
  ...rule(
    'argument',
    '[the] noise|hiss|hum alone|only|itself|by_itself|on_its_own is|lies|stands [in] <stretch:s>',
    v.sample,
  ),
  ...rule('argument', 'there_is only|just noise|hiss|hum [in] <stretch:s>', v.sample),
]

/** The places of pauses. */
const wherePauses = (is: string, said: string): Rule[] =>
  rule('argument', said, () => v.tied('at')({ v: v.choice('where', is) }), 0.4)

/** Where something ends, how long it is to be, and how it is divided into files. */
export const ends: readonly Rule[] = [
  ...startsAndEnds,
  ...wherePauses('start', 'at|from|in the [very] start|beginning|front|head'),
  ...wherePauses('end', 'at|from|in the [very] end|tail'),
  ...wherePauses(
    'both_ends',
    'at|from|on both_ends|each_end|either_end|the_start_and_the_end|the_start_and_end|the_beginning_and_the_end|the_beginning_and_end',
  ),
  ...rule(
    'argument',
    'at both_ends|each_end|both_sides|both_edges|either_end|the_start_and_the_end|the_start_and_end|the_beginning_and_the_end|the_beginning_and_end|start_and_end of <group:g>',
    bothEnds,
    -0.3,
  ),
  ...rule(
    'argument',
    'right_where|exactly_where|just_where|where <group:g> ends|stops|finishes|is_over',
    ({ g: of }: { g: Group }) => tiedTo('at', p.whereEnds({ g: of })),
    -0.1,
  ),
  ...rule(
    'argument',
    'right_where|exactly_where|just_where|where <group:g> starts|begins|comes_in|kicks_in',
    ({ g: of }: { g: Group }) => tiedTo('at', p.whereStarts({ g: of })),
    -0.1,
  ),
  // "cut the intro down to its first 5 seconds": so much of it stays.
  ...rule('argument', 'to its|his|her|their first <duration:d>', v.tiedLength('to'), -0.4),
  ...rule(
    'argument',
    'to its|his|her|their first <number:n>',
    ({ n }: { n: number }) => v.tiedLength('to')({ d: n }),
    0.4,
  ),
  // "trim it so that it starts at the sponsor": what is kept.
  ...rule('argument', 'so_that|so|such_that it|everything starts|begins at|with|on|from <group:g>', onwardsOf, 0.3),
  ...rule('argument', 'to start|begin at|with|on|from <group:g>', onwardsOf, 0.3),
  ...rule(
    'argument',
    'until|till|up_until|up_to_where|up_to_when <group:g> starts|begins|comes_in|kicks_in|sets_in|comes_on|enters',
    ({ g: of }: { g: Group }) => tiedTo('to', p.whereStarts({ g: of })),
    -0.1,
  ),
  ...rule(
    'argument',
    'so_that_it_ends|so_it_ends|so_that_it_stops|so_it_stops|so_that_it_finishes|to_end|to_finish|ending|to_stop at|on|with|by <point:p>',
    v.tiedPoint('ending'),
    -0.2,
  ),
  // "fade the music out by 0:25": it is to be over then.
  ...rule('argument', 'by <clock:c>', ({ c }: { c: number }) => v.tiedPoint('ending')({ p: p.at({ n: c }) }), 0.1),
  ...rule('argument', 'by <point:p>', v.tiedPoint('ending'), 0.5),
  ...rule('argument', 'by <group:g> [starts|begins|comes_in|sets_in|kicks_in|enters]', endingBefore, 0.6),
  ...rule('argument', 'to|to_match [exactly] the length|duration|extent|size of <group:g>', asLongAs, -0.2),
  ...rule(
    'argument',
    'to_be_as_long_as|as_long_as|to_the_same_length_as|to_the_length_of|to_fit <group:g>',
    asLongAs,
    -0.2,
  ),
  ...rule(
    'argument',
    '[and|but|,] leave|keep|leaving|keeping [only|just|about|at_most] <duration:d> [of_it|of_silence|of_each|in_each|in_between|of_them|each|between_them|behind]',
    v.tiedLength('to'),
    0.2,
  ),
  ...rule(
    'argument',
    'as|to|into its_own|their_own|separate|individual|one|a_separate|an_individual|single <choice:v> [file|files]',
    v.tied('as'),
  ),
  ...rule('argument', 'a|one|an separate|individual|single|own|distinct <choice:v> [file]', v.tied('as'), -0.1),
  ...rule('argument', 'one <choice:v> [file]', v.tied('as'), 0.2),
  ...rule('argument', 'per <noun:s>', ({ s: noun }: { s: Noun }) => eachOf(noun)),
]
