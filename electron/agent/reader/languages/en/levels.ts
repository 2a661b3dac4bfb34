import type { Unit } from '../../chart/categories.ts'
import { type Rule, rule, words } from '../../chart/rule.ts'
import type { Effect, Marker } from '../../meaning/sentenceTypes.ts'
import type { Group, Value } from '../../meaning/types.ts'
import { amount, leveled as leveledValue } from '../../meaning/values.ts'

const low = 'quiet|soft|low|weak|faint|small|little|few|silent|shy|timid|thin'
const high = 'loud|strong|hot|high|big|noisy|much|prominent|dominant'
const make = 'maybe|give|add|by|make_it|make_him|make_her|make_them|give_it|give_her|give_him|give_them'

interface Told {
  readonly g: Group
  readonly c: Marker
  readonly a?: Marker
  readonly b?: Marker
  readonly t?: Marker
  readonly u?: Marker
  readonly k?: Marker
  readonly v: Value
}

const weighs = (marker: Marker | undefined): boolean =>
  marker === undefined || marker.marks === 'predicate' || marker.marks === 'also' || marker.marks === 'courtesy'
const isPolite = (marker: Marker | undefined): boolean => marker === undefined || marker.marks === 'courtesy'
const isThing = ({ kind }: Group): boolean => kind === 'named' || kind === 'sort' || kind === 'list'

/** What is too quiet gets louder: an amount that goes the other way is no answer to it. */
const leveled =
  (direction: -1 | 1) =>
  ({ g, c, a, b, t, u, k, v }: Told): Effect | null => {
    if (c.marks !== 'copula' || !isThing(g) || ![a, b].every(weighs) || ![t, u, k].every(isPolite)) return null
    if (v.dimension !== 'gain' || v.amount === null || (v.about !== null && v.about !== 'gain')) return null
    const own = v.signed ? Math.sign(v.amount) : v.direction
    if (own !== 0 && own !== direction) return null
    const by: Value = v.signed ? v : { ...v, direction }
    return {
      kind: 'effect',
      act: 'gain',
      brings: [
        { tie: 'bare', content: { kind: 'group', group: g } },
        { tie: 'by', content: by },
      ],
    }
  }

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
    leveled(direction),
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
  ...told(low, 1),
  ...told(high, -1),
]
