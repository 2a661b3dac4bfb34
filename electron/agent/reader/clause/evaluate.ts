import type { Cover, Edge } from '../chart/parse.ts'
import { costs } from '../decide/costs.ts'
import type { FramesByAct } from '../frames/index.ts'
import { groupsInClaim } from '../meaning/claims.ts'
import type { Joint, Marker } from '../meaning/sentenceTypes.ts'
import type { Group } from '../meaning/types.ts'
import type { Act, Clause } from './clause.ts'
import { cheapestFrame, fillAct } from './fillAct.ts'
import { besideAll, looseIn } from './loose.ts'
import type { Ends } from './ends.ts'
import { marksOf, type Parts, partsOf } from './parts.ts'
import { isWishedToo, type SpeechGuess, speechOf } from './speech.ts'
import { givesReason, tellsOnlyWhy } from './told.ts'
import { isBreak, storyCost } from './story.ts'
import { withWayApart } from './wayApart.ts'

/**
 * Reads a cover as a clause: its kind of speech first, then, for what is asked for, the frame that takes most of it.
 */
export function evaluate(cover: Cover, ends: Ends, frames: FramesByAct, dearest: number): Clause | null {
  const parts = withWayApart(partsOf(cover))
  if (!standBeside(parts)) return null
  const guess = speechOf(parts, {
    hasQuestionMark: ends.asks,
    isBehindWish: ends.isBehindWish,
  })
  if (tellsOnlyWhy(cover, ends, parts, guess)) return null
  const strangers = strangersOf(parts, guess)
  const base = cover.cost - cover.unread.length * costs.unreadInCover
  if (parts.conditions.length > 0) return conditional(cover, ends, parts, guess, { base, strangers })
  switch (guess.speech) {
    case 'request':
    case 'negated':
    case 'fragment':
      return withAct(cover, ends, parts, frames, { guess, strangers, base, dearest })
    case 'courtesy':
    case 'repair':
    case 'retraction': {
      const others = [parts.args, parts.verbs, parts.effects, parts.scopes, parts.options, strangers, cover.unread]
      const stray = others.reduce((sum, one) => sum + one.length, 0)
      return clauseOf(cover, ends, parts, guess, base + stray * costs.misfit)
    }
    case 'question':
    case 'report':
    case 'statement':
    case 'condition':
    case 'hypothesis':
      return clauseOf(cover, ends, parts, guess, base * 0.6 + storyCost(cover, ends, parts, guess))
  }
}

/** "I had … gladly" wishes, "I had" alone tells. */
const standBeside = ({ markers }: Parts): boolean =>
  markers.every(({ is: { beside } }) =>
    markers.some(({ is }) => beside === undefined || (beside === 'wish' ? is.wishes === true : is.marks === beside)),
  )

/**
 * Markers that this kind of speech has no use for; behind the verb of an order "it" is its object and no subject, and
 * "don't instead of" denies nobody knows what.
 */
function strangersOf({ markers, verbs, args }: Parts, { speech, takes }: SpeechGuess): Edge[] {
  // "don't delete it, just silence it": nobody does anything behind the last word.
  const last = Math.max(...[...markers, ...verbs, ...args].map(({ edge }) => edge.end))
  const endsIt = (edge: Edge): boolean => edge.end === last && markers.length > 1
  const verb = speech === 'request' ? verbs[0]?.edge.end : undefined
  const isStray = ({ is, edge }: Parts['markers'][number]): boolean =>
    !takes.has(is.marks) ||
    (standsInFront(is) && verb !== undefined && edge.start >= verb) ||
    (speech === 'negated' && is.marks === 'subject' && endsIt(edge)) ||
    (is.marks === 'negation' && markers.some((one) => one.is.marks === 'negation' && one.edge.end === edge.start))
  return markers.filter(isStray).map(({ edge }) => edge)
}

/** Who asks, or is asked, stands in front of what is asked for; a "please" may stand behind it. */
const standsInFront = ({ marks, entreats }: Marker): boolean =>
  marks === 'subject' || (marks === 'ask' && entreats !== true)

/** "if the intro is longer than 10 seconds": it has to say that and nothing else. */
function conditional(
  cover: Cover,
  ends: Ends,
  parts: Parts,
  guess: SpeechGuess,
  { base, strangers }: { readonly base: number; readonly strangers: readonly Edge[] },
): Clause {
  const [first, ...more] = parts.conditions
  const others = [parts.args, parts.verbs, parts.effects, parts.scopes, parts.options, parts.particles]
  const stray = [...others, more, strangers, cover.unread].reduce((sum, one) => sum + one.length, 0)
  const clause = clauseOf(cover, ends, parts, guess, base + stray * costs.misfit)
  if (first === undefined || stray > 0) return clause
  return { ...clause, condition: first.is, groups: groupsInClaim(first.is.claim) }
}

function clauseOf(cover: Cover, ends: Ends, parts: Parts, { speech, alone }: SpeechGuess, cost: number): Clause {
  const marked = (mark: Marker['marks']): boolean => parts.markers.some(({ is }) => is.marks === mark)
  return {
    speech,
    act: null,
    condition: null,
    filling: null,
    groups: groupsOf(parts),
    reason: speech === 'statement' && givesReason(parts),
    asked: marked('ask'),
    wishedToo: speech === 'request' && isWishedToo(parts),
    repeats: marked('same'),
    spares: (marked('spare') && !marked('negation')) || alone === true,
    start: ends.start,
    end: ends.end,
    joint: ends.joint,
    unread: cover.unread,
    unplaced: [],
    misfits: 0,
    edges: cover.edges,
    cost,
    ...(told.has(speech) && isModalAtHead(cover, ends) && { verbAtHead: true as const }),
    ...(cover.unread.some((at) => ends.kept.has(at)) && { hidesName: true as const }),
    ...(told.has(speech) && hidesRetraction(cover, ends) && { hidesRetraction: true as const }),
    ...(hidesOrder(cover, ends) && { hidesOrder: true as const }),
  }
}

/** "…, meh, forget it, it's fine": at its head, behind a comma, or behind a word that nobody knows. */
const hidesRetraction = ({ unread }: Cover, { start, end, retractions, commas }: Ends): boolean =>
  [...retractions].some((at) => at >= start && at < end && (at === start || commas.has(at) || unread.includes(at - 1)))

/** "(please) delete the third verse of it", where only "it" is read. */
function hidesOrder(cover: Cover, { start, verbs, opens }: Ends): boolean {
  const { edges, unread } = cover
  if (opens && !beginsPolitely(cover)) return true
  let head = start
  for (const edge of edges) {
    if (edge.start !== head || !leads.has(marksOf(edge))) break
    head = edge.end
  }
  return verbs.has(head) && unread.includes(head)
}

/** "after that duplicate it", with "that" as who does it: it begins with courtesies that are read as something else. */
const beginsPolitely = ({ edges: [first] }: Cover): boolean => first !== undefined && leads.has(marksOf(first))

/** What stands in front of an order. */
const leads: ReadonlySet<Marker['marks'] | null> = new Set<Marker['marks'] | null>([
  'courtesy',
  'ask',
  'also',
  'filler',
])

const told: ReadonlySet<SpeechGuess['speech']> = new Set<SpeechGuess['speech']>(['statement', 'report'])

/** "get the bit to -14 LUFS": nobody is told of in front of what would be a modal. */
const isModalAtHead = ({ edges: [first] }: Cover, { start, verbs }: Ends): boolean =>
  first?.start === start && marksOf(first) === 'modal' && verbs.has(start)

interface Weighed {
  readonly guess: SpeechGuess
  readonly strangers: readonly Edge[]
  readonly base: number
  /** What costs more than this is not looked for. */
  readonly dearest: number
}

/** What asks for something, or denies it: every word of it has to have a place. */
function withAct(
  cover: Cover,
  ends: Ends,
  parts: Parts,
  frames: FramesByAct,
  { guess, strangers, base, dearest }: Weighed,
): Clause | null {
  const loose = looseIn(parts)
  const lost = besideAll(parts)
  const hidden = guess.speech === 'negated' ? hiddenIn(parts, cover, ends) : 0
  const unread = cover.unread.length * costs.unreadInRequest
  if (guess.alone === true) return clauseOf(cover, ends, parts, guess, base + unread)
  const own = (ownAmounts(parts, cover) + lostBehindAnd(parts, cover)) * costs.orderInStory
  // Which way and how far say no less than a verb does, and the first alone costs more than both.
  const apart = parts.wayApart === true ? costs.verbless : 0
  const around = base - apart + unread + hidden + own + (loose + lost.length + strangers.length) * costs.misfit
  const filled = around + cheapestFrame > dearest ? null : fillAct(parts, guess, frames, dearest - around)
  if (filled === null) return null
  return {
    ...clauseOf(cover, ends, parts, guess, around + filled.cost),
    act: filled.act,
    filling: filled.filling,
    unplaced: [...strangers, ...lost, ...filled.unplaced],
    misfits: filled.misfits + loose + otherMeans(parts, filled.act),
  }
}

/** "squash it with a compressor": what it is to be done by has to be what is done. */
const otherMeans = ({ markers }: Parts, act: Act | null): number =>
  markers.filter(
    ({ is: { by } }) => by !== undefined && act?.frame.acts.some((one) => one === by || one === `light:${by}`) !== true,
  ).length

const hiddenIn = (parts: Parts, cover: Cover, ends: Ends): number =>
  (hiddenBehind(parts, ends) + onlyBehindComma(parts, cover, ends) + deniedBehind(parts, cover)) * costs.orderInStory +
  sparesAlone(parts)

/** "go ahead and all tracks at 2 seconds": between a verb and what it is done to stands no "and"; a verb is lost. */
const lostBehindAnd = ({ verbs, args }: Parts, { edges }: Cover): number =>
  verbs.filter(({ edge }) => {
    const next = edges[edges.indexOf(edge) + 1]
    const isAnd = next?.category === 'joint' && (next.meaning as Joint).joint === 'and'
    return isAnd && args.every((arg) => arg.edge.start > edge.start)
  }).length

/** "noise reduction, and 4 dB down": behind "and" an amount with a way of its own is an order of its own. */
const ownAmounts = ({ args }: Parts, { edges }: Cover): number =>
  args.filter(({ edge, is: { tie, content } }) => {
    const before = edges[edges.indexOf(edge) - 1]
    const isApart = before?.category === 'joint' && (before.meaning as Joint).joint === 'and'
    return isApart && tie === 'bare' && content.kind === 'value' && content.direction !== 0 && content.amount !== null
  }).length

/** "don't touch the guest, only the host 2 dB louder": behind the comma something else is asked for. */
const onlyBehindComma = ({ scopes }: Parts, { edges }: Cover, { commas }: Ends): number =>
  scopes.filter(({ is, edge }) => {
    const at = edges.indexOf(edge)
    const before = edges[at - 1]
    const isApart = isBreak(before) || commas.has(edge.start + 1)
    return is.how === 'only' && isApart && edges.slice(at + 1).some(({ category }) => category !== 'joint')
  }).length

/** "compression on the guest, leave the bed alone": what is denied behind a comma is not what stands before it. */
function deniedBehind({ markers }: Parts, { edges }: Cover): number {
  const at = markers.find(({ is }) => is.marks === 'negation' || is.marks === 'spare')?.edge
  const before = at === undefined ? [] : edges.slice(0, edges.indexOf(at))
  const acts = before.some(({ category }) => category === 'verb' || category === 'effect' || category === 'particle')
  return acts && isBreak(before.at(-1)) ? 1 : 0
}

/** Polite orders behind something that is denied: "we don't want the intro, so please delete it". */
const hiddenBehind = ({ verbs, args }: Parts, { openings }: Ends): number =>
  openings.filter((at) => [...verbs, ...args].some(({ edge }) => edge.start < at)).length

/** "only the host stays" asks for the rest to go, and leaves nothing alone. */
const sparesAlone = ({ scopes, markers }: Parts): number =>
  scopes.some(({ is }) => is.how === 'only') &&
  markers.some(({ is }) => is.marks === 'spare') &&
  !markers.some(({ is }) => is.marks === 'negation')
    ? costs.misfit
    : 0

function groupsOf({ args, scopes }: Parts): Group[] {
  return [
    ...args.flatMap(({ is }) => (is.content.kind === 'group' ? [is.content.group] : [])),
    ...scopes.map(({ is }) => is.group),
  ]
}
