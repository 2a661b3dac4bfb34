import type { Unit } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import { toldLevel } from '../../../meaning/toldLevels.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import { amount, leveled as leveledValue } from '../../../meaning/values.ts'

const low = 'quiet|soft|low|weak|faint|small|little|few|silent|shy|timid|thin'
const high = 'loud|strong|hot|high|big|noisy|much|prominent|dominant'
const make = 'maybe|give|add|by|make_it|make_him|make_her|make_them|give_it|give_her|give_him|give_them'

interface Counted {
  readonly n: number
  readonly u: Unit
}

/** "3 more decibels". */
const more =
  (direction: -1 | 1) =>
  ({ n, u }: Counted): Value | null =>
    leveledValue({ v: amount({ n, u }), direction })

const told = (level: string, direction: -1 | 1): Rule[] =>
  rule(
    'effect',
    `<group:g> <marker:c> [<marker:a>] [<marker:b>] ${level} [,] [<marker:t>] [<marker:u>] [,] [so|and|-|:] [<marker:k>] [${make}] <value:v> [on_her|on_him|on_it|on_them]`,
    toldLevel(direction),
    -1,
  )

/** "the guest is too quiet, plus 4 dB": how it sounds, and by how much that is to be put right. */
export const levels: readonly Rule[] = [
  ...words<'marker'>('marker', 'has_volume|has_a_volume|has_the_volume|is_hearing|are_hearing|plays|comes_across', {
    kind: 'marker',
    marks: 'copula',
  }),
  ...words<'marker'>('marker', 'ha_ha|haha|ha', { kind: 'marker', marks: 'courtesy' }),
  ...rule('value', '<number:n> more <unit:u>', more(1)),
  ...rule('value', '<number:n> and_a_half more <unit:u>', ({ n, u }: Counted) => more(1)({ n: n + 0.5, u })),
  ...rule('value', '<number:n> less <unit:u>', more(-1)),
  ...rule(
    'value',
    '<value:v> of its|the|their [original|normal|current|present|usual|old] tempo|speed|pace|volume|level|loudness|length',
    ({ v: is }: { v: Value }) => (is.dimension === 'percent' ? is : null),
    -0.2,
  ),
  ...told(low, 1),
  ...told(high, -1),
]
