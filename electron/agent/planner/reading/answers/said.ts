import type { Edge } from '../../../reader/chart/parse.ts'
import type { Clause } from '../../../reader/clause/clause.ts'
import type { MessageReading } from '../../../reader/reader.ts'
import type { Marker, Scope } from '../../../reader/meaning/sentenceTypes.ts'
import type { Argument } from '../../../reader/meaning/types.ts'

/** What a message says that is no order by itself: the parts of one, and how they are meant. */
export interface Said {
  readonly args: readonly { readonly edge: Edge; readonly is: Argument }[]
  readonly scopes: readonly Scope[]
  readonly options: readonly string[]
  readonly marks: ReadonlySet<Marker['marks']>
  /** Words that no phrase has. */
  readonly unread: number
  /** It has a verb, or a noun of an act. */
  readonly acts: boolean
  readonly asks: boolean
  /** It has a condition, a story or a reason in it: no answer has. */
  readonly tells: boolean
}

export function saidIn({ readings }: Pick<MessageReading, 'readings'>): Said {
  const clauses = readings[0]?.clauses ?? []
  const edges = clauses.flatMap((clause) => clause.edges)
  const markers = edges.flatMap(({ category, meaning }) => (category === 'marker' ? [meaning as Marker] : []))
  return {
    args: edges.flatMap((edge) => (edge.category === 'argument' ? [{ edge, is: edge.meaning as Argument }] : [])),
    scopes: edges.flatMap(({ category, meaning }) => (category === 'scope' ? [meaning as Scope] : [])),
    options: edges.flatMap(({ meaning }) =>
      typeof meaning === 'object' && 'kind' in meaning && meaning.kind === 'option' ? [meaning.option] : [],
    ),
    marks: new Set(markers.map(({ marks }) => marks)),
    unread: clauses.reduce((sum, clause) => sum + clause.unread.length, 0),
    acts: edges.some(({ category }) => category === 'verb' || category === 'effect'),
    asks: clauses.some(isAsking),
    tells: markers.some(({ marks }) => telling.has(marks)),
  }
}

const isAsking = ({ speech }: Clause): boolean => speech === 'question'

const telling: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>(['condition', 'hypothesis', 'report', 'reason'])
