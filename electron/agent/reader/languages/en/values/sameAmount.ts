import { type Rule, rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'

const same =
  'the_same|same|the_same_amount|as_much|just_as_much|equally|equally_far|as_far|just_as_far|the_same_distance'

/** "the same to the left", "down by the same": as much as was said before. */
export const sameAmount: readonly Rule[] = [
  ...rule('value', `${same} [to|on|but|just] <direction:d>`, v.sameAmount, -0.6),
  ...rule('value', `<direction:d> [by] ${same}`, v.sameAmount, -0.6),
  ...rule(
    'value',
    `down [by] ${same}`,
    () => v.sameAmount({ d: { direction: -1, about: null, dimension: null } }),
    -0.6,
  ),
  ...rule('value', `up [by] ${same}`, () => v.sameAmount({ d: { direction: 1, about: null, dimension: null } }), -0.6),
  ...rule(
    'value',
    `${same} [to|on|in|but|just] [the|to_the|on_the|in_the] other|opposite side|way|direction|channel|ear`,
    v.sameTurned,
    -0.8,
  ),
  ...rule('value', `[to|on|in] the other|opposite side|way|direction [by] ${same}`, v.sameTurned, -0.6),
  ...rule('value', 'by_the_same|by_the_same_amount|by_as_much|the_same_amount|just_as_much', v.sameAmount, 0.1),
]
