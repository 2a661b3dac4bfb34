import type { PlannedStep } from '../planner/plan.ts'
import type { Act } from '../reader/clause/clause.ts'
import type { resolveAct } from '../reader/evaluate/resolveAct.ts'
import type { Place } from '../reader/evaluate/found.ts'
import { resolveGroup } from '../reader/evaluate/resolve.ts'
import type { Group } from '../reader/meaning/types.ts'
import { askAbout } from './askAbout.ts'
import type { Heard } from './heard.ts'
import type { Resolution } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'

interface Listening extends ResolveContext {
  readonly heard: Heard
}

type Found = Exclude<ReturnType<typeof resolveAct>, { ask: unknown }>

/** Moves of tracks by more than one place, as moves by one; null for any other act. */
export function trackMoves(
  { bare, steps }: { readonly bare: PlannedStep; readonly steps: readonly PlannedStep[] },
  act: Act,
  looked: Found,
  context: Listening,
): Resolution<readonly PlannedStep[]> | null {
  const { toEnd, nextTo, exchanges, moves } = act.frame
  if (nextTo !== undefined && moves !== undefined) return madeBeside(bare, moves, act, context)
  if (nextTo !== undefined && exchanges !== undefined) return besides(bare, act, looked, context)
  if (toEnd !== undefined) return { value: steps.flatMap((step) => repeatedToEnd(step, act, looked, context)) }
  return exchanges === undefined ? null : exchanged(bare, exchanges, looked, context)
}

/** One place at a time, until the tracks stand first or last. */
function repeatedToEnd(step: PlannedStep, { frame }: Act, { places }: Found, { view }: ResolveContext): PlannedStep[] {
  const order = view.tracks.map(({ id }) => id)
  const at = places.flatMap(({ tracks }) => tracks ?? []).map((id) => order.indexOf(id))
  const others = order.map((_, index) => index).filter((index) => !at.includes(index))
  const times = frame.toEnd === 'first' ? Math.max(...at) - at.length + 1 : others.length - Math.min(...at)
  return Array.from({ length: Math.max(1, times) }, () => step)
}

/** The upper one goes down past the other, and that up to where the first one was. */
function exchanged(
  step: PlannedStep,
  back: string,
  { places }: Found,
  context: ResolveContext,
): Resolution<readonly PlannedStep[]> {
  const order = context.view.tracks.map(({ id }) => id)
  const ids = [...new Set(places.flatMap(({ tracks }) => tracks ?? []))]
  const [upper = '', lower = ''] = ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  if (ids.length !== 2) return { ask: askAbout({ why: 'unclear' }, context) }
  const distance = order.indexOf(lower) - order.indexOf(upper)
  const moves = (tool: string, id: string, count: number): PlannedStep[] =>
    Array.from({ length: count }, () => ({ ...step, tool, target: { tracks: [{ kind: 'id', id }] } }))
  return { value: [...moves(step.tool, upper, distance), ...moves(back, lower, distance - 1)] }
}

/** A new track stands last, and is selected: up from there, one place at a time. */
function madeBeside(
  made: PlannedStep,
  moves: string,
  act: Act,
  context: Listening,
): Resolution<readonly PlannedStep[]> {
  const found = trackBeside(act, context)
  if ('ask' in found) return { ask: askAbout(found.ask, context) }
  const order = context.view.tracks.map(({ id }) => id)
  const at = order.indexOf(onlyTrackOf(found.places) ?? '')
  if (at < 0) return { ask: askAbout({ why: 'unclear' }, context) }
  const times = order.length - at - (act.frame.nextTo === 'below' ? 1 : 0)
  const up: PlannedStep = { ...made, tool: moves, args: {}, target: { tracks: [{ kind: 'selected' }] } }
  return { value: [made, ...Array.from({ length: times }, () => up)] }
}

const trackBeside = (act: Act, { heard, view }: Listening): ReturnType<typeof resolveGroup> =>
  resolveGroup(
    act.args['#nextTo'] as Group,
    { ...heard, view, sorts: ['track'], wholeWhenNothing: false },
    { start: 0, end: view.duration },
  )

/** One place at a time, up or down, until it stands right above or below the other. */
function besides(
  step: PlannedStep,
  act: Act,
  { places }: Found,
  context: Listening,
): Resolution<readonly PlannedStep[]> {
  const found = trackBeside(act, context)
  if ('ask' in found) return { ask: askAbout(found.ask, context) }
  const [id, beside] = [onlyTrackOf(places), onlyTrackOf(found.places)]
  if (id === null || beside === null || id === beside) return { ask: askAbout({ why: 'unclear' }, context) }
  const order = context.view.tracks.map((track) => track.id).filter((one) => one !== id)
  const from = context.view.tracks.findIndex((track) => track.id === id)
  const to = order.indexOf(beside) + (act.frame.nextTo === 'below' ? 1 : 0)
  if (to === from) return { ask: askAbout({ why: 'empty' }, context) }
  const isOwnWay = to < from === (act.frame.nextTo === 'above')
  const tool = isOwnWay ? step.tool : (act.frame.exchanges ?? step.tool)
  const one: PlannedStep = { ...step, tool, target: { tracks: [{ kind: 'id', id }] } }
  return { value: Array.from({ length: Math.abs(to - from) }, () => one) }
}

function onlyTrackOf(places: readonly Place[]): string | null {
  const [only, ...others] = new Set(places.flatMap(({ tracks }) => tracks ?? []))
  return others.length > 0 ? null : (only ?? null)
}
