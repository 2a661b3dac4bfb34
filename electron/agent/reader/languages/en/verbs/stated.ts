import { type Rule, rule, words } from '../../../chart/rule.ts'
import { allTracksBut } from '../../../meaning/sets/lessened.ts'
import { bringing, sense, verb } from '../../../meaning/senses.ts'
import type { Effect, Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import type { Choice } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const must = 'should|must|needs_to|need_to|has_to|have_to|ought_to|is_to|are_to|shall'
const more = 'extra|additional|more|further|added'

/** "right behind the prologue there should be 4 s of extra silence". */
const thereShouldBe: readonly Rule[] = rule(
  'effect',
  `there ${must} be [an|another] [${more}] <duration:d> of [${more}] silence|quiet|air|nothing`,
  ({ d }: { d: number }): Effect => ({ kind: 'effect', act: 'insertSilence', brings: [v.tiedLength('by')({ d })] }),
  -1,
)

const orderOf = (is: Verb, group: Group): Verb => ({
  ...bringing(is, v.tiedGroup('bare')({ g: group })),
  forms: ['base'],
})

const anyMore = 'any_more|anymore|any_longer|no_more|in_there_any_more|in_there_anymore|in_it_any_more'
/** "I don't want the bridge any more". */
const unwanted: readonly Rule[] = rule(
  'verb',
  `i|we do_not want|need <group:g> ${anyMore}`,
  ({ g }: { g: Group }) => (g.kind === 'mention' ? null : orderOf(verb(sense('remove')), g)),
  -1,
)

const instead = '[,] [but] only|just|merely|simply'
/** "I don't want the cough removed, only turned down by 12 dB": what is to be done in place of it. */
const onlyThat: readonly Rule[] = [
  ...rule('verb', `i|we do_not|never want|need|wish <group:g> [to_be] <verb:d> ${instead} <verb:v>`, rather, -2),
  ...rule('verb', `<group:g> should|must|need|needs|is_to|may not be <verb:d> ${instead} <verb:v>`, rather, -2),
]

function rather({ g, d, v: is }: { g: Group; d: Verb; v: Verb }): Verb | null {
  const isDone = ({ forms }: Verb): boolean => forms.includes('participle')
  return isDone(d) && isDone(is) ? orderOf(is, g) : null
}

/** "chapter 2 as flac". */
const asFile: readonly Rule[] = rule(
  'verb',
  '<group:g> as|to|into [a|an] <choice:c> [file]',
  ({ g, c }: { g: Group; c: Choice }): Verb | null =>
    c.name === 'format' && g.kind !== 'mention' && g.kind !== 'unknown'
      ? verb(sense('export', { brings: [v.tiedGroup('bare')({ g }), v.tied('as')({ v: c })] }))
      : null,
  0.4,
)

const others = 'the_rest|the_others|everything_else|everyone_else|everybody_else|all_others|all_the_others|others'
/** "the guest only, mute the rest". */
const onlyOne: readonly Rule[] = [
  ...rule('verb', `<group:g> only|alone , <verb:v> ${others}`, restOf, -2),
  ...rule('verb', `only|just <group:g> , <verb:v> ${others}`, restOf, -2),
]

function restOf({ g, v: is }: { g: Group; v: Verb }): Verb | null {
  return is.forms.includes('base') ? orderOf(is, allTracksBut({ g })) : null
}

const hardly = 'barely|hardly|scarcely|not|not_really|almost_not|never'
/** "(louder by six dB) I can barely hear him". */
const hardlyHeard: readonly Rule[] = [
  ...['<group>', '[a_word|anything|what_he_says|what_she_says|what_they_say]'].flatMap((what) =>
    rule(
      'marker',
      `i|we|you|one|they can|could ${hardly} hear|understand|follow|make_out|tell|catch ${what}`,
      (): Marker => ({ kind: 'marker', marks: 'reason' }),
      -1,
    ),
  ),
  ...words<'marker'>(
    'marker',
    'bar_none|without_exception|no_exceptions|no_exception|with_no_exceptions|with_no_exception|without_any_exception',
    { kind: 'marker', marks: 'courtesy' },
    -0.5,
  ),
]

/** "(delete the first 12 seconds,) it is only the welcome". */
const onlyThis: readonly Rule[] = rule(
  'marker',
  "it|that|this|they|those is|'s|are|was|were only|just|merely|nothing_but <group:g>",
  ({ g }: { g: Group }): Marker | null =>
    g.kind === 'named' || g.kind === 'unknown' ? { kind: 'marker', marks: 'reason' } : null,
  0.2,
)

/** "top and tail the episode with a 2 second fade in and …": where the fades are to be. */
const toppedAndTailed: readonly Rule[] = rule(
  'argument',
  'top and tail <group:g> with|using|by',
  v.tiedGroup('on'),
  -0.5,
)

/** "set a marker there for him": for whom it is. */
const forWhom: readonly Rule[] = words<'marker'>(
  'marker',
  'for_him|for_her|for_them|for_all_of_us|for_the_two_of_us',
  { kind: 'marker', marks: 'courtesy' },
  0.6,
)

/** "(the guest is a bit quiet) compared to the host": what it is measured by is not what is meant. */
const compared: readonly Rule[] = [
  ...rule(
    'marker',
    'compared|in_comparison|relative to|with <group>',
    (): Marker => ({ kind: 'marker', marks: 'courtesy' }),
    -0.4,
  ),
  ...rule(
    'marker',
    "is|are|'s|sounds|seems|was [much|a_bit|a_lot|way|far|slightly|a_little|still] louder|quieter|softer|duller|brighter|weaker|stronger than <group:g>",
    ({ g: against }: { g: Group }): Marker => ({ kind: 'marker', marks: 'copula', against }),
    -0.4,
  ),
]

export const stated: readonly Rule[] = [
  ...thereShouldBe,
  ...unwanted,
  ...onlyThat,
  ...asFile,
  ...onlyOne,
  ...hardlyHeard,
  ...onlyThis,
  ...toppedAndTailed,
  ...compared,
  ...forWhom,
]
