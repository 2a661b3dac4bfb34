import type { Act, Clause } from '../clause/clause.ts'
import type { Edge } from '../chart/parse.ts'
import { fillFrame } from '../clause/fill.ts'
import type { FillInput } from '../clause/state.ts'
import { costs } from '../decide/costs.ts'
import { canBeTrack, isOnTracks, isTracks } from '../meaning/sets/groupKinds.ts'
import type { Argument, Group, Stretch } from '../meaning/types.ts'
import type { Value } from '../meaning/valueTypes.ts'
import { argumentsOf, isLike } from './clauses.ts'
import { saysAgain } from './doubts.ts'
import { ask, contradicts, endRepair, push, type Walk } from './walk.ts'

/**
 * "split at 60, and at 120" and "delete the intro, no, the outro": the frame before it once more, with what is new in
 * place of its like.
 */
export function amend(walk: Walk, last: Last, clause: Clause): boolean {
  const said = argumentsOf(clause) ?? []
  if (said.length === 0 || !follows(walk, last, clause)) return false
  const isJoined = !walk.repairing && last.clause !== walk.denied
  if (isJoined && said.some(isOfAll)) return false
  if (isJoined && !standsFor(last.clause, clause.joint === 'then' ? said : said.filter(isBareName))) return false
  const longer = walk.repairing ? otherLength(last.act, said) : null
  if (longer !== null) return replaceLast(walk, longer, last.clause)
  const again = refilled(last, said)
  if (again === null) return false
  if (last.clause === walk.denied) walk.spared = walk.spared.filter(({ group }) => !last.clause.groups.includes(group))
  if (isJoined) shareTracks(walk, said)
  return replaceLast(walk, again.act, { ...last.clause, filling: again.filling }, said.some(isFurther))
}

/** "2 s at 1:00 and 3 s at 2:00 on the host": what has no tracks of its own in front of it is done there too. */
function shareTracks(walk: Walk, said: readonly Said[]): void {
  const tracks = said.length > 1 ? said.flatMap(({ is }) => (isOnTracks(is) ? [is.content] : [])) : []
  const where = tracks.flatMap((content) => (content.kind === 'group' ? [content.group] : []))
  const tool = walk.steps.at(-1)?.act.frame.tool
  for (let at = walk.steps.length - 1; at >= 0 && where.length > 0; at -= 1) {
    const step = walk.steps[at]
    if (step === undefined || step.act.frame.tool !== tool || step.act.where.some(saysTracks)) return
    walk.steps[at] = { ...step, act: { ...step.act, where: [...step.act.where, ...where] } }
  }
}

const saysTracks = (group: Group): boolean => isTracks(group) || canBeTrack(group) || group.kind === 'all'

/** The same order with what is said now in place of its like; null where it does not go in. */
export function refilled(
  { act: before, clause }: Last,
  said: readonly Said[],
): { act: Act; filling: FillInput } | null {
  const filling = withInstead(before.frame, clause, said)
  if (filling === null) return null
  const { act, unplaced, misfits, cost } = fillFrame(before.frame, filling)
  const isOpen = unplaced.length > 0 || misfits > 0 || act.missing.length > 0
  return isOpen || cost > costs.fragment ? null : { act, filling }
}

interface Last {
  readonly act: Act
  readonly clause: Clause
}

const follows = (walk: Walk, last: Last, { joint }: Clause): boolean =>
  walk.repairing || last.clause === walk.denied || joint === 'and' || joint === 'comma' || joint === 'then'

/** "the guest 5 dB quieter and all tracks but the street": all there is is no further one of what was named. */
const isOfAll = ({ is: { content } }: Said): boolean =>
  content.kind === 'group' &&
  (content.group.kind === 'all' || (content.group.kind === 'minus' && content.group.from.kind === 'all'))

/** "split at 10 and the guest": only what stands for something that was said is the same order again. */
const standsFor = ({ filling }: Clause, said: readonly Said[]): boolean =>
  said.every((other) => filling?.args.some((one) => isLike(one.is, other.is)) === true)

const isBareName = ({ is: { tie, content } }: Said): boolean =>
  tie === 'bare' && content.kind === 'group' && content.group.kind === 'named'

/** What a frame was filled from, with what is new in place of its like; null where more would go than comes. */
function withInstead(frame: Act['frame'], { filling }: Clause, said: readonly Said[]): FillInput | null {
  if (filling === null) return null
  const takesPlace = frame.pointOrRange === true ? isPlaceFor : isEdgeFor
  const kept = filling.args.filter(
    (one) =>
      !said.some((other) => isLike(one.is, other.is) || isRestFor(one.is, other.is) || takesPlace(one.is, other.is)),
  )
  const gone = filling.args.filter((one) => !kept.includes(one))
  if (kept.length + said.length > filling.args.length + 1 || gone.length > said.length + 1) return null
  const other = filling.direction === 0 ? null : otherWay(said, gone)
  const direction = other ?? (said.some(saysWay) ? 0 : filling.direction)
  const added = other === null ? said : said.map((one) => ({ ...one, is: withoutWay(one.is) }))
  return { ...filling, direction, args: [...kept, ...added.map((one) => ({ ...one, is: sameWay(one.is, gone) }))] }
}

/** "the kick by 2 dB, the rest by 1": whatever the first one is. */
const isRestFor = ({ content }: Argument, { content: other }: Argument): boolean =>
  content.kind === 'group' && other.kind === 'group' && other.group.kind === 'rest' && other.group.sort === 'any'

/** "turn the host up 2 and the guest down 1": numbers of what the verb does, the other way. */
function otherWay(said: readonly Said[], gone: readonly { is: Argument }[]): -1 | 0 | 1 | null {
  const isNumber = ({ is: { content } }: { is: Argument }): boolean =>
    content.kind === 'value' && content.dimension === 'plain'
  const way = said.find((one) => isNumber(one) && saysWay(one))?.is.content
  return way?.kind === 'value' && gone.some(isNumber) ? way.direction : null
}

const withoutWay = (is: Argument): Argument =>
  is.content.kind === 'value' ? { tie: is.tie, content: { ...is.content, direction: 0 } } : is

/** "turn the host up 2 and the guest down 1": the way that is said counts before that of the verb. */
const saysWay = ({ is: { content } }: Said): boolean =>
  content.kind === 'value' && content.direction !== 0 && content.further !== true

const isFurther = ({ is: { content } }: Said): boolean => content.kind === 'value' && content.further === true

/** "5 seconds from the start and 10 from the end": what is counted from an edge of its own needs no other. */
const isEdgeFor = ({ tie, content }: Argument, other: Argument): boolean =>
  tie === 'from' && content.kind === 'point' && other.tie === 'from' && other.content.kind === 'group'

/** "a label from 10 to 20 and one at 30": the point stands for the range, or the other way round. */
const isPlaceFor = ({ content }: Argument, other: Argument): boolean =>
  isPoint(content) ? isPart(other.content) : isPart(content) && isPoint(other.content)

const isPoint = ({ kind }: Argument['content']): boolean => kind === 'point' || kind === 'points'
const isPart = (content: Argument['content']): boolean => content.kind === 'group' && content.group.kind === 'part'

interface Said {
  readonly edge: Edge
  readonly is: Argument
}

/** "3 dB louder, no, 4 dB": what says no way of its own goes the way of what it stands for. */
function sameWay(is: Argument, gone: readonly { is: Argument }[]): Argument {
  const { content } = is
  if (content.kind !== 'value') return is
  const before = gone.map((one) => one.is.content).find((one) => one.kind === 'value')
  if (before?.kind !== 'value') return is
  if (content.further === true) return { tie: is.tie, content: asBefore(content, before) }
  if (content.dimension === 'plain' && givesUnit(before, is))
    return { tie: is.tie, content: { ...content, dimension: before.dimension, direction: wayOf(content, before) } }
  if (content.signed || content.direction !== 0 || before.signed) return is
  if (before.dimension === 'side') return { tie: is.tie, content: furtherTo(before, content) }
  if (before.dimension !== content.dimension) return is
  return { tie: is.tie, content: { ...content, direction: before.direction, about: content.about ?? before.about } }
}

/** "down 1" and "um 4" behind decibels with a way of their own, and "3" behind seconds. */
const givesUnit = (before: Value, { tie, content }: Argument): boolean =>
  (goesUpAndDown(before.dimension) && tie !== 'to' && content.kind === 'value' && wayOf(content, before) !== 0) ||
  isInSeconds(before)

const wayOf = (content: Value, before: Value): Value['direction'] =>
  content.direction === 0 ? before.direction : content.direction

/** "2 seconds at 1:00 and 3 at 2:00"; what is a minute or more was hardly said in seconds. */
const isInSeconds = ({ dimension, amount }: Value): boolean =>
  dimension === 'duration' && amount !== null && amount >= 1 && amount < 60

/** "lower it by 2 dB, then another 1 dB": the way of what was done before. */
function asBefore(content: Value, before: Value): Value {
  const way = before.signed ? Math.sign(before.amount ?? 0) : before.direction
  return { ...content, direction: way as Value['direction'] }
}

/** "to the left, say 20 percent": how far, to the side that was named. */
function furtherTo(before: Value, content: Value): Value {
  const isHowFar = content.dimension === 'percent' || content.dimension === 'plain'
  if (!isHowFar || content.amount === null || before.amount === null || before.amount === 0) return content
  return { ...before, amount: Math.sign(before.amount) * content.amount }
}

const goesUpAndDown = (dimension: string): boolean => dimension === 'gain' || dimension === 'pitch'

/** A repair takes the place of the step before it, anything else stands beside it. */
function replaceLast(walk: Walk, act: Act, clause: Clause, isMore = false): true {
  const beside = walk.repairing || isMore ? null : 'verbless'
  const before = walk.steps.at(-1)?.act
  if (beside !== null && before !== undefined && contradicts(before, act)) {
    ask(walk, 'context', clause)
    return true
  }
  if (walk.repairing) walk.steps.pop()
  endRepair(walk)
  push(walk, act, clause, beside)
  return true
}

/** "… and again at 2:00": the order before it once more, with what is said now in place of its like. */
export function doesAgain(walk: Walk, clause: Clause): boolean {
  const last = walk.steps.at(-1)
  const said = clause.edges.some(saysAgain) ? argumentsOf(clause) : null
  if (last === undefined || said === null || said.length === 0) return false
  const again = refilled(last, said)
  if (again === null) return false
  push(walk, again.act, { ...clause, filling: again.filling })
  return true
}

/** "tuck the music under the host, 10 dB of ducking": each has what the other lacks. */
export function addsTo(walk: Walk, { joint, act }: Clause): boolean {
  const last = walk.steps.at(-1)
  if (act === null) return false
  const keys = Object.keys(act.args)
  const isSame = last?.act.frame.tool === act.frame.tool && joint === 'comma' && walk.ask === null
  if (last === undefined || !isSame || act.where.length + act.points.length > 0 || keys.length === 0) return false
  if (keys.some((key) => key in last.act.args) || last.act.missing.length > 0) return false
  walk.steps.pop()
  push(walk, { ...last.act, args: { ...last.act.args, ...act.args } }, last.clause)
  return true
}

/** "…, make it 8": what lacks a value or a place of its own says it of the order before. */
export function putRight(walk: Walk, clause: Clause): boolean {
  const last = walk.steps.at(-1)
  const args = clause.edges.flatMap((edge) =>
    edge.category === 'argument' ? [{ edge, is: edge.meaning as Argument }] : [],
  )
  const said = args.filter(({ is }) => is.content.kind !== 'group' || is.content.group.kind !== 'mention')
  if (last === undefined || clause.joint !== 'comma' || said.length === 0 || said.length === args.length) return false
  const longer = otherLength(last.act, said)
  const again = longer === null ? refilled(last, said) : { act: longer, filling: last.clause.filling }
  if (again === null) return false
  walk.steps.pop()
  push(walk, again.act, { ...last.clause, filling: again.filling })
  return true
}

/** "make that 8": the only length that was said. */
function otherLength(act: Act, added: readonly { is: Argument }[]): Act | null {
  const seconds = added.length === 1 ? lengthIn(added[0]?.is) : null
  const [only, ...more] = act.where.filter((group) => group.kind === 'part')
  if (seconds === null || more.length > 0) return null
  if (only?.kind !== 'part' || !('length' in only.stretch) || typeof only.stretch.length !== 'object') return null
  const changed: Group = { kind: 'part', stretch: { ...only.stretch, length: { seconds } } as Stretch }
  return { ...act, where: act.where.map((group) => (group === only ? changed : group)) }
}

function lengthIn(said: Argument | undefined): number | null {
  const content = said?.content
  if (content?.kind === 'group') return looseIn(content.group)
  if (content?.kind === 'point')
    return said?.tie === 'bare' && content.point.kind === 'at' ? content.point.seconds : null
  const isLength = content?.kind === 'value' && (content.dimension === 'duration' || content.dimension === 'plain')
  return isLength ? content.amount : null
}

const looseIn = (group: Group): number | null =>
  group.kind === 'part' && group.stretch.kind === 'loose' ? group.stretch.length : null
