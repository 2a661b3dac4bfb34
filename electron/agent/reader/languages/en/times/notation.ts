import type { Direction } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Effect, Marker } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group, Stretch } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'
import { graded } from '../../../meaning/effects.ts'

const arrow = '→|->|=>|>>'

/** "intro → mute", "bounce → mix.wav": what stands behind the arrow is done to what stands in front, or made of it. */
const arrows: readonly Rule[] = [
  ...words<'marker'>('marker', arrow, { kind: 'marker', marks: 'courtesy' }, 0.6),
  ...rule('argument', `${arrow}|: <file:v>`, v.tied('as')),
]

const selected: readonly Rule[] = [
  ...words('group', 'sel|the_sel|selctn', g.part({ s: s.selection() })),
  // "fade out all, last 20 s".
  ...rule('group', 'all|everything , [the] <stretch:s>', ({ s: is }: { s: Stretch }): Group => g.part({ s: is })),
]

/** "cough 2:12–2:14": what is marked there, with its times; they say best where it is. */
const timed: readonly Rule[] = rule(
  'group',
  '<group:g> [at|@|:] <stretch:s>',
  ({ g: what, s: is }: { g: Group; s: Stretch }): Group | null =>
    isMarked(what) && is.kind === 'between' && is.from.kind === 'at' && is.to.kind === 'at' ? g.part({ s: is }) : null,
  0.2,
)

const isMarked = (group: Group): boolean =>
  group.kind === 'named' && group.near === undefined && group.candidates.every(({ sort }) => sort === 'label')

/** "2nd": the ending is a word of its own behind a number. */
const ordinals: readonly Rule[] = rule('ordinal', '<number:n> st|nd|rd|th', ({ n }: { n: number }) =>
  Number.isInteger(n) && n > 0 && n < 100 ? n : null,
)

/** "30L", "L 30", "R 20 %". */
const sides = (said: string, direction: -1 | 1): Rule[] => {
  const side: Direction = { direction, about: 'pan', dimension: 'side' }
  const by = ({ v: is }: { v: Value }): Value | null => v.sideBy({ v: is, d: side })
  return [...rule('value', `<value:v> ${said}`, by), ...rule('value', `${said} <value:v>`, by, 0.2)]
}

/** What is given a bit of: nothing else is said of how much. */
const given: ReadonlySet<string> = new Set([...graded, 'limit', 'gate', 'equalize'])
const some =
  'a_bit_of|bit_of|a_little_bit_of|little_bit_of|a_little|a_touch_of|touch_of|a_hint_of|hint_of|some|a_dash_of|dash_of|light|gentle|a_light|a_gentle'
const dosed: readonly Rule[] = [
  ...words('effect', 'comp', { kind: 'effect', act: 'compress', brings: [] } satisfies Effect),
  ...rule('effect', 'some <effect:e>', ({ e }: { e: Effect }): Effect | null =>
    graded.has(e.act) ? { ...e, dosed: true } : null,
  ),
  ...rule('effect', `${some} <effect:e>`, ({ e }: { e: Effect }): Effect | null =>
    given.has(e.act) && !graded.has(e.act) ? { ...e, dosed: true } : null,
  ),
]

const asIs =
  'as_is|as_it_is|as_they_are|unchanged|untouched|as_it_was|as_before|put|not_touched|alone|the_same_as_before|like_it_is|how_it_is'
const stays = 'stays|stay|is|are|remains|remain|left|to_stay|can_stay|is_left|are_left|must_stay|should_stay'
const others =
  'rest|the_rest|others|the_others|everything_else|all_else|everyone_else|other_tracks|the_other_tracks|all_other_tracks|all_others|remaining_tracks|the_remaining_tracks|other_clips|the_other_clips|nothing_else'

/** "host +2 dB, music unchanged": it stays, whatever was said of others; the rest of what is named does anyway. */
const kept: readonly Rule[] = [
  ...rule('scope', `,|-|–|; <group:g> [${stays}] ${asIs}`, g.scope('spare'), -0.8),
  ...rule('scope', ',|-|–|; <group:g> as_is|as_it_is|as_they_are', g.scope('spare'), -2.2),
  ...rule('marker', `[,|-|–|;|and|but] ${others} [${stays}] ${asIs}|same|changes|changed|touched`, nothingMore, -2),
  // "mute kick and snare leave the others as they are".
  ...rule('marker', `[,|-|–|;|and|but] leave|leaving|keep|keeping|let ${others} [${stays}] ${asIs}`, nothingMore, -2.6),
  ...rule('marker', `[,|-|–|;|and|but] no other change|changes`, nothingMore, -2),
]

function nothingMore(): Marker {
  return { kind: 'marker', marks: 'courtesy' }
}

const options: readonly Rule[] = [
  ...words('option', 'close_gap|close_gaps|closing_gap|gap_closed|no_gap|ripple', {
    kind: 'option',
    option: 'close gap',
  }),
  ...rule('option', ', close_gap|close_gaps|closing_gap|gap_closed|no_gap|ripple', () => ({
    kind: 'option' as const,
    option: 'close gap',
  })),
  ...rule('option', ', gap_stays|no_ripple|gap_left|hole_stays', () => ({
    kind: 'option' as const,
    option: 'leave gap',
  })),
]

/** "pauses > 1.5 s to 0.3": so long they are to be. */
const lengths: readonly Rule[] = rule('effect', `<group:g> ${arrow}|to|down_to|at_most|max|max. <duration:d>`, asLong)
const shortly: readonly Rule[] = rule('effect', `<group:g> ${arrow}|to|down_to <number:d>`, asLong, 0.2)

function asLong({ g: pauses, d }: { g: Group; d: number }): Effect | null {
  return isPauses(pauses) ? truncated(pauses, d) : null
}

const isPauses = (group: Group): boolean =>
  group.kind === 'sort' && group.sort === 'pause' && (group.pick.kind === 'longer' || group.pick.kind === 'each')

const truncated = (pauses: Group, seconds: number): Effect => {
  const what: Argument = { tie: 'bare', content: { kind: 'group', group: pauses } }
  return { kind: 'effect', act: 'truncate', brings: [what, v.tiedLength('to')({ d: seconds })] }
}

/** How editors note down what is to be done. */
export const notation: readonly Rule[] = [
  ...arrows,
  ...selected,
  ...timed,
  ...ordinals,
  ...sides('l|lft', -1),
  ...sides('r|rgt', 1),
  ...dosed,
  ...kept,
  ...options,
  ...lengths,
  ...shortly,
]
