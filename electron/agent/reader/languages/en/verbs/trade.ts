import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Effect, Marker, Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group, Point } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const polite = (): Marker => ({ kind: 'marker', marks: 'courtesy' })

/** "8 seconds off the head": what is taken from an edge, with no verb. */
const off: Sense = { act: 'remove', particle: null, tie: 'from', direction: 0, brings: [], light: false, behind: true }

/** What stands up to there is kept. */
const keepsTo = (b: Point): Verb => {
  const brings = [v.tiedGroup('bare')({ g: g.part({ s: s.upTo({ b }) }) })]
  return {
    kind: 'verb',
    forms: ['base'],
    senses: [{ act: 'keep', particle: null, tie: null, direction: 0, brings, light: false }],
  }
}

/** What is named lies at that end anyway: "take the tuning off the front". */
function lyingThere({ g: thing }: { g: Group }): Argument | null {
  const isThing = thing.kind === 'named' && thing.candidates.every(({ sort }) => sort !== 'track')
  return isThing ? v.tiedGroup('from')({ g: thing }) : null
}

const onlyLoudness = ({ v: is }: { v: Value }): Argument | null =>
  is.dimension === 'loudness' ? v.tied('to')({ v: is }) : null

/** No recording is as loud as that: "-16" is a loudness, where it is said what for. */
const asLoudness = ({ v: is }: { v: Value }): Argument | null =>
  is.dimension === 'plain' && is.amount !== null && is.amount < -5
    ? v.tied('to')({ v: v.value('loudness', is.amount) })
    : null

const edge = 'front|top|head|start|beginning|back|end|tail'
const media =
  'podcast|podcasts|broadcast|streaming|radio|tv|spotify|apple|youtube|the_web|the_platform|air|internet|web'
const over = 'over|above|longer_than|more_than|exceeding|in_excess_of'

/** How people who edit every day say things. */
export const trade: readonly Rule[] = [
  ...words('verb', 'off', { kind: 'verb', forms: ['base'], senses: [off] } satisfies Verb, 0.3),
  ...rule('argument', `<group:g> off|from|at the [very] ${edge}`, lyingThere, 0.2),
  ...rule('argument', 'for <value:v>', onlyLoudness, -0.1),
  ...rule(
    'argument',
    `for|to|at [the] ${media} [loudness|standard|standards|level|levels|spec|specs] [,|at|of|:] <value:v>`,
    onlyLoudness,
    -0.2,
  ),
  ...rule(
    'argument',
    `for|to|at [the] ${media} [loudness|standard|standards|level|levels|spec|specs] [,|at|of|:] <value:v> [integrated]`,
    asLoudness,
    -0.2,
  ),
  ...rule('value', '<value:v> integrated', ({ v: is }: { v: Value }) => (is.dimension === 'loudness' ? is : null)),
  ...rule(
    'argument',
    "'s peaks|transients",
    () => ({ tie: 'bare', content: { kind: 'aspect', aspect: 'peak' } }) satisfies Argument,
    0.1,
  ),
  // "the guest's gaps, anything over a second down to half".
  ...rule(
    'argument',
    `[,] anything|everything|whatever|those|all|nothing|none|any ${over} <duration:d>`,
    v.tiedLength('over'),
    -0.4,
  ),
  ...rule('argument', 'down_to half', () => v.tiedLength('to')({ d: 0.5 }), 0.4),
  ...rule(
    'argument',
    'so [that] it|they|he|she [only|now] hits|hit|lands|land|falls|fall|sits|sit|comes_in|come_in|starts|start|begins|begin [exactly|right|precisely|only|just] at|on|where|when <point:p>',
    v.tiedPoint('to'),
    -0.2,
  ),
  ...rule(
    'argument',
    'so [that] it|they|he|she [only|now] lands|land|falls|fall|sits|sit|comes_in|come_in|starts|start|begins|begin <point:p>',
    v.tiedPoint('to'),
  ),
  ...rule(
    'argument',
    'so [that] it|they|he|she [only|now] comes_in|come_in|starts|start|begins|begin [right|straight|directly|immediately|just] after|behind <group:g> [ends|stops|finishes|is_over|has_ended|has_finished|is_done]',
    v.tiedGroup('after'),
    -0.2,
  ),
  // "hard out at 2:00".
  ...rule('verb', 'hard out at|on|by <point:b>', ({ b }: { b: Point }): Verb => keepsTo(b), 0.3),
  ...rule(
    'argument',
    'out at|on|by <point:b>',
    ({ b }: { b: Point }) => v.tiedGroup('bare')({ g: g.part({ s: s.upTo({ b }) }) }),
    0.3,
  ),
  // "two seconds of silence inserted at 30 s".
  ...rule(
    'effect',
    '<effect:e> [to_be|should_be|must_be] inserted|added|put_in|dropped_in|placed|put',
    ({ e }: { e: Effect }) => (e.act === 'insertSilence' || e.act === 'label' || e.act === 'tone' ? e : null),
    0.3,
  ),
  // "give it four seconds of air".
  ...rule(
    'effect',
    'it|them|people|everybody|everyone|us|learners|listeners|the_listener|the_listeners|the_students|the_audience <effect:e>',
    ({ e }: { e: Effect }) => (e.act === 'insertSilence' ? e : null),
    -0.2,
  ),
  ...rule('group', '[the|all|all_the|separate|individual] stems', () => g.ofSort('track', { kind: 'each' }), -0.1),
  ...rule(
    'group',
    '[the] cold_open|cold_opening|mid_roll|pre_roll|post_roll|back_announce',
    () => g.unknown({ u: 'cold open' }),
    0.1,
  ),
  ...rule('group', '[the] mid_roll|pre_roll|post_roll <name:n>', g.named, -3),
  // "lose the handover, that's a clip".
  ...rule('group', "<group:a> , that|it|i_mean [is|'s] [the|a] <noun:s> [,]", ofSort, -0.5),
  ...rule('group', "<group:a> , that|it is|'s [the|a] <group:b> [,]", said, -0.5),
  ...rule('group', "<group:a> , it is|'s labelled|called|marked|named|labeled|tagged <group:b> [,]", said, -0.8),
  ...rule('marker', 'top|topping and tail|tailing <group:g> :', polite, -1),
  ...rule('marker', 'top|topping and tail|tailing it|this|everything|that :', polite, -1),
  ...words(
    'marker',
    'let_it_ring_out|let_it_breathe|let_them_breathe|for_practice|for_practising|for_the_class|for_the_catalogue|for_the_archive|for_the_website|for_the_newsletter|nice_and_easy|nice_and_clean|trim_the_fat|final_touches|housekeeping|spring_cleaning|bit_of_a_tidy|tidy_up_time|make_it_snappy|tight_as_you_can',
    polite(),
    0.2,
  ),
]

/** Only those of what has that name. */
function ofSort({ a, s }: { a: Group; s: { readonly sort: string } }): Group | null {
  if (a.kind !== 'named') return null
  const candidates = a.candidates.filter(({ sort }) => sort === s.sort)
  return candidates.length === 0 ? null : { ...a, candidates }
}

/** What nobody knows by its first name. */
function said({ a, b }: { a: Group; b: Group }): Group | null {
  return a.kind === 'unknown' && b.kind === 'named' ? b : null
}
