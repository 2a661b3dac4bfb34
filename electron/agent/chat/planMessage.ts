import type { PlannedStep } from '../planner/plan.ts'
import type { ModelPlanner } from '../planner/index.ts'
import { startModelFlow } from '../loop/modelFlow.ts'
import { answerQuery } from '../prepare/answerQuery.ts'
import { type Desk, finish } from './desk.ts'
import type { OpenRequest } from './openRequest.ts'
import { prepareRequest } from './prepareRequest.ts'

/** A message that is a request of its own. */
export async function planMessage(desk: Desk, text: string, model: ModelPlanner | null): Promise<void> {
  const request = openRequest(desk, text, model === null ? 'offline' : 'model')
  desk.transcript.person(text, request.id, request.planner)
  desk.send({ type: 'opened', request })
  if (model !== null) return startModelFlow(desk, request, model)

  const context = await desk.planContext()
  const plan = desk.offline.plan(text, context)
  const answers: string[] = []
  for (const step of plan.steps) {
    const query = desk.registry.findQuery(step.tool)
    if (query === null) continue
    const answered = await answerQuery(desk.editor, query, step)
    answers.push(answered.ok ? answered.value.text : answered.error.message)
  }
  const steps = plan.steps.filter((step) => desk.registry.findQuery(step.tool) === null)
  const aside = [...answers, ...(plan.reply === null ? [] : [plan.reply])].join(' ')
  if (steps.length > 0) return prepareRequest(desk, { ...request, planned: steps, aside: aside === '' ? null : aside })
  if (aside !== '') return finish(desk, request, { text: aside, state: plan.replyState })
  return finish(desk, request, {
    text: `I don't understand that, so nothing was changed. Say what to do and where, for example “trim the first 30 seconds” or “delete from 0:10 to 0:20”.`,
    state: 'refused',
  })
}

/** Goes on with the request before, which was refused, as the message corrects it. Null where the message is something else. */
export function correctionOf(
  desk: Desk,
  text: string,
  refused: OpenRequest,
  context: Parameters<Desk['offline']['read']>[2],
): readonly PlannedStep[] | null {
  const reading = desk.offline.read(
    text,
    { kind: 'approval', steps: refused.planned, step: 0, missing: null, choices: [] },
    context,
  )
  return reading.kind === 'correction' ? reading.steps : null
}

export function openRequest(desk: Desk, text: string, planner: 'offline' | 'model'): OpenRequest {
  return {
    id: desk.newId(),
    text,
    planner,
    planned: [],
    aside: null,
    notes: [],
    begun: false,
    stage: null,
    leftOut: [],
    chosen: null,
  }
}
