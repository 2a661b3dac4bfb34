import type { Cover, Edge } from '../chart/parse.ts'
import type { Condition } from '../meaning/claim.ts'
import type { Effect, Marker, Option, Particle, Scope, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument } from '../meaning/types.ts'

interface Placed<T> {
  readonly edge: Edge
  readonly is: T
}

/** What a marker marks; null for any other phrase. */
export const marksOf = ({ category, meaning }: Edge): Marker['marks'] | null =>
  category === 'marker' ? (meaning as Marker).marks : null

type Sign = { [Key in keyof Marker]-?: Marker[Key] extends true | undefined ? Key : never }[keyof Marker]

/** Whether a phrase is a marker that has a sign. */
export const marked =
  (sign: Sign) =>
  ({ category, meaning }: Edge): boolean =>
    category === 'marker' && (meaning as Marker)[sign] === true

/** "please". */
export const isEntreaty = marked('entreats')
/** "except". */
export const isException = marked('excepts')

/** The phrases of a cover by what they are. */
export interface Parts {
  readonly args: readonly Placed<Argument>[]
  readonly verbs: readonly Placed<Verb>[]
  readonly effects: readonly Placed<Effect>[]
  readonly particles: readonly Placed<Particle>[]
  readonly scopes: readonly Placed<Scope>[]
  readonly options: readonly Placed<Option>[]
  readonly markers: readonly Placed<Marker>[]
  readonly conditions: readonly Placed<Condition>[]
  /** "and" and commas inside. */
  readonly inner: readonly Edge[]
  readonly unread: readonly number[]
  /** Which way was said apart from how far, and both are one value here. */
  readonly wayApart?: true
}

export function partsOf({ edges, unread }: Cover): Parts {
  const args: Placed<Argument>[] = []
  const verbs: Placed<Verb>[] = []
  const effects: Placed<Effect>[] = []
  const particles: Placed<Particle>[] = []
  const scopes: Placed<Scope>[] = []
  const options: Placed<Option>[] = []
  const markers: Placed<Marker>[] = []
  const conditions: Placed<Condition>[] = []
  const inner: Edge[] = []
  for (const edge of edges) {
    const { meaning } = edge
    if (edge.category === 'argument') args.push({ edge, is: meaning as Argument })
    else if (edge.category === 'joint') inner.push(edge)
    else if (typeof meaning === 'object' && 'kind' in meaning) {
      if (meaning.kind === 'verb') verbs.push({ edge, is: meaning })
      else if (meaning.kind === 'effect') effects.push({ edge, is: meaning })
      else if (meaning.kind === 'particle') particles.push({ edge, is: meaning })
      else if (meaning.kind === 'scope') scopes.push({ edge, is: meaning })
      else if (meaning.kind === 'option') options.push({ edge, is: meaning })
      else if (meaning.kind === 'marker') markers.push({ edge, is: meaning })
      else if (meaning.kind === 'condition') conditions.push({ edge, is: meaning })
      else throw new Error(`a clause can't be made of a ${meaning.kind}`)
    }
  }
  return { args, verbs, effects, particles, scopes, options, markers, conditions, inner, unread }
}
