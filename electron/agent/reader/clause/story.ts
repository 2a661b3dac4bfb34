import type { Cover, Edge } from '../chart/parse.ts'
import { costs } from '../decide/costs.ts'
import type { Joint, Marker, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument } from '../meaning/types.ts'
import type { Ends } from './ends.ts'
import { isEntreaty, marked, marksOf, type Parts } from './parts.ts'
import type { SpeechGuess } from './speech.ts'
import { givesReason } from './told.ts'

/** What is told runs over no order, and what it tells need not be understood. */
export function storyCost(cover: Cover, ends: Ends, parts: Parts, { speech }: SpeechGuess): number {
  const isReason = speech === 'statement' && givesReason(parts)
  const entreaty = speech !== 'question' && (beginsWithAsk(parts) || entreatsInside(parts)) ? 1 : 0
  const verbs = orders(parts, cover) + unseenOrders(cover, ends) + entreaty
  const others =
    spareInFront(cover) +
    ends.openings.length +
    (reasonBehind(parts, cover, ends) ? 1 : 0) +
    freeNames(parts) +
    unreadNames(cover, ends) +
    besideTold(parts) +
    wishesBehindComma(cover) +
    changeInFront(cover, ends)
  const unread = cover.unread.length * (isReason ? costs.unreadInReason : costs.unreadInStory)
  return (isReason ? costs.reason : costs.story) + verbs * costs.verbInStory + others * costs.orderInStory + unread
}

/** "…, not the host, he did that already": what is spared belongs to the order before, and is not what is told. */
const spareInFront = ({ edges: [first, next] }: Cover): number =>
  first?.category === 'scope' && next?.category === 'joint' ? 1 : 0

/** "…, the guest and street since it sounds better": a name that nobody reads there belongs to the order before. */
const unreadNames = ({ unread }: Cover, { kept }: Ends): number => unread.filter((at) => kept.has(at)).length

/** What only tells, whatever it says, has nothing beside it but the names that are told of. */
const besideTold = ({ markers, verbs, effects }: Parts): number => {
  const told = markers.filter(({ is }) => is.marks === 'told')
  return told.length === 0 ? 0 : markers.length - told.length + verbs.length + effects.length
}

/** A name that is not quoted is given in an order: words of a story are none. */
const freeNames = ({ args }: Parts): number =>
  args.filter(({ is: { content, tie } }) => content.kind === 'text' && !content.quoted && tie === 'called').length

/** "…, who are far away, the guest ought to be 4 dB louder": what is wished behind the comma is an order of its own. */
const wishesBehindComma = ({ edges }: Cover): number =>
  edges.filter((edge, at) => {
    const [joint, thing] = [edges[at - 2], edges[at - 1]]
    return marksOf(edge) === 'modal' && isBreak(joint) && isThing(thing) && edges.slice(at + 1).some(isAmountOrDeed)
  }).length

/** "the guitar a semitone down, she can't reach it": what is asked for stands in front, whatever it is read as. */
function changeInFront({ edges }: Cover, { changes }: Ends): number {
  const first = edges.find((edge) => marksOf(edge) !== 'courtesy')
  return first !== undefined && changes.has(first.start) ? 1 : 0
}

const isThing = (edge: Edge | undefined): boolean =>
  edge?.category === 'argument' && (edge.meaning as Argument).content.kind === 'group'

function isAmountOrDeed({ category, meaning }: Edge): boolean {
  if (category === 'verb') return (meaning as Verb).forms.includes('participle')
  if (category !== 'argument') return false
  const { content } = meaning as Argument
  return content.kind === 'value' && content.amount !== null
}

export const isBreak = (edge: Edge | undefined): boolean =>
  edge?.category === 'joint' && (edge.meaning as Joint).joint === 'comma'

/** "mute the guest because …": the reason is a clause of its own, and what stands in front of it an order. */
function reasonBehind({ markers }: Parts, { edges }: Cover, { verbs, reasons, start, end }: Ends): boolean {
  const reason = markers.find(({ is }) => is.marks === 'reason')?.edge.start ?? start
  const first = edges.find((edge) => edge.category !== 'marker')
  const isVerb = first?.category === 'verb' && (first.meaning as Verb).forms.includes('base')
  if (isVerb && first.start < reason) return true
  const head = headOf(edges, start)
  return verbs.has(head) && (reason > head || [...reasons].some((at) => at > head && at < end))
}

const isNext = marked('next')

/** Where it begins behind "then", "also" and the like. */
function headOf(edges: readonly Edge[], start: number): number {
  const isLead = (edge: Edge): boolean => isNext(edge) || isEntreaty(edge) || marksOf(edge) === 'also'
  return edges.find((edge) => !isLead(edge))?.start ?? start
}

/** Verbs at the head, or behind a comma, that are read as something else: "pitch" as what is heard. */
function unseenOrders({ edges, unread }: Cover, { verbs, start, commas }: Ends): number {
  const joints = edges.flatMap(({ category, end }) => (category === 'joint' ? [end, ...behindFiller(edges, end)] : []))
  const heads = [...new Set([start, headOf(edges, start), ...joints, ...unread.map((at) => at + 1)])]
  const isHidden = ({ category, start: from, end }: Edge): boolean =>
    category === 'argument' && [...commas].some((at) => at > from && at < end && verbs.has(at))
  return (
    heads.filter((at) => verbs.has(at) && edges.some((edge) => edge.start === at && edge.category !== 'verb')).length +
    edges.filter((edge) => isHidden(edge) || (edge.category === 'effect' && verbs.has(edge.start))).length
  )
}

/** "…, just make it quieter". */
const behindFiller = (edges: readonly Edge[], at: number): number[] =>
  edges.flatMap((edge) => (edge.start === at && marksOf(edge) === 'filler' ? [edge.end] : []))

/** A base verb that nobody is the subject of is an order; a story may not swallow it. */
function orders({ verbs }: Parts, { edges }: Cover): number {
  return verbs.filter(({ is, edge }) => {
    if (!is.forms.includes('base')) return false
    const before = edges[edges.indexOf(edge) - 1]
    if (before === undefined || before.end < edge.start) return true
    if (is.owns === true && isThing(before)) return false
    if (before.category !== 'marker') return true
    const { marks, past } = before.meaning as Marker
    // "I don't want it gone, just make it quieter", "please to delete it".
    const first = edges[edges.indexOf(before) - 1]
    if (marks === 'filler' && (isBreak(first) || (first !== undefined && isEntreaty(first)))) return true
    return (past === true && marks === 'copula') || !governs.has(marks)
  }).length
}

/** "could you …": what begins so is an order more likely than a story. */
const beginsWithAsk = ({ markers }: Parts): boolean =>
  markers.find(({ is }) => is.marks !== 'courtesy')?.is.marks === 'ask'

/** "this is for my sister please the guest …": behind a "please" in the middle of it something is asked for. */
const entreatsInside = ({ markers, args }: Parts): boolean =>
  markers.some(({ is, edge }, at) => is.entreats === true && at > 0 && args.some((arg) => arg.edge.start >= edge.end))

/** Behind these a base verb tells, or asks, and orders nothing. */
const governs: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>([
  'subject',
  'hypothesis',
  'report',
  'filler',
  'question',
  'negation',
  'modal',
  'copula',
  'condition',
])
