import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'

const out =
  'excepted|excluded|exempted|exempt|left_out|kept_out|not_included|not_counted|omitted|spared|being_the_exception|being_the_one_exception|being_the_only_exception|is_the_exception|is_the_only_exception|is_exempt|are_exempt|is_excluded|are_excluded|aside'
const exception = 'as|being the|an|our|my [one|only|sole|single|lone|lonely] exception'
const as_now =
  'in_the_middle|in_the_centre|in_the_center|centred|centered|in_place|as_loud_as_it_is|as_quiet_as_it_is|the_same|dry|clean|at_its_level|at_the_level_it_has|put|full_length|whole'

/** "Room excepted", "with Felix as the one exception", "with the piano staying in the middle". */
export const excluded: readonly Rule[] = [
  ...rule('scope', `[,|-|–|(] [with] <group:g> ${out} [)]`, g.scope('except'), -0.8),
  ...rule('scope', `[,] with|but <group:g> ${exception}`, g.scope('except'), -0.8),
  ...rule('scope', `[,] <group:g> is|are|being the [one|only|sole|single] exception`, g.scope('except'), -0.8),
  ...rule('scope', `, [but|and|only|just] leave|leaving|keep|keeping out <group:g>`, g.scope('except'), -0.6),
  ...rule(
    'scope',
    `[,] with|while <group:g> staying|remaining|left|kept|stays|remains|stay|remain ${as_now}`,
    g.scope('except'),
    -0.6,
  ),
]
