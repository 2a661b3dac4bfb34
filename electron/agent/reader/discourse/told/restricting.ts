import type { Edge } from '../../chart/parse.ts'
import type { Clause } from '../../clause/clause.ts'
import type { Argument, Group } from '../../meaning/types.ts'

/** What a language knows a clause by that says which of a set are meant: "alles, was zu leise ist". */
export interface Restricting {
  /** Words that such a clause begins with. */
  readonly openers: ReadonlySet<string>
  /** A verb right behind such a word begins a sentence of its own: "die sind eh zu leise". */
  readonly isVerb: (word: string) => boolean
}

/**
 * "lösch alle Clips, die langweilig sind": where nobody reads which of a set are meant, nothing is done to all of it.
 */
export function withRestrictions(
  clauses: readonly Clause[],
  texts: readonly string[],
  { openers, isVerb }: Restricting,
): readonly Clause[] {
  const edges = clauses.flatMap((clause) => clause.edges)
  const opens = (at: number): boolean =>
    texts[at] === ',' &&
    openers.has(texts[at + 1] ?? '') &&
    !isVerb(texts[at + 2] ?? '') &&
    !isPhrase(edges, at) &&
    isBehindSet(edges, at)
  const openings = texts.flatMap((_, at) => (opens(at) ? [at + 1] : []))
  return clauses.map((clause) =>
    openings.some((at) => clause.start <= at && at < clause.end) ? { ...clause, restricts: true as const } : clause,
  )
}

/** Right behind a set, or behind the verb that it stands in front of. */
function isBehindSet(edges: readonly Edge[], at: number): boolean {
  const last = edges.find(({ end }) => end === at)
  if (last === undefined || isSet(last)) return last !== undefined
  const before = edges.find(({ end }) => end === last.start)
  return (last.category === 'verb' || last.category === 'particle') && before !== undefined && isSet(before)
}

/** "die Musik", "die kannst du": what stands behind the comma is read as something else. */
const isPhrase = (edges: readonly Edge[], at: number): boolean =>
  edges.some(({ start, end }) => start <= at && end > at + 1) ||
  edges.some(({ start, end, category }) => start === at + 1 && end > at + 2 && category !== 'marker')

function isSet({ category, meaning }: Edge): boolean {
  if (category !== 'argument') return false
  const { content } = meaning as Argument
  return content.kind === 'group' && isQuantified(content.group)
}

const isQuantified = (group: Group): boolean =>
  group.kind === 'all' || (group.kind === 'sort' && (group.pick.kind === 'each' || group.pick.kind === 'count'))
