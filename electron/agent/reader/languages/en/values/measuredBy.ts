import { type Rule, rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'

const level = 'level|levels|volume|loudness'

/** "as loud as the host", "to the level of the music", "3 dB louder than the guest": what a loudness is measured by. */
export const measuredBy: readonly Rule[] = [
  ...rule(
    'argument',
    '[just|exactly|about|roughly|equally] as loud|quiet|soft as <group:g> [is]',
    v.measure('like'),
    -0.3,
  ),
  ...rule(
    'argument',
    `[to|at|up_to|down_to] [exactly] the same ${level} as|like <group:g> [has]`,
    v.measure('like'),
    -0.3,
  ),
  ...rule('argument', `to|at|onto|up_to|down_to the ${level} of <group:g>`, v.measure('like'), -0.3),
  ...rule('argument', `to|at|up_to|down_to <group:g> ${level}`, v.measure('like'), -0.2),
  ...rule(
    'argument',
    `to|so_it|so_that_it|so_they|until_it match|matches <group:g> [in] [${level}]`,
    v.measure('like'),
    -0.3,
  ),
  ...rule('argument', 'than <group:g> [is]', v.measure('than')),
]
