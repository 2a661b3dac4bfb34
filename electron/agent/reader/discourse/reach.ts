import type { Edge } from '../chart/parse.ts'
import type { Clause } from '../clause/clause.ts'
import { marksOf } from '../clause/parts.ts'
import { isColon, isCourtesy } from './clauses.ts'
import type { Marker, Verb, VerbForm } from '../meaning/sentenceTypes.ts'

type JointKind = NonNullable<Clause['joint']>

const acts = ({ speech }: Clause): boolean => speech === 'request' || speech === 'fragment'

const isHard = (joint: Clause['joint']): boolean => joint === 'sentence' || joint === 'question'

/** Behind a colon are somebody's words, up to the end of the sentence, or to what is asked for because of them. */
export function quotesOrder(clause: Clause, behind: readonly Clause[]): boolean {
  if (behind[0]?.joint !== 'colon' && !clause.edges.some(isColon)) return false
  const end = behind.findIndex(({ joint, edges }) => isHard(joint) || (joint === 'so' && edges.some(isCourtesy)))
  return behind.slice(0, end < 0 ? behind.length : end).some(acts)
}

/** "my friend amplifyed it and put a marker there": behind what is told and not all read, "put" may be told too. */
export function mayGoOn({ unread }: Clause, [next]: readonly Clause[]): boolean {
  const verb = next?.edges.find(({ category }) => category === 'verb')
  if (unread.length === 0 || next?.joint !== 'and' || verb === undefined) return false
  const { forms } = verb.meaning as Verb
  return forms.includes('base') && forms.includes('past')
}

/** "bitte nicht: der Gast ist zu laut, nimm ihn runter": what a colon follows denies all that is behind it. */
export function deniesQuoted(clause: Clause, behind: readonly Clause[]): boolean {
  const said = clause.edges.filter((edge) => !isCourtesy(edge))
  const [first, next] = said
  return (
    first !== undefined &&
    marksOf(first) === 'negation' &&
    next !== undefined &&
    isColon(next) &&
    quotesOrder(clause, behind)
  )
}

/**
 * What is joined to it by "and" or "then" may be told, asked or denied with it, and so what follows with nothing
 * between; "but", a full stop and "please" end that.
 */
export function reaches(clause: Clause, behind: readonly Clause[]): boolean {
  if (isOfGerund(clause, behind[0])) return false
  if ((behind[0]?.joint === null && acts(behind[0])) || quotesOrder(clause, behind)) return true
  for (const next of behind) {
    if (endsReach(clause, next)) return false
    if (acts(next) && next.joint !== null && joining.has(next.joint)) return true
  }
  return false
}

/** "instead of muting it just pull it down": what is denied is in another form than the order behind it. */
function isOfGerund({ edges }: Clause, next: Clause | undefined): boolean {
  const denied = formsIn(edges)
  if (next === undefined || next.act === null || !denied.has('gerund') || denied.has('base')) return false
  return formsIn(next.edges).has('base')
}

const formsIn = (edges: readonly Edge[]): ReadonlySet<VerbForm> =>
  new Set(edges.flatMap(({ category, meaning }) => (category === 'verb' ? (meaning as Verb).forms : [])))

const joining: ReadonlySet<JointKind> = new Set<JointKind>(['and', 'then', 'so', 'semicolon'])

/** "…, and the intro should be deleted": it says itself what is to become of what. */
export const saysOwn = (edges: readonly Edge[]): boolean => edges.some((edge) => marksOf(edge) === 'modal')

/** What happened, and no words or thoughts of anybody that could go on behind it. */
export const tellsOnly = ({ speech, edges }: Clause): boolean =>
  (speech === 'report' || speech === 'statement') &&
  edges.every((edge) => marksOf(edge) !== 'report' || (edge.meaning as Marker).past === true)

function endsReach(clause: Clause, { joint, asked, edges }: Clause): boolean {
  const [first] = edges
  if (joint === 'so' && concludes(clause, first)) return true
  if (joint === 'semicolon' && first !== undefined && isCourtesy(first)) return true
  if (saysOwn(edges) && tellsOnly(clause)) return true
  return isHard(joint) || joint === 'but' || asked
}

/** "so please …"; behind what is told, and not denied, also an order alone: "I have no time, so delete it". */
const concludes = ({ speech }: Clause, first: Edge | undefined): boolean =>
  first !== undefined && (isCourtesy(first) || (speech !== 'negated' && first.category === 'verb'))

/**
 * "the listeners should hear it": the verb of what is told is no order, though it stands as one; "there is no need to
 * … the guest is too loud bring him down": how far "no" reaches nobody can say.
 */
export const endsInOrder = (clause: Clause, [next]: readonly Clause[]): boolean =>
  next?.joint === null &&
  next.speech === 'request' &&
  next.edges[0]?.category === 'verb' &&
  (clause.edges.some((edge) => marksOf(edge) === 'modal') ||
    marksOf(clause.edges.find((edge) => !isCourtesy(edge)) ?? next.edges[0]) === 'negation')
