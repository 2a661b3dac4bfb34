import { type Rule, rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'

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
