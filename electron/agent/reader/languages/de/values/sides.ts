import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as r from '../../../meaning/rows.ts'
import * as v from '../../../meaning/values.ts'
import { direction } from '../../wordRules.ts'
import { about, vague } from './amountWords.ts'

const little = 'etwas|ein_bisschen|bisschen|ein_wenig|leicht|ein_klein_wenig|minimal|ein_kleines_bisschen'

/** Left, right and between. */
export const sides: readonly Rule[] = [
  ...direction(
    'nach_links|links|weiter_links|weiter_nach_links|in_die_linke_seite|auf_die_linke_seite|in_linke_seite|auf_linke_seite|zur_linken_seite|im_linken_ohr|ins_linke_ohr|auf_dem_linken_ohr|auf_das_linke_ohr|aufs_linke_ohr|im_linken|auf_der_linken_seite|im_linken_kanal|in_den_linken_kanal|auf_den_linken_kanal',
    -1,
    'pan',
    'side',
  ),
  ...direction(
    'nach_rechts|rechts|weiter_rechts|weiter_nach_rechts|in_die_rechte_seite|auf_die_rechte_seite|in_rechte_seite|auf_rechte_seite|zur_rechten_seite|im_rechten_ohr|ins_rechte_ohr|auf_dem_rechten_ohr|auf_das_rechte_ohr|aufs_rechte_ohr|im_rechten|auf_der_rechten_seite|im_rechten_kanal|in_den_rechten_kanal|auf_den_rechten_kanal',
    1,
    'pan',
    'side',
  ),
  ...words('value', 'ganz_nach_links|ganz_links|hart_links|komplett_links|voll_nach_links|voll_links', v.side(-100)()),
  ...words(
    'value',
    'ganz_nach_rechts|ganz_rechts|hart_rechts|komplett_rechts|voll_nach_rechts|voll_rechts',
    v.side(100)(),
  ),
  ...words('value', 'halb_links|halb_nach_links', v.side(-50)()),
  ...words('value', 'halb_rechts|halb_nach_rechts', v.side(50)()),
  ...words(
    'value',
    'in_die_mitte|zurück_in_die_mitte|wieder_in_die_mitte|mittig|mitte|zur_mitte|zentriert',
    v.side(0)(),
    -0.5,
  ),
  ...rule('value', '<direction:d>', v.sideOnly, 0.3),
  ...rule('value', `${little} <direction:d>`, v.sideSlightly, 0.2),
  ...rule('value', '<value:v> <direction:d>', v.sideBy),
  ...rule('value', '<direction:d> um <value:v>', v.sideBy),
  ...rule('value', `<direction:d> [,] ${about} <value:v>`, v.sideBy),
  ...rule('value', `[${vague}] <direction:d> [,] <value:v>`, v.sideBy),
  ...rule('value', `[${vague}] <direction:d> [,] ${about} <value:v>`, v.sideBy),
  ...rule('argument', '<value:a> und|bzw|beziehungsweise <value:b>', r.sides, -0.2),
  ...rule('argument', '<value:a> , <value:b> [,] und <value:c>', r.sides, -0.2),
  ...rule('argument', '<value:v> und|bzw|beziehungsweise <direction:d>', r.sidesAlike, -0.9),
  ...rule(
    'argument',
    'auf|an|zu [die|den] entgegengesetzte|entgegengesetzten|gegenüberliegende|gegenüberliegenden seiten',
    r.bothSides,
  ),
]
