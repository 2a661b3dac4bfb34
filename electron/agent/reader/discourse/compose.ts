import type { Act, Clause } from '../clause/clause.ts'
import type { Speech } from '../meaning/sentenceTypes.ts'
import { addsTo, doesAgain, putRight } from './amend.ts'
import {
  beginsWithPlaces,
  hasScope,
  denies,
  isAlone,
  isFurther,
  isOnlyForm,
  isQuoted,
  isVague,
  namesOneMore,
  tellsFlaw,
  isWish,
  leadOf,
  nameOf,
  names,
  placesBehind,
  quotesName,
  sparesOnly,
  whatIsWrong,
  joinsOn,
  negates,
} from './clauses.ts'
import { askedAbout, spokenOf } from './spoken.ts'
import { addsPlace, mayExcept, putsRight } from './told/narrowing.ts'
import {
  goingOn,
  ofWhatWasTold,
  withContext,
  withOnes,
  withOwner,
  withParallelOwner,
  withPicked,
  withSamePlaces,
} from './places/context.ts'
import { beginSentence, isOfCondition, visitCondition } from './conditions.ts'
import {
  beginsAsOrder,
  endsItself,
  goesOn,
  haltsAll,
  isGone,
  isHalfRead,
  isOthersOnly,
  nextIsTold,
  isSaidTwice,
  mayGoToo,
  takesTooMuch,
  tellsDeeds,
} from './doubts.ts'
import { visitDenied, visitNegated, worksOnSpared } from './denied.ts'
import { withSpared } from './spared.ts'
import { visitFragment } from './fragments.ts'
import { isTakenUp } from './looksFor.ts'
import { isNoOrder, whyNothing } from './noOrder.ts'
import { inSequence, isOutOfOrder, namedInFront } from './sequence.ts'
import { withTails } from './told/tails.ts'
import { withRelatives } from './told/relative.ts'
import { topicOf } from './places/toldPlace.ts'
import { shareApiece } from './apiece.ts'
import { withToldTime } from './places/toldTime.ts'
import { withSameAmount } from './sameAmount.ts'
import { withSharedPlace } from './places/sharedPlace.ts'
import { deniesQuoted, endsInOrder, mayGoOn, quotesOrder, reaches } from './reach.ts'
import { visitStory } from './told/story.ts'
import { askBeside, asksOfOrders, isAskedBeside, saysWhereInFront } from './told/asked.ts'
import { doubtOfTold } from './told/doubtOfTold.ts'
import { explains } from './told/explanation.ts'
import { earlierSteps, openSteps } from './openSteps.ts'
import { runUpOf } from './told/runUp.ts'
import { isComplaint, isNote, isWished, mayBeNoted } from './told/notes.ts'
import { hear, leadUp, tell } from './told/hear.ts'
import { ask, endRepair, newWalk, type Outcome, push, unask, type Walk } from './walk.ts'

export type { Given, Outcome, Step, Why } from './walk.ts'

/** Puts the clauses of a message together: what is asked for, what is spared, what was taken back. */
export function compose(read: readonly Clause[]): Outcome {
  const walk = newWalk()
  const said = withTails(read)
  const ordered = inSequence(said)
  const clauses = withRelatives(ordered)
  const { told, isWhole } = runUpOf(clauses)
  if (ordered.some((clause, at) => clause.start !== said[at]?.start)) walk.mentions.push(...namedInFront(said))
  for (const [at, clause] of clauses.entries()) {
    if (at < told) leadUp(walk, clause, isWhole)
    else visit(walk, clause, clauses, at)
  }
  if (walk.repairing) takeBack(walk)
  if (walk.ask !== null) return { kind: 'ask', ...walk.ask, open: openSteps(walk), earlier: earlierSteps(walk) }
  if (!walk.contextUsed) return { kind: 'ask', why: 'context', clause: clauses[0] ?? null, open: [], earlier: null }
  const steps = withSpared(walk)
  if (steps === null) return { kind: 'ask', why: 'undoes', clause: null, open: [], earlier: null }
  const asked = walk.asked.map(({ start, end }) => ({ from: start, to: end }))
  if (steps.length > 0) return { kind: 'steps', steps, ...(asked.length > 0 && { asked }) }
  return { kind: 'nothing', why: whyNothing(walk, clauses) }
}

function visit(walk: Walk, read: Clause, clauses: readonly Clause[], at: number): void {
  const clause = withSameAmount(read, walk.steps.at(-1))
  if (clause.restricts === true || isOutOfOrder(clause, clauses)) ask(walk, 'reach', clause)
  if (isOfCondition(clause, clauses[at - 1])) ask(walk, 'condition', clause)
  beginSentence(walk, clause)
  hear(walk, clause)
  const steps = walk.steps.length
  if (!explains(walk, clause)) visits[clause.speech](walk, clause, clauses.slice(at + 1))
  if (walk.steps.length > steps) shareApiece(walk, clause)
  if (clause.speech !== 'negated') walk.denied = null
  if (clause.speech !== 'courtesy') walk.topic = clause.speech === 'statement' ? topicOf(clause) : null
  if (clause.speech === 'request' || clause.speech === 'fragment') setBefore(walk, clause)
}

function setBefore(walk: Walk, clause: Clause): void {
  walk.before = clause
  walk.atPoint = false
}

type Visit = (walk: Walk, clause: Clause, behind: readonly Clause[]) => void

/** What of an order a clause behind it has that only tells or asks. */
function swallowed(clause: Clause): 'context' | 'noAct' | null {
  if (beginsWithPlaces(clause) || hasScope(clause) || mayExcept(clause)) return 'context'
  return beginsAsOrder(clause) || clause.hidesOrder === true || clause.hidesRetraction === true ? 'noAct' : null
}

const told: Visit = (walk, clause, behind) => {
  if (nextIsTold(walk, clause) || isHalfRead(walk, clause)) return ask(walk, 'unread', clause)
  const why = walk.steps.length > 0 ? swallowed(clause) : null
  walk.flaw = tellsFlaw(clause)
  if (why !== null) return ask(walk, why, clause)
  if (clause.speech === 'question') walk.mentions.push(...askedAbout(clause))
  else walk.mentions.push(...spokenOf(clause))
  if (behind[0]?.joint === 'so' || behind[0]?.asked === true) walk.vague = isVague(clause)
  standsInFront(walk, clause, behind)
  const isFar = reaches(clause, behind) || isQuoted(clause, behind)
  const isMore = [putsRight, quotesName, isOnlyForm, namesOneMore].some((says) => says(clause))
  if (isFar || (walk.steps.length > 0 && isMore)) ask(walk, 'reach', clause)
}

/** Where the polite order behind it is to be done. */
function standsInFront(walk: Walk, clause: Clause, [next]: readonly Clause[]): void {
  const places = next?.asked === true ? placesBehind(clause) : []
  if (places.length === 0) return
  walk.context = places
  walk.contextUsed = false
}

/** What each kind of speech does to what is asked for. */
const visits: Readonly<Record<Speech, Visit>> = {
  courtesy: (walk, clause) => {
    if (walk.steps.length > 0 && clause.edges.some(isFurther)) ask(walk, 'noAct', clause)
  },
  question: (walk, clause, behind) => {
    // "no need to tell me how long it is and cut it": nobody can say whether that is needed.
    if (clause.edges.some(negates) && joinsOn(behind)) ask(walk, 'reach', clause)
    else if (isAskedBeside(clause, walk, behind)) askBeside(walk, clause)
    else if (saysWhereInFront(clause, walk, behind)) ask(walk, 'reach', clause)
    else if (asksOfOrders(walk, clause)) ask(walk, 'reach', clause)
    else told(walk, clause, behind)
  },
  report: told,
  hypothesis: told,
  statement: (walk, clause, behind) => {
    const isReason = clause.reason && walk.steps.length > 0
    const why = doubtOfTold(walk.steps.at(-1), clause, isReason)
    if (why !== null) return ask(walk, why, clause)
    if (isReason && !quotesName(clause) && !addsPlace(clause) && !hasScope(clause)) return
    tell(walk, clause)
    if (goesOn(walk, clause) || isHalfRead(walk, clause)) ask(walk, 'unread', clause)
    if (
      tellsDeeds(clause, behind) ||
      endsInOrder(clause, behind) ||
      deniesQuoted(clause, behind) ||
      mayGoOn(clause, behind)
    )
      ask(walk, 'reach', clause)
    standsInFront(walk, clause, behind)
    visitStory(walk, clause, behind)
  },
  condition: visitCondition,
  retraction: (walk, clause, behind) => {
    takeBack(walk)
    if (quotesOrder(clause, behind)) ask(walk, 'reach', clause)
  },
  repair: (walk, clause, [next]) => {
    const denying = clause.edges.some(denies) && next?.joint === null && next.edges[0]?.category === 'verb'
    if (denying && clause.joint === null && walk.steps.length > 0) return ask(walk, 'reach', clause)
    walk.repairing ||= walk.steps.length > 0 || walk.ask !== null
    if (walk.ask !== null && walk.ask.clause === walk.before) {
      walk.repairsAsk = true
      unask(walk)
    }
    walk.denying = !walk.repairing && denying
  },
  negated: visitDenied,
  request: visitRequest,
  fragment: (walk, clause, behind) => {
    if (walk.repairing && sparesOnly(clause)) return visitNegated(walk, { ...clause, spares: true }, behind)
    if (isComplaint(walk, clause, behind)) visits.statement(walk, clause, behind)
    else visitFragment(walk, clause, behind)
  },
}

/** All that was asked for before it is taken back; it can still be meant. */
function takeBack(walk: Walk): void {
  walk.mentions.push(...walk.steps.flatMap(({ act }) => act.where), ...(walk.ask?.clause.groups.filter(names) ?? []))
  walk.steps.length = 0
  unask(walk)
  walk.retracted = true
  walk.context = []
  walk.contextUsed = true
}

function visitRequest(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  if (walk.denying) {
    walk.denying = false
    return visitNegated(walk, clause, behind)
  }
  if (clause.wishedToo && !isWished(walk) && !isNote(walk, clause, behind)) return visitDone(walk, clause, behind)
  if (isWish(clause, behind)) return visitWish(walk, clause, behind)
  if (isNoOrder(walk, clause)) return ask(walk, 'reach', clause)
  const before = walk.repairing ? makeRoom(walk) : null
  if (isTakenUp(clause, behind)) return
  const wrong = whatIsWrong(clause)
  if (wrong !== null) return ask(walk, wrong, clause)
  if (clause.act === null) return doesAgain(walk, clause) ? undefined : ask(walk, 'noAct', clause)
  const act = before === null ? clause.act : withSamePlaces(clause.act, before)
  const timed = withToldTime(act, walk.when)
  const placed = withOnes(walk, withPicked(walk, withContext(walk, withSharedPlace(walk, clause, timed))))
  if (isOthersOnly(clause, placed, behind)) return ask(walk, 'reach', clause)
  visitAct(
    walk,
    clause,
    ofWhatWasTold(walk, goingOn(walk, withParallelOwner(walk, withOwner(walk, placed), clause)), clause),
  )
}

/** "the intro deleted": it is told how it is by then. */
function visitDone(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  if (walk.steps.length > 0) return ask(walk, 'noAct', clause)
  if (mayBeNoted(walk, clause, behind)) return ask(walk, 'reach', clause)
  visits.report(walk, { ...clause, speech: 'report', act: null }, behind)
}

function visitAct(walk: Walk, clause: Clause, act: Act): void {
  worksOnSpared(walk, act, clause)
  if (walk.steps.length > 0 && clause.edges.some(isAlone)) return ask(walk, 'context', clause)
  if (endsItself(walk, act, clause)) return
  if (haltsAll(walk, act, clause)) return takeBack(walk)
  if (mayGoToo(walk, act, clause)) return ask(walk, 'reach', clause)
  if (walk.steps.length === 0) walk.lead = leadOf(clause)
  const why = whyNot(walk, act)
  if (why === 'missing' && (addsTo(walk, clause) || putRight(walk, clause))) return
  if ((why === null || why === 'gone') && isSaidTwice(walk, act, clause)) return
  if (why !== null) return askOf(walk, why, act, clause)
  push(walk, act, clause, besideOf(walk, act, clause))
}

/**
 * "reverb on the guest, a big hall": a noun alone behind a comma says more of what was asked for, and so does the same
 * order with nothing but its length: "fade in the theme, 2 second fade in".
 */
function besideOf(walk: Walk, { frame }: Act, { edges, joint, groups }: Clause): 'joined' | 'verbless' | null {
  if (joint !== 'and' && joint !== 'comma') return null
  const last = walk.steps.at(-1)?.act
  const isSame = groups.length === 0 && frame.edge !== undefined && last?.frame === frame && !('#edge' in last.args)
  return joint === 'comma' && (isSame || !edges.some(({ category }) => category === 'verb')) ? 'verbless' : 'joined'
}

function askOf(walk: Walk, why: NonNullable<ReturnType<typeof whyNot>>, act: Act, clause: Clause): void {
  if (why === 'gone' && clause.joint === 'so') return
  if (why === 'missing')
    walk.open ??= { step: { act, clause, mentions: walk.mentions, given: walk.given }, at: walk.steps.length }
  ask(walk, why === 'gone' ? 'undoes' : why, clause)
}

/** What is put right goes; it can still be meant. */
function makeRoom(walk: Walk): Act | null {
  const gone = walk.repairsAsk ? undefined : walk.steps.pop()
  walk.mentions.push(...(gone?.act.where ?? []))
  endRepair(walk)
  return gone?.act ?? null
}

function whyNot(walk: Walk, act: Act): 'missing' | 'context' | 'gone' | null {
  if (takesTooMuch(walk, act)) return 'context'
  if (isGone(walk, act)) return 'gone'
  return act.missing.length > 0 ? 'missing' : null
}

/** The order has to be about all that was wished for. */
function visitWish(walk: Walk, clause: Clause, [next]: readonly Clause[]): void {
  const ordered = new Set(next?.groups.map(nameOf))
  const points = next?.groups.some((group) => group.kind === 'mention') === true
  if (clause.unread.length > 0 || !(points || clause.groups.every((group) => ordered.has(nameOf(group)))))
    ask(walk, 'reach', clause)
  walk.mentions.push(...clause.groups.filter(names))
}
