import { failure } from '../../../shared/failures/index.ts'
import { buildApproval } from '../approvals/buildApproval.ts'
import { tellApproval } from '../answers/tellApproval.ts'
import type { Ask } from '../prepare/found.ts'
import { preparePlan, type Rehearsal } from '../prepare/preparePlan.ts'
import { tracksOf } from '../tools/measureTracks.ts'
import type { Desk } from './desk.ts'
import type { Flow } from './flow.ts'
import { openFlow } from './offlineFlow.ts'
import type { OpenRequest } from './openRequest.ts'

/** Under this a step is asked about before anything is done. */
const sureEnough = 0.5

/** The question is asked anyway, so it is enough to say it there. */
const doubt = 'I am not sure that I understood all of it: please look whether this is what you mean.'

/** Choices that get a button; the others are picked by their number. */
const mostButtons = 9

/** Prepares the open request as it is planned, and goes as far as it can without the person: a question, an approval, or running. */
export async function prepareRequest(desk: Desk, planned: OpenRequest): Promise<void> {
  const request: OpenRequest = { ...planned, stage: null, begun: desk.flow?.isOpen() ?? false }
  desk.send({ type: desk.chat().value === 'idle' ? 'opened' : 'think', request })
  const flow = openFlow(desk, request)
  const preparation = await preparePlan(
    desk.editor,
    desk.registry,
    request.planned,
    desk.chat().context.memory,
    desk.places,
    desk.controller.signal,
  )
  if (desk.controller.signal.aborted) return flow.fail(request, failure('agent/cancelled'), 0)
  if (preparation.kind === 'fail') return flow.fail(request, preparation.failure, preparation.step)
  if (preparation.kind === 'ask') return ask(desk, request, preparation.ask, preparation.step)

  const { rehearsal } = preparation
  if (rehearsal.steps.length === 0 && rehearsal.notes.length > 0) return flow.idle(request, rehearsal.notes.join(' '))
  const known = { ...request, notes: [...request.notes, ...flow.contradictions(request, rehearsal)] }
  const asking = rehearsal.steps.filter((one) => desk.permissions.asks(one))
  if (asking.some(({ step }) => flow.wasRefused(step))) return flow.refuse(known, null)
  const unsure = request.planned.findIndex((step) => step.confidence < sureEnough)
  if (asking.length > 0)
    return askForYes(desk, unsure < 0 ? known : { ...known, notes: [...known.notes, doubt] }, rehearsal)
  if (unsure >= 0) return ask(desk, known, askWhetherMeant(rehearsal), unsure)
  return runNow(desk, flow, known, rehearsal)
}

async function runNow(desk: Desk, flow: Flow, request: OpenRequest, rehearsal: Rehearsal): Promise<void> {
  desk.showSteps(sentencesOf(rehearsal))
  desk.send({ type: 'run', request })
  const done = await flow.execute(request, {
    steps: rehearsal.steps.map(({ step }) => step),
    origins: rehearsal.steps.map(({ planned }) => planned),
    contentRevision: rehearsal.contentRevision,
    refusal: null,
    notes: [...rehearsal.notes, ...request.notes],
  })
  if (done === 'stale') await prepareRequest(desk, request)
}

/** One question of the approval dialog. */
async function askForYes(desk: Desk, request: OpenRequest, rehearsal: Rehearsal): Promise<void> {
  const options = {
    id: desk.newId(),
    request: request.text,
    notes: request.notes,
    permissions: desk.permissions,
    titleOf: (tool: string) => desk.registry.findTool(tool)?.title ?? null,
  }
  const approval = await buildApproval(rehearsal, options)
  desk.transcript.asked('approval')
  desk.transcript.tapehand(tellApproval(approval), {
    requestId: request.id,
    state: 'asked',
    undoId: null,
    planner: request.planner,
  })
  desk.send({ type: 'think', request })
  const prepared = rehearsal.steps.map(({ step }) => step)
  desk.send({
    type: 'needsYes',
    stage: {
      kind: 'approval',
      approval,
      prepared,
      origins: rehearsal.steps.map(({ planned }) => planned),
      approved: 0,
    },
  })
}

function ask(desk: Desk, request: OpenRequest, question: Ask, step: number): void {
  desk.transcript.asked(question.kind)
  desk.transcript.tapehand(question.text, {
    requestId: request.id,
    state: 'asked',
    undoId: null,
    planner: request.planner,
  })
  const choices = question.kind === 'choose' ? question.choices : []
  const answers =
    question.kind === 'clarify'
      ? question.answers
      : [
          ...choices
            .slice(0, mostButtons)
            .map(({ label }, index) => ({ label: `${index + 1}. ${label}`, say: `${index + 1}` })),
          { label: 'All of them', say: 'all' },
        ]
  desk.send({ type: 'think', request })
  desk.send({
    type: 'asked',
    stage: {
      kind: question.kind,
      question: {
        id: desk.newId(),
        kind: question.kind,
        text: question.text,
        answers: answers.map((answer) => ({ ...answer })),
      },
      step,
      missing: question.kind === 'clarify' ? question.missing : null,
      choices,
      asker: 'preparation',
    },
  })
}

/** "undo the fade" where something came after it: what would go with it is said. */
function askWhetherUndone({ steps, before }: Rehearsal): string | null {
  if (steps.length < 2 || steps.some(({ tool }) => tool.name !== 'undo')) return null
  const taken = before.history
    .slice(0, before.historyPosition)
    .slice(-steps.length)
    .reverse()
    .map(({ text }) => `“${text}”`)
  return `Requests are undone in their order. To undo ${taken.at(-1) ?? 'that'}, ${taken.slice(0, -1).join(', ')} would be undone with it. Undo all ${steps.length}?`
}

function askWhetherMeant(rehearsal: Rehearsal): Ask {
  const sentences = sentencesOf(rehearsal)
  return {
    kind: 'clarify',
    missing: null,
    text: askWhetherUndone(rehearsal) ?? `I am not sure that I understood. Do you mean: ${sentences.join('; ')}?`,
    answers: [
      { label: 'Yes', say: 'yes' },
      { label: 'No', say: 'never mind' },
    ],
  }
}

function sentencesOf({ steps }: Rehearsal): string[] {
  return steps.map(({ tool, step, before }) =>
    tool.sentence(
      step,
      tracksOf(before, step.trackIds).map((track) => track.name),
    ),
  )
}
