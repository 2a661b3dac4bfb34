import { failure } from '../../../shared/failures/index.ts'
import { err, type Failure, type Result } from '../../../shared/result.ts'
import { stepKey } from '../approvals/fingerprint.ts'
import { type Desk, finish } from '../chat/desk.ts'
import type { Approved, Flow } from '../chat/flow.ts'
import type { OpenRequest } from '../chat/openRequest.ts'
import { prepareRequest } from '../chat/prepareRequest.ts'
import type { ModelPlanner, ModelTurn, Observation } from '../planner/index.ts'
import { createRequestRun, type Performed } from '../run/requestRun.ts'
import { tracksOf } from '../tools/measureTracks.ts'
import { checkGoals } from './checkGoals.ts'
import { contradictionsOf } from './contradictions.ts'
import { finishAnswered } from './finishAnswered.ts'
import { nextTurn } from './nextTurn.ts'
import {
  answerFirst,
  observeBatch,
  observeFailed,
  observeIdle,
  observeMissed,
  observeRefused,
  observeTakenBack,
} from './observe.ts'
import { readBatch } from './readBatch.ts'
import { createThread, offerOffline, type Thread } from './thread.ts'

/** Starts the loop: think, act, observe, until the model answers or a limit ends it. All its batches are one transaction. */
export async function startModelFlow(desk: Desk, request: OpenRequest, model: ModelPlanner): Promise<void> {
  const context = await desk.planContext()
  const transcript = desk.transcript
    .messages()
    .slice(0, -1)
    .map(({ from, text }) => ({ from, text }))
  const session = model.start(request.text, { ...context, transcript }, (text) => desk.stream(text))
  const thread = createThread(
    session,
    desk.offline.plan(request.text, context),
    createRequestRun(desk.editor, desk.registry, request, {
      seconds: desk.limits.toolSeconds,
      onProgress: desk.onProgress,
      onStep: (index) => desk.stepTo(index),
    }),
  )
  desk.flow = createModelFlow(desk, thread)
  await think(desk, thread, request, [])
}

async function think(
  desk: Desk,
  thread: Thread,
  request: OpenRequest,
  observations: readonly Observation[],
): Promise<void> {
  if (thread.turns >= desk.limits.mostTurns)
    return end(desk, thread, request, failure('model/endless', { turns: desk.limits.mostTurns }))
  thread.turns += 1
  const open: OpenRequest = { ...request, planned: [], notes: [], stage: null, begun: thread.run.isOpen() }
  desk.send({ type: 'think', request: open })
  const turn = await takeTurn(desk, thread, observations)
  if (!turn.ok) return end(desk, thread, open, turn.error)
  if (turn.value.calls.length === 0) return answerOrGoOn(desk, thread, open, turn.value.text)
  if (thread.tokens > desk.limits.mostTokens)
    return end(desk, thread, open, failure('model/too-many-tokens', { tokens: desk.limits.mostTokens }))

  thread.batch = readBatch(desk.registry, thread, turn.value.calls, request.text)
  if (thread.repeats.isStuck()) return end(desk, thread, open, failure('agent/stuck', { times: thread.repeats.limit }))
  await answerFirst(desk, thread.batch)
  if (thread.batch.planned.length === 0) return askOrThink(desk, thread, open, [], [])
  return prepareRequest(desk, { ...open, planned: thread.batch.planned })
}

/** How often an answer is measured against the model's own goals before it stands as it is. */
const mostChecks = 3

/** An answer counts when the goals that the model has set itself are measured to be met; else it hears which are not, and may go on. */
async function answerOrGoOn(desk: Desk, thread: Thread, request: OpenRequest, text: string): Promise<void> {
  const missed = await checkGoals(desk.editor, thread.goals)
  thread.checks += 1
  const goesOn = missed.length > 0 && thread.checks < mostChecks && thread.run.performed().length > 0
  return goesOn
    ? think(desk, thread, request, [observeMissed(missed)])
    : finishAnswered(desk, thread, request, { text, missed })
}

/** One turn within what is left of the request's time, counted with what it cost. */
async function takeTurn(desk: Desk, thread: Thread, observations: readonly Observation[]): Promise<Result<ModelTurn>> {
  const { turnSeconds, thinkSeconds } = desk.limits
  const left = thinkSeconds - thread.thoughtFor / 1000
  const begun = performance.now()
  const turn = await nextTurn(
    thread.session,
    observations,
    desk.controller.signal,
    Math.max(0, Math.min(turnSeconds, left)),
  )
  thread.thoughtFor += performance.now() - begun
  desk.stream(null)
  const calls = thread.session.takeLog?.() ?? []
  thread.tokens += calls.reduce((sum, one) => sum + one.tokensSent + one.tokensReceived, 0)
  desk.transcript.askedModel(calls)
  const isOver = !turn.ok && turn.error.code === 'model/no-answer' && left < turnSeconds
  return isOver ? err(failure('model/too-long', { seconds: thinkSeconds })) : turn
}

function createModelFlow(desk: Desk, thread: Thread): Flow {
  return {
    planner: 'model',
    contradictions: (_request, rehearsal) => [
      ...sayCarriedOut(thread.run.performed()),
      ...contradictionsOf(desk.registry, thread, rehearsal, desk.table),
    ],
    wasRefused: (step) => thread.refused.has(stepKey(step)),
    leaveOut: (step) => {
      thread.refused.add(stepKey(step))
      thread.refusals += 1
    },
    answer: async (request, text) => {
      const { performed, callIds } = thread.asking
      await think(desk, thread, request, await observeBatch(desk, thread.batch, performed, callIds, null, text))
    },
    isOpen: () => thread.run.isOpen(),
    abandon: () => thread.run.abandon(),
    execute: async (request, approved) => {
      const done = await thread.run.run(approved, desk.controller.signal)
      if (!done.ok && done.error.code === 'engine/stale') return 'stale'
      if (!done.ok) await replan(desk, thread, request, approved, done.error)
      else await goOn(desk, thread, request, approved)
      return 'done'
    },
    refuse: async (request, reason) => {
      const { stage } = request
      if (stage?.kind === 'approval') for (const step of stage.prepared) thread.refused.add(stepKey(step))
      thread.refusals += 1
      await think(
        desk,
        thread,
        request,
        await observeRefused(desk, thread.batch, reason ?? 'the person has said no to this very call before'),
      )
    },
    idle: async (request, why) => think(desk, thread, request, await observeIdle(desk, thread.batch, why)),
    fail: async (request, error, step) => {
      if (error.code === 'agent/cancelled') return end(desk, thread, request, error)
      thread.repeats.record(request.planned[step])
      if (thread.repeats.isStuck())
        return end(desk, thread, request, failure('agent/stuck', { times: thread.repeats.limit }))
      return think(
        desk,
        thread,
        request,
        await observeFailed(desk, thread.batch, request.planned[step]?.callId ?? null, error),
      )
    },
  }
}

/** What the model may plan anew after a step failed while it ran. */
const mostReplans = 2

/** All of the request was taken back: the model hears which call failed and may plan another way, which is asked for like the first. */
async function replan(
  desk: Desk,
  thread: Thread,
  request: OpenRequest,
  approved: Approved,
  error: Failure,
): Promise<void> {
  const isFinal =
    error.code === 'agent/cancelled' ||
    error.code === 'engine/cancelled' ||
    error.code === 'engine/stopped' ||
    thread.replans >= mostReplans
  if (isFinal) return end(desk, thread, request, error)
  const failed = thread.run.failedAt()
  const at = failed === null ? -1 : approved.steps.indexOf(failed)
  const planned = request.planned[approved.origins[at] ?? -1]
  thread.repeats.record(planned)
  thread.replans += 1
  thread.lastFailure = error.message
  thread.planned = []
  thread.notes = []
  thread.chosen = { range: false, tracks: false }
  return think(desk, thread, request, await observeTakenBack(desk, thread.batch, planned?.callId ?? null, error))
}

async function goOn(desk: Desk, thread: Thread, request: OpenRequest, approved: Approved): Promise<void> {
  const performed = thread.run.performed().slice(-approved.steps.length)
  thread.planned.push(...request.planned)
  thread.notes.push(...approved.notes)
  if (approved.refusal !== null) thread.refusals += 1
  const callIds = approved.origins.map((origin) => request.planned[origin]?.callId ?? null)
  if (approved.refusal !== null)
    return think(
      desk,
      thread,
      request,
      await observeBatch(desk, thread.batch, performed, callIds, approved.refusal.reason),
    )
  return askOrThink(desk, thread, request, performed, callIds)
}

/** The model's question for the person where it has one, else its next turn. */
async function askOrThink(
  desk: Desk,
  thread: Thread,
  request: OpenRequest,
  performed: readonly Performed[],
  callIds: readonly (string | null)[],
): Promise<void> {
  const ask = thread.batch.items.find((item) => item.kind === 'ask')
  if (ask === undefined) return think(desk, thread, request, await observeBatch(desk, thread.batch, performed, callIds))
  thread.asking = { performed, callIds }
  const { question: text, answers } = ask.question
  const open: OpenRequest = { ...request, begun: thread.run.isOpen() }
  desk.transcript.asked('clarify')
  desk.transcript.tapehand(text, { requestId: request.id, state: 'asked', undoId: null, planner: 'model' })
  desk.send({ type: 'think', request: open })
  const question = {
    id: desk.newId(),
    kind: 'clarify' as const,
    text,
    answers: answers.map((label) => ({ label, say: label })),
  }
  desk.send({
    type: 'asked',
    stage: { kind: 'clarify', question, step: 0, missing: null, choices: [], asker: 'model' },
  })
}

function sayDone(performed: readonly Performed[]): string {
  const done = performed.filter(({ tool }) => tool.impact !== 'focus')
  return done
    .map(({ tool, step, seen }) =>
      tool.done(
        step,
        tracksOf(seen.before, step.trackIds).map((track) => track.name),
        seen,
      ),
    )
    .join('; ')
}

/** What was carried out and is no more. */
function sayTakenBack(performed: readonly Performed[]): string {
  const done = sayDone(performed)
  return done === '' ? '' : ` Taken back: ${done}.`
}

/** A later question of the same request stands on what has had its yes: all of it is seen, and all of it is taken back together. */
function sayCarriedOut(performed: readonly Performed[]): string[] {
  const done = sayDone(performed)
  return done === '' ? [] : [`Done before in this request: ${done}.`]
}

/** A clear sentence, and everything as it was before the request. */
async function end(desk: Desk, thread: Thread, request: OpenRequest, error: Failure): Promise<void> {
  const undone = sayTakenBack(thread.run.performed())
  const back = await thread.run.abandon()
  const told = back.ok ? error : back.error
  desk.stream(null)
  const state = told.code === 'agent/cancelled' ? 'cancelled' : 'failed'
  finish(desk, request, {
    text: `${told.message}${undone}`,
    state,
    offer:
      state === 'failed' && (error.code.startsWith('model/') || error.code === 'agent/stuck')
        ? offerOffline(thread)
        : null,
  })
}
