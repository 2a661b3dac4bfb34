import { changesSound } from '../frames/changesSound.ts'
import { isBesideMention } from './places/toldTime.ts'
import type { Edge } from '../chart/parse.ts'
import { sameMeaning } from '../chart/sameMeaning.ts'
import type { Act, Clause } from '../clause/clause.ts'
import { marked, marksOf } from '../clause/parts.ts'
import { isOnlyPast } from '../clause/told.ts'
import type { Joint, Marker, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../meaning/types.ts'
import { hasScope, hasSpeaker, isCourtesy, isMention, keyOf, shortens } from './clauses.ts'
import { saysOwn, tellsOnly } from './reach.ts'
import type { Walk } from './walk.ts'

/** "my friend cut the intro and put a label there": the second verb may be told as well. */
export const tellsDeeds = (clause: Clause, [next]: readonly Clause[]): boolean =>
  (hasSpeaker(clause) || clause.edges.some(isReported) || clause.edges.some(isUnreal)) &&
  clause.edges.some(({ category }) => category === 'verb') &&
  (next?.joint === 'and' || next?.joint === 'then') &&
  next.speech === 'request' &&
  !next.asked &&
  !next.edges.some(isCourtesy) &&
  !(saysOwn(next.edges) && tellsOnly(clause))

/** "so I would never …" */
const isUnreal = ({ category, meaning }: Edge): boolean =>
  category === 'marker' && ['negation', 'hypothesis'].includes((meaning as Marker).marks)

const isReported = ({ category, meaning }: Edge): boolean =>
  category === 'marker' && (meaning as Marker).marks === 'report'

/** "…, and after that the part that sounds odd": nobody tells a story behind "and then" that is not understood. */
export const goesOn = ({ steps }: Walk, clause: Clause): boolean =>
  steps.length > 0 &&
  (clause.unread.length > 0 || clause.edges.every(isSubject)) &&
  (isAdding(clause.joint) || isAdding(jointBehindFiller(clause))) &&
  (clause.edges.every(isSubject) || !hasSpeaker(clause))

/** "delete the intro and it": nothing is told of it. */
const isSubject = ({ category, meaning }: Edge): boolean =>
  category === 'marker' && (meaning as Marker).marks === 'subject'

const isAdding = (joint: Joint['joint'] | null): boolean => joint === 'then' || joint === 'and' || joint === 'but'

/** "…, oh and the squeak should be quieter". */
function jointBehindFiller({ edges }: Clause): Joint['joint'] | null {
  const first = edges.find(({ category }) => category !== 'marker')
  return first?.category === 'joint' ? (first.meaning as Joint).joint : null
}

/**
 * "…, the music is to stay untouched", "…, nevr mind", "everything else gets …": behind an order nobody tells a story
 * that leaves out a name, that is known as one by a slip of the finger alone, or of all the rest.
 */
export const isHalfRead = ({ steps }: Walk, clause: Clause): boolean =>
  steps.length > 0 &&
  clause.unread.length > 0 &&
  !clause.reason &&
  (clause.hidesName === true || isKnownBySlip(clause.edges) || clause.groups.some(({ kind }) => kind === 'rest'))

const isKnownBySlip = (edges: readonly Edge[]): boolean => {
  const signs = edges.filter((edge) => edge.category === 'marker' && !isCourtesy(edge))
  return signs.length > 0 && signs.every(({ cost }) => cost >= slip)
}
/** What a mended word costs at least. */
const slip = 1.7

/** "label 10 to 14 silence": with nothing between them, rather the name that is missing than an order of its own. */
export function mayBeItsName({ steps }: Walk, { joint, groups }: Clause): boolean {
  const last = steps.at(-1)?.act
  const name = last?.frame.slots?.find(({ content }) => content === 'text')
  return joint === null && groups.length === 0 && name !== undefined && !(name.param in (last?.args ?? {}))
}

/** "rename A to Left and B to Right": what stands behind a name that was given is rather another than a value. */
export function mayBeNamedToo({ steps }: Walk, { joint, act, edges }: Clause): boolean {
  const last = steps.at(-1)?.act
  const isNamed = last?.frame.slots?.some(({ content, param }) => content === 'text' && param in last.args) === true
  const isJoined = joint === 'and' || joint === 'comma'
  const isTo = ({ category, meaning }: Edge): boolean => category === 'argument' && (meaning as Argument).tie === 'to'
  return isNamed && isJoined && act !== null && act.frame.tool !== last?.frame.tool && edges.some(isTo)
}

/**
 * "delete the guest and a label at 0:35": what stands behind "and" with no verb of its own is rather taken away too
 * than made.
 */
export function mayGoToo({ steps }: Walk, { frame }: Act, { edges, joint }: Clause): boolean {
  const last = steps.at(-1)?.act
  const isBare =
    edges.every(({ category }) => category !== 'verb') && edges.some(({ category }) => category === 'effect')
  return joint === 'and' && isBare && last?.frame.effect === 'removes' && frame.mayBeThere === true
}

/** "Delete the intro. Stop!": those before it, and not the playback. */
export const haltsAll = ({ steps }: Walk, { frame, where }: Act, { joint }: Clause): boolean =>
  steps.length > 0 && frame.halts === true && where.length === 0 && joint !== 'and' && joint !== 'then'

/** "play 5:00 to 5:10 and stop": it stops there by itself, and is not to stop at once. */
export const endsItself = ({ steps }: Walk, { frame, where }: Act, { joint }: Clause): boolean => {
  const last = steps.at(-1)?.act
  const isBehind = joint === 'and' || joint === 'then' || joint === 'comma'
  return frame.halts === true && where.length === 0 && isBehind && last?.frame.plays === true && last.where.length > 0
}

/** "…, then from what you have the last 12": nobody tells a story of parts behind "then". */
export const nextIsTold = ({ steps }: Walk, { joint, groups }: Clause): boolean =>
  steps.length > 0 && joint === 'then' && groups.some((group) => group.kind === 'part')

/** What was taken away by the step before it is to be taken away: it was, and "so" says only that. */
export function isGone({ steps }: Walk, { frame, where }: Act): boolean {
  const last = steps.at(-1)?.act
  if (last?.frame.effect !== 'removes') return false
  // "take the drums out of verse 2 and make them louder": nothing is heard there.
  if (last.frame.leavesTime === true) return changesSound(frame) && where.some(isMention) && where.length === 1
  if (frame.effect === 'removes' || needsThing(frame)) return where.some(isMention)
  return where.some(isPartOfIt) && last.where.every(isThing)
}

/** "delete the intro and keep a copy of it": "it" can't be all that is left, as it can for "normalize it". */
const needsThing = ({ target }: Act['frame']): boolean =>
  target?.needed === true && target.object.includes('clip') && !target.object.includes('part')

/** "delete the outro and fade out the last 3 seconds of it". */
const isPartOfIt = (group: Group): boolean => group.kind === 'within' && isMention(group.of)
const isThing = ({ kind }: Group): boolean => kind === 'named' || kind === 'sort'

/** "reverse 20 to 25, yeah, reverse that": the order before it in other words. */
export function isSaidTwice({ steps }: Walk, act: Act, { joint, edges }: Clause): boolean {
  const last = steps.at(-1)?.act
  const isApart = joint === 'and' || joint === 'then' || edges.some(saysAgain)
  if (last === undefined || isApart || act.where.length === 0) return false
  // "get rid of the cough get rid of the cough": with nothing between them they are one.
  const isRepeated = joint === null && sameMeaning(last.where, act.where)
  if (!isRepeated && !act.where.every(pointsBack)) return false
  const isSame = last.frame.tool === act.frame.tool || last.frame.acts.some((one) => act.frame.acts.includes(one))
  return isSame && sameMeaning(last.args, act.args) && act.points.length === 0
}

/** "it", and "her track". */
const pointsBack = (group: Group): boolean =>
  isMention(group) || (group.kind === 'sort' && group.pick.kind === 'the' && group.on !== null && isMention(group.on))

export const saysAgain = ({ category, meaning }: Edge): boolean =>
  category === 'marker' && ['again', 'also', 'same'].includes((meaning as Marker).marks)

/** A place is taken away for what is in it, or everything for a part that was only to be shorter. */
export const takesTooMuch = (walk: Walk, act: Act): boolean =>
  takesWhatWasTold(walk, act) ||
  isNoTrack(walk, act) ||
  isUnknown(walk, act) ||
  (walk.when.length > 1 && act.where.some(isBesideMention)) ||
  (shortens(act) && !act.where.every((group) => isWhole(group, walk))) ||
  isHalfOfPiece(walk, act) ||
  isWholeWork(act)

/** "the sponsor is boring, delete him": "he" has a track, and a label has none. */
const isNoTrack = ({ mentions }: Walk, { where }: Act): boolean => {
  const last = mentions.findLast(({ kind }) => kind === 'named')
  const isLabel = last?.kind === 'named' && last.candidates.every(({ sort }) => sort === 'label')
  return isLabel && where.some((group) => group.kind === 'mention' && group.sort === 'track')
}

/** "the tambourine is what spoils the outro, take it down": nothing is called so. */
const isUnknown = ({ unknown, steps }: Walk, { where }: Act): boolean =>
  unknown && steps.length === 0 && where.some(isBareMention)

const takesWhatWasTold = (walk: Walk, { frame, args, where }: Act): boolean =>
  ((walk.vague || walk.flaw) && frame.effect === 'removes' && where.some(isBareMention) && !hasPicked(walk)) ||
  (walk.told && '#kept' in args && where.some(isOfMention)) ||
  ('#kept' in args && where.some(isOfRest)) ||
  (walk.told && frame.effect === 'removes' && knowsNothing(walk) && where.some(isBareMention)) ||
  isNowhere(walk, where)

/** Nothing of that name is known, or nobody said how far it goes. */
const isNowhere = (walk: Walk, where: Act['where']): boolean =>
  (walk.strange && knowsNothing(walk) && where.some(isMention)) || (walk.atPoint && where.some(isBareMention))

const knowsNothing = ({ mentions, steps }: Walk): boolean => mentions.length + steps.length === 0

/** "I listened to it. Take the sponsor and delete it": "it" is what was picked, whatever was told in front. */
const hasPicked = ({ steps }: Walk): boolean => steps.at(-1)?.act.frame.picks === true

/** "delete the song": all there is, or one song in it; "take the advert out of the song" is the advert. */
const isWholeWork = ({ frame, where }: Act): boolean =>
  frame.effect === 'removes' &&
  where.some((group) => group.kind === 'all' && group.work === true) &&
  !where.some(isThingOrPart)

const isThingOrPart = ({ kind }: Group): boolean => kind === 'named' || kind === 'part' || kind === 'within'

/** "split (the guest) at 0:20 and delete the second half": what is behind 0:20, or half of all there is. */
const isHalfOfPiece = ({ steps }: Walk, { frame, where }: Act): boolean => {
  const last = steps.at(-1)?.act
  const isAtTime = last?.points.some(({ kind }) => kind !== 'share') === true
  const isDivided =
    last?.frame.divides !== undefined && (isAtTime || last.where.some((group) => keyOf(group) !== 'time'))
  const isShare = where.length > 0 && where.every((group) => group.kind === 'part' && group.stretch.kind === 'shares')
  return frame.effect === 'removes' && isDivided && isShare
}

const isOfRest = (group: Group): boolean => group.kind === 'minus' && group.from.kind === 'rest'
const isOfMention = (group: Group): boolean => isMention(group) || (group.kind === 'minus' && isMention(group.from))

/** A length that was said with it tells which is meant: "those three seconds". */
const isBareMention = (group: Group): boolean => group.kind === 'mention' && group.lasting === undefined

/** All there is, or tracks: of a part that is to be so long, the rest of the recording would go. */
const isWhole = (group: Group, { steps, mentions }: Walk): boolean =>
  isMention(group) ? steps.length === 0 && mentions.length === 0 : keyOf(group) !== 'time'

/** "they want us to delete the sponsor, but I don't agree", "we decided to keep it": it may not be asked for. */
export const isOthersOnly = (clause: Clause, act: Act, behind: readonly Clause[]): boolean =>
  clause.edges.some(isOthers) && ((act.frame.effect === 'keeps' && !hasScope(clause)) || behind.some(isObjection))

const isOfOthers = marked('others')
const isOthers = (edge: Edge): boolean => isOfOthers(edge) && marksOf(edge) === 'ask'

const isObjection = ({ speech, joint }: Clause): boolean =>
  speech === 'question' || speech === 'negated' || speech === 'hypothesis' || (joint === 'but' && speech !== 'request')

/** A story that begins with a verb as an order has it: it was not understood as one, and nothing is done beside it. */
export function beginsAsOrder({ edges, start }: Clause): boolean {
  const first = edges.find((edge) => !isCourtesy(edge))
  const asks = edges.findIndex(isAsked)
  if (asks >= 0 && edges[asks + 1]?.category === 'particle' && !edges.slice(0, asks).some(isWho)) return true
  if (first === undefined || first.start > start + 1) return false
  if (first.category === 'particle') return first.start === start
  return first.category === 'verb' && (first.meaning as Verb).forms.includes('base')
}

/**
 * A story that is an order, and was not understood as one. Alone nothing is done for it; beside orders it would be left
 * out.
 */
export function swallowsOrder({ steps }: Walk, clause: Clause, behind: readonly Clause[]): boolean {
  const begins = beginsAsOrder(clause)
  const isBeside = steps.length > 0 || behind.some(({ speech }) => speech === 'request')
  const isOrder = clause.hidesOrder === true || (begins && !isOfVerb(clause) && !hasUnreadInFront(clause))
  return (isOrder && isBeside) || (begins && clause.unread.length < 3) || clause.verbAtHead === true
}

/**
 * "it rained and I stayed in and listened take 0:29 to 0:34 out and …": in the midst of what is told, behind a verb of
 * it or a word that nobody knows, a verb as an order has it stands with a part right behind.
 */
export function holdsOrder({ edges, unread }: Clause): boolean {
  return edges.some((edge, at) => {
    const [before, next] = [edges[at - 1], edges[at + 1]]
    if (edge.category !== 'verb' || !(edge.meaning as Verb).forms.includes('base')) return false
    if (before === undefined || next?.category !== 'argument' || next.start !== edge.end) return false
    const { content } = next.meaning as Argument
    const isPart = content.kind === 'group' && content.group.kind === 'part'
    return isPart && (unread.includes(edge.start - 1) || before.category === 'verb')
  })
}

/** "we'll save it": who does it need not be known. */
const hasUnreadInFront = ({ edges, unread }: Clause): boolean => {
  const first = edges.find((edge) => !isCourtesy(edge))
  return first !== undefined && unread.some((at) => at < first.start)
}

/** "mix down was on Tuesday", "trim took ages": the verb is what is told of. */
function isOfVerb({ edges }: Clause): boolean {
  const at = edges.findIndex((edge) => !isCourtesy(edge))
  const [verb, next] = [edges[at], edges[at + 1]]
  if (verb === undefined || next?.start !== verb.end) return false
  if (next.category === 'verb') return isOnlyPast((next.meaning as Verb).forms)
  return next.category === 'marker' && ['copula', 'modal'].includes((next.meaning as Marker).marks)
}

/** "I want to mess about with it", "this may sound odd": somebody is told of. */
const isWho = ({ category, meaning }: Edge): boolean =>
  category === 'argument' || (category === 'marker' && (meaning as Marker).marks === 'subject')

/** "please …", "be so kind as to …": an order is what stands behind it. */
const isAsked = ({ category, meaning }: Edge): boolean => {
  if (category !== 'marker') return false
  const { marks, entreats, others } = meaning as Marker
  return entreats === true || (marks === 'ask' && others !== true)
}
