import type { Edge } from '../chart/parse.ts'
import { sameMeaning } from '../chart/sameMeaning.ts'
import type { Clause } from '../clause/clause.ts'
import type { Verb } from '../meaning/sentenceTypes.ts'
import { isCourtesy } from './clauses.ts'

/** "find the cough": what is only looked for, with no order of its own. */
export const looksFor = (clause: Clause): boolean =>
  clause.speech === 'request' &&
  clause.unread.length === 0 &&
  (clause.act === null || picksPauses(clause)) &&
  isPlain(clause)

/** "take the pauses longer than 2 seconds and …": nothing can be selected that lies in several places. */
const picksPauses = ({ groups, edges }: Clause): boolean =>
  groups.length === 1 &&
  !edges.some(({ category }) => category === 'particle') &&
  groups.every((group) => group.kind === 'sort' && group.sort === 'pause')

const isPlain = ({ edges }: Clause): boolean =>
  edges.filter(({ category }) => category === 'argument').length === 1 &&
  edges.every((edge) => inIt.has(edge.category) || isCourtesy(edge) || isLooking(edge))

/** "such den Huster raus": a particle may be the verb's. */
const inIt: ReadonlySet<Edge['category']> = new Set<Edge['category']>(['argument', 'joint', 'particle'])

const isLooking = ({ category, meaning }: Edge): boolean =>
  category === 'verb' && (meaning as Verb).senses.some(({ act, particle }) => particle === null && looking.has(act))

const looking: ReadonlySet<string> = new Set(['lookFor', 'useAs', 'select'])

/** "find the cough and silence it": all of it is in the order behind it. */
export const isTakenUp = (clause: Clause, [next]: readonly Clause[]): boolean =>
  looksFor(clause) && clause.groups.every((group) => next?.groups.some((one) => sameMeaning(one, group)) === true)
