import type { Chart, Cover, Edge } from '../chart/parse.ts'
import type { Clause } from '../clause/clause.ts'
import { isEntreaty } from '../clause/parts.ts'
import type { Ends } from '../clause/ends.ts'
import { evaluate } from '../clause/evaluate.ts'
import type { FramesByAct } from '../frames/index.ts'
import { costs } from '../decide/costs.ts'
import type { Joint } from '../meaning/sentenceTypes.ts'
import { type Boundaries, boundariesOf } from './boundaries.ts'
import { constituentsOf, covers } from './cover.ts'
import { canEndOpen } from './openEnds.ts'
import { goesWithVerb, lacksVerb, sharesVerb } from './parallel.ts'
import { type Effort, effortFor } from './effort.ts'

/** A message as a row of clauses. */
export interface ClauseReading {
  readonly clauses: readonly Clause[]
  readonly cost: number
}

type JointKind = Joint['joint']

interface Partial {
  readonly before: Partial | null
  readonly clause: Clause | null
  /** The joint behind the clause. */
  readonly joint: JointKind | null
  readonly cost: number
}

/** A row of clauses this much dearer than another that got as far is given up. */
const hopeless = 12

/** The best rows of clauses, cheapest first. */
export function readClauses(chart: Chart, length: number, frames: FramesByAct): ClauseReading[] {
  const byStart = constituentsOf(chart)
  const boundaries = boundariesOf(chart, length)
  const effort = effortFor(length)
  const reached: number[] = []
  const states = new Map<number, Partial[]>([[0, [{ before: null, clause: null, joint: null, cost: 0 }]]])
  const waiting = new Map<number, Waiting[]>()
  for (let at = 0; at <= length; at += 1) {
    for (const one of (waiting.get(at) ?? []).reverse()) closeAt(states, one, boundaries, frames, effort)
    waiting.delete(at)
    const here = best(states.get(at) ?? [], effort.kept)
    const cheapest = here[0]?.cost
    if (at === length || cheapest === undefined || isHopeless(cheapest, at, reached)) continue
    reached[at] = cheapest
    skipJoints(states, here, at, boundaries)
    const last = Math.min(hardEnd(boundaries, at, length), at + effort.span)
    for (const [end, ways] of covers(byStart, at, boundaries.ends, last, effort.beam)) {
      const one = { here, start: at, end, isEnd: end === length, ways }
      const others = waiting.get(end)
      if (others === undefined) waiting.set(end, [one])
      else others.push(one)
    }
  }
  return best(states.get(length) ?? [], effort.kept * 3).map(readingOf)
}

/** A full stop ends a clause, so none is looked for beyond it, but where a phrase goes on over it. */
function hardEnd({ joints, bridged }: Boundaries, from: number, length: number): number {
  for (let at = from + 1; at < length; at += 1)
    if (!bridged.has(at) && (joints.get(at) ?? []).some((edge) => isHard((edge.meaning as Joint).joint))) return at
  return length
}

const isHard = (joint: JointKind): boolean => joint === 'sentence' || joint === 'question' || joint === 'semicolon'

/** A joint behind a joint, or at the head: "and then", ", and". */
function skipJoints(
  states: Map<number, Partial[]>,
  here: readonly Partial[],
  at: number,
  { joints }: Boundaries,
): void {
  for (const edge of joints.get(at) ?? []) {
    const { joint } = edge.meaning as Joint
    for (const state of here) {
      const stronger =
        state.joint === null || strength.indexOf(joint) > strength.indexOf(state.joint) ? joint : state.joint
      add(states, edge.end, { ...state, joint: stronger, cost: state.cost + 0.1 + edge.cost })
    }
  }
}

/** The weakest first: of several joints side by side the strongest counts. */
const strength: readonly JointKind[] = [
  'dash',
  'comma',
  'and',
  'then',
  'so',
  'but',
  'colon',
  'semicolon',
  'sentence',
  'question',
]

/**
 * Clauses that end at a place wait until it is reached: then the short ones come first, and a long one over several
 * orders is given up as soon as it is dearer than they are.
 */
interface Waiting {
  readonly here: readonly Partial[]
  readonly start: number
  readonly end: number
  /** The message ends there. */
  readonly isEnd: boolean
  readonly ways: readonly Cover[]
}

/** Ends a clause: at each joint behind it, or without one. */
function closeAt(
  states: Map<number, Partial[]>,
  place: Waiting,
  { joints, seams, verbs, reasons, commas, kept, changes, retractions, openings }: Boundaries,
  frames: FramesByAct,
  effort: Effort,
): void {
  const { here, start, end, ways } = place
  const after = joints.get(end) ?? []
  const isSeam = seams.has(end)
  const isOpen = isSeam || after.length === 0
  const targets = [...after.map((edge) => edge.end), ...(isOpen ? [end] : [])]
  const shared = here.some(({ clause, joint }) => clause !== null && joint !== null) ? costs.sharedVerb : 0
  const dearest = Math.max(...targets.map((target) => dearestAt(states, target, effort))) - (here[0]?.cost ?? 0)
  const within = openings.filter((at) => at > start && at < end)
  const ends = {
    start,
    end,
    joint: null,
    verbs,
    reasons,
    commas,
    kept,
    changes,
    retractions,
    opens: openings.includes(start),
    openings: within,
    isBehindWish: start === 0 || here.some(isWish),
  }
  const read = (asks: boolean): Clause[] =>
    clausesOf(ways, { ...ends, asks }, frames, {
      kept: effort.clauses + (shared > 0 ? moreBehind : 0),
      dearest,
      shared,
    })
  const plain = read(false)
  for (const edge of after) {
    const isQuestion = (edge.meaning as Joint).joint === 'question'
    closeWith(states, here, edge, { plain, asking: isQuestion ? read(true) : plain })
  }
  if (isOpen) closeOpen(states, place, plain, { isSeam, isVerb: verbs.has(end) })
}

const isWish = ({ clause, joint }: Partial): boolean =>
  (joint === 'and' || joint === 'comma') &&
  clause !== null &&
  (clause.asked || (clause.wishedToo && clause.misfits === 0))

function closeWith(
  states: Map<number, Partial[]>,
  here: readonly Partial[],
  edge: Edge,
  { plain, asking }: { readonly plain: readonly Clause[]; readonly asking: readonly Clause[] },
): void {
  const { joint } = edge.meaning as Joint
  const price = costs.joint + edge.cost
  for (const state of here)
    for (const clause of wasAsked(state) ? plain : asking)
      add(states, edge.end, { before: state, clause, joint, cost: costBehind(state, clause) + price })
}

/** Where no joint follows. */
function closeOpen(
  states: Map<number, Partial[]>,
  { here, end, isEnd }: Waiting,
  clauses: readonly Clause[],
  { isSeam, isVerb }: { readonly isSeam: boolean; readonly isVerb: boolean },
): void {
  for (const state of here)
    for (const clause of isEnd || !isSeam ? clauses : clauses.filter((one) => canEndOpen(one, isVerb))) {
      const cost = costBehind(state, clause) + (isSeam ? seamCost(clause) : 0)
      add(states, end, { before: state, clause, joint: null, cost })
    }
}

/** So many more clauses are kept where one may share a verb. */
const moreBehind = 3

/** What lacks only the verb of the order before it is cheaper behind it. */
const costBehind = (state: Partial, clause: Clause): number =>
  state.cost +
  clause.cost -
  (goesWithVerb(state.clause, state.joint, clause) ? costs.sharedVerb : 0) -
  (sharesVerb(state.clause, clause) ? costs.sharedParticle : 0)

/** What a row of clauses may cost that gets here, to be among those that are kept. */
function dearestAt(states: Map<number, Partial[]>, at: number, { kept }: Effort): number {
  const found = states.get(at) ?? []
  return best(found, kept)[kept - 1]?.cost ?? Number.POSITIVE_INFINITY
}

/** A polite order earlier in the sentence: then its question mark asks for what is behind it too. */
function wasAsked(state: Partial): boolean {
  for (
    let one: Partial | null = state;
    one !== null && one.joint !== 'sentence' && one.joint !== 'question';
    one = one.before
  )
    if (one.clause !== null && isPolite(one.clause) && (one.clause.speech === 'request' || one.clause.act !== null))
      return true
  return false
}

/** "could you …", "please …". */
const isPolite = ({ asked, edges: [first] }: Clause): boolean => asked || (first !== undefined && isEntreaty(first))

/** Courtesies and the like need no joint behind them. */
const seamCost = (clause: Clause): number =>
  clause.speech === 'courtesy' || clause.speech === 'retraction' || clause.speech === 'repair' ? 0.2 : costs.seam

/**
 * The cheapest clauses that these covers make; what can't be among them is not looked at to the end. What may share a
 * verb is taken for as much cheaper.
 */
function clausesOf(
  ways: readonly Cover[],
  ends: Ends,
  frames: FramesByAct,
  { kept, dearest, shared }: { readonly kept: number; readonly dearest: number; readonly shared: number },
): Clause[] {
  const found: Clause[] = []
  const rank = (clause: Clause): number => {
    if (clause.speech === 'fragment') return clause.cost - shared
    return shared > 0 && lacksVerb(clause) ? clause.cost - costs.sharedParticle : clause.cost
  }
  for (const cover of ways) {
    const last = found.at(-1)
    const most = found.length < kept || last === undefined ? dearest : Math.min(dearest, rank(last))
    const clause = evaluate(cover, ends, frames, most + (shared > 0 ? costs.sharedParticle : 0))
    if (clause === null || rank(clause) > most) continue
    found.push(clause)
    found.sort((a, b) => rank(a) - rank(b))
    if (found.length > kept) found.pop()
  }
  return found
}

function add(states: Map<number, Partial[]>, at: number, state: Partial): void {
  const list = states.get(at)
  if (list === undefined) states.set(at, [state])
  else list.push(state)
}

const best = (states: readonly Partial[], kept: number): Partial[] =>
  [...states].sort((a, b) => a.cost - b.cost).slice(0, kept)

/** A little before it another row of clauses was much cheaper. */
function isHopeless(cost: number, at: number, reached: readonly number[]): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 6); back -= 1)
    if (cost > (reached[back] ?? Number.POSITIVE_INFINITY) + hopeless + (at - back) * 2) return true
  return false
}

/** Each clause gets the joint that stands in front of it. */
function readingOf(last: Partial): ClauseReading {
  const clauses: Clause[] = []
  for (let one: Partial | null = last; one !== null; one = one.before)
    if (one.clause !== null) clauses.unshift({ ...one.clause, joint: one.before?.joint ?? null })
  return { clauses, cost: last.cost }
}
