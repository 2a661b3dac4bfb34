import type { PlannedStep, SaidAct, TrackRef } from '../planner/plan.ts'
import type { Act } from '../reader/clause/clause.ts'
import { extentOfTracks } from '../reader/evaluate/context.ts'
import type { Place } from '../reader/evaluate/found.ts'
import type { Group } from '../reader/meaning/types.ts'
import { resolveAct } from '../reader/evaluate/resolveAct.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { targetSourcesOf } from '../tools/contract/target.ts'
import { askForRange } from './questions.ts'
import { askAbout } from './askAbout.ts'
import { whyLeft } from './conditions.ts'
import { chosenIn } from './chosenIn.ts'
import type { Heard } from './heard.ts'
import { stepsOnMeant } from './references/meantThings.ts'
import { mentionedPlaces } from './references/mentionedPlaces.ts'
import { stepsInRow } from './stepsInRow.ts'
import { trackMoves } from './trackMoves.ts'
import {
  absolute,
  between,
  edgeOf,
  keptParts,
  lastFirst,
  liesElsewhere,
  placesFor,
  rowsOf,
  soundOf,
  targetAt,
  tracksIn,
} from './references/places.ts'
import { isItOrThem } from '../reader/meaning/sets/groupKinds.ts'
import { meantBy } from './references/meantBy.ts'
import type { Resolution } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'

type Found = Exclude<ReturnType<typeof resolveAct>, { ask: unknown }>

/**
 * The steps that an act comes to in the project as it is now: one for each place and point, later parts first where
 * what is removed moves them. A target that was given since (an answer, a correction) counts before what was said.
 */
export function expandAct(
  planned: PlannedStep,
  spoken: SaidAct,
  context: ResolveContext,
  heard: Heard,
  registry: Registry,
): Resolution<readonly PlannedStep[]> {
  const { act: said, mentions } = spoken
  const left = whyLeft(spoken, context, heard)
  if (left !== null) return left
  const chosen = chosenIn(said, planned.target)
  const { tracks, ...where } = planned.target
  if (chosen === null && Object.keys(where).length > 0) return { value: [{ ...planned, said: undefined }] }
  const act = meantBy(chosen ?? said, mentions, heard)
  const tool = registry.findTool(act.frame.tool) ?? context.tool
  const bare: PlannedStep = { ...planned, said: undefined, tool: tool.name, target: {} }
  const inner: ResolveContext = { ...context, tool }
  const files = eachOf(act, bare)
  if (files !== null) return { value: [files] }
  const resolved = lookUp(act, mentions, inner, heard)
  if ('ask' in resolved) {
    const other = resolved.ask.why === 'unclear' ? onPartsInstead(said, registry) : null
    if (other === null) return { ask: askAbout(resolved.ask, inner) }
    const part: PlannedStep = { ...planned, tool: other.frame.tool }
    return expandAct(part, { ...spoken, act: other }, context, heard, registry)
  }
  const meant = stepsOnMeant(chosen ?? said, { bare, act }, resolved, registry)
  if (meant !== null) return { value: meant }
  const repeated = timesOf(act)
  if (repeated > 0) return { value: Array.from({ length: repeated }, () => bare) }
  const found = (one: PlannedStep, of: Act): readonly PlannedStep[] => {
    const steps = stepsOf(one, of, resolved, inner)
    return chosen !== null || tracks === undefined ? steps : steps.map((step) => onTracks(step, tracks))
  }
  const row = stepsInRow({ bare, act }, resolved, tracks, { ...inner, heard })
  if (row !== null) return row
  const steps = found(bare, act)
  const all = [...steps, ...alsoSteps(bare, act, found), ...followers(bare, act, resolved, inner)]
  return trackMoves({ bare, steps }, act, resolved, { ...inner, heard }) ?? asPieces(act, steps, all, inner)
}

/** "Play 10 to 20. Mute it.": the same act of another tool, where "it" is a part and what was read takes tracks. */
function onPartsInstead(act: Act, registry: Registry): Act | null {
  if (act.where.length === 0 || !act.where.every(isItOrThem) || act.frame.target?.object.includes('part') !== false)
    return null
  const others = act.frame.acts.flatMap((one) => registry.framesByAct.get(one) ?? [])
  const frame = others.find(({ target }) => target?.object.includes('part') === true)
  return frame === undefined ? null : { ...act, frame }
}

/** "one file for each label": which of them there are is for the tool to see. */
function eachOf({ frame, where: [group] }: Act, step: PlannedStep): PlannedStep | null {
  if (frame.target?.each !== true || group?.kind !== 'sort' || group.on !== null) return null
  return { ...step, args: { ...step.args, by: group.sort === 'label' ? 'labels' : 'tracks' } }
}

/** "export everything but the sponsor": one file has no hole. */
const asPieces = (
  { frame }: Act,
  steps: readonly PlannedStep[],
  all: readonly PlannedStep[],
  context: ResolveContext,
): Resolution<readonly PlannedStep[]> =>
  frame.onePiece === true && steps.length > 1 ? { ask: askForRange(context, { kind: 'in-pieces' }) } : { value: all }

/** How often it is to be done. */
const timesOf = ({ args }: Act): number => (typeof args['#count'] === 'number' ? args['#count'] : 0)

/** Other tracks than were said, by a correction. */
const onTracks = (step: PlannedStep, tracks: readonly TrackRef[]): PlannedStep => ({
  ...step,
  target: { ...step.target, tracks },
})

/** "His track", where two people were told of: nobody can say whose. */
const isOneTrack = (group: Group): boolean => group.kind === 'mention' && group.which === 'it' && group.sort === 'track'

/** "The harpsichord makes it hard to follow the guide, turn it down": it can be either. */
const areTracks = (spoken: readonly { readonly places: readonly Place[] }[]): boolean =>
  spoken.every(
    ({ places }) => places.length > 0 && places.every(({ range, tracks }) => range === null && tracks !== null),
  )

const areSeveral = (spoken: readonly { readonly places: readonly Place[] }[]): boolean =>
  new Set(spoken.flatMap(({ places }) => places.flatMap(({ tracks }) => tracks ?? []))).size > 1

/** "It" may be all there is for what only changes the sound; nothing is taken away from all of it, or laid over it. */
const meansWhole = ({ frame, args }: Act): boolean =>
  (frame.effect === undefined || '#edge' in args) && !('#kept' in args) && frame.replaces !== true

function lookUp(act: Act, mentions: SaidAct['mentions'], { view }: ResolveContext, heard: Heard) {
  const { frame } = act
  const isSound = frame.target?.object.includes('part') === true || view.tracks.length === 1
  const base = {
    view,
    ...heard,
    sorts: [],
    removes: frame.effect === 'removes',
    wholeWhenNothing: isSound && meansWhole(act),
    ...(frame.target?.thisWhole === true && { thisWhole: true as const }),
  }
  const spokenBy = mentionedPlaces(mentions, base)
  const isUnclear = act.where.some(isOneTrack) || (act.where.some(isItOrThem) && areTracks(spokenBy))
  if ((act.where.some(isItOrThem) && liesElsewhere(spokenBy)) || (isUnclear && areSeveral(spokenBy)))
    return { ask: { why: 'unclear' as const } }
  const spoken = spokenBy.flatMap(({ places }, at) => places.map((place) => ({ ...place, words: `mention ${at}` })))
  return resolveAct(act, { ...base, mentioned: [...heard.mentioned, ...spoken] })
}

function stepsOf(bare: PlannedStep, act: Act, found: Found, context: ResolveContext): readonly PlannedStep[] {
  const { tool } = context
  const step = { ...bare, args: { ...pauseArgs(act, found), ...bare.args } }
  if (found.points.length > 0 && act.frame.follower === undefined) return stepsAtPoints(step, act, found)
  const moved = act.args['#by']
  if (typeof moved === 'number' && targetSourcesOf(tool).at !== null)
    return [{ ...step, target: { at: [absolute(context.view.cursor + moved)] } }]
  const places = placesFor(act, found.pauses === null ? found.places : found.places.map(inAll(context)), tool)
  const kept = keptParts(step, act, places, context.view)
  if (kept !== null) return kept
  // A label or a clip is looked up again where it is then; what is only a time would have moved.
  const moves = act.frame.resizes === true && places.every(({ thing }) => thing === null)
  const inOrder = moves || tool.regions === 'range removed' ? lastFirst(places) : places
  return inOrder
    .map((place) => asMoved(act, place, context))
    .flatMap((place) => stepsAt({ ...step, args: withOwn(act, step.args, place) }, act, place, context))
}

/** A track that is moved by so much is moved from where its sound begins. */
function asMoved({ args }: Act, place: Place, { view }: ResolveContext): Place {
  if (typeof args['#by'] !== 'number' || place.range !== null || place.tracks === null) return place
  return { ...place, range: extentOfTracks(view, place.tracks) }
}

/** Pauses are resolved for in the selection, or everywhere. */
const inAll =
  ({ view }: ResolveContext) =>
  (place: Place): Place =>
    place.range === null && place.tracks === null && view.selection === null ? { ...place, whole: true } : place

/** A point is where a tool works, or a value of its own. */
function stepsAtPoints(step: PlannedStep, { frame }: Act, { points, places }: Found): readonly PlannedStep[] {
  const slot = frame.slots?.find(({ content, param }) => content === 'point' && !param.startsWith('#'))
  const times = frame.shifts === true ? points.toSorted((a, b) => b - a) : points
  if (frame.extends === true)
    return places.map((place) => ({ ...step, target: { ...tracksIn(place), range: extended(place, points) } }))
  if (slot === undefined || slot.param === 'time')
    return places.map((place) => ({ ...step, target: { ...tracksIn(place), at: times.map(absolute) } }))
  return places.map((place) => {
    const thing = place.thing === null ? {} : { thing: { what: place.thing.sort, id: place.thing.id } }
    const to = frame.byEnd === true ? startBefore(points[0], place) : points[0]
    return { ...step, args: { [slot.param]: to, ...step.args }, target: { ...tracksIn(place), ...thing } }
  })
}

/** From the start to the point, or from a point before it to the end. */
function extended({ range }: Place, points: readonly number[]): NonNullable<PlannedStep['target']['range']> {
  const to = points[0] ?? 0
  const { start, end } = range ?? { start: to, end: to }
  return between(to <= start ? { start: to, end } : { start, end: to })
}

/** Where a thing begins that is to end there. */
const startBefore = (end = 0, { range }: Place): number => end - (range === null ? 0 : range.end - range.start)

/** A place has a step; with a length from an edge, one for each track that has its own edge. */
function stepsAt(step: PlannedStep, act: Act, place: Place, context: ResolveContext): PlannedStep[] {
  const { range } = place
  if (range !== null && range.start === range.end && canBeAt(act))
    return [{ ...step, target: { ...tracksIn(place), at: [absolute(range.start)] } }]
  const length = act.args['#edge']
  const { edge } = act.frame
  if (typeof length !== 'number' || edge === undefined) return [{ ...step, target: targetAt(place, context) }]
  return rowsOf(place, context.view).map((row) => {
    const open = row.tracks === null && !row.whole ? context.view.selection : null
    const whole = row.range ?? open ?? extentOfTracks(context.view, row.tracks ?? soundOf(context.view))
    return { ...step, target: { ...tracksIn(row), range: between(edgeOf(whole, edge, length)) }, edgeOf: whole }
  })
}

/** "There" may be a point: where something was split, or taken out. */
const canBeAt = ({ frame }: Act): boolean =>
  frame.slots?.some(({ content, param }) => content === 'point' && param === 'time') === true

const pauseArgs = ({ frame }: Act, { pauses }: Found): Readonly<Record<string, unknown>> =>
  typeof pauses?.atLeast === 'number' ? { ...frame.ofLength, min_silence: pauses.atLeast } : {}

/** Values that follow from the place: how far a clip moves, what an export is divided by. */
function withOwn(act: Act, args: PlannedStep['args'], place: Place): PlannedStep['args'] {
  const by = act.args['#by']
  if (typeof by === 'number' && place.range !== null) return { ...args, to: place.range.start + by }
  if (act.frame.target?.each === true) return { ...args, by: place.thing?.sort === 'label' ? 'labels' : 'tracks' }
  return args
}

/** "fade in and out": the other tool at the other edge of the same places. */
function alsoSteps(
  bare: PlannedStep,
  { frame, ...act }: Act,
  stepsFor: (bare: PlannedStep, act: Act) => readonly PlannedStep[],
): readonly PlannedStep[] {
  const other: Act = { ...act, frame: { ...frame, edge: 'end' } }
  return (frame.also ?? []).flatMap((tool) => stepsFor({ ...bare, tool }, other))
}

/** What was copied is pasted at the points; behind what was cut out everything has moved. */
function followers(bare: PlannedStep, { frame }: Act, { points, places }: Found, { tool }: ResolveContext) {
  const { follower } = frame
  if (follower === undefined) return []
  const [first] = places
  const gone = tool.regions === 'range removed' ? (first?.range ?? null) : null
  const moved = (at: number): number => (gone !== null && at >= gone.end ? at - (gone.end - gone.start) : at)
  const where = first === undefined ? {} : tracksIn(first)
  return points.map((at): PlannedStep => ({
    ...bare,
    tool: follower,
    args: {},
    target: { ...where, at: [absolute(moved(at))] },
  }))
}
