import type { Authors, PlannedStep, Target, TrackRef } from '../planner/plan.ts'
import type { Choice, Picked } from './resolution.ts'

/** A list to choose from, and the index of the planned step that it is about. */
export interface Offered {
  readonly step: number
  readonly choices: readonly Choice[]
}

/**
 * The plan with the person's choice put in. Several clips or labels make a step each; several tracks are one step on
 * all of them.
 */
export function applyPicks(
  planned: readonly PlannedStep[],
  { step: at, choices }: Offered,
  picks: readonly number[],
): PlannedStep[] {
  const chosen = picks.flatMap((index) => choices[index]?.pick ?? [])
  const whole = chosen.find((pick) => pick.kind === 'plan')
  if (whole !== undefined) return [...whole.steps]
  return planned.flatMap((step, index) => (index === at ? pickInStep(step, chosen) : [step]))
}

/** Of several ways to read a message one is meant. */
export function canPick({ choices }: Pick<Offered, 'choices'>, picks: readonly number[]): boolean {
  const isThere = picks.length > 0 && picks.every((pick) => choices[pick] !== undefined)
  return isThere && (picks.length === 1 || picks.every((pick) => choices[pick]?.pick.kind !== 'plan'))
}

function pickInStep(step: PlannedStep, picks: readonly Picked[]): PlannedStep[] {
  const tracks = picks.filter((pick) => pick.kind === 'track')
  if (tracks.length > 0)
    return [
      {
        ...step,
        target: withTracks(
          step.target,
          tracks[0]?.ref,
          tracks.map(({ id }) => ({ kind: 'id', id })),
        ),
      },
    ]
  const request = picks.findLast((pick) => pick.kind === 'request')
  if (request !== undefined) return [{ ...step, args: { ...step.args, to: request.text } }]
  return picks.flatMap((pick) => (pick.kind === 'thing' ? [{ ...step, target: withThing(step.target, pick) }] : []))
}

function withTracks(target: Target, ref: unknown, chosen: readonly TrackRef[]): Target {
  const replaced = replaceIn(target, ref, chosen)
  return JSON.stringify(replaced) === JSON.stringify(target) ? { ...target, tracks: chosen } : replaced
}

/** What was not in the target (a name among the arguments, or nothing at all) is put there. */
function withThing(target: Target, { ref, what, id }: Picked & { kind: 'thing' }): Target {
  const chosen = { what, id }
  const replaced = replaceIn(target, ref, [chosen])
  return JSON.stringify(replaced) === JSON.stringify(target) ? { ...target, thing: chosen } : replaced
}

/**
 * Every occurrence of one reference, wherever in the target it stands; in a list it is replaced by all of the new ones.
 */
function replaceIn(target: Target, from: unknown, to: readonly unknown[]): Target {
  const key = JSON.stringify(from)
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap((item) => (JSON.stringify(item) === key ? to : [walk(item)]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, JSON.stringify(item) === key ? to[0] : walk(item)]),
    )
  }
  return walk(target) as Target
}

/**
 * Steps that the person's answer has completed or corrected: what is other than before is from the person's words; the
 * rest stays whose it was.
 */
export function authorsAfter(before: readonly PlannedStep[], after: readonly PlannedStep[]): PlannedStep[] {
  return after.map((step, index) => {
    const former = before.find((one) => one.callId !== undefined && one.callId === step.callId) ?? before[index]
    const { authors, ...rest } = step
    if (authors === undefined || former === undefined || former === step) return step
    return former.tool === step.tool ? { ...rest, authors: kept(authors, former, step) } : rest
  })
}

function kept(authors: Authors, former: PlannedStep, step: PlannedStep): Authors {
  const same = (...of: readonly ((step: PlannedStep) => unknown)[]): boolean =>
    of.every((part) => JSON.stringify(part(step)) === JSON.stringify(part(former)))
  const isRange = same(
    ({ target }) => target.range,
    ({ target }) => target.thing,
  )
  return {
    ...(authors.range && isRange && { range: authors.range }),
    ...(authors.tracks && same(({ target }) => target.tracks) && { tracks: authors.tracks }),
    ...(authors.time && same(({ target }) => target.at) && { time: authors.time }),
    args: Object.fromEntries(Object.entries(authors.args ?? {}).filter(([key]) => same(({ args }) => args[key]))),
  }
}
