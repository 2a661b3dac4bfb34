import type { Cover, Edge } from '../chart/parse.ts'
import type { Marker, Speech, Verb, VerbForm } from '../meaning/sentenceTypes.ts'
import type { Ends } from './ends.ts'
import { marked, marksOf, type Parts } from './parts.ts'

/** "as" and "since" tell why only with something that is said to be so. */
export const isLoose = (parts: Parts): boolean =>
  parts.markers.every(({ is }) => is.marks !== 'reason' || is.why === 'verb') && !saysSomething(parts)

/** "I was in the car when it rang": what was told before says that it was so, and nothing depends on it. */
export function isWithin({ markers, verbs }: Parts): boolean {
  const at = markers.findIndex(({ is }) => is.marks === 'condition')
  const before = markers.slice(0, at)
  const first = before.find(({ is }) => is.marks !== 'courtesy')?.is.marks
  const start = markers[at]?.edge.start ?? 0
  const isPast =
    before.some(({ is }) => is.past === true) || verbs.some(({ is, edge }) => edge.end <= start && isOnlyPast(is.forms))
  return (
    isPast &&
    markers[at]?.is.depends !== true &&
    first !== 'ask' &&
    !before.some(({ is }) => is.marks === 'modal' || is.marks === 'hypothesis')
  )
}

/** "I had the archivist on the phone": behind who it is, "had the" begins no condition. */
export const isHad = ({ markers }: Parts): boolean =>
  markers.every(
    ({ is, edge }) =>
      is.marks !== 'condition' || markers.some((one) => one.is.marks === 'subject' && one.edge.end === edge.start),
  )

export const isOnlyPast = (forms: readonly VerbForm[]): boolean => forms.includes('past') && !forms.includes('base')

/** "because of the noise", "as we agreed": it tells why, whatever else is in it. */
export function givesReason(parts: Parts): boolean {
  const { markers, verbs, args, effects, scopes, inner, unread } = parts
  const first = markers.find(({ is }) => is.marks !== 'courtesy')
  if (first?.is.why === undefined) return false
  // "as mp3, 128 kbit is plenty": one word and a comma are no reason.
  if (first.is.why === 'verb' && inner.some(({ start }) => start === first.edge.end + 1)) return false
  const others = [...verbs, ...args, ...effects, ...scopes].map(({ edge }) => edge.start)
  const isFirst = [...others, ...unread].every((at) => at > first.edge.start)
  const next = args.find(({ edge }) => edge.start === first.edge.end)
  const isPlace = next !== undefined && next.is.tie !== 'bare' && next.is.tie !== 'called'
  const isSet = markers.some(({ is, edge }) => is.marks === 'copula' && edge.start === first.edge.end)
  return isFirst && (first.is.why === 'noun' || (!isPlace && !isSet && saysSomething(parts)))
}

const stories: ReadonlySet<Speech> = new Set<Speech>(['report', 'statement', 'hypothesis'])

/**
 * "the guest track because my client asked for it": what tells stands behind the word for why, and that is a clause of
 * its own; what is in front of it is no story, whatever that word is read as.
 */
export function tellsOnlyWhy(
  { edges, unread }: Cover,
  { reasons, start, end }: Ends,
  parts: Parts,
  { speech }: { readonly speech: Speech },
): boolean {
  if (!stories.has(speech) || givesReason(parts)) return false
  return [...reasons].some((at) => {
    if (at <= start || at >= end || edges.some((edge) => edge.start === at && adds(edge))) return false
    const before = edges.filter((edge) => edge.start < at)
    const isSaid = before.some((edge) => marksOf(edge) === null) || unread.some((word) => word < at)
    return isSaid && !before.some(tells) && edges.some((edge) => edge.start > at && tells(edge))
  })
}

/** ", which is old" tells of what is in front of it. */
const adds = marked('adds')

const idle: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>(['courtesy', 'ask', 'also', 'filler', 'again'])

/** A word that tells the kind of speech, or a verb of which no order is made. */
const tells = (edge: Edge): boolean => {
  const marks = marksOf(edge)
  if (marks !== null) return !idle.has(marks)
  return edge.category === 'verb' && !(edge.meaning as Verb).forms.includes('base')
}

/** A subject, or a verb that is no order: "since it sounds better", not "since 0:30", nor "as X, and deleted". */
const saysSomething = ({ markers, verbs, inner }: Parts): boolean =>
  markers.some(({ is }) => ['subject', 'copula', 'modal', 'report'].includes(is.marks) || is.why === 'noun') ||
  verbs.some(
    ({ is, edge }) =>
      (is.forms.includes('past') || is.forms.includes('third')) &&
      !(is.forms.includes('participle') && inner.some((joint) => joint.end === edge.start)),
  )

/** "both sides have rumble", with nobody that asks for it. */
export const tellsWhatIsThere = ({ verbs, args, effects }: Parts, has: (mark: Marker['marks']) => boolean): boolean =>
  verbs[0]?.is.owns === true &&
  effects.length > 0 &&
  !has('ask') &&
  !has('modal') &&
  args.some(({ edge, is }) => edge.end === verbs[0]?.edge.start && is.tie === 'bare' && is.content.kind === 'group')
