import type { Edge } from '../chart/parse.ts'
import type { Act, Clause } from '../clause/clause.ts'
import { isEntreaty, marksOf } from '../clause/parts.ts'
import { areAllAndOne } from '../clause/loose.ts'
import type { Marker } from '../meaning/sentenceTypes.ts'
import type { Argument } from '../meaning/types.ts'
import { amend, refilled } from './amend.ts'
import { mayBeNamedToo } from './doubts.ts'
import { narrowsLast, onlyOrderBefore } from './narrowed.ts'
import {
  argumentsOf,
  isCourtesy,
  isLike,
  isOnlyPlaces,
  keyOf,
  leadOf,
  names,
  namesOneMore,
  whatIsWrong,
} from './clauses.ts'
import { goingOn, ofWhatWasTold, withContext } from './places/context.ts'
import { ask, contradicts, endRepair, push, unask, type Walk } from './walk.ts'
import { withPlaces } from './places/withPlaces.ts'

/** What has no verb of its own: more of the order before it, an order in itself, or a place for those behind it. */
export function visitFragment(walk: Walk, read: Clause, behind: readonly Clause[]): void {
  const clause = asLoudAs(walk, read)
  const wrong = whatIsWrong(clause)
  if (wrong !== null) return ask(walk, wrong, clause)
  if (clause.repeats) return repeat(walk, walk.steps.at(-1)?.act ?? null, clause)
  if (narrowsLast(walk, clause, behind)) return
  if (!completes(walk, clause) && !amends(walk, clause) && !trails(walk, clause, behind))
    visitAlone(walk, clause, behind)
}

/** "host: -18 LUFS. Guest: -20.": the number alone is of the same kind, and no 20 dB less. */
function asLoudAs({ steps }: Walk, clause: Clause): Clause {
  const said = (one: Argument): boolean => one.content.kind === 'value' && one.content.dimension === 'loudness'
  const isLoudness = steps.at(-1)?.clause.filling?.args.some(({ is }) => said(is)) === true
  const isNumber = (edge: Edge): boolean => edge.category === 'argument' && isLevelAlone(edge.meaning as Argument)
  if (!isLoudness || clause.groups.length === 0 || !clause.edges.some(isNumber)) return clause
  const edges = clause.edges.map((edge) =>
    isNumber(edge) ? { ...edge, meaning: asLoudness(edge.meaning as Argument) } : edge,
  )
  return { ...clause, edges, act: null }
}

const isLevelAlone = ({ tie, content }: Argument): boolean =>
  (tie === 'bare' || tie === 'to') &&
  content.kind === 'value' &&
  content.dimension === 'plain' &&
  (content.amount ?? 0) < 0

const asLoudness = (is: Argument): Argument =>
  is.content.kind === 'value' ? { ...is, content: { ...is.content, dimension: 'loudness' } } : is

function visitAlone(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  if (walk.repairing) {
    endRepair(walk)
    return ask(walk, 'repair', clause)
  }
  if (clause.act !== null) {
    if (mayBeNamedToo(walk, clause)) return ask(walk, 'reach', clause)
    if (clause.act.missing.length > 0) return ask(walk, 'missing', clause)
    const before = walk.steps.at(-1)?.act
    if (before !== undefined && contradicts(before, clause.act)) return ask(walk, 'context', clause)
    if (walk.steps.length === 0) walk.lead = leadOf(clause)
    push(walk, ofWhatWasTold(walk, goingOn(walk, withContext(walk, clause.act)), clause), clause, 'verbless')
    return
  }
  if (walk.steps.length === 0 && clause.joint === null && isOnlyPlaces(clause) && !isBesideMore(behind)) {
    if (areAllAndOne(clause.groups)) return ask(walk, 'unplaced', clause)
    walk.context = [...clause.groups]
    walk.contextUsed = false
    return
  }
  ask(walk, 'noAct', clause)
}

/** "In the intro. Also mute the guest", "the intro and then mute the guest": what was to be done there is lost. */
const isBesideMore = ([next]: readonly Clause[]): boolean => {
  if (next?.joint === 'then') return true
  const [first] = next?.joint === 'sentence' ? next.edges : []
  if (first?.category !== 'marker') return false
  const { marks, next: follows } = first.meaning as Marker
  return marks === 'also' || follows === true
}

/** "gaps > 3 s to 1 s, host + guest": where the only order of a message is to be done stands behind it. */
function trails(walk: Walk, clause: Clause, behind: readonly Clause[]): boolean {
  const last = onlyOrderBefore(walk, clause, behind)
  if (last === null) return false
  // "mute everything, the guest too": it is in there already.
  if (namesOneMore(clause)) return last.act.where.some((group) => group.kind === 'all')
  const said = isOnlyPlaces(clause) ? (argumentsOf(clause) ?? []) : []
  const own = new Set(last.act.where.map(keyOf))
  const groups = said.flatMap(({ is: { content } }) => (content.kind === 'group' ? [content.group] : []))
  if (groups.some((group) => !names(group) || own.has(keyOf(group)))) return false
  const [first] = said
  const group = groups.length > 1 ? ({ kind: 'list', items: groups } as const) : groups[0]
  if (first === undefined || group === undefined) return false
  const again = refilled(last, [{ edge: first.edge, is: { tie: 'on', content: { kind: 'group', group } } }])
  if (again === null) return false
  walk.steps.pop()
  push(walk, again.act, { ...last.clause, filling: again.filling })
  return true
}

/** "lower the music. 3 dB.": what the order before it lacks, and nothing else. */
function completes(walk: Walk, clause: Clause): boolean {
  const { open } = walk
  const said = argumentsOf(clause) ?? []
  if (open === null || walk.asks !== 1 || walk.repairing || said.length !== 1) return false
  // "make section 1 and 3 | louder by 2 dB": a number was said, and none is to go for it.
  if (open.step.clause.filling?.args.some(isAmount) === true) return false
  const again = said.every(isAmount) ? refilled(open.step, said) : null
  if (again === null || open.at !== walk.steps.length) return false
  unask(walk)
  push(walk, again.act, { ...open.step.clause, filling: again.filling })
  return true
}

const isAmount = ({ is: { content } }: { readonly is: Argument }): boolean =>
  content.kind === 'value' && content.amount !== null

/** It stands beside what was asked for last, or in its place, or in that of what was denied. */
function amends(walk: Walk, clause: Clause): boolean {
  const { denied, steps } = walk
  if (denied !== null && denied.act !== null && clause.joint === 'but')
    return amend(walk, { act: denied.act, clause: denied }, clause)
  const last = steps.at(-1)
  return last !== undefined && !walk.repairsAsk && !isOwnAct(last, clause) && amend(walk, last, clause)
}

/** "noise reduction over all of it, and 4 dB down": an act of its own, that takes the place of nothing before it. */
function isOwnAct({ act, clause: before }: Walk['steps'][number], clause: Clause): boolean {
  const isOther = clause.act !== null && clause.act.missing.length === 0 && clause.act.frame.tool !== act.frame.tool
  const said = (argumentsOf(clause) ?? []).filter(({ is }) => is.content.kind === 'value')
  return isOther && !said.some(({ is }) => before.filling?.args.some((one) => isLike(one.is, is)))
}

/** "do the same on the guest": the last act, with the places that are named in place of its own. */
function repeat(walk: Walk, act: Act | null, clause: Clause): void {
  if (act !== null && clause.edges.every((edge) => isCourtesy(edge) || isSame(edge)) && clause.edges.some(isEntreaty))
    return
  const saysMore = clause.edges.some(({ category, meaning }) => category === 'particle' || isValue(category, meaning))
  if (act === null || clause.groups.length === 0 || saysMore) return ask(walk, 'noAct', clause)
  push(walk, { ...act, where: withPlaces(act.where, clause.groups) }, clause)
}

/** "delete the sponsor, please do it": it asks once more for what it stands behind. */
const isSame = (edge: Edge): boolean => marksOf(edge) === 'same'

/** "the same, but 3 dB": an amount or a way of its own, which the act before it has already. */
const isValue = (category: Edge['category'], meaning: Edge['meaning']): boolean =>
  category === 'argument' && (meaning as Argument).content.kind === 'value'
