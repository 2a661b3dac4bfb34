import type { Pending, Reading } from '../planner/index.ts'
import { type Desk, finish } from './desk.ts'
import { canPick, pickFrom } from './applyPicks.ts'
import { approveAll, rejectAll } from './decideApproval.ts'
import type { OpenRequest } from './openRequest.ts'
import { prepareRequest } from './prepareRequest.ts'
import { askAgain } from './askAgain.ts'

/** Reads a message against what is pending. `new`: it is a request of its own, and takes the pending one's place. */
export async function readPending(desk: Desk, text: string): Promise<'taken' | 'new'> {
  const request = desk.request()
  const pending = pendingOf(request)
  if (pending === null) return 'new'
  const reading = desk.offline.read(text, pending, await desk.planContext())
  if (request.stage?.kind === 'clarify' && request.stage.asker === 'model')
    return answerModel(desk, request, reading, text)
  if (reading.kind === 'new' || (reading.kind === 'unclear' && request.planner === 'model')) return 'new'
  desk.transcript.person(text, request.id, request.planner)
  await follow(desk, request, reading, text)
  return 'taken'
}

/** Whatever is said is for the model to understand, unless the person gives up. After a restart no model waits for it: then both are one new request. */
async function answerModel(desk: Desk, request: OpenRequest, reading: Reading, text: string): Promise<'taken' | 'new'> {
  if (reading.kind !== 'cancel' && (desk.flow?.answer ?? null) === null) return 'new'
  desk.transcript.person(text, request.id, request.planner)
  if (reading.kind === 'cancel') await giveUp(desk, request)
  else await desk.flow?.answer?.(request, text)
  return 'taken'
}

/** What the grammar is told of the open question. */
export function pendingOf(request: OpenRequest): Pending | null {
  const { stage, planned } = request
  if (stage === null) return null
  if (stage.kind === 'approval')
    return {
      kind: 'approval',
      steps: planned,
      step: stage.origins[stage.approved] ?? 0,
      missing: null,
      ...chosenOf(request),
    }
  return {
    kind: stage.kind,
    steps: planned,
    step: stage.step,
    missing: stage.missing,
    choices: stage.choices.map(({ label, words }) => ({ label, words })),
  }
}

/** The list that the person has chosen from, where there was one. */
export function chosenOf({ chosen }: OpenRequest): Pick<Pending, 'choices' | 'picks'> {
  return chosen === null
    ? { choices: [] }
    : { choices: chosen.stage.choices.map(({ label, words }) => ({ label, words })), picks: chosen.picks }
}

async function follow(
  desk: Desk,
  request: OpenRequest,
  reading: Exclude<Reading, { kind: 'new' }>,
  text: string,
): Promise<void> {
  const { stage } = request
  switch (reading.kind) {
    case 'answer':
    case 'correction':
      return prepareRequest(desk, {
        ...request,
        planned: reading.steps,
        chosen: null,
        notes: [],
        text: `${request.text} (${text})`,
      })
    case 'choice': {
      const from =
        stage?.kind === 'choose'
          ? { planned: request.planned, stage }
          : stage?.kind === 'approval'
            ? request.chosen
            : null
      if (from === null || !canPick(from.stage, reading.picks)) return askAgain(desk, request)
      return prepareRequest(desk, { ...request, ...pickFrom(from, reading.picks) })
    }
    case 'approve':
      if (stage?.kind === 'approval') return approveAll(desk, request, stage)
      if (stage?.kind === 'clarify' && stage.missing === null)
        return prepareRequest(desk, {
          ...request,
          planned: request.planned.map((step) => ({ ...step, confidence: 1 })),
        })
      return askAgain(desk, request)
    case 'reject':
      return stage?.kind === 'approval' ? rejectAll(desk, request, stage, reading.reason) : giveUp(desk, request)
    case 'cancel':
      return giveUp(desk, request)
    case 'addition':
    case 'takeBack':
    case 'unclear':
      return askAgain(desk, request)
  }
}

/** "Never mind": the project is as it was before the request. */
export async function giveUp(desk: Desk, request: OpenRequest): Promise<void> {
  const back = (await desk.flow?.abandon()) ?? { ok: true as const }
  finish(
    desk,
    request,
    back.ok
      ? { text: 'All right, never mind. Nothing was changed.', state: 'cancelled' }
      : { text: back.error.message, state: 'failed' },
  )
}
