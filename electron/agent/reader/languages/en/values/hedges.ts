import type { Direction, Unit } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const vague =
  'a_bit|a_little|a_little_bit|little_bit|slightly|a_touch|a_tad|somewhat|a_hair|a_notch|a_smidge|a_smidgen|a_shade|a_good_bit|quite_a_bit|just_a_touch|just_a_tad|just_a_bit|just_a_little|a_wee_bit|a_fraction|ever_so_slightly'
const say =
  'say|let_us_say|like|maybe|perhaps|about|around|roughly|approximately|approx|circa|some|something_like|somewhere_around|more_or_less|nearly|almost|or_so|by|by_about|by_say|by_maybe|i_would_say|i_think|i_guess|i_mean|probably|make_that|exactly|precisely|all_of|just|only'
const roughly =
  'or_so|or_thereabouts|or_something|or_something_like_that|more_or_less|give_or_take|tops|max|maximum|roughly|approximately|ish|or_around_that|or_about_that|if_that'
const enough =
  'plenty|enough|sufficient|fine|good_enough|quite_enough|all_i_need|all_we_need|all_right|perfectly_fine|more_than_enough|ample'
const than =
  'than now|it_is|it_is_now|it_was|they_are|before|currently|at_present|at_the_moment|it_is_at_the_moment|it_currently_is|today|what_it_is|right_now'

/** An amount that is one: what only says a number may be anything. */
const isAmount = ({ amount, dimension }: Value): boolean =>
  amount !== null && dimension !== 'plain' && dimension !== 'side'

const same = ({ v: is }: { v: Value }): Value | null => (isAmount(is) ? is : null)
const leveled =
  (direction: -1 | 1) =>
  ({ v: is }: { v: Value }): Value | null =>
    v.leveled({ v: is, direction })

/** "more quiet, 3 dB", and "3 dB less" behind it. */
function bothSaid({ d, v: is }: { d: Direction; v: Value }): Value | null {
  const plain = is.direction === d.direction ? { ...is, direction: 0 as const } : is
  if (!isAmount(is)) return null
  return d.dimension === 'side' ? v.sideBy({ v: is, d }) : v.directed({ v: plain, d })
}

/** "mp3 192k": rates that files have, and no sound. */
const rates: ReadonlySet<number> = new Set([112, 128, 160, 192, 224, 256, 320])
const bitrate = ({ n }: { n: number }): Value | null => (rates.has(n) ? v.value('bitrate', n) : null)

/** As far as "a bit to the left" goes. */
const aBit = v.plain({ n: 25 })
const aBitAside = ({ d }: { d: Direction }): Value | null => v.sideBy({ v: aBit, d })

/** Amounts that are said by the way, or not quite. */
export const hedges: readonly Rule[] = [
  ...rule('value', `${say} <value:v>`, same, 0.1),
  ...rule('value', `<value:v> ${roughly}`, same, 0.1),
  ...rule('value', `${vague} [,] [${say}] <value:v>`, same, 0.1),
  ...rule('value', `${vague} [,] [-] [${say}] <value:v>`, same, 0.2),
  // "128 kbit will be plenty": what is enough is what is asked for.
  ...rule('value', `<value:v> is|will_be|would_be|should_be|are ${enough}`, same, 0.2),
  ...rule('value', `<value:v> ${enough}`, same, 0.2),
  ...rule('value', `<value:v> ${than}`, ({ v: is }: { v: Value }) => (is.direction === 0 ? null : is)),
  ...rule('value', '<value:v> more|extra|on_top', v.raisedFurther),
  ...rule('value', '<value:v> less', leveled(-1)),
  ...rule('value', `[${vague}] more [,] [${say}] <value:v>`, v.raisedFurther, 0.1),
  ...rule('value', `[${vague}] less [,] [${say}] <value:v>`, leveled(-1), 0.1),
  ...rule('value', `[${vague}] <direction:d> , [${say}] <value:v>`, bothSaid, 0.2),
  ...rule('value', `[${vague}] <direction:d> , for <value:v>`, bothSaid, 0.2),
  ...rule('value', `${vague} <direction:d> , [${say}] <value:v>`, bothSaid, -0.6),
  ...rule('value', `${vague} [more] <direction:d> [by|of] [${say}] <value:v>`, bothSaid, -0.6),
  ...rule('value', '<number:n> k', bitrate, -0.6),
  // "mp3, 320".
  ...rule('value', '<number:n>', bitrate, 0.6),
  ...rule('value', 'a_couple_of|a_couple|couple_of|couple <unit:u>', ({ u }: { u: Unit }) => v.amount({ n: 2, u })),
  ...rule('value', `${vague} [more] <direction:d>`, aBitAside),
  ...rule(
    'value',
    '<value:v> below|under|beneath where_it_is|where_it_is_now|what_it_is|what_it_is_now|its_current_level|the_current_level|its_level',
    leveled(-1),
  ),
  ...rule(
    'value',
    '<value:v> above|over where_it_is|where_it_is_now|what_it_is|what_it_is_now|its_current_level|the_current_level|its_level',
    leveled(1),
  ),
  ...rule(
    'value',
    '[a|an] gentle|slight|small|little|subtle|modest|light|tiny|mild|moderate|healthy|proper|good|solid|clean <value:v>',
    v.itself,
    0.2,
  ),
  ...rule(
    'argument',
    `[,|.|-|–|;|(] [and] it|that|this|which is|sits|lies|was|should_be|must_be|seems_to_be [right|just] [at|around|about|near] <value:v> [hum|buzz|one] [)]`,
    v.heardAt,
    -0.4,
  ),
  ...rule(
    'argument',
    `[,|.|-|–|;|(] [and] it|he|she|they|that|this|which should|must|has_to|have_to|needs_to|ought_to|is_to be|sit|end_up|land|come_out|peak [right|just] [at|around|about|near] <value:v> [)]`,
    v.comesTo,
    -0.4,
  ),
  // "20 left and right": two sides, and nobody can tell which track goes to which.
  ...rule(
    'value',
    '[<value>] [%|percent] left_and_right|right_and_left',
    () => v.value('side', null, { about: 'pan' }),
    -1.2,
  ),
  ...words<'marker'>('marker', vague, { kind: 'marker', marks: 'courtesy' }, 0.5),
]
