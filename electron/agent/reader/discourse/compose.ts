import type { Act, Clause } from '../clause/clause.ts'
import { fillFrame } from '../clause/fill.ts'
import {
  argumentsOf,
  denies,
  isCourtesy,
  isLike,
  isOnlyPlaces,
  isQuoted,
  isMention,
  isVague,
  isWish,
  keyOf,
  leadOf,
  nameOf,
  names,
  shortens,
  spokenOf,
} from './clauses.ts'
import { costs } from '../decide/costs.ts'
import type { Argument, Group, Scope, Speech, Stretch } from '../meaning/types.ts'

/** What a message comes to. A question about it is data: which words, and what is wrong with them. */
export type Outcome =
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'ask'; readonly why: Why; readonly clause: Clause | null }
  /** Nothing is asked for: a question, a report, a courtesy, or all was taken back. */
  | { readonly kind: 'nothing'; readonly why: 'question' | 'told' | 'negated' | 'courtesy' | 'retracted' }

export interface Step {
  readonly act: Act
  /** The tokens that it was read from. */
  readonly from: number
  readonly to: number
  /** What was named before it by clauses that do nothing. */
  readonly mentions: readonly Group[]
}

export type Why = 'unread' | 'unplaced' | 'missing' | 'noAct' | 'condition' | 'reach' | 'context' | 'repair' | 'undoes'

interface Walk {
  readonly steps: { act: Act; clause: Clause; mentions: readonly Group[] }[]
  mentions: Group[]
  context: Group[]
  contextUsed: boolean
  spared: { group: Group; act: string | null }[]
  ask: { why: Why; clause: Clause } | null
  negated: boolean
  retracted: boolean
  repairing: boolean
  /** Places said before the verb of the first step: they hold for the others too. */
  lead: readonly Group[]
  /** What was told last names no thing, only where something is: "it" is not to be taken away there. */
  vague: boolean
  /** A bare "no" stands right before the next clause. */
  denying: boolean
}

const ask = (walk: Walk, why: Why, clause: Clause): void => {
  walk.ask ??= { why, clause }
}

/** Puts the clauses of a message together: what is asked for, what is spared, what was taken back. */
export function compose(clauses: readonly Clause[]): Outcome {
  const walk: Walk = {
    steps: [],
    mentions: [],
    context: [],
    contextUsed: true,
    spared: [],
    ask: null,
    negated: false,
    retracted: false,
    repairing: false,
    lead: [],
    denying: false,
    vague: false,
  }
  for (const [at, clause] of clauses.entries()) visits[clause.speech](walk, clause, clauses.slice(at + 1))
  if (walk.repairing) takeBack(walk)
  if (walk.ask !== null) return { kind: 'ask', why: walk.ask.why, clause: walk.ask.clause }
  if (!walk.contextUsed) return { kind: 'ask', why: 'context', clause: clauses[0] ?? null }
  const steps = withSpared(walk)
  if (steps === null) return { kind: 'ask', why: 'undoes', clause: null }
  if (steps.length > 0) return { kind: 'steps', steps }
  return { kind: 'nothing', why: whyNothing(walk, clauses) }
}

function whyNothing(
  walk: Walk,
  clauses: readonly Clause[],
): 'question' | 'told' | 'negated' | 'courtesy' | 'retracted' {
  if (walk.retracted) return 'retracted'
  if (walk.negated) return 'negated'
  if (clauses.some((clause) => clause.speech === 'question')) return 'question'
  return clauses.every((clause) => clause.speech === 'courtesy') ? 'courtesy' : 'told'
}

type Visit = (walk: Walk, clause: Clause, behind: readonly Clause[]) => void

const told: Visit = (walk, clause, behind) => {
  if (reaches(behind) || isQuoted(clause, behind)) ask(walk, 'reach', clause)
}

/** What each kind of speech does to what is asked for. */
const visits: Readonly<Record<Speech, Visit>> = {
  courtesy: () => undefined,
  question: told,
  report: told,
  hypothesis: told,
  statement: (walk, clause) => {
    walk.mentions.push(...spokenOf(clause))
    walk.vague = isVague(clause)
    if (walk.steps.length > 0 && clause.groups.some(names)) ask(walk, 'context', clause)
  },
  condition: (walk, clause) => ask(walk, 'condition', clause),
  retraction: takeBack,
  repair: (walk, clause, [next]) => {
    const denying = clause.edges.some(denies) && next?.joint === null && next.edges[0]?.category === 'verb'
    if (denying && clause.joint === null && walk.steps.length > 0) return ask(walk, 'reach', clause)
    walk.repairing ||= walk.steps.length > 0 || walk.ask !== null
    walk.denying = !walk.repairing && denying
  },
  negated: visitNegated,
  request: visitRequest,
  fragment: visitFragment,
}

/** All that was asked for before it is taken back. */
function takeBack(walk: Walk): void {
  walk.steps.length = 0
  walk.ask = null
  walk.retracted = true
  walk.context = []
  walk.contextUsed = true
}

/**
 * What is joined to it by "and" or "then" may be told, asked or denied with it; "but", a full stop and "please" end
 * that.
 */
function reaches(behind: readonly Clause[]): boolean {
  for (const { joint, asked, speech, edges } of behind) {
    const pauses = joint === 'so' || joint === 'semicolon'
    if (pauses && edges[0] !== undefined && isCourtesy(edges[0])) return false
    if (joint === 'sentence' || joint === 'question' || joint === 'but' || asked) return false
    const acts = speech === 'request' || speech === 'fragment'
    if (acts && (pauses || joint === 'and' || joint === 'then')) return true
  }
  return false
}

/** Something is read and has no place: nothing is done without it. */
const isUnfit = (clause: Clause): boolean => clause.unplaced.length > 0 || clause.misfits > 0

function visitNegated(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  if (clause.unread.length > 0 || isUnfit(clause)) {
    ask(walk, clause.unread.length > 0 ? 'unread' : 'unplaced', clause)
    return
  }
  if (clause.spares && clause.groups.length === 0) return ask(walk, 'unplaced', clause)
  walk.negated = true
  walk.mentions.push(...clause.groups.filter(names))
  if (!clause.spares && reaches(behind)) ask(walk, 'reach', clause)
  for (const group of clause.groups) walk.spared.push({ group, act: clause.act?.frame.tool ?? null })
}

function visitRequest(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  if (walk.denying) {
    walk.denying = false
    return visitNegated(walk, clause, behind)
  }
  if (isWish(clause, behind)) return visitWish(walk, clause, behind)
  if (walk.repairing) {
    const gone = walk.steps.pop()
    walk.mentions.push(...(gone?.act.where ?? []))
    walk.ask = null
    walk.repairing = false
  }
  if (clause.unread.length > 0) return ask(walk, 'unread', clause)
  if (isUnfit(clause)) return ask(walk, 'unplaced', clause)
  if (clause.act === null) return ask(walk, 'noAct', clause)
  const act = withContext(walk, clause.act)
  if (walk.steps.length === 0) walk.lead = leadOf(clause)
  if (act.missing.length > 0) return ask(walk, 'missing', clause)
  if (takesTooMuch(walk, act)) return ask(walk, 'context', clause)
  push(walk, act, clause)
}

/** A place is taken away for what is in it, or everything for a part that was only to be shorter. */
const takesTooMuch = (walk: Walk, act: Act): boolean =>
  (walk.vague && act.frame.effect === 'removes' && act.where.some(isMention)) ||
  (shortens(act) && !act.where.every((group) => isWhole(group, walk)))

/** All there is, or tracks: of a part that is to be so long, the rest of the recording would go. */
const isWhole = (group: Group, { steps, mentions }: Walk): boolean =>
  isMention(group) ? steps.length === 0 && mentions.length === 0 : keyOf(group) !== 'time'

/** The order has to be about all that was wished for. */
function visitWish(walk: Walk, clause: Clause, [next]: readonly Clause[]): void {
  const ordered = new Set(next?.groups.map(nameOf))
  const points = next?.groups.some((group) => group.kind === 'mention') === true
  if (clause.unread.length > 0 || !(points || clause.groups.every((group) => ordered.has(nameOf(group)))))
    ask(walk, 'reach', clause)
  walk.mentions.push(...clause.groups.filter(names))
}

/** What stands in front of an order without a verb of its own belongs to every step that has no such place itself. */
function withContext(walk: Walk, act: Act): Act {
  const context = walk.context.length > 0 ? walk.context : walk.lead
  if (context.length === 0 || act.frame.target === undefined) return act
  const own = act.where.map((group) => keyOf(group))
  const added = context.filter((group) => !own.includes(keyOf(group)))
  if (added.length === context.length || context !== walk.context) walk.contextUsed = true
  const missing = act.missing.filter((one) => one !== '#target')
  return { ...act, where: [...act.where, ...added], missing }
}

function visitFragment(walk: Walk, clause: Clause): void {
  if (clause.unread.length > 0) return ask(walk, 'unread', clause)
  if (isUnfit(clause)) return ask(walk, 'unplaced', clause)
  const last = walk.steps.at(-1)
  if (clause.repeats) return repeat(walk, last?.act ?? null, clause)
  if (last !== undefined && amend(walk, last, clause)) return
  if (clause.act !== null) {
    if (clause.act.missing.length > 0) return ask(walk, 'missing', clause)
    push(walk, clause.act, clause, true)
    return
  }
  if (last === undefined && clause.joint === null && isOnlyPlaces(clause)) {
    walk.context = [...clause.groups]
    walk.contextUsed = false
    return
  }
  ask(walk, 'noAct', clause)
}

/** "do the same on the guest": the last act, with the places that are named in place of its own. */
function repeat(walk: Walk, act: Act | null, clause: Clause): void {
  if (act === null || clause.groups.length === 0) return ask(walk, 'noAct', clause)
  const keys = new Set(clause.groups.map(keyOf))
  const kept = act.where.filter((group) => !keys.has(keyOf(group)))
  push(walk, { ...act, where: [...kept, ...clause.groups] }, clause)
}

/**
 * "split at 60, and at 120" and "delete the intro, no, the outro": the frame before it once more, with what is new in
 * place of its like.
 */
function amend(walk: Walk, last: { act: Act; clause: Clause }, clause: Clause): boolean {
  const joins = clause.joint === 'and' || clause.joint === 'comma' || clause.joint === 'then'
  const filling = last.clause.filling
  const added = argumentsOf(clause)
  if (filling === null || added === null || added.length === 0 || !(walk.repairing || joins)) return false
  const longer = walk.repairing ? otherLength(last.act, added) : null
  if (longer !== null) return replaceLast(walk, longer, last.clause)
  const kept = filling.args.filter((one) => !added.some((other) => isLike(one.is, other.is)))
  if (kept.length + added.length > filling.args.length + 1) return false
  const again = { ...filling, args: [...kept, ...added] }
  const { act, unplaced, misfits, cost } = fillFrame(last.act.frame, again)
  if (unplaced.length > 0 || misfits > 0 || act.missing.length > 0 || cost > costs.fragment) return false
  return replaceLast(walk, act, { ...last.clause, filling: again })
}

/** A repair takes the place of the step before it, anything else stands beside it. */
function replaceLast(walk: Walk, act: Act, clause: Clause): true {
  const beside = !walk.repairing
  if (walk.repairing) walk.steps.pop()
  walk.repairing = false
  push(walk, act, clause, beside)
  return true
}

/** "make that 8": the only length that was said. */
function otherLength(act: Act, added: readonly { is: Argument }[]): Act | null {
  const content = added[0]?.is.content
  const [only, ...more] = act.where.filter((group) => group.kind === 'part')
  if (added.length !== 1 || content?.kind !== 'value' || content.amount === null || more.length > 0) return null
  if (content.dimension !== 'duration' && content.dimension !== 'plain') return null
  if (only?.kind !== 'part' || !('length' in only.stretch) || typeof only.stretch.length !== 'object') return null
  const changed: Group = { kind: 'part', stretch: { ...only.stretch, length: { seconds: content.amount } } as Stretch }
  return { ...act, where: act.where.map((group) => (group === only ? changed : group)) }
}

/** What is spared is taken from each step that would touch it; a removal beside an order to keep it is an exception. */
function push(walk: Walk, act: Act, clause: Clause, beside = false): void {
  const last = walk.steps.at(-1)
  const both = last === undefined || !beside ? null : merged(last.act, act)
  if (both !== null) walk.steps.pop()
  walk.steps.push({ act: both ?? act, clause, mentions: walk.mentions })
  walk.mentions = []
}

/**
 * What has no verb of its own is one act with the one before it, where both are done at one place and no value is said
 * twice in two ways: "the bass down 2 dB and the treble up 3 dB". Null where they are two.
 */
function merged(a: Act, b: Act): Act | null {
  const shares = JSON.stringify(a.where) === JSON.stringify(b.where)
  const follows = a.where.length === 0 && b.where.every((group) => group.kind === 'all')
  const own = Object.keys(a.args)
  const open = [...a.points, ...b.points].length === 0 && a.into === null && a.every === null
  const clashes = own.some((key) => key in b.args && a.args[key] !== b.args[key])
  if (a.frame.tool !== b.frame.tool || own.length === 0 || clashes || !open || !(shares || follows)) return null
  return { ...b, args: { ...a.args, ...b.args }, scopes: [...a.scopes, ...b.scopes] }
}

function withSpared(walk: Walk): Step[] | null {
  const removes = walk.steps.some(({ act }) => act.frame.effect === 'removes')
  const keeping = walk.steps.filter(({ act }) => removes && act.frame.effect === 'keeps')
  const others = walk.steps.filter((step) => !keeping.includes(step))
  const onlyRest = others.every(
    ({ act }) =>
      act.frame.effect !== 'removes' || (act.scopes.length === 0 && act.where.every((group) => group.kind === 'rest')),
  )
  if (keeping.length > 0 && !onlyRest) return null
  if (keeping.length > 0) return keeping.map((one) => stepOf(one, one.act))
  const spared = walk.spared.filter(({ group }) => names(group))
  return others.map((one) => stepOf(one, spareFrom(one.act, spared)))
}

const stepOf = ({ clause, mentions }: Walk['steps'][number], act: Act): Step => ({
  act,
  mentions,
  from: clause.start,
  to: clause.end,
})

function spareFrom(act: Act, spared: readonly { group: Group; act: string | null }[]): Act {
  const fitting = spared.filter(
    (one) => (one.act === null || one.act === act.frame.tool) && act.frame.target !== undefined,
  )
  const scopes = fitting.map((one): Scope => ({ kind: 'scope', how: 'spare', group: one.group }))
  return { ...act, scopes: [...act.scopes, ...scopes] }
}
