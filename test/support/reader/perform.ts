import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import type { Act } from '../../../electron/agent/reader/clause/clause.ts'
import { type Context, extentOfTracks } from '../../../electron/agent/reader/evaluate/context.ts'
import type { Place } from '../../../electron/agent/reader/evaluate/found.ts'
import type { Step } from '../../../electron/agent/reader/discourse/compose.ts'
import { truthOf } from '../../../electron/agent/reader/evaluate/claims.ts'
import { complemented } from '../../../electron/agent/reader/evaluate/complement.ts'
import { resolveGroup } from '../../../electron/agent/reader/evaluate/resolve.ts'
import { resolveAct } from '../../../electron/agent/reader/evaluate/resolveAct.ts'
import { idsOf, namesOf, type Operation } from './operation.ts'
import { timelineAfter } from './timelineAfter.ts'
import { tools } from '../../../electron/agent/tools/index.ts'

export type Performed = { readonly operations: readonly Operation[] } | { readonly asks: string }

const own = new Map(tools.map((tool) => [tool.name, tool]))

interface World {
  view: ProjectView
  readonly first: ProjectView
  readonly mentioned: Place[]
  readonly used: Place[]
}

/** Carries acts out on a plain copy of the project: enough of it for later steps to find their times. */
export function perform(steps: readonly Step[], start: ProjectView): Performed {
  const world: World = { view: start, first: start, mentioned: [], used: [] }
  const operations: Operation[] = []
  for (const { act: said, mentions, given } of steps) {
    const act = complemented(said)
    const context = contextOf(act, world)
    // The planner looks the name of what was done up in the history, which is empty here.
    if ('#named' in act.args) return { asks: 'history' }
    const truth = truthOfAll(act, given, context)
    if (truth === 'ask') return { asks: 'condition' }
    if (truth === 'false') continue
    for (const group of mentions) {
      const found = resolveGroup(group, context, { start: 0, end: world.view.duration })
      if ('places' in found) world.mentioned.push(...found.places)
    }
    const resolved = resolveAct(act, context)
    if ('ask' in resolved) return { asks: resolved.ask.why }
    const done = operationsOf(act, resolved, world.view)
    if ('asks' in done) return done
    for (const operation of done.operations) world.view = timelineAfter(operation, world.view)
    operations.push(...done.operations)
    remember(done.operations.at(-1), world)
  }
  return { operations }
}

/** What the step depends on; "it" in it is what the order is about. */
function truthOfAll(act: Act, given: Step['given'], context: Context): 'true' | 'false' | 'ask' {
  if (given.length === 0) return 'true'
  const things = act.where.filter(({ kind }) => kind === 'named' || kind === 'sort')
  const found = things.length === 0 ? null : resolveAct({ ...act, where: things, scopes: [] }, context)
  const spoken = found === null || 'ask' in found ? [] : found.places
  const all = given.map(({ claim }) => truthOf(claim, { ...context, mentioned: [...context.mentioned, ...spoken] }))
  if (all.some((one) => 'ask' in one)) return 'ask'
  return all.every((one) => 'is' in one && one.is) ? 'true' : 'false'
}

function contextOf({ frame }: Act, { view, first, mentioned, used }: World): Context {
  const isSound = frame.target?.object.includes('part') === true || view.tracks.length === 1
  return { view, first, mentioned, used, sorts: [], wholeWhenNothing: frame.effect === undefined && isSound }
}

function remember(last: Operation | undefined, { view, mentioned, used }: World): void {
  if (last === undefined) return
  if (last.at !== null && last.range === null) {
    mentioned.push({ range: { start: last.at, end: last.at }, tracks: null, thing: null, whole: false })
    return
  }
  if (last.range === null && last.tracks.length === 0) return
  const place: Place = { range: last.range, tracks: idsOf(last.tracks, view), thing: null, whole: false }
  const regions = own.get(last.tool)?.regions
  const gone = regions === 'range removed'
  mentioned.push(gone ? { ...place, range: null, whole: true } : place)
  used.push(gone || regions === 'rest removed' ? { ...place, taken: true } : place)
}

/** A track as an argument goes by its name. */
function nameIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'text' in value ? value.text : value
}

type Resolved = Exclude<ReturnType<typeof resolveAct>, { ask: unknown }>

function operationsOf(act: Act, resolved: Resolved, view: ProjectView): Performed {
  const { frame } = act
  const tool = own.get(frame.tool)
  const base = { tool: frame.tool, args: argsOf(act, resolved) }
  if (resolved.points.length > 0 && frame.follower === undefined)
    return {
      operations: resolved.points.flatMap((at) =>
        resolved.places.map((place): Operation => {
          const args = tool !== undefined && 'to' in tool.parameters.shape ? { ...base.args, to: at } : base.args
          return { ...base, args, at, range: null, tracks: tracksOf(place, view) }
        }),
      ),
    }
  const by = act.args['#by']
  if (typeof by === 'number' && frame.target === undefined)
    return { operations: [{ ...base, at: view.cursor + by, range: null, tracks: [] }] }
  const need = rangeNeed(tool)
  const operations: Operation[] = []
  for (const place of placesOf(act, resolved, tool, need)) {
    const range = rangeOf(place, view, need, { pauses: resolved.pauses !== null, edge: hasEdge(act) })
    if (range === 'ask') return { asks: 'range' }
    for (const one of edged(act, range, view, place))
      operations.push({ ...base, args: withOwn(act, base.args, place), at: null, range: one.range, tracks: one.tracks })
  }
  const count = act.args['#count']
  if (typeof count === 'number') return { operations: Array.from({ length: count }, () => operations[0] as Operation) }
  const backwards = tool?.regions === 'range removed'
  const sorted = backwards ? operations.toSorted((a, b) => (b.range?.start ?? 0) - (a.range?.start ?? 0)) : operations
  return withFollowers(act, sorted, resolved.points, view)
}

type Tool = (typeof tools)[number] | undefined

const hasEdge = (act: Act): boolean => act.frame.effect === undefined && typeof act.args['#edge'] === 'number'

function argsOf(act: Act, { pauses }: Resolved): Record<string, unknown> {
  const args = Object.fromEntries(
    Object.entries(act.args).flatMap(([key, value]) => (key.startsWith('#') ? [] : [[key, nameIn(value)]])),
  )
  return typeof pauses?.atLeast === 'number' ? { ...args, min_silence: pauses.atLeast } : args
}

function rangeNeed(tool: Tool): string | null {
  if (tool !== undefined && 'start_time' in tool.parameters.shape) return 'required'
  return tool?.reads.find((one) => one.state === 'timeSelection')?.need ?? null
}

/** A tool that has no target of its own runs once. */
function placesOf({ frame }: Act, { places }: Resolved, tool: Tool, need: string | null): readonly Place[] {
  const aims = need !== null || tool?.reads.some((one) => one.state === 'selectedTracks') === true
  const things = tool !== undefined && ('label' in tool.parameters.shape || 'tracks' in tool.parameters.shape)
  if (!aims && !things) return places.slice(0, 1)
  return frame.together === true ? asOne(places) : places
}

/** Values that follow from the place: how far a clip moves, what an export is divided by. */
function withOwn(act: Act, args: Readonly<Record<string, unknown>>, place: Place): Readonly<Record<string, unknown>> {
  const by = act.args['#by']
  if (typeof by === 'number' && place.range !== null) return { ...args, to: place.range.start + by }
  if (act.frame.target?.each === true) return { ...args, by: place.thing?.sort === 'label' ? 'labels' : 'tracks' }
  return args
}

function asOne(places: readonly Place[]): Place[] {
  const [first] = places
  if (first === undefined || places.length === 1 || places.some((place) => place.range === null)) return [...places]
  const starts = places.map((place) => place.range?.start ?? 0)
  const ends = places.map((place) => place.range?.end ?? 0)
  const tracks = [...new Set(places.flatMap((place) => place.tracks ?? []))]
  return [
    {
      ...first,
      tracks: tracks.length === 0 ? null : tracks,
      range: { start: Math.min(...starts), end: Math.max(...ends) },
    },
  ]
}

function tracksOf(place: Place, view: ProjectView): string[] {
  if (place.tracks !== null) return namesOf(place.tracks, view)
  return namesOf(view.selectedTracks.length > 0 ? view.selectedTracks : view.tracks.map((track) => track.id), view)
}

function rangeOf(
  place: Place,
  view: ProjectView,
  need: string | null,
  { pauses, edge }: { readonly pauses: boolean; readonly edge: boolean },
): RangeView | null | 'ask' {
  if (need === null || place.range !== null) return need === null ? null : place.range
  if (place.whole || place.tracks !== null) return extentOfTracks(view, place.tracks)
  if (view.selection !== null) return view.selection
  if (edge) return extentOfTracks(view, null)
  return need === 'optional' || pauses || !['wholeWhenSaid', 'required', 'clip'].includes(need) ? null : 'ask'
}

/** A fade is as long as it was said, at its edge of each track. */
function edged(
  act: Act,
  range: RangeView | null,
  view: ProjectView,
  place: Place,
): { range: RangeView | null; tracks: string[] }[] {
  const length = act.args['#edge']
  const tracks = tracksOf(place, view)
  if (typeof length !== 'number' || act.frame.edge === undefined) return [{ range, tracks }]
  const whole = range ?? extentOfTracks(view, place.tracks)
  const cut =
    act.frame.edge === 'start'
      ? { start: whole.start, end: Math.min(whole.end, whole.start + length) }
      : { start: Math.max(whole.start, whole.end - length), end: whole.end }
  return [{ range: cut, tracks }]
}

function withFollowers(
  act: Act,
  operations: readonly Operation[],
  points: readonly number[],
  view: ProjectView,
): Performed {
  const { frame } = act
  const length = act.args['#edge']
  const also = (frame.also ?? []).flatMap((tool) =>
    operations.map((one): Operation => {
      const whole = extentOfTracks(view, idsOf(one.tracks, view))
      return {
        ...one,
        tool,
        range: typeof length === 'number' ? { start: whole.end - length, end: whole.end } : one.range,
      }
    }),
  )
  const then = frame.follower
  if (then === undefined) return { operations: [...operations, ...also] }
  const [first] = operations
  const size = first === undefined || first.range === null ? 0 : first.range.end - first.range.start
  const pasted = points.map((at): Operation => {
    const moved = frame.tool === 'cut' && at >= (first?.range?.end ?? Infinity) ? at - size : at
    return { tool: then, args: {}, at: moved, range: null, tracks: first?.tracks ?? [] }
  })
  return { operations: [...operations, ...pasted] }
}
