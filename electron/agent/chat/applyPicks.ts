import type { Pick } from '../prepare/found.ts'
import type { PlannedStep, Target } from '../planner/plan.ts'
import type { ChosenFrom, OpenRequest, QuestionStage } from './openRequest.ts'

/** The plan with the person's choice put in. Several clips or labels make a step each; several tracks are one step on all of them. */
export function applyPicks(
  planned: readonly PlannedStep[],
  stage: QuestionStage,
  picks: readonly number[],
): PlannedStep[] {
  const chosen = picks.flatMap((index) => stage.choices[index]?.pick ?? [])
  return planned.flatMap((step, index) => (index === stage.step ? pickInStep(step, chosen) : [step]))
}

export function canPick(stage: QuestionStage, picks: readonly number[]): boolean {
  return picks.length > 0 && picks.every((pick) => stage.choices[pick] !== undefined)
}

/** The request with the choice put in; what it was chosen from stays known. */
export function pickFrom(
  { planned, stage }: Omit<ChosenFrom, 'picks'>,
  picks: readonly number[],
): { readonly planned: OpenRequest['planned']; readonly chosen: ChosenFrom } {
  return { planned: applyPicks(planned, stage, picks), chosen: { planned, stage, picks } }
}

function pickInStep(step: PlannedStep, picks: readonly Pick[]): PlannedStep[] {
  const tracks = picks.filter((pick) => pick.kind === 'track')
  if (tracks.length > 0)
    return [
      {
        ...step,
        target: replaceIn(
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

/** What was not in the target (a name among the arguments, or nothing at all) is put there. */
function withThing(target: Target, { ref, what, id }: Pick & { kind: 'thing' }): Target {
  const chosen = { what, id }
  const replaced = replaceIn(target, ref, [chosen])
  return JSON.stringify(replaced) === JSON.stringify(target) ? { ...target, thing: chosen } : replaced
}

/** Every occurrence of one reference, wherever in the target it stands; in a list it is replaced by all of the new ones. */
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
