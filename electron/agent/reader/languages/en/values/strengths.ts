import { type Rule, rule, words } from '../../../chart/rule.ts'
import { complains, ofStrength } from '../../../meaning/effects.ts'
import * as v from '../../../meaning/values.ts'

const light =
  'a_bit_of|a_little_of|bit_of|a_little_bit_of|little_bit_of|a_little|a_touch_of|touch_of|a_hint_of|hint_of|a_dash_of|dash_of|' +
  'a_whisper_of|a_pinch_of|light|gentle|subtle|mild|slight|soft|very_light|very_gentle|very_slight|not_much|not_too_much'
const strong =
  'a_lot_of|lots_of|loads_of|plenty_of|tons_of|a_ton_of|a_good_deal_of|a_great_deal_of|a_generous_amount_of|heaps_of|' +
  'much|heavy|strong|serious|big|massive|huge|aggressive|thick|deep|intense|hard|drastic|very_heavy|very_strong'

/** "a touch of reverb", "some heavy compression", "compress the guest lightly". */
export const strengths: readonly Rule[] = [
  ...rule('effect', `[a|an|some] ${light} <effect:e>`, ofStrength('light'), -0.2),
  ...rule('effect', `[a|an|some] ${strong} <effect:e>`, ofStrength('strong'), -0.2),
  // "too much reverb on the guest" complains of it, and asks for none.
  ...rule('marker', '[way|far|much|a_bit|a_little|still|just] too_much|too_heavy <effect:e>', complains, -3),
  ...words(
    'argument',
    'lightly|gently|subtly|softly|mildly|slightly|a_bit|a_little|a_little_bit|a_touch|a_tad|just_a_bit|just_a_little',
    v.tied('as')({ v: v.choice('strength', 'light') }),
  ),
  ...words(
    'argument',
    'heavily|strongly|aggressively|massively|drastically|generously|hard|a_lot|really_hard|quite_heavily|very_heavily|very_strongly',
    v.tied('as')({ v: v.choice('strength', 'strong') }),
  ),
]

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
