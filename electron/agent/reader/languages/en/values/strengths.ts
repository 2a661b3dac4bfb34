import { type Rule, rule, words } from '../../../chart/rule.ts'
import { ofStrength } from '../../../meaning/effects.ts'
import * as v from '../../../meaning/values.ts'

const light =
  'a_bit_of|bit_of|a_little_bit_of|little_bit_of|a_little|a_touch_of|touch_of|a_hint_of|hint_of|a_dash_of|dash_of|' +
  'a_whisper_of|a_pinch_of|light|gentle|subtle|mild|slight|soft|very_light|very_gentle|very_slight|not_much|not_too_much'
const strong =
  'a_lot_of|lots_of|loads_of|plenty_of|tons_of|a_ton_of|a_good_deal_of|a_great_deal_of|a_generous_amount_of|heaps_of|' +
  'much|heavy|strong|serious|big|massive|huge|aggressive|thick|deep|intense|hard|drastic|very_heavy|very_strong'

/** "a touch of reverb", "some heavy compression", "compress the guest lightly". */
export const strengths: readonly Rule[] = [
  ...rule('effect', `[a|an|some] ${light} <effect:e>`, ofStrength('light'), -0.2),
  ...rule('effect', `[a|an|some] ${strong} <effect:e>`, ofStrength('strong'), -0.2),
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
