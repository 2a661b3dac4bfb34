import type { Edge } from '../chart/parse.ts'
import type { Act, Clause } from '../clause/clause.ts'
import { isEntreaty, marked, marksOf } from '../clause/parts.ts'
import { canBeTrack, isTracks } from '../meaning/sets/groupKinds.ts'
import { sortsOf } from '../meaning/sets/sorts.ts'
import type { Joint, Marker, Scope, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../meaning/types.ts'

/** Something that a person can point at by name or place, not "it". */
export const names = (group: Group): boolean => group.kind !== 'mention' && group.kind !== 'pointed'

export function nameOf(group: Group): string {
  if (group.kind === 'named') return group.text.toLowerCase()
  return group.kind === 'unknown' ? group.words.toLowerCase() : JSON.stringify(group)
}

export const isMention = (group: Group): boolean => group.kind === 'mention'

/** What stands in it by itself, and behind no word that ties it. */
export const thingsOf = ({ edges }: Clause): Group[] =>
  edges.flatMap(({ category, meaning }) => {
    if (category !== 'argument') return []
    const { tie, content } = meaning as Argument
    return tie === 'bare' && content.kind === 'group' ? [content.group] : []
  })

/** "…, so on her track, Vox, could you …": the places that stand alone at the end of what is told. */
export function placesBehind({ edges }: Clause): Group[] {
  const last = edges.at(-1)
  const before = edges.at(-2)
  if (last?.category !== 'argument' || before === undefined || !setsApart(before)) return []
  const { tie, content } = last.meaning as Argument
  return tie === 'on' && content.kind === 'group' && names(content.group) && !isWhole(content.group)
    ? [content.group]
    : []
}

const setsApart = ({ category, meaning }: Edge): boolean =>
  category === 'joint' || (category === 'marker' && (meaning as Marker).marks === 'courtesy')

const isWhole = (group: Group): boolean =>
  group.kind === 'all' || (group.kind === 'part' && group.stretch.kind === 'whole')

/**
 * "the flutes are too quiet", where nothing is called so: words in front of "are" that nobody knows; "as for the part
 * labelled harmonica".
 */
export function isOfStranger({ start, unread, edges, groups }: Clause): boolean {
  const [first] = edges.filter((edge) => !isPointOf(edge))
  if (groups.length === 0 && edges.some((edge) => namesThings(edge) && unread.includes(edge.end))) return true
  if (groups.length === 0 && edges.some(tellsOfThings)) return true
  const isCopula = first?.category === 'marker' && (first.meaning as Marker).marks === 'copula'
  return isCopula && groups.length === 0 && unread.some((at) => at >= start && at < first.start)
}

/** "there's a click at 3:33", "the end is too loud": where something is, and nothing that has a length. */
export const tellsPoint = ({ edges, groups }: Clause): boolean =>
  edges.filter(isPointOf).length === 1 &&
  groups.every((group) => group.kind === 'unknown' || isThere(group) || isTracks(group))

const isThere = (group: Group): boolean => group.kind === 'mention' && group.which === 'there'

const isPointOf = ({ category, meaning }: Edge): boolean =>
  category === 'argument' && (meaning as Argument).content.kind === 'point'

const namesThings = ({ category, meaning }: Edge): boolean =>
  category === 'verb' && (meaning as Verb).senses.some(({ act }) => act === 'label' || act === 'rename')

const tellsOfThings = marked('things')

/** "…, as labels": in a row with the order before it, and of nobody. */
export function isHollow({ edges, joint, unread }: Clause): boolean {
  const [first, second] = edges
  return (
    joint === null &&
    unread.length === 0 &&
    edges.length === 2 &&
    first?.category === 'marker' &&
    second?.category === 'verb'
  )
}

/** A name that a track shares with its clip as well. */
const mayBeTrack = (group: Group): boolean => isTracks(group) || canBeTrack(group)

/** "the host hisses": what is wrong with a track. */
export const tellsFlaw = ({ flaw, groups }: Clause): boolean =>
  flaw === true && groups.some(mayBeTrack) && !groups.some(({ kind }) => kind === 'part' || kind === 'within')

/** Only places are named: "there is a hum on the guest track". */
export const isVague = (clause: Clause): boolean =>
  clause.groups.length > 0 &&
  (clause.groups.some(isUnclear) ||
    !thingsOf(clause).some(names) ||
    pointsFirst(clause) ||
    (namesOnlyAll(clause) && saysMore(clause)))

/** "something that she says somewhere". */
const isUnclear = (group: Group): boolean => group.kind === 'part' && group.stretch.kind === 'unclear'

/**
 * "it is about the intro": "it" is something else than what is named behind it; "the hymn, … leave it out" is the
 * hymn.
 */
const pointsFirst = (clause: Clause): boolean => {
  const things = thingsOf(clause).filter(({ kind }) => kind !== 'unknown')
  return (
    clause.groups.some(isMention) && !(things[0] !== undefined && names(things[0]) && things.slice(1).every(isMention))
  )
}

/** "the recording ends with a cough": what is spoken of is in it, and not all of it. */
const namesOnlyAll = (clause: Clause): boolean => thingsOf(clause).every((group) => group.kind === 'all')
const saysMore = ({ edges, unread }: Clause): boolean =>
  unread.length > 0 || edges.filter(({ category }) => category === 'argument').length > 1

/** "and the giveaway on the guest, because …": what is joined so to an order was to be worked on too. */
export function beginsWithPlaces({ edges, joint }: Clause): boolean {
  const first = edges.find((edge) => !isCourtesy(edge))
  if (first?.category !== 'argument') return false
  const { content, tie } = first.meaning as Argument
  const isJoined = joint === 'and' || joint === 'then'
  if (content.kind === 'group') return isJoined ? names(content.group) : joint === null && isTied(content.group, tie)
  return joint === null && content.kind === 'point'
}

/** "invert everything | before 0:09 on the harmonica, because …": nobody begins to tell of a time so. */
const isTied = (group: Group, tie: Argument['tie']): boolean =>
  (tie !== 'bare' && names(group)) || group.kind === 'part' || group.kind === 'within'

/** An exception, or what is meant alone: no story takes one from the order before it. */
export const hasScope = ({ edges }: Clause): boolean => edges.some(({ category }) => category === 'scope')

/** "leave the intro in", and nothing else. */
export const sparesOnly = ({ edges }: Clause): boolean =>
  edges.some(isSpare) && edges.every((edge) => isSpare(edge) || edge.category === 'joint' || isCourtesy(edge))

const isSpare = ({ category, meaning }: Edge): boolean => category === 'scope' && (meaning as Scope).how === 'spare'

/** "…, then another one". */
export const isFurther = marked('further')

/** It keeps so much from the beginning. */
export const shortens = ({ frame, args }: Act): boolean => frame.effect === 'keeps' && '#edge' in args

export const denies = marked('denies')

export const negates = (edge: Edge): boolean => marksOf(edge) === 'negation'

/** Whether what comes next goes on with it. */
export const joinsOn = ([next]: readonly Clause[]): boolean => next?.joint === 'and' || next?.joint === 'then'

/** What stands in front of the verb, with a word that ties it, "on the guest, …", or a part apart: "10 to 20, …". */
export function leadOf(clause: Clause): Group[] {
  const { edges, act } = clause
  const verb = edges.find((edge) => edge.category === 'verb')
  if (verb === undefined) return headsOf(clause)
  // In front of a verb that stands last, what is behind its object or its noun is its own.
  const isOfVerb = ({ category, meaning }: Edge): boolean =>
    category === 'effect' || (category === 'argument' && (meaning as Argument).tie !== 'on')
  const first = isFinal(clause, verb) ? edges.find(isOfVerb) : undefined
  const isApart =
    (act?.frame.effect !== 'removes' || act.frame.leavesTime === true) &&
    edges.some((edge) => edge.category === 'joint' && edge.end === verb.start)
  const before = edges.flatMap((edge) => {
    if (edge.category !== 'argument' || edge.start > (first ?? verb).start) return []
    const { tie, content } = edge.meaning as Argument
    if (content.kind !== 'group' || !names(content.group)) return []
    return tie === 'on' || (isApart && content.group.kind === 'part') ? [content.group] : []
  })
  return before.length > 0 ? before : headsOf(clause)
}

/** "einen Hochpass auf das Intro anwenden": in front of a verb that stands last, what is behind its noun is its own. */
const isFinal = ({ edges }: Clause, verb: Edge): boolean =>
  !edges.some((edge) => edge.category === 'joint' && edge.end === verb.start) &&
  edges.every((edge) => edge.start <= verb.start || isCourtesy(edge))

/** "guest: cut the lows, compress": tracks with a colon behind them stand over all that is done. */
const headsOf = ({ edges }: Clause): Group[] =>
  edges.flatMap((edge, at) => {
    const next = edges[at + 1]
    if (edge.category !== 'argument' || next === undefined || !isColon(next)) return []
    const { content } = edge.meaning as Argument
    return content.kind === 'group' && names(content.group) && keyOf(content.group) === 'track' ? [content.group] : []
  })

export function keyOf(group: Group): string {
  const { sorts } = sortsOf(group)
  if (sorts.has('any')) return 'all'
  return sorts.has('track') ? 'track' : 'time'
}

/** Nothing but places: what stands so in front of an order holds for it. */
export function isOnlyPlaces(clause: Clause): boolean {
  const args = argumentsOf(clause)
  return args !== null && args.length > 0 && args.every(({ is }) => is.content.kind === 'group' && is.tie !== 'sample')
}

/** The parts of a clause that has nothing else in it; null where it has. */
export function argumentsOf({ edges }: Clause): { edge: Edge; is: Argument }[] | null {
  const others = edges.filter((edge) => edge.category !== 'argument' && edge.category !== 'joint' && !isCourtesy(edge))
  if (others.length > 0) return null
  return edges.flatMap((edge) => (edge.category === 'argument' ? [{ edge, is: edge.meaning as Argument }] : []))
}

export const isCourtesy = (edge: Edge): boolean =>
  edge.category === 'marker' && ['courtesy', 'also', 'again', 'filler'].includes((edge.meaning as Marker).marks)

/** "another called laugh": it would tell of what was done, but no word says so. */
export const isOnlyForm = ({ speech, edges }: Clause): boolean =>
  speech === 'report' &&
  edges.every(({ category, meaning }) => category !== 'marker' || (meaning as Marker).marks !== 'report')

/** "…, the outro goes too": one more thing beside what is to be done. */
export const namesOneMore = ({ edges, groups, onlyTells }: Clause): boolean =>
  onlyTells !== true &&
  groups.some(names) &&
  edges.some(({ category, meaning }) => category === 'marker' && (meaning as Marker).marks === 'also')

/** A name between quotes is told: it belongs to an order, and no story takes it along. */
export const quotesName = ({ edges }: Clause): boolean =>
  edges.some(({ category, meaning }) => {
    if (category !== 'argument') return false
    const { tie, content } = meaning as Argument
    return tie === 'called' && content.kind === 'text' && content.quoted
  })

/** Whether one can stand in place of the other: places of one kind, or values. */
export function isLike(a: Argument, b: Argument): boolean {
  if ((a.tie === 'sample') !== (b.tie === 'sample')) return false
  if (a.content.kind === 'group' && b.content.kind === 'group') return keyOf(a.content.group) === keyOf(b.content.group)
  if (isPointLike(a) && isPointLike(b)) return true
  return a.content.kind === b.content.kind
}

/** "at 2:00", "before the sponsor". */
const isPointLike = ({ tie, content: { kind } }: Argument): boolean =>
  kind === 'point' || kind === 'points' || (kind === 'group' && (tie === 'before' || tie === 'after'))

/** "She said: …": what stands right behind the word that reports it was said by somebody else. */
export function isQuoted({ speech, edges }: Clause, [next]: readonly Clause[]): boolean {
  const last = edges.findLast((edge) => !isCourtesy(edge))
  if (speech === 'condition' || last?.category !== 'marker') return false
  const { marks, quotes } = last.meaning as Marker
  const joined = next?.joint === null || next?.joint === 'comma' || next?.joint === 'colon' || next?.joint === 'dash'
  return (quotes === true || opens.has(marks)) && joined && next.speech === 'request'
}

/** A clause does not end in these: what is behind them belongs to it. */
const opens: ReadonlySet<Marker['marks']> = new Set(['hypothesis', 'condition', 'subject', 'question'])

/** "I'd like …, so please …": the order behind it is what the wish comes to. */
export function isWish({ asked }: Clause, [next]: readonly Clause[]): boolean {
  const entreats = next?.asked === true || next?.edges.some(isCourtesy) === true
  return asked && next?.joint === 'so' && next.speech === 'request' && entreats
}

/** Of what an order is made. */
const ordered: ReadonlySet<Edge['category']> = new Set<Edge['category']>(['argument', 'effect', 'scope', 'verb'])

/** "this is for my sister please the guest …": something is asked for in the middle of what is told. */
export function entreatsInside({ edges }: Clause): boolean {
  const at = edges.findIndex(isEntreaty)
  return at > 0 && edges.slice(at).some(({ category }) => ordered.has(category))
}

/** "she says": whose words may stand behind a colon. */
export const hasSpeaker = ({ edges }: Clause): boolean =>
  edges.some(({ category, meaning }) => category === 'marker' && (meaning as Marker).marks === 'subject')

export const isColon = ({ category, meaning }: Edge): boolean =>
  category === 'joint' && (meaning as Joint).joint === 'colon'

/** "…, only the guest must stay": of what, nobody said. */
export const isAlone = ({ category, meaning }: Edge): boolean =>
  category === 'argument' && (meaning as Argument).tie === 'alone'

/** Something is read and has no place: nothing is done without it. */
const isUnfit = (clause: Clause): boolean =>
  clause.unplaced.length > 0 || clause.misfits > 0 || (clause.spares && clause.edges.some(isStray))

/** "keep from there | through | to the end": a word in the middle of what is to stay says more of it. */
const isStray = ({ category }: Edge, at: number, all: readonly Edge[]): boolean =>
  category === 'particle' && all[at + 1]?.category === 'argument'

export function whatIsWrong(clause: Clause): 'unread' | 'unplaced' | null {
  if (clause.unread.length > 0) return 'unread'
  return isUnfit(clause) ? 'unplaced' : null
}
