import type { Edge } from '../chart/parse.ts'
import { costs } from '../decide/costs.ts'
import type { Frame } from '../frames/frame.ts'
import type { Argument, Group, Point } from '../meaning/types.ts'
import type { Value } from '../meaning/valueTypes.ts'
import { anchored } from './anchored.ts'
import type { Act } from './clause.ts'
import { canLoseScope } from './scopes.ts'
import { saidLength } from './saidLength.ts'
import { type Beside, inSlot } from './slots.ts'
import { emptyState, type FillInput, type State } from './state.ts'
import { inTarget, mayBeTracks } from './target.ts'

export interface Filled {
  readonly act: Act
  readonly unplaced: readonly Edge[]
  /** What was said and does not go with the frame, besides phrases without a place. */
  readonly misfits: number
  readonly cost: number
}

interface Settled extends State {
  readonly misfits: number
}

/** Gives every phrase of a clause a place in the frame, as cheaply as can be; what finds none is left over. */
export function fillFrame(frame: Frame, input: FillInput): Filled {
  return fillBelow(frame, input, Number.POSITIVE_INFINITY) ?? finish(frame, { ...emptyState, misfits: 0 }, input)
}

/** The same, but null where it costs as much as another reading does already. */
export function fillBelow(frame: Frame, input: FillInput, dearest: number): Filled | null {
  const sure = unfit(frame, input) * costs.misfit + (frame.cost ?? 0)
  const beside = { direction: input.direction, length: saidLength(input) }
  let best: Settled | null = null
  let most = dearest
  const visit = (at: number, state: State): void => {
    if (state.cost + sure >= most) return
    const argument = input.args[at]
    if (argument === undefined) {
      const done = settle(frame, state, input)
      if (done.cost >= most) return
      best = done
      most = done.cost
      return
    }
    for (const next of placements(frame, state, at, input, beside)) visit(at + 1, next)
    visit(at + 1, leaveOut(state, argument.edge))
  }
  visit(0, emptyState)
  return best === null ? null : finish(frame, best, input)
}

function leaveOut(state: State, edge: Edge | null): State {
  return {
    ...state,
    cost: state.cost + costs.misfit,
    unplaced: edge === null ? state.unplaced : [...state.unplaced, edge],
  }
}

function placements(frame: Frame, state: State, at: number, input: FillInput, beside: Beside): State[] {
  const { is: argument } = input.args[at] as FillInput['args'][number]
  const slots = (frame.slots ?? []).flatMap((slot) => inSlot(frame, slot, state, argument, beside) ?? [])
  return [...slots, ...otherPlacements(frame, state, at, input)]
}

function otherPlacements(frame: Frame, state: State, at: number, input: FillInput): State[] {
  const { is: argument } = input.args[at] as FillInput['args'][number]
  const { content } = argument
  switch (content.kind) {
    case 'group':
      return inTarget(frame, state, at, input)
    case 'aspect': {
      const isOpen = state.aspect === null || state.aspect === content.aspect
      return isOpen && frame.aspects?.includes(content.aspect) === true ? [{ ...state, aspect: content.aspect }] : []
    }
    case 'point':
      return asAnchor(frame, state, argument)
    case 'choice':
      return content.name === 'ends' ? asAnchor(frame, state, argument) : []
    case 'value':
      return asDivision(frame, state, argument, content)
    case 'points':
    case 'setting':
    case 'text':
    case 'file':
      return []
  }
}

/** Several parts to divide into, or a length to divide by. */
function asDivision(frame: Frame, state: State, { tie }: Argument, value: Value): State[] {
  if (frame.divides === undefined || value.amount === null || state.into !== null || state.every !== null) return []
  if (tie === 'into' && value.dimension === 'count') return [{ ...state, into: value.amount }]
  return tie === 'every' && value.dimension === 'duration' ? [{ ...state, every: value.amount }] : []
}

/** A point that a length is counted from: "2 seconds from the start". */
function asAnchor(frame: Frame, state: State, argument: Argument): State[] {
  const hasPart = frame.target?.object.includes('part') ?? false
  const tied =
    argument.tie === 'from' ||
    argument.tie === 'at' ||
    (argument.tie === 'ending' && frame.edge !== undefined) ||
    (argument.tie === 'bare' && (frame.edge ?? frame.effect) !== undefined)
  return hasPart && tied && state.anchor === null ? [{ ...state, anchor: argument }] : []
}

/** What follows once everything is placed: the anchor takes its length, what is needed has to be there. */
function settle(frame: Frame, state: State, input: FillInput): Settled {
  const misfits = misfitsOf(frame, state, input)
  const unsaid = state.where.length === 0 && isNeeded(frame, input) ? 1 : 0
  const missing = missingOf(frame, state).length + unsaid
  const cost = state.cost + missing * costs.missing + misfits * costs.misfit + (frame.cost ?? 0)
  return { ...state, misfits, cost }
}

const isNeeded = ({ target }: Frame, { scopes }: FillInput): boolean =>
  target?.needed === true || (target?.unexcepted === true && scopes.some(({ how }) => how !== 'only'))

function misfitsOf(frame: Frame, state: State, input: FillInput): number {
  const wrong = [
    frame.aspects !== undefined && frame.aspectOptional !== true && state.aspect === null,
    frame.slots?.some(({ said, param }) => said === true && !(param in state.args)) === true,
    state.anchor !== null && withAnchor(frame, state, state.anchor) === null,
    frame.target?.needed === true && state.where.length > 0 && !state.where.some((one) => one.isObject),
    frame.target?.inPart === true && !isTrackInPart(state),
    frame.target?.several === true && !state.where.some(({ group }) => areSeveral(group)),
    frame.pointOrRange === true && state.points !== null && state.where.some(({ group }) => isRange(group)),
  ]
  return unfit(frame, input) + wrong.filter(Boolean).length
}

/** "the drums in verse 2", "the drums from 10 to 20". */
const isTrackInPart = ({ where }: State): boolean =>
  where.some(({ group, isObject, bare }) =>
    group.kind === 'within' ? mayBeTracks(group.part) : isObject && bare && where.length > 1 && mayBeTracks(group),
  )

/** "drums and bass", "both tracks". */
const areSeveral = (group: Group): boolean =>
  (group.kind === 'list' && group.items.length > 1) ||
  (group.kind === 'sort' &&
    (group.pick.kind === 'count' || (group.pick.kind === 'nth' && group.pick.numbers.length > 1)))

/** "from 5:10 to 5:20", "the first minute". */
const isRange = (group: Group): boolean =>
  group.kind === 'list' ? group.items.some(isRange) : group.kind === 'part' && group.stretch.kind !== 'whole'

/** "silence the advert, but keep the timing". */
const holdsAnyway = ({ leavesTime }: Frame, option: string): boolean => leavesTime === true && option === 'leave gap'

/** What does not go with the frame, wherever the rest finds a place. */
function unfit(frame: Frame, { scopes, options }: FillInput): number {
  const lacks = frame.needsOption !== undefined && !options.includes(frame.needsOption) ? 1 : 0
  const strange = options.filter((option) => frame.options?.[option] === undefined && !holdsAnyway(frame, option))
  return lacks + strange.length + scopes.filter((scope) => !canLoseScope(frame, scope)).length
}

const withAnchor = (frame: Frame, { where, args }: State, anchor: Argument): ReturnType<typeof anchored> =>
  anchored(
    frame,
    where.map((one) => one.group),
    args,
    anchor,
  )

function missingOf(frame: Frame, { args, points, where, into, every, unclear }: State): string[] {
  const divided = into !== null || every !== null
  const slots = (frame.slots ?? []).filter((slot) => {
    if (slot.needed !== true) return false
    if (slot.content === 'point') return points === null && !divided
    return !(slot.param in args) && !(slot.factor !== undefined && slot.factor in args)
  })
  const target = frame.target?.said === true && where.length === 0 ? ['#target'] : []
  return [...new Set([...slots.map((slot) => slot.param), ...unclear, ...target])]
}

/** A length that goes from nobody knows which end: the part is to be asked for. */
function placesOf({ target }: Frame, { where, args }: State): Act['where'] {
  if (target?.onlyNamed === true) return []
  const said = where.map((one) => one.group)
  if ('#kept' in args) return where.map((one) => (one.isObject ? behindLength(one.group, args['#kept']) : one.group))
  if (!('#off' in args)) return said
  const tracks = where.filter((one) => one.class === 'track').map((one) => one.group)
  return [...tracks, { kind: 'part', stretch: { kind: 'unclear', words: 'end' } }]
}

/** What is left of a part that is to be so long from its beginning on. */
const behindLength = (from: Group, seconds: unknown): Group =>
  typeof seconds === 'number'
    ? {
        kind: 'minus',
        from,
        less: { kind: 'within', part: { kind: 'part', stretch: { kind: 'first', length: { seconds } } }, of: from },
      }
    : from

/** "label the applause from 5:10 to 5:20": what is heard there is what the label says. */
function withEvent({ slots = [] }: Frame, where: Act['where'], args: State['args']): State['args'] {
  const slot = slots.find(({ event, param }) => event === true && !(param in args))
  const said = where.flatMap((group) => (group.kind === 'part' && group.event !== undefined ? [group.event] : []))
  return slot === undefined || said.length !== 1 ? args : { ...args, [slot.param]: said[0] }
}

/** "right after itself" is behind what the act is done to. */
const ofItself = (point: Point, [own]: Act['where']): Point =>
  point.kind === 'edge' && point.of?.kind === 'mention' && point.of.which === 'self' && own !== undefined
    ? { ...point, of: own }
    : point

/** What "heavily" comes to; what is said in figures counts before it. */
function withPreset({ slots = [] }: Frame, args: State['args']): State['args'] {
  const slot = slots.find(({ presets, param }) => presets !== undefined && param in args)
  if (slot === undefined) return args
  const { [slot.param]: said, ...rest } = args
  return { ...slot.presets?.[String(said)], ...rest }
}

function finish(frame: Frame, state: Settled, input: FillInput): Filled {
  const moved = state.anchor === null ? null : withAnchor(frame, state, state.anchor)
  const options = input.options.flatMap((option) => Object.entries(frame.options?.[option] ?? {}))
  const where = moved?.where ?? placesOf(frame, state)
  const act: Act = {
    frame,
    where,
    points: (state.points ?? []).map((point) => ofItself(point, where)),
    args: {
      ...frame.implies,
      ...withEvent(frame, where, withPreset(frame, moved?.args ?? state.args)),
      ...Object.fromEntries(options),
    },
    scopes: input.scopes,
    options: input.options,
    missing: missingOf(frame, state),
    into: state.into,
    every: state.every,
  }
  return { act, unplaced: state.unplaced, misfits: state.misfits, cost: state.cost }
}
