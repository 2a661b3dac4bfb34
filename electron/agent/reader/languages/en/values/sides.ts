import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as r from '../../../meaning/rows.ts'
import * as v from '../../../meaning/values.ts'

const little = 'a_bit|a_little|a_little_bit|little_bit|slightly|a_touch|a_tad|somewhat|a_hair'

/** Of several, one by one. */
const inOrder = '[,] [respectively|in_that_order|in_this_order]'

/** Left, right and between. */
export const sides: readonly Rule[] = [
  ...words<'direction'>(
    'direction',
    'left|to_the_left|leftwards|leftward|to_left|on_the_left|on_the_left_side|to_the_left_side|left_side|in_the_left_side|more_to_the_left|more_left|further_left|at_the_left|in_the_left',
    {
      direction: -1,
      about: 'pan',
      dimension: 'side',
    },
  ),
  ...words<'direction'>(
    'direction',
    'right|to_the_right|rightwards|rightward|to_right|on_the_right|on_the_right_side|to_the_right_side|right_side|in_the_right_side|more_to_the_right|more_right|at_the_right|in_the_right',
    {
      direction: 1,
      about: 'pan',
      dimension: 'side',
    },
  ),
  ...words(
    'value',
    'hard_left|hard_l|fully_left|all_the_way_left|all_way_left|all_the_way_to_the_left|far_left|full_left|completely_left|fully_to_the_left|completely_to_the_left|to_the_far_left|hard_to_the_left',
    v.side(-100)(),
  ),
  ...words(
    'value',
    'hard_right|hard_r|fully_right|all_the_way_right|all_way_right|all_the_way_to_the_right|far_right|full_right|completely_right|fully_to_the_right|completely_to_the_right|to_the_far_right|hard_to_the_right',
    v.side(100)(),
  ),
  ...words('value', 'halfway_left|half_left|halfway_to_the_left|half_way_left', v.side(-50)()),
  ...words('value', 'halfway_right|half_right|halfway_to_the_right|half_way_right', v.side(50)()),
  ...words(
    'value',
    'center|centre|the_center|the_centre|to_the_center|to_the_centre|dead_center|the_middle|to_the_middle|in_the_middle|in_the_centre|in_the_center|dead_centre',
    v.side(0)(),
    0.4,
  ),
  ...rule('value', '<direction:d>', v.sideOnly, 0.3),
  ...rule('value', `${little} <direction:d>`, v.sideSlightly, 0.2),
  ...rule('value', '<value:v> <direction:d>', v.sideBy),
  ...rule('value', '[to_the] <direction:d> by <value:v>', v.sideBy),
  ...rule('value', '<direction:d> <value:v>', v.sideBy, 0.3),
  ...rule('argument', `<value:a> and|& <value:b> ${inOrder}`, r.sides, -0.2),
  ...rule('argument', `<value:a> , <value:b> [,] and|& <value:c> ${inOrder}`, r.sides, -0.2),
  ...rule('argument', `<value:v> and|& [to] [the] <direction:d> ${inOrder}`, r.sidesAlike, -0.9),
  ...rule('argument', 'to|on|at [the] opposite sides|ends', r.bothSides),
]
