import type { Act, Clause } from '../../clause/clause.ts'
import { marked, marksOf } from '../../clause/parts.ts'
import type { Marker } from '../../meaning/sentenceTypes.ts'
import type { Argument } from '../../meaning/types.ts'

// What a clause that tells something may well say of the order before it.

/** "… and ends": nothing is told, and of nothing. */
export const isOfNothing = ({ edges }: Clause): boolean => {
  const said = edges.filter(({ category }) => category !== 'joint')
  return said.length > 0 && said.every((edge) => ['copula', 'modal'].includes(marksOf(edge) ?? ''))
}

/** A value that nothing is said of: behind an order it may put that right, "I mean 5 %". */
export function isBareValue({ edges }: Clause): boolean {
  const told = edges.some(({ category, meaning }) => {
    if (category === 'verb') return true
    if (category !== 'marker') return false
    const { marks, why } = meaning as Marker
    return ['copula', 'reason', 'modal'].includes(marks) && why !== 'verb'
  })
  return edges.some(({ category, meaning }) => {
    if (category !== 'argument') return false
    return isSaid(meaning as Argument) || (!told && isAmount(meaning as Argument))
  })
}

/** What only an order has: a name for something, a file, a setting. */
const isSaid = ({ content: { kind } }: Argument): boolean => kind === 'text' || kind === 'file' || kind === 'setting'

const isAmount = ({ content }: Argument): boolean =>
  content.kind === 'point' || (content.kind === 'value' && content.amount !== null)

/**
 * "normalize the guest, it's -20 dB": how it is, or how it is to be. Only a value that the order before it takes, and
 * has not got, is asked about.
 */
export function mayBeValueOf({ frame, args }: Act, { edges, unread }: Clause): boolean {
  const said = edges
    .filter(({ category }) => category === 'argument')
    .map(({ meaning }) => (meaning as Argument).content)
  const [value, ...others] = said.filter(({ kind }) => kind === 'value')
  const isOfIt = said.every((one) => one.kind === 'value' || (one.kind === 'group' && one.group.kind === 'mention'))
  if (value?.kind !== 'value' || value.amount === null || others.length > 0 || !isOfIt || unread.length > 0)
    return false
  if (!levels.has(value.dimension) || value.direction !== 0) return false
  return (
    frame.slots?.some(({ dimensions, param }) => dimensions?.includes(value.dimension) === true && !(param in args)) ===
    true
  )
}
const levels: ReadonlySet<string> = new Set(['gain', 'loudness', 'frequency'])

const adds = marked('adds')
const aims = marked('aims')

/** "the part, which goes from 10 to 20": what is added by the way says which is meant. */
export const addsPlace = ({ edges }: Clause): boolean =>
  edges.some(adds) &&
  edges.some(({ category, meaning }) => category === 'argument' && isPlaceOrAmount(meaning as Argument))

const isPlaceOrAmount = (is: Argument): boolean =>
  isAmount(is) || (is.content.kind === 'group' && is.content.group.kind === 'part')

/** "everything but the part labelled harmonica …": what nobody knows right behind "but" may be what is left out. */
export const mayExcept = ({ joint, unread, start }: Clause): boolean => joint === 'but' && unread.includes(start)

/** "fade it out so that it's gone by 0:40": how it is to be done is said in what it is for. */
export const aimsAtPlace = ({ edges, joint }: Clause): boolean =>
  (joint === 'so' || edges.some(aims)) &&
  edges.some(({ category, meaning }) => category === 'argument' && isPlaceOrMeasure(meaning as Argument))

/** "… on every track but the track harmonica": no order without a verb begins behind "but". */
export const isExceptionRather = ({ joint, edges }: Clause): boolean =>
  joint === 'but' &&
  !edges.some(({ category }) => category === 'verb') &&
  edges.some(({ category }) => category === 'effect')

/** "…, so nobody complains except the zorbs": what is left out of an order stands unread in a reason for it. */
export const leavesOut = ({ edges, unread }: Clause): boolean =>
  edges.some((edge) => marksOf(edge) === 'spare' && unread.some((at) => at >= edge.end))

/** "delete all clips, which are shorter than 6 s", read in part: so much says which are meant. */
export const measuresUnread = ({ edges, unread }: Clause): boolean =>
  unread.length > 0 &&
  edges.some(({ category, meaning }) => {
    if (category !== 'argument') return false
    const { content } = meaning as Argument
    return content.kind === 'value' && content.amount !== null && measures.has(content.dimension)
  })

const measures: ReadonlySet<string> = new Set(['gain', 'loudness', 'duration', 'percent', 'pitch'])
const isPlaceOrMeasure = (is: Argument): boolean =>
  isPlaceOrAmount(is) && (is.content.kind !== 'value' || measures.has(is.content.dimension))

/** "no, …": what is told behind an order takes something of it back. */
export const putsRight = ({ edges }: Clause): boolean =>
  edges.some(({ category, meaning }) => category === 'marker' && (meaning as Marker).marks === 'repair')
