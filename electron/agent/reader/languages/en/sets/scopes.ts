import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'

const except =
  'except|except_for|except_on|except_in|but_never|apart_from|aside_from|other_than|save_for|besides|excluding|barring|not_including|leaving_out|but_leave_out|skipping|but_skip|outside|outside_of|just_not|only_not'

/** What it names may lie apart from what is meant, unlike an exception: "delete the sponsor, but not the intro". */
const butNot = 'but_not|though_not|although_not|not_on|not_in|not_for|,_not_on|,_not_in|,_not_for'

/** What is left out of what is meant, and what is meant alone. */
export const scopes: readonly Rule[] = [
  ...rule(
    'scope',
    `${except} [on|in|for|from|during|within|over|throughout|inside|the_part] <group:g>`,
    g.scope('except'),
  ),
  ...rule(
    'scope',
    `${butNot} [on|in|for|from|during|within|over|throughout|inside|the_part] <group:g>`,
    g.scope('spare'),
  ),
  ...rule('scope', `${except} to <group:g>`, g.scope('except'), 0.3),
  ...rule('scope', `no <group:g>`, g.scope('except'), 0.3),
  ...rule(
    'scope',
    `only|just|but_only|only_on|only_in|just_on|but_just|solely|exclusively|only_for [on|in|for|to|during|within|throughout|over|inside] <group:g>`,
    g.scope('only'),
  ),
  ...rule('scope', 'of|from only|just <group:g>', g.scope('only')),
  ...rule('scope', 'without|minus <group:g>', g.scope('except'), 0.1),
  ...rule('scope', '<group:g> only|alone', g.scope('only'), 0.2),
  ...rule('scope', 'on|in|for <group:g> only|alone', g.scope('only')),
  ...rule('scope', 'instead_of|rather_than|in_place_of|not [on|in|for|from|the_part] <group:g>', g.scope('spare'), 0.2),
  ...rule(
    'scope',
    '[and|while] leaving|keeping|sparing <group:g> [alone|untouched|as_it_is|as_they_are|intact|unchanged|in_place|in_peace]',
    g.scope('spare'),
  ),
  ...rule('scope', 'leaving|keeping <group:g> out', g.scope('except')),
  ...rule(
    'scope',
    'without|not touching|changing|affecting|altering|harming|hurting|damaging|disturbing [on|in] <group:g>',
    g.scope('spare'),
  ),
  ...rule(
    'scope',
    'with|while <group:g> staying|remaining|left|kept|being_left|stays|remains|is_left|stay|remain untouched|as_it_is|as_they_are|alone|unchanged|intact|the_way_it_is|where_it_is|where_he_is|where_she_is|where_they_are|how_it_is|in_place',
    g.scope('spare'),
  ),
  ...rule(
    'scope',
    `only|just|but|and <group:g> stays|stay|remains|remain|keeps|is_to_stay|should_stay as_it_is|as_is|as_they_are|the_same|unchanged|untouched|where_it_is|the_way_it_is|how_it_is`,
    g.scope('except'),
  ),
  ...rule(
    'scope',
    ', <group:g> is|are fine|okay|ok|good|great|all_right|alright [there|as_it_is|as_they_are|already|like_that]',
    g.scope('spare'),
  ),
  ...rule('scope', 'with|but the_exception_of|exception_of <group:g>', g.scope('except')),
  ...rule('scope', 'with_the_exception_of|to_the_exclusion_of|regardless_of <group:g>', g.scope('except')),
]

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
