import { type Rule, rule } from '../../../chart/rule.ts'
import { sense, silenceIn, verb } from '../../../meaning/senses.ts'
import type { Argument } from '../../../meaning/types.ts'
import type { Text } from '../../../meaning/valueTypes.ts'

const it = 'it|this|that|them|everything|the_recording|the_tape|the_file|the_whole_thing|the_show|the_episode|things'
const only = 'only|just'

/** "trim it down so we only keep 10 to 40": the second verb says what the first one comes to. */
const downTo: readonly Rule[] = [
  ...rule(
    'verb',
    `trim|cut|crop|edit|pare|whittle|narrow|strip|chop|shorten [${it}] [down|back] so|so_that i|we|you|they [${only}] keep|retain|have|leave|hear [${only}]`,
    () => verb(sense('keep')),
    -1,
  ),
  ...rule(
    'verb',
    `trim|cut|crop|edit|pare|whittle|narrow|strip|chop|shorten [${it}] [down|back] so|so_that i_am|we_are|you_are|they_are [${only}] left with [${only}]`,
    () => verb(sense('keep')),
    -1,
  ),
  ...rule(
    'verb',
    `trim|cut|crop|edit|pare|whittle|narrow|strip|chop|shorten [${it}] [down|back] so|so_that ${only} [there_is|there_are]`,
    () => verb(sense('keep')),
    -1,
  ),
]

const kept = sense('keep', { behind: true })

/** "the chorus is the only thing I want to keep". */
const onlyThing: readonly Rule[] = [
  ...rule(
    'verb',
    `is|are all|everything|the_only_thing|the_only_things|the_only_part|the_only_parts|the_only_bit|the_only_section|the_only_one|the_only_ones|the_only_clip|the_only_piece [that|which] i|we|they|you [really|still|ever] want|need|wish|care|want_you|would_like to keep|retain|have|preserve|save [here|at_all]`,
    () => verb(kept),
    -1,
  ),
  ...rule(
    'verb',
    'all|everything|what|the_only_thing|the_only_part|the_only_bit [that] i|we|they [really|still|ever] want|need|wish|would_like to keep|retain|have|preserve|save is|are',
    () => verb(sense('keep')),
    -1,
  ),
]

const really = 'really|now|actually|instead|properly|correctly|rather|in_fact'
const called = 'called|named|titled|labelled|labeled|known_as'

function asName({ t }: { t: Text }): Argument {
  return { tie: 'called', content: t, title: true }
}

/** "rename the guest track, it should be called Anna": the name stands behind, in a sentence of its own. */
const named: readonly Rule[] = [
  ...rule(
    'argument',
    `, it|she|he|they|that|this|which|who should|must|shall|ought_to|has_to|have_to|is_to|are_to|needs_to [${really}] be [${really}] ${called} <text:t>`,
    asName,
    -0.6,
  ),
  ...rule('argument', `, it|she|he|that|this|which|who is [${really}] ${called} <text:t>`, asName, -0.3),
]

/** "make silence from 12 to 13": what is there is silenced, and no pause is made shorter. */
const madeSilent: readonly Rule[] = rule(
  'verb',
  'make|create|put silence|quiet|a_silence [please|only|just] <stretch:s>',
  silenceIn,
  -0.8,
)

/** "between 1:00 and 1:10 it must be completely quiet". */
const toBeSilent: readonly Rule[] = rule(
  'verb',
  '[,] it|there must|should|has_to|needs_to|shall|ought_to be [completely|totally|absolutely|entirely|perfectly|dead] silent|quiet|silence|no_sound|nothing',
  () => verb(sense('silence', { behind: true })),
  -0.6,
)

/** An order and what it comes to, in two sentences that are one. */
export const elaborated: readonly Rule[] = [...downTo, ...onlyThing, ...madeSilent, ...toBeSilent, ...named]
