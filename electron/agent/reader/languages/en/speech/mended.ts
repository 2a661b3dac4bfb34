import { type Rule, rule } from '../../../chart/rule.ts'
import * as m from '../../../meaning/mended.ts'
import type { Stretch } from '../../../meaning/types.ts'

/** What stands between the wrong words and the right ones, with no mark around it where it is dictated. */
const no =
  'no|sorry|no_sorry|sorry_no|no_no|i_mean|i_meant|no_i_mean|no_i_meant|sorry_i_mean|sorry_i_meant|i_misspoke|i_mean_to_say|make_that|no_make_that|make_it|no_make_it|sorry_make_that|let_us_make_that|let_us_make_it|or_rather|no_rather|wait|wait_no|no_wait|oh_wait|oh_no|oh_sorry|wait_sorry|sorry_wait|hang_on|no_hang_on|hold_on|oops|actually|no_actually|actually_no|oh_actually|or_actually|actually_make_that|actually_make_it|actually_let_us_make_that|actually_let_us_make_it|actually_i_mean|well_actually|correction|scratch_that|strike_that|let_us_say|no_let_us_say|or_better|no_better|better_make_that|better_make_it|excuse_me|pardon|my_mistake|my_bad'
/** "no" in front of a thing can be "without any". */
const otherwise = no.replace('no|', '')
const enough =
  'is_enough|are_enough|is_plenty|is_fine|is_better|will_do|would_do|should_do|will_be_enough|would_be_enough|should_be_enough|will_suffice|is_all_we_need|is_all_i_need'

const meant = 'i_meant|i_mean|i_should_say|i_wanted|that_is|is_what_i_meant|is_what_i_mean'

const later = -0.8

const amounts: readonly Rule[] = [
  ...rule('value', `<value:a> [,] ${no} [,] [by|to] <value:b> [${enough}|${meant}]`, m.mendedValue, later),
  ...rule('value', `<value:a> , <value:b> ${enough}`, m.mendedValue, later),
  ...rule('value', `<value:a> [,] ${no} [,] [to_the] <direction:d> [${meant}]`, m.mendedSide, later),
  ...rule(
    'value',
    `<number> <unit:u> [<direction:d>] [,] ${no} [,] [by|to] <number:n> [${enough}]`,
    m.mendedAmount,
    later,
  ),
  ...rule('value', `<number> <unit:u> [<direction:d>] , <number:n> ${enough}`, m.mendedAmount, later),
  ...rule('value', `<signed> <unit:u> [,] ${no} [,] [to] <signed:n>`, m.mendedAmount, later),
  ...rule('duration', `<duration:a> [,] ${no} [,] <duration:b>`, m.mendedLength, later),
  ...rule('duration', `<number> [,] ${no} [,] <duration:b>`, m.latter<number>, later),
  ...rule(
    'duration',
    `<number> <timeUnit:u> [,] ${no} [,] <number:n>`,
    ({ n, u }: { n: number; u: number }) => n * u,
    later,
  ),
]

/** "not the jingle, just the atmo". */
const rather = 'just|only|but|but_only|but_just|rather|i_mean'

const places: readonly Rule[] = [
  ...rule('point', `<point:a> [,] ${no} [,] [at|to|until|from] <point:b> [${meant}]`, m.mendedPoint, later),
  ...rule('stretch', `<stretch> [,] ${no} [,] <stretch:b>`, m.latter<Stretch>, later),
  ...rule('group', `<group:a> [,|-|–|—|...|…] ${otherwise} [,] [just|only] <group:b> [${meant}]`, m.mendedGroup, later),
  ...rule('group', `<group:a> [,|-|–|—|...|…] no , [just|only] <group:b> [${meant}]`, m.mendedGroup, later),
  ...rule('group', `<group:a> [,] no just|only <group:b>`, m.mendedGroup, later),
  ...rule('group', `<group:a> [,] no the|my <name:n>`, m.mendedByName, later),
  ...rule('group', `<group:a> [,] ${no} [,] not <group:b>`, m.mendedList, later),
  ...rule('group', `<group:a> [,] ${no} [,] not <group:b> [,] [${rather}] <group:c>`, m.mendedTo, later * 2),
]

/** What is put right in the middle of a sentence. */
export const mended: readonly Rule[] = [...amounts, ...places]
