import { type Rule, rule, words } from '../../../chart/rule.ts'
import { complains, ofStrength } from '../../../meaning/effects.ts'
import * as v from '../../../meaning/values.ts'
import { cases } from '../words/morphology.ts'

const light =
  'ein_bisschen|bisschen|ein_wenig|wenig|ein_klein_wenig|einen_hauch|ein_hauch|eine_spur|eine_prise|nicht_zu_viel|' +
  cases('leicht', 'dezent', 'sanft', 'zart', 'subtil', 'mild', 'schwach')
const strong =
  'viel|sehr_viel|ordentlich|reichlich|jede_menge|eine_menge|massig|mächtig_viel|richtig_viel|ganz_viel|kräftig|' +
  cases('stark', 'kräftig', 'heftig', 'dick', 'fett', 'ordentlich', 'mächtig', 'massiv', 'intensiv', 'groß')

/** "einen Hauch Hall", "eine kräftige Kompression", "komprimiere den Gast leicht". */
export const strengths: readonly Rule[] = [
  ...rule(
    'argument',
    `, [aber|und] [bitte] [nur] [ganz|sehr|eher|nicht_so|nicht_zu] leicht|dezent|sanft|wenig|schwach|subtil|zart|behutsam|vorsichtig`,
    () => v.tied('as')({ v: v.choice('strength', 'light') }),
    -0.2,
  ),
  ...rule(
    'argument',
    ', [aber|und] [bitte] nicht zu|so stark|viel|heftig|doll',
    () => v.tied('as')({ v: v.choice('strength', 'light') }),
    -0.6,
  ),
  ...rule('effect', `[ein|eine|einen|einem|einer|etwas|mit] ${light} <effect:e>`, ofStrength('light'), -0.2),
  ...rule('effect', `[ein|eine|einen|einem|einer|mit] ${strong} <effect:e>`, ofStrength('strong'), -0.2),
  // "zu viel Hall auf dem Gast" complains of it.
  ...rule(
    'marker',
    '[viel|deutlich|etwas|ein_bisschen|noch|einfach] zu_viel|zu_starker|zu_starke <effect:e>',
    complains,
    -3,
  ),
  ...words(
    'argument',
    'leicht|dezent|sanft|behutsam|ein_bisschen|ein_wenig|ganz_leicht|nur_leicht|nur_ein_bisschen',
    v.tied('as')({ v: v.choice('strength', 'light') }),
  ),
  ...words(
    'argument',
    'stark|kräftig|heftig|ordentlich|massiv|intensiv|richtig_stark|sehr_stark|ziemlich_stark',
    v.tied('as')({ v: v.choice('strength', 'strong') }),
  ),
]

const same =
  'genauso_viel|ebenso_viel|genau_so_viel|gleich_viel|genauso_weit|ebenso_weit|gleich_weit|das_gleiche|dasselbe|genauso|ebenso|das_selbe'

/** "genauso weit nach links", "um das Gleiche leiser": as much as was said before. */
export const sameAmount: readonly Rule[] = [
  ...rule('value', `${same} <direction:d>`, v.sameAmount, -0.6),
  ...rule('value', `<direction:d> um ${same}`, v.sameAmount, -0.6),
  ...rule(
    'value',
    'um_genauso_viel|um_ebenso_viel|um_das_gleiche|um_denselben_betrag|um_gleich_viel',
    v.sameAmount,
    0.1,
  ),
]
