import type { PlannedStep } from '../planner/plan.ts'
import type { Act } from '../reader/clause/clause.ts'
import type { resolveAct } from '../reader/evaluate/resolveAct.ts'
import { askAbout } from './askAbout.ts'
import type { Resolution } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'

type Found = Exclude<ReturnType<typeof resolveAct>, { ask: unknown }>

/** Moves of tracks by more than one place, as moves by one; null for any other act. */
export function trackMoves(
  { bare, steps }: { readonly bare: PlannedStep; readonly steps: readonly PlannedStep[] },
  act: Act,
  looked: Found,
  context: ResolveContext,
): Resolution<readonly PlannedStep[]> | null {
  const { toEnd, exchanges } = act.frame
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
