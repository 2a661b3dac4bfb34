import type { Frame, Slot } from '../frames/frame.ts'
import { hasEdges } from '../meaning/points.ts'
import { sortsOf } from '../meaning/sets/sorts.ts'
import type { Argument, Content, Group, NameCandidate, Point, Sort, Stretch, Tie } from '../meaning/types.ts'
import type { Aspect, Choice, FileName, Text, Value } from '../meaning/valueTypes.ts'
import { convert } from './convert.ts'
import { type State, withArg } from './state.ts'

/** What the clause says beside an argument. */
export interface Beside {
  /** The direction that the verb brings. */
  readonly direction: -1 | 0 | 1
  /** How long the stretch is that it is about, in seconds, where its times are said. */
  readonly length: number | null
}

/** The frame with this part of the clause in this slot; null where it doesn't go in. */
export function inSlot(frame: Frame, slot: Slot, state: State, argument: Argument, beside: Beside): State | null {
  const { content, tie } = argument
  if (isTaken(slot, state)) return null
  if (content.kind === 'choice') return ofChoice(slot, state, content)
  if (content.kind !== 'setting')
    return slot.ties?.includes(tie) === true ? byTie(frame, slot, state, argument, beside) : null
  const named = slot.settings?.includes(content.name) === true
  return named ? ofValue(frame, slot, state, { value: content.value, tie, beside, byName: true }) : null
}

/** What has no name of its own and goes where its tie says. */
function byTie(
  frame: Frame,
  slot: Slot,
  state: State,
  { content, tie, title }: Argument,
  beside: Beside,
): State | null {
  switch (content.kind) {
    case 'value':
      return ofValue(frame, slot, state, { value: content, tie, beside, byName: false })
    case 'text':
      if (content.joins === true && state.where.some(({ group }) => areMany(group))) return null
      return slot.content === 'text' || (slot.content === 'title' && title === true)
        ? withText(slot, state, tie, content)
        : null
    case 'file':
      return ofFile(slot, state, content)
    case 'point':
    case 'points':
    case 'group':
    case 'aspect':
      return behindDirection(ofPlace(slot, withDistance(slot, state, content), tie, content), tie, beside.direction)
    case 'choice':
    case 'setting':
      return null
  }
}

function withDistance({ rather }: Slot, state: State, content: PlaceContent): State {
  if (content.kind !== 'point') return state
  const { point } = content
  const isApart = 'offset' in point ? point.offset !== 0 : point.kind === 'at' && point.apart === true
  return rather === 'part' && isApart ? { ...state, cost: state.cost + asDistance } : state
}
const asDistance = 0.6

/** "skip forward 12 seconds" is rather by so much than to there. */
const behindDirection = (state: State | null, tie: Tie, direction: -1 | 0 | 1): State | null =>
  state !== null && tie === 'bare' && direction !== 0 ? { ...state, cost: state.cost + 0.3 } : state

/** "rename both questions: Q1 and Q2" gives each a name of its own. */
const areMany = (group: Group): boolean =>
  group.kind === 'list' || (group.kind === 'sort' && (group.pick.kind === 'count' || group.pick.kind === 'each'))

/** What is quoted is said as it stands, even where something has that name. */
const withText = (slot: Slot, state: State, tie: Tie, { text, quoted }: Text): State => {
  const next = withArg(state, slot.param, text)
  return quoted && tie === 'bare' ? { ...next, cost: next.cost - 1.2 } : next
}

function ofPlace(slot: Slot, state: State, tie: Tie, content: PlaceContent): State | null {
  switch (content.kind) {
    case 'point':
      return ofPoints(slot, state, [content.point])
    case 'points':
      return ofPoints(slot, state, content.points)
    case 'group':
      return ofGroup(slot, state, tie, content.group)
    case 'aspect':
      return null
  }
}

type PlaceContent = Extract<Content, { kind: 'point' | 'points' | 'group' | 'aspect' }>

const ofPoints = (slot: Slot, state: State, points: readonly Point[]): State | null =>
  slot.content === 'point' ? { ...state, points } : null

const isTaken = (slot: Slot, state: State): boolean =>
  slot.content === 'point' ? state.points !== null : slot.param in state.args

const ofChoice = (slot: Slot, state: State, { name, choice }: Choice): State | null =>
  slot.choice === name && (slot.equals === undefined || slot.equals === choice)
    ? withArg(state, slot.param, choice)
    : null

function ofFile(slot: Slot, state: State, { path, sound }: FileName): State | null {
  const isFile = slot.content === 'file' || (slot.content === 'soundFile' && sound)
  const isOf = (endings: readonly string[]): boolean => endings.some((one) => path.toLowerCase().endsWith(one))
  if (!isFile || (slot.endings !== undefined && !isOf(slot.endings)) || isOf(slot.noEndings ?? [])) return null
  return withArg(state, slot.param, path)
}

/** A track by name, or a thing whose edge is the point. */
function ofGroup(slot: Slot, state: State, tie: Tie, group: Group): State | null {
  if (slot.content === 'part') return ofPart(slot, state, group)
  if (slot.content === 'span') return isSpan(group, slot.span) ? withArg(state, slot.param, true) : null
  if (slot.content === 'named') return hasOneName(group) ? withArg(state, slot.param, group) : null
  const { sorts } = sortsOf(group)
  if (slot.content === 'track')
    return sorts.has('track') && group.kind !== 'minus' ? withArg(state, slot.param, group) : null
  return ofEdge(slot, state, tie, group)
}

/** Where a thing begins, or ends behind "after". */
function ofEdge(slot: Slot, state: State, tie: Tie, group: Group): State | null {
  const { sorts } = sortsOf(group)
  if (slot.content !== 'point' || !hasEdges(group) || tie === 'bare') return null
  if (!isIt(group) && (sorts.has('any') || !placed.some((sort) => sorts.has(sort)))) return null
  const point: Point = { kind: 'edge', edge: tie === 'after' ? 'end' : 'start', of: group, offset: 0 }
  return { ...state, points: [point], cost: state.cost + 0.4 }
}

/** A track, clip or label by its name, whether or not there is one. */
const hasOneName = (group: Group): boolean =>
  group.kind === 'unknown' ||
  (group.kind === 'named' && group.near === undefined && isMeant(group.sort, group.candidates))

/** Of a track and a clip of one name the track is meant, where nobody says otherwise. */
const isMeant = (sort: Sort, candidates: readonly NameCandidate[]): boolean =>
  sort === 'any' || sort === 'track' || !candidates.some((one) => one.sort === 'track')

const placed = ['label', 'clip', 'pause', 'part'] as const
/** "before the intro and after it". */
const isIt = (group: Group): boolean => group.kind === 'mention' && group.which === 'it'

/** A part by its times, as two values. */
function ofPart({ param, until }: Slot, state: State, group: Group): State | null {
  const times = group.kind === 'part' ? timesOf(group.stretch) : null
  return times === null || until === undefined ? null : withArg(withArg(state, param, times[0]), until, times[1])
}

function timesOf(stretch: Stretch): readonly [number, number] | null {
  if (stretch.kind === 'first') return 'seconds' in stretch.length ? [0, stretch.length.seconds] : null
  if (stretch.kind !== 'between') return null
  const { from, to } = stretch
  return from.kind === 'at' && to.kind === 'at' ? [from.seconds, to.seconds] : null
}

/** From or to an edge that is said to be the tracks' own. */
function isSpan(group: Group, span: Slot['span']): boolean {
  if (group.kind === 'within') return span?.join() === 'start,end' && isWholeTrack(group)
  if (group.kind !== 'part' || group.stretch.kind !== 'between') return false
  const { from, to } = group.stretch
  return [endOf(from), endOf(to)].join() === span?.join()
}

const isWholeTrack = ({ part, of }: Group & { kind: 'within' }): boolean =>
  part.kind === 'part' && part.stretch.kind === 'whole' && of.kind === 'pointed' && of.sort === 'track'

function endOf(point: Point): string | null {
  if (point.kind === 'cursor') return point.offset === 0 ? 'cursor' : null
  return point.kind === 'edge' && point.own === true && point.offset === 0 ? point.edge : null
}

interface Said {
  readonly value: Value
  readonly tie: Tie
  readonly beside: Beside
  /** With the name of the setting, not only its amount. */
  readonly byName: boolean
}

function ofValue(frame: Frame, slot: Slot, state: State, { value, tie, beside, byName }: Said): State | null {
  if (!takes(frame, slot, value)) return null
  const own = value.about ?? state.aspect
  if (value.row !== undefined)
    return slot.convert === 'side' ? withArg({ ...state, aspect: own }, slot.param, { row: value.row }) : null
  const done = convert(value, tie, slot.convert ?? 'plain', beside)
  if (done.kind === 'misfit') return null
  const aspect = own ?? (byName ? onlyAspect(frame) : null)
  const cost = state.cost + (value.dimension === 'plain' ? 0.4 : 0)
  if (done.kind === 'unclear')
    return withArg({ ...state, aspect, cost, unclear: [...state.unclear, slot.param] }, slot.param, null)
  const param = done.factor === true ? (slot.factor ?? slot.param) : slot.param
  return withArg({ ...state, aspect, cost }, param, done.amount)
}

function takes(frame: Frame, slot: Slot, { dimension, amount, about }: Value): boolean {
  const fits = slot.dimensions?.includes(dimension) === true || (amount === null && about !== null)
  return fits && (about === null || frame.aspects?.includes(about) === true)
}

const onlyAspect = ({ aspects }: Frame): Aspect | null => (aspects?.length === 1 ? (aspects[0] ?? null) : null)
