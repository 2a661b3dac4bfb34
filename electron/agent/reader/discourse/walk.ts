import type { Act, Clause } from '../clause/clause.ts'
import type { Claim } from '../meaning/claim.ts'
import { canBeTrack, isTracks } from '../meaning/sets/groupKinds.ts'
import type { Scope } from '../meaning/sentenceTypes.ts'
import type { Group, Point } from '../meaning/types.ts'
import { withLeft, withOwnEdges } from './places/leftOver.ts'

/** What a message comes to. A question about it is data: which words, and what is wrong with them. */
export type Outcome =
  /** `asked`: the questions that stand beside the orders, each to be answered by itself. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[]; readonly asked?: readonly Span[] }
  | {
      readonly kind: 'ask'
      readonly why: Why
      readonly clause: Clause | null
      /** All that is asked for, where nothing but a value of one step is not known. */
      readonly open: readonly Step[]
      /** What is asked for before it; null where more is asked for behind it, or more is wrong. */
      readonly earlier: readonly Step[] | null
    }
  /** Nothing is asked for: a question, a report, a courtesy, or all was taken back. */
  | { readonly kind: 'nothing'; readonly why: 'question' | 'told' | 'negated' | 'courtesy' | 'retracted' }

/** Tokens from one up to another. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Step {
  readonly act: Act
  /** The tokens that it was read from. */
  readonly from: number
  readonly to: number
  /** What was named before it by clauses that do nothing. */
  readonly mentions: readonly Group[]
  /** What it depends on. */
  readonly given: readonly Given[]
}

/** A claim, and the tokens that it was read from. */
export interface Given {
  readonly claim: Claim
  readonly from: number
  readonly to: number
}

export type Why = 'unread' | 'unplaced' | 'missing' | 'noAct' | 'condition' | 'reach' | 'context' | 'repair' | 'undoes'

/** What is known on the way through the clauses. */
export interface Walk {
  readonly steps: { act: Act; clause: Clause; mentions: readonly Group[]; given: readonly Given[] }[]
  /** What the orders behind it in the same sentence depend on. */
  given: readonly Given[]
  /** How many steps stood before this sentence, and whether a condition behind its orders has closed it. */
  sentence: number
  closed: boolean
  mentions: Group[]
  context: Group[]
  contextUsed: boolean
  spared: { group: Group; act: string | null }[]
  ask: { why: Why; clause: Clause } | null
  /** How many things are wrong, how many steps stand before the first, and the step that only lacks a value. */
  asks: number
  askedAt: number
  open: { step: Walk['steps'][number]; at: number } | null
  negated: boolean
  retracted: boolean
  repairing: boolean
  /** Places said before the verb of the first step: they hold for the others too. */
  lead: readonly Group[]
  /** What was told last names no thing, only where something is: "it" is not to be taken away there. */
  vague: boolean
  /** What was told last is what is wrong with a track: "it" may be that, and not the track. */
  flaw: boolean
  /** What was told last is of something that has no name here: "it" is that, and not the recording. */
  strange: boolean
  /** What was told last is somewhere in the recording, and nobody said how far it goes: "it" is that. */
  atPoint: boolean
  /** What was told last is something that is named, and unknown here: "it" is that, whatever is named beside it. */
  unknown: boolean
  /** The times that were told: "after that" is behind the only one, and not behind what was named. */
  when: readonly Point[]
  /** What was told of right before: an order that names no place is about that. */
  topic: Group | null
  /** Something was told whose words are not all understood: it may be what "it" means. */
  told: boolean
  /** Questions that stand beside the orders. */
  readonly asked: Clause[]
  /** A bare "no" stands right before the next clause. */
  denying: boolean
  /** What was denied right before: "not the intro" waits for "but the outro". */
  denied: Clause | null
  /** The last clause that asked for something, and whether it is that which was asked about and is put right. */
  before: Clause | null
  repairsAsk: boolean
}

export const newWalk = (): Walk => ({
  steps: [],
  given: [],
  sentence: 0,
  closed: false,
  mentions: [],
  context: [],
  contextUsed: true,
  spared: [],
  ask: null,
  asks: 0,
  askedAt: 0,
  open: null,
  negated: false,
  retracted: false,
  repairing: false,
  lead: [],
  vague: false,
  flaw: false,
  strange: false,
  atPoint: false,
  unknown: false,
  when: [],
  topic: null,
  told: false,
  asked: [],
  denying: false,
  denied: null,
  before: null,
  repairsAsk: false,
})

export const ask = (walk: Walk, why: Why, clause: Clause): void => {
  if (walk.ask === null) walk.askedAt = walk.steps.length
  walk.ask ??= { why, clause }
  walk.asks += 1
}

/** What was wrong is taken back or put right. */
export function unask(walk: Walk): void {
  walk.ask = null
  walk.asks = 0
  walk.open = null
}

export function endRepair(walk: Walk): void {
  walk.repairing = false
  walk.repairsAsk = false
}

/** `beside`: it may be one act with the one before it; it is joined to it or, for `verbless`, has no verb. */
export function push(walk: Walk, said: Act, clause: Clause, beside: 'joined' | 'verbless' | null = null): void {
  const act = withOwnEdges(walk.steps, withLeft(walk.steps, said))
  const last = walk.steps.at(-1)
  const isApart = last === undefined || beside === null || last.given !== walk.given
  const both = isApart ? null : merged(last.act, act, beside === 'joined')
  if (both !== null) walk.steps.pop()
  else if (beside === 'verbless' && last !== undefined && isExceptionTo(last.act, act)) except(walk, act.where)
  walk.steps.push({ act: both ?? act, clause, mentions: walk.mentions, given: walk.given })
  walk.mentions = shortened(act)
}

/** "raise all tracks 2 dB, the guest 3": him by 3, and not by 5. */
const isExceptionTo = (a: Act, b: Act): boolean =>
  a.frame.tool === b.frame.tool &&
  a.where.every((group) => isWhole(group) || isEveryTrack(group)) &&
  a.points.length + b.points.length + b.scopes.length === 0 &&
  b.where.length > 0 &&
  b.where.every((group) => isTracks(group) || canBeTrack(group)) &&
  Object.keys(a.args).some((key) => key in b.args)

const isEveryTrack = (group: Group): boolean =>
  group.kind === 'sort' && group.sort === 'track' && group.pick.kind === 'each' && group.on === null

function except(walk: Walk, groups: readonly Group[]): void {
  const last = walk.steps.pop()
  if (last === undefined) return
  const scopes = groups.map((group): Scope => ({ kind: 'scope', how: 'except', group }))
  walk.steps.push({ ...last, act: { ...last.act, scopes: [...last.act.scopes, ...scopes] } })
}

/** What was made shorter is still there: "shorten the outro to 3 seconds and fade it out". */
const shortened = ({ where, args }: Act): Group[] =>
  '#kept' in args ? where.flatMap((group) => (group.kind === 'minus' ? [group.from] : [])) : []

const isWhole = (group: Group): boolean =>
  group.kind === 'all' || (group.kind === 'part' && group.stretch.kind === 'whole')

/** "3 dB louder and 5 dB quieter": one value of the same thing in two ways, with nothing that tells them apart. */
export const contradicts = (a: Act, b: Act): boolean =>
  a.frame.tool === b.frame.tool &&
  a.where.length > 0 &&
  (b.where.length === 0 || JSON.stringify(a.where) === JSON.stringify(b.where)) &&
  [...a.points, ...b.points].length === 0 &&
  Object.keys(a.args).some((key) => key in b.args && a.args[key] !== b.args[key])

/**
 * What has no verb of its own is one act with the one before it, where both are done at one place and no value is said
 * twice in two ways: "the bass down 2 dB and the treble up 3 dB". Null where they are two.
 */
function merged(a: Act, b: Act, isApart: boolean): Act | null {
  const shares = JSON.stringify(a.where) === JSON.stringify(b.where)
  const follows = a.where.length === 0 && b.where.every(isWhole)
  const elaborates = b.where.length === 0 && !isApart
  const own = Object.keys(a.args)
  const says = isApart ? own.length > 0 : own.length + Object.keys(b.args).length > 0
  const open = [...a.points, ...b.points].length === 0 && a.into === null && a.every === null
  const clashes = own.some((key) => key in b.args && (isApart || a.args[key] !== b.args[key]))
  if (a.frame.tool !== b.frame.tool || !says || clashes || !open || !(shares || follows || elaborates)) return null
  return {
    ...b,
    where: elaborates ? a.where : b.where,
    args: { ...a.args, ...b.args },
    scopes: [...a.scopes, ...b.scopes],
  }
}
