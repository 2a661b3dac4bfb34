import type { Effect, Marker } from './sentenceTypes.ts'
import type { Group } from './types.ts'
import type { Value } from './valueTypes.ts'

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
export const toldLevel =
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
