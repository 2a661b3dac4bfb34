import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'
import type { Argument } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const ask = (): Marker => ({ kind: 'marker', marks: 'ask' })
const polite = (): Marker => ({ kind: 'marker', marks: 'courtesy' })

const want =
  'would_like|would_love|would_want|would_need|want|need|am_after|are_after|am_looking_for|are_looking_for|am_asking_for|had_in_mind|have_in_mind|could_do_with|would_appreciate|would_ask_for'
const thing = 'what|all|the_thing|the_one_thing|the_only_thing|everything'

const it = v.tiedGroup('bare')({ g: g.mention('it')() })

/** "the clock got its own track, which I'd like to turn down": what was told of is what the wish is about. */
const pointsBack: readonly Rule[] = [
  ...words('argument', 'which|who', it, 1.4),
  ...rule('argument', 'one|something which|that', () => it, 2),
]

/** "what I'm after, if it's possible, is a label at 1:05". */
const wishes: readonly Rule[] = [
  ...rule(
    'marker',
    `${thing} [that] i|we [still|really|now|just|also] ${want} [to_have|from_you] [here|now] is|would_be`,
    ask,
    -0.3,
  ),
  ...rule(
    'marker',
    `${thing} [that] i|we [still|really|now|just|also] ${want} [to_have|from_you] , <marker:c> , is|would_be`,
    beside,
    -0.5,
  ),
]

/** Only a courtesy stands between. */
function beside({ c }: { c: Marker }): Marker | null {
  return c.marks === 'courtesy' ? ask() : null
}

const means =
  'which_means_that|which_means|that_means|this_means|it_means_that|it_does_mean_that|that_means_that|this_means_that|meaning_that|what_matters_is_that|the_point_is_that|the_upshot_is_that|the_result_is_that|the_long_and_the_short_of_it_is_that|the_verdict_is_that|the_verdict_was_that|the_conclusion_is_that|the_unanimous_opinion_is_that|for_that_reason|for_this_reason|which_is_why|that_is_why|this_is_why|hence|therefore|consequently|accordingly|as_a_result|in_consequence|all_of_which_means_that|which_is_to_say_that|i_am_afraid_that|i_am_afraid|i_fear_that|i_am_sorry_to_say_that'

/** What stands behind these follows from what was told. */
const consequences: readonly Rule[] = [
  ...words('joint', means, { kind: 'joint', joint: 'so' }, 0.1),
  ...words(
    'joint',
    means
      .split('|')
      .map((one) => `,_${one}`)
      .join('|'),
    { kind: 'joint', joint: 'so' },
    -0.2,
  ),
  ...words(
    'joint',
    means
      .split('|')
      .map((one) => `and_${one}`)
      .join('|'),
    { kind: 'joint', joint: 'so' },
    -0.2,
  ),
]

/** "if I may trouble you with one more thing": nothing depends on it. */
const humble: readonly Rule[] = [
  ...rule(
    'marker',
    'if i|we may|might|can|could [be_so_bold_as_to|just|please] trouble|bother|ask|beg|request [you|of_you] [again|once_more] [with|for] [just|only] one|a|another [more|last|small|little|quick|final] thing|favour|favor|request|question [before_dinner|before_lunch|before_i_go|before_you_go|today|tonight]',
    polite,
    -3,
  ),
  ...rule(
    'marker',
    'i|we hope you do_not|will_not|would_not mind [just|only] one|a|another|my [more|last|small|little|quick|final] thing|favour|favor|request|question|change [:|,]',
    polite,
    -3,
  ),
  ...rule(
    'marker',
    '[and] as|for a|an|the|my|our last|final|very_last thing|request [for_today|today|now|for_now|this_evening|tonight]',
    polite,
    -3,
  ),
  ...rule('marker', 'if i|we may|might [be_so_bold|put_it_like_that|say_so|ask]', polite, -2),
]

/** "so out it goes": what was told of. */
const leaving: readonly Rule[] = words(
  'verb',
  'out_it_goes|out_she_goes|out_he_goes|out_they_go|off_it_goes|away_it_goes',
  verb(sense('remove', { brings: [it] })),
)

const resumed = 'it|he|she|that|this'
const resumedMany = 'they|these|those'
const mayGo = 'can_go|may_go|must_go|should_go|has_to_go|needs_to_go|could_go|can_be_gone'
/** "the sponsor, it can go away": what stands in front is meant. */
const resuming: readonly Rule[] = [
  ...rule('verb', `[,] ${resumed} ${mayGo} [away|out]`, () => verb(sense('remove', { behind: true })), -0.2),
  ...rule(
    'verb',
    `[,] ${resumedMany} can_go|may_go|must_go|should_go|have_to_go|need_to_go|could_go [away|out]`,
    () => verb(sense('remove', { behind: true })),
    -0.2,
  ),
]

const them = v.tiedGroup('bare')({ g: g.mention('them')() })
/** "(the first seconds are only noise;) they can go": what was told of. */
const mayLeave: readonly Rule[] = words(
  'verb',
  'they_can_go|they_can_all_go|those_can_go|these_can_go|they_may_go|they_can_be_gone|they_have_to_go|they_must_go',
  verb(sense('remove', { brings: [them] })),
  0.6,
)

/** "the trombone goes 20 to the right": so much, and some way, is what it is to become. */
function change({ v: is }: { v: Value }): Argument | null {
  const isStep = is.direction !== 0 || is.signed || is.dimension === 'side'
  return is.amount !== null && isStep ? { tie: 'bare', content: is } : null
}

const becomes: readonly Rule[] = rule(
  'argument',
  'goes|go|gets|get|is_to_go|are_to_go|is_to_get [by] <value:v>',
  change,
  -0.4,
)

/** How a wish points back at what was told, and how it follows from that. */
export const relatives: readonly Rule[] = [
  ...pointsBack,
  ...wishes,
  ...consequences,
  ...humble,
  ...leaving,
  ...resuming,
  ...mayLeave,
  ...becomes,
]
