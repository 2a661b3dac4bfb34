import { type Failure, failure } from '../../../shared/failures/index.ts'
import { type Result, err } from '../../../shared/result.ts'
import { quoteModel } from '../answers/receiptOf.ts'
import { type PlanInSight, type Since, advancePlan, checkGoals, measureGoals, startPlan } from '../goals/goals.ts'
import { type ModelProgress, isStuck, mostRepeats } from '../loop/modelProgress.ts'
import { type Outcome, answerFirst, observe, observeMissed } from '../loop/observe.ts'
import { placeCalls } from '../loop/placeCalls.ts'
import { readCalls } from '../loop/readCalls.ts'
import type { ModelSession, ModelTurn, Observation } from '../planner/index.ts'
import { toolsOf } from '../opinion/pairSteps.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Goals } from '../tools/modelTools/planSteps.ts'
import { type Conversation, memoryNow, performedIn } from './conversation.ts'
import type { Because, Fact, FactOf } from './state/facts.ts'
import { standingOf } from './state/openRequest.ts'

/** How often an answer is measured against the model's own goals before it stands as it is. */
const mostChecks = 3

/**
 * One turn of the model: it is told what has become of its calls, and its next calls are read; or its own question is
 * for the person; or it has answered; or a limit ends it.
 */
export async function think(conversation: Conversation, because: Because['think']): Promise<Fact> {
  const { limits, registry } = conversation
  const { turns, failures } = progressOf(conversation)
  if (because.type === 'failed' && isStuck(failures)) return ended(failure('agent/stuck', { times: mostRepeats }))
  if (because.type === 'failed' || because.type === 'takenBack') await followPlan(conversation, 'failed')
  const question = because.type === 'ran' || because.type === 'callsRead' ? await askPerson(conversation) : null
  if (question !== null) return question
  const observations = await observationsOf(conversation, because)
  if (turns >= limits.mostTurns) return ended(failure('model/endless', { turns: limits.mostTurns }))

  conversation.record({ type: 'turnBegan' })
  const turn = await takeTurn(conversation, observations)
  if (!turn.ok) return ended(turn.error)
  const { calls, text } = turn.value
  if (calls.length === 0) return answerOrGoOn(conversation, text)
  const progress = progressOf(conversation)
  if (progress.tokens > limits.mostTokens) return ended(failure('model/too-many-tokens', { tokens: limits.mostTokens }))
  const words = conversation.request().text
  const context = await conversation.planContext()
  const memory = memoryNow(conversation)
  const placed = await placeCalls({ ...conversation, memory, context }, calls)
  const performed = performedIn(conversation)
  const said = { registry, memory, offline: progress.offline, performed, told: conversation.texts() }
  const comesTo = (one: PlannedStep) => toolsOf(said, one, context.project)
  const read = readCalls({ registry, progress, performed, words, comesTo }, placed)
  if (isStuck(read.failures)) return ended(failure('agent/stuck', { times: mostRepeats }))
  if (isStuck(read.questions)) return ended(failure('agent/going-round', { times: mostRepeats }))
  if (read.goals !== null) await showPlan(conversation, read.goals)
  return { type: 'callsRead', read: { ...read, batch: await answerFirst(conversation, read.batch) } }
}

const ended = (error: Failure): Fact => ({ type: 'modelEnded', failure: error })

function progressOf(conversation: Conversation): ModelProgress {
  const { model } = conversation.data()
  if (model === null) throw new Error('no model works on the request')
  return model
}

/**
 * The model's own question, where it has one and nothing was refused before it. It may claim what it likes, so it
 * stands in quotes before what was read back.
 */
async function askPerson(conversation: Conversation): Promise<Fact | null> {
  const { batch, ran } = progressOf(conversation)
  const ask = batch.items.find((item) => item.kind === 'ask')
  if (ask === undefined || ran.refusal !== null) return null
  const { question: words, answers } = ask.question
  const text = conversation.texts().questions.modelAsks(quoteModel(words))
  const question = {
    id: conversation.newId(),
    kind: 'clarify' as const,
    text,
    answers: answers.map((label) => ({ label, say: label })),
  }
  const stage = { kind: 'clarify' as const, question, step: 0, missing: null, choices: [], asker: 'model' as const }
  const request = conversation.request()
  return { type: 'asked', request, stage, text: `${text}\n${await saySoFar(conversation)}` }
}

async function saySoFar(conversation: Conversation): Promise<string> {
  const stands = standingOf(conversation.request(), await conversation.editor.view())
  const { questions } = conversation.texts()
  return stands === null ? questions.nothingSoFar : questions.doneSoFar(stands.told)
}

/** What the model is told before its turn. */
async function observationsOf(conversation: Conversation, because: Because['think']): Promise<Observation[]> {
  if (because.type === 'modelStarted') return []
  if (because.type === 'missed') return [observeMissed(because.missed)]
  return observe(conversation, progressOf(conversation).batch, outcomeOf(conversation, because))
}

function outcomeOf(
  conversation: Conversation,
  because: Exclude<Because['think'], FactOf<'modelStarted' | 'missed'>>,
): Outcome {
  const callIdOf = (step: number | null): string | null =>
    (step === null ? undefined : conversation.request().planned[step]?.callId) ?? null
  switch (because.type) {
    case 'ran':
    case 'callsRead':
    case 'toldModel': {
      const { count, callIds, refusal } = progressOf(conversation).ran
      const performed = count === 0 ? [] : performedIn(conversation).slice(-count)
      return { kind: 'ran', performed, callIds, refusal, answer: because.type === 'toldModel' ? because.answer : null }
    }
    case 'refused':
      return { kind: 'refused', reason: because.reason ?? 'the person has said no to this very call before' }
    case 'nothingToDo':
      return { kind: 'nothingToDo', why: because.why }
    case 'failed':
    case 'takenBack':
      return { kind: because.type, callId: callIdOf(because.step), failure: because.failure }
  }
}

/** One turn within what is left of the request's time, counted with what it cost. */
async function takeTurn(conversation: Conversation, observations: readonly Observation[]): Promise<Result<ModelTurn>> {
  const { live, limits } = conversation
  const { session } = live
  if (session === null) throw new Error('the model is gone')
  const left = limits.thinkSeconds - progressOf(conversation).thoughtFor / 1000
  const began = performance.now()
  const seconds = Math.max(0, Math.min(limits.turnSeconds, left))
  const turn = await nextTurn(session, observations, live.controller.signal, seconds)
  const milliseconds = performance.now() - began
  conversation.record({ type: 'turnEnded', milliseconds, calls: session.takeLog?.() ?? [] })
  const isOver = !turn.ok && turn.error.code === 'model/no-answer' && left < limits.turnSeconds
  return isOver ? err(failure('model/too-long', { seconds: limits.thinkSeconds })) : turn
}

/**
 * An answer counts when the goals that the model has set itself are measured to be met; else it hears which are not,
 * and may go on.
 */
async function answerOrGoOn(conversation: Conversation, text: string): Promise<Fact> {
  const { checks } = progressOf(conversation)
  const { editor } = conversation
  const goals = conversation.request().plan?.goals ?? []
  const missed = await checkGoals({ editor, performed: performedIn(conversation) }, goals, conversation.texts())
  const goesOn = missed.length > 0 && checks + 1 < mostChecks && performedIn(conversation).length > 0
  return goesOn ? { type: 'missed', missed } : { type: 'replied', text, missed }
}

/** One turn of the model, with an end: a model that hangs is let go after its time, and a cancel is not waited for. */
export async function nextTurn(
  session: ModelSession,
  observations: readonly Observation[],
  cancel: AbortSignal,
  seconds: number,
): Promise<Result<ModelTurn>> {
  const timeout = AbortSignal.timeout(Math.ceil(seconds * 1000))
  const signal = AbortSignal.any([cancel, timeout])
  const stopped = Promise.withResolvers<Result<ModelTurn>>()
  const stop = () =>
    stopped.resolve(
      err(cancel.aborted ? failure('agent/cancelled') : failure('model/no-answer', { host: 'The model', seconds })),
    )
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  try {
    const turn = await Promise.race([session.next(observations, signal), stopped.promise])
    return cancel.aborted ? err(failure('agent/cancelled')) : turn
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** The plan is shown from the moment that it is made. */
export async function showPlan(conversation: Conversation, goals: Goals): Promise<void> {
  const { editor } = conversation
  const measured = await measureGoals({ editor, performed: performedIn(conversation) }, goals, conversation.texts())
  conversation.record({ type: 'progressed', plan: startPlan(goals, measured, conversation.texts()) })
}

/** Measured again behind each batch, and told as it is. Nothing happens without a plan. */
export async function followPlan(conversation: Conversation, since: Since): Promise<void> {
  const plan = await measuredPlan(conversation, since)
  if (plan !== null) conversation.record({ type: 'progressed', plan })
}

export async function measuredPlan(conversation: Conversation, since: Since): Promise<PlanInSight | null> {
  const { plan } = conversation.request()
  if (plan === undefined) return null
  const source = { editor: conversation.editor, performed: performedIn(conversation) }
  const measured = await measureGoals(source, plan.goals, conversation.texts())
  return advancePlan(plan, measured, since)
}
