import { canBeTrack } from '../../meaning/sets/groupKinds.ts'
import type { Edge } from '../../chart/parse.ts'
import type { Act, Clause } from '../../clause/clause.ts'
import { isEntreaty, isException, marked, marksOf } from '../../clause/parts.ts'
import type { Joint, Marker, Particle, Speech, Verb } from '../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../meaning/types.ts'
import { hasScope, isCourtesy, isMention, isOnlyPlaces, isQuoted, nameOf, whatIsWrong } from '../clauses.ts'
import { beginsAsOrder } from '../doubts.ts'

/**
 * How many clauses in front of the first order only lead up to it: "it took us all evening, and when we had it the
 * organist went on, so cut everything after the amen". What they tell need not be understood, for the order is whole
 * without them: it is read to the last word, and names itself what it is to be done to, or they name one thing alone.
 * None where one of them could order, narrow, deny or put right something.
 */
export function runUpOf(clauses: readonly Clause[]): RunUp {
  const at = clauses.findIndex(isOrder)
  const order = clauses[at]
  if (at < 1 || order === undefined) return { told: 0, isWhole: false }
  const isWholeOrder = leadsUp(clauses.slice(0, at), order)
  return { told: isWholeOrder ? at : storiesBefore(clauses, at), isWhole: isWholeOrder }
}

/** How many clauses only tell, and whether the order behind them is whole without them. */
export interface RunUp {
  readonly told: number
  readonly isWhole: boolean
}

function leadsUp(told: readonly Clause[], order: Clause): boolean {
  if (!turnsToOrder(order) || !isWhole(order, meantIn(told)) || !told.every(isTold(order))) return false
  const last = told.at(-1)
  if (last !== undefined && !last.reason && isQuoted(last, [order])) return false
  if (!startsAnew(order) && told.some(({ speech }) => mayBeSaid.has(speech))) return false
  return told.every((clause) => !narrows(clause) || goesTogether(clause, order.act))
}

/**
 * Of an order that is not whole by itself only what is told in the sentences before it: "they need to know where to
 * turn. The spot is at 2:02, so put a marker there".
 */
function storiesBefore(clauses: readonly Clause[], at: number): number {
  const order = clauses[at]
  for (let end = at; end > 0 && order !== undefined; end -= 1) {
    const next = clauses[end]
    const told = clauses.slice(0, end)
    if (next?.joint !== 'sentence' || next.speech === 'fragment' || next.speech === 'condition') continue
    if (told.every((clause, index) => isTold(next)(clause, index, told) && !narrows(clause) && !asks(clause)))
      return end
  }
  return 0
}

const asks = ({ speech }: Clause): boolean => speech === 'question' || speech === 'negated' || speech === 'fragment'

/** What follows from a story, or begins a new sentence, nobody in it has said. */
const startsAnew = ({ joint, edges }: Clause): boolean =>
  joint === 'so' || joint === 'semicolon' || joint === 'sentence' || edges.some(follows)

/** "könnten Sie ihn deshalb entfernen": "so", in the middle of the order. */
const follows = marked('follows')

/** "he said, could you delete the intro", "I almost said: please delete it": it may be somebody's words. */
const mayBeSaid: ReadonlySet<Speech> = new Set<Speech>(['report', 'hypothesis', 'question'])

const isOrder = ({ speech, act }: Clause): boolean =>
  (speech === 'request' && act !== null) || speech === 'retraction' || speech === 'repair'

/** What "it" and "his track" can mean in the order: there is one thing of a name, or none. */
type Meant = (group: Group) => boolean

function meantIn(told: readonly Clause[]): Meant {
  const named = told.flatMap(({ groups }) => groups).filter(({ kind }) => kind === 'named')
  // "the host hits the table at 0:12, please silence that": what is at that time, and not the host.
  const isTimed = told.some(({ edges }) => edges.some(tellsTime))
  const isOne = (groups: readonly Group[]): boolean => new Set(groups.map(nameOf)).size === 1
  return (group) =>
    group.kind === 'mention' &&
    (group.which === 'it' || group.which === 'them') &&
    (group.sort === 'track' || !isTimed) &&
    isOne(group.sort === 'track' ? named.filter(canBeTrack) : named)
}

const tellsTime = ({ category, meaning }: Edge): boolean =>
  category === 'argument' && (meaning as Argument).content.kind === 'point'

/** Nothing is missing or left over, and it is clear where. */
function isWhole(clause: Clause, isMeant: Meant): boolean {
  const { act } = clause
  if (act === null || clause.wishedToo || whatIsWrong(clause) !== null || act.missing.length > 0) return false
  if (act.frame.target === undefined || act.points.length > 0) return true
  return act.where.length > 0 && act.where.every((group) => isMeant(group) || !pointsBack(group))
}

/** "it", "its first half", "on that track": whose, the story may say. */
function pointsBack(group: Group): boolean {
  if (group.kind === 'within') return pointsBack(group.part) || pointsBack(group.of)
  if (group.kind === 'list' || group.kind === 'either') return group.items.some(pointsBack)
  if (group.kind === 'minus') return pointsBack(group.from) || pointsBack(group.less)
  if (group.kind === 'sort') return group.on !== null && pointsBack(group.on)
  return isMention(group) || group.kind === 'pointed' || group.kind === 'rest'
}

/** "so", a new sentence, or words that ask: what stands behind is said to be done, and not told. */
const turnsToOrder = (order: Clause): boolean => startsAnew(order) || order.asked || isPolite(order)

/** "please delete", and "lösch doch bitte": with nothing but such words up to it. */
function isPolite({ edges }: Clause): boolean {
  const at = edges.findIndex(isEntreaty)
  return at === 0 || (at > 0 && edges[0]?.category === 'verb' && edges.slice(1, at).every(isCourtesy))
}

/** So many words are no order that nobody knows. */
const longStory = 8

/**
 * It cannot be an order, nor say on what one depends or where it is to be done. In front of "so", or of a polite order
 * where it is long, it is a reason, also where only words that nobody knows tell it.
 */
const isTold =
  ({ joint, asked }: Clause) =>
  (clause: Clause, at: number, told: readonly Clause[]): boolean => {
    const isReason = joint === 'so' || (asked && clause.end - clause.start >= longStory)
    if (clause.speech === 'courtesy' || isOfStory(clause, told.slice(at + 1), { joint })) return true
    if (saysWhatToDo(clause)) return false
    return clause.edges.some(tells) || (isReason && (clause.unread.length > 2 || clause.edges.some(isFreeText)))
  }

/**
 * "when I play it back, the witch comes out louder, so …", "while I like it myself, she doesn't, so …": what depends on
 * it is told right behind it; on "if" the order may depend all the same.
 */
function isOfStory(clause: Clause, behind: readonly Clause[], { joint }: Pick<Clause, 'joint'>): boolean {
  const { speech, condition, edges } = clause
  if (speech !== 'condition' || condition !== null || edges.some(depends)) return false
  const from = edges.findIndex((edge) => marksOf(edge) === 'condition')
  const comma = edges.findIndex((edge, at) => at > from && isComma(edge))
  const isOver = [...behind.map((next) => next.joint), joint].includes('sentence')
  if (isOver && clause.end - clause.start >= longStory) return true
  if (comma >= 0 && (joint === 'so' ? comma < edges.length - 1 : edges.slice(comma).some(tells))) return true
  return behind[0]?.joint === 'comma' && tellsOnly.has(behind[0].speech)
}

const tellsOnly: ReadonlySet<Speech> = new Set<Speech>(['statement', 'report'])

const depends = marked('depends')
const isComma = ({ category, meaning }: Edge): boolean => category === 'joint' && (meaning as Joint).joint === 'comma'

function saysWhatToDo(clause: Clause): boolean {
  if (clause.spares || clause.act !== null || clause.condition !== null || clause.repeats) return true
  if (isOnlyPlaces(clause) || beginsAsOrder(clause) || clause.edges.some(isException)) return true
  const first = clause.edges.find((edge) => !isCourtesy(edge) && edge.category !== 'joint')
  return first !== undefined && beginsOther(clause, first)
}

/** Words that would name something, were there anything to name. */
const isFreeText = ({ category, meaning }: Edge): boolean =>
  category === 'argument' && (meaning as Argument).content.kind === 'text'

/** What begins so is a condition of the order behind it, denies one, or puts one right. */
const others: ReadonlySet<Marker['marks']> = new Set(['condition', 'negation', 'spare', 'repair', 'retraction', 'same'])
const beginsOther = ({ unread }: Clause, first: Edge): boolean =>
  others.has(marksOf(first) ?? 'told') && !unread.some((at) => at < first.start)

/** Somebody is spoken of, or something is said to be so. */
const telling: ReadonlySet<Marker['marks']> = new Set([
  'subject',
  'copula',
  'modal',
  'report',
  'reason',
  'told',
  'predicate',
  'hypothesis',
])
const tells = (edge: Edge): boolean => telling.has(marksOf(edge) ?? 'filler') || isFinite(edge)

const isFinite = ({ category, meaning }: Edge): boolean =>
  category === 'verb' && (meaning as Verb).forms.some((form) => form === 'past' || form === 'third')

const denies = (edge: Edge): boolean => marksOf(edge) === 'negation'
const narrows = (clause: Clause): boolean => hasScope(clause) || clause.edges.some(denies)

/**
 * "the name of the witness may not be published, so rename the Witness track": what is denied or meant alone takes
 * nothing from an order that is about one thing by its name, unless it denies that very order.
 */
function goesTogether({ edges }: Clause, act: Act | null): boolean {
  if (act === null || !act.where.some(isDefinite) || !act.where.every((one) => isDefinite(one) || isAll(one)))
    return false
  const from = edges.findIndex(denies)
  return !edges.some(
    ({ category, meaning }, at) =>
      at > from &&
      category === 'verb' &&
      (meaning as Verb).senses.some(
        ({ act: family, particle }) => act.frame.acts.includes(family) && goesWith(particle, edges[at + 1]),
      ),
  )
}

/** "… on all tracks". */
const isAll = (group: Group): boolean =>
  group.kind === 'all' ||
  (group.kind === 'sort' && group.sort === 'track' && group.pick.kind === 'each' && group.on === null)

/** "they won't get to see it" takes nothing out. */
const goesWith = (particle: string | null, next: Edge | undefined): boolean =>
  particle === null || (next?.category === 'particle' && (next.meaning as Particle).word === particle)

const isDefinite = (group: Group): boolean =>
  group.kind === 'named' ||
  isMention(group) ||
  (group.kind === 'part' && group.stretch.kind !== 'whole') ||
  (group.kind === 'within' && isDefinite(group.of)) ||
  (group.kind === 'list' && group.items.every(isDefinite))
