import type { ChatMessage } from '../../../../shared/schemas/conversation.ts'
import { stepKey } from '../../approvals/fingerprint.ts'
import { closeList } from '../../goals/goals.ts'
import { countFailure, emptyRun, type ModelProgress, startProgress } from '../../loop/modelProgress.ts'
import type { CallsRead } from '../../loop/readCalls.ts'
import type { PlannedStep } from '../../planner/plan.ts'
import type { ConversationData, Ending, Fact, FactOf, Planner } from './facts.ts'
import type { ApprovedBatch, OpenRequest } from './openRequest.ts'
import { amend, personSaid, type RequestLog, tapehandSaid, type Stamp, type Transcript } from './transcript.ts'

export const emptyData: ConversationData = {
  transcript: { messages: [], log: [] },
  queue: [],
  request: null,
  model: null,
  running: null,
  streaming: null,
  lastSteps: [],
  refused: null,
  lastDone: null,
  memory: { lastRange: null, clipboardFrom: [] },
  aside: [],
}

type Records = {
  readonly [T in Fact['type']]: (data: ConversationData, fact: FactOf<T> & Stamp) => Partial<ConversationData>
}

/** What a conversation knows behind a fact. Pure; whether the fact may come now is for the machine. */
export function record(data: ConversationData, fact: Fact & Stamp): Partial<ConversationData> {
  return (records[fact.type] as (data: ConversationData, fact: Fact & Stamp) => Partial<ConversationData>)(data, fact)
}

const records: Records = {
  queued: ({ queue }, { text }) => ({ queue: [...queue, text] }),
  said: ({ queue, language }, fact) => ({ queue: queue.slice(1), language: fact.language ?? language }),
  called: () => ({}),
  opened: (data, fact) => opened(data, fact, fact.planner),
  takenUp: ({ aside = [], ...data }, fact) =>
    opened({ ...data, aside: aside.filter(({ id }) => id !== fact.request.id) }, fact, fact.request.planner),
  modelLeft: (_, { offline }) => ({ model: { ...startProgress(offline), isGone: true } }),
  answered: ({ transcript, request }, fact) => ({
    transcript: personSaid(transcript, fact, {
      text: fact.text,
      requestId: request?.id ?? fact.id,
      planner: request?.planner ?? 'offline',
    }),
  }),
  planned: ({ model }, { request, refused = [], allowed = [], offline, begun }) => {
    const corrected = model && withAllowed({ ...model, offline: offline ?? model.offline }, allowed)
    return {
      request: { ...request, stage: null, begun },
      model: refused.length === 0 ? corrected : withRefused(corrected, refused),
    }
  },
  asked: ({ transcript }, fact) => ({
    request: { ...fact.request, stage: fact.stage, begun: fact.begun },
    transcript: fact.how === 'quietly' ? transcript : withQuestion(transcript, fact),
  }),
  approved: ({ model }, { request, batch, sentences }) => ({
    request: { ...request, stage: null },
    running: { steps: [...sentences], at: 0 },
    model: batch.refusal === null ? model : withDenied(model, request, batch.steps.length),
  }),
  stepBegan: ({ running }, { index }) => ({ running: running === null ? null : { ...running, at: index } }),
  ran: ({ model, request }, { batch, stands }) => ({
    running: null,
    request: request && { ...request, stands },
    model: model && withRun(model, request, batch),
  }),
  failed: ({ model, request }, { step }) => ({ model: model && withFailed(model, request?.planned[step]) }),
  takenBack: ({ model, request }, { failure, step, stands }) => ({
    running: null,
    request: request && { ...request, stands },
    model: model && {
      ...withFailed(model, step === null ? undefined : request?.planned[step]),
      replans: model.replans + 1,
      lastFailure: failure,
      chosen: { range: false, tracks: false },
    },
  }),
  nothingToDo: ({ model }, { why }) => ({ model: model && { ...model, notes: [...model.notes, why] } }),
  refused: ({ model }, { request }) => {
    const keys = request.stage?.kind === 'approval' ? request.stage.prepared.map(stepKey) : []
    return { request, model: withDenied(withRefused(model, keys), request, 0) }
  },
  modelStarted: (_, { offline }) => ({ model: startProgress(offline) }),
  turnBegan: ({ model, request }, { begun }) => ({
    request: request && { ...request, planned: [], notes: [], stage: null, begun },
    model: model && { ...model, turns: model.turns + 1 },
  }),
  streamed: (_, { text }) => ({ streaming: text }),
  turnEnded: ({ model, transcript }, { milliseconds, calls }) => ({
    streaming: null,
    transcript: {
      ...transcript,
      log: amend(transcript.log, (entry) => ({ modelCalls: [...entry.modelCalls, ...calls] })),
    },
    model: model && {
      ...model,
      thoughtFor: model.thoughtFor + milliseconds,
      tokens: calls.reduce((sum, one) => sum + one.tokensSent + one.tokensReceived, model.tokens),
    },
  }),
  callsRead: ({ model, request }, { read }) => ({
    request: request && { ...request, planned: read.planned, notes: read.corrected },
    model: model && { ...model, ...progressOf(read), ran: emptyRun },
  }),
  progressed: ({ request }, { plan }) => ({ request: request && { ...request, plan } }),
  missed: ({ model }) => ({ model: model && { ...model, checks: model.checks + 1 } }),
  replied: () => ({}),
  toldModel: ({ model }, { offline }) => ({ model: model && { ...model, offline } }),
  modelEnded: () => ({}),
  gaveUp: () => ({}),
  finished: ({ transcript, request, lastSteps, lastDone, memory, aside }, fact) => {
    const { text, state, undoId = null, offer = null, ...left } = fact.ending
    const about = { text, requestId: request?.id ?? fact.id, planner: request?.planner ?? 'offline' }
    const inSight = left.plan ?? request?.plan
    const plan = inSight === undefined ? {} : { plan: closeList(inSight.checklist) }
    const told = tapehandSaid(transcript, fact, { ...about, state, undoId, offer, ...plan, ...besideText(left) })
    return {
      transcript: {
        ...told,
        log: withDone(told.log, fact.ending),
      },
      request: null,
      model: null,
      running: null,
      streaming: null,
      refused: left.refused ?? null,
      lastSteps: left.lastSteps ?? lastSteps,
      lastDone: left.lastDone ?? lastDone,
      memory: left.memory ?? memory,
      aside: withAside(aside, left.rest),
    }
  },
}

const besideText = ({
  receipt,
  pointers,
}: Pick<Ending, 'receipt' | 'pointers'>): Pick<ChatMessage, 'receipt' | 'pointers'> => ({
  ...(receipt !== undefined && { receipt }),
  ...(pointers !== undefined && { pointers }),
})

const withDone = (
  log: readonly RequestLog[],
  { ran = [], actions = [], did, planned }: Ending,
): readonly RequestLog[] =>
  amend(log, (entry) => ({
    ran: [...entry.ran, ...ran],
    ...(actions.length > 0 && { actions }),
    ...(did !== undefined && { did }),
    ...(planned !== undefined && { planned }),
  }))

const progressOf = ({ batch, chosen, failures, questions }: CallsRead) => ({
  batch,
  chosen,
  failures,
  questions,
})

/** Older ones than these are let go. */
const mostAside = 5

function withAside(aside: readonly OpenRequest[] = [], request: OpenRequest | null = null): readonly OpenRequest[] {
  return request === null ? aside : [...aside, request].slice(-mostAside)
}

function opened(
  { transcript, aside = [] }: ConversationData,
  fact: FactOf<'opened' | 'takenUp'> & Stamp,
  planner: Planner | null,
): Partial<ConversationData> {
  const about = { requestId: fact.request.id, planner }
  const said = personSaid(transcript, fact, { text: fact.text, ...about })
  const { instead = null } = fact
  if (instead === null) return { request: fact.request, model: null, transcript: said, aside }
  const { request, text, undoId } = instead
  const told = tapehandSaid(
    said,
    { ...fact, id: `${fact.id}-aside` },
    {
      ...about,
      text,
      undoId,
      state: undoId === null ? 'talk' : 'partly',
      offer: request === null ? null : 'takeUp',
    },
  )
  return {
    request: fact.request,
    model: null,
    transcript: told,
    aside: withAside(aside, request),
  }
}

function withQuestion(transcript: ConversationData['transcript'], fact: FactOf<'asked'> & Stamp) {
  const { kind } = fact.stage
  const about = { text: fact.text, requestId: fact.request.id, planner: fact.request.planner }
  if (fact.how === 'beside') return stillAsked(tapehandSaid(transcript, fact, { ...about, state: 'talk' }), kind)
  const log = amend(transcript.log, ({ asked }) => ({ asked: [...asked, kind], pending: kind }))
  return tapehandSaid({ ...transcript, log }, fact, { ...about, state: 'asked' })
}

const stillAsked = (transcript: Transcript, pending: RequestLog['pending']): Transcript => ({
  ...transcript,
  log: amend(transcript.log, () => ({ pending })),
})

const withFailed = (model: ModelProgress, call: PlannedStep | undefined): ModelProgress => ({
  ...model,
  failures: countFailure(model.failures, call),
})

function withRefused(model: ModelProgress | null, keys: readonly string[]): ModelProgress | null {
  return model && { ...model, refused: [...model.refused, ...keys], refusals: model.refusals + 1 }
}

/** What was taken out and is put back is as if it had never been refused. */
function withAllowed(model: ModelProgress, keys: readonly string[]): ModelProgress {
  if (keys.length === 0) return model
  return { ...model, refused: model.refused.filter((key) => !keys.includes(key)), refusals: model.refusals - 1 }
}

/** What is asked and has no yes, from that step on. */
function withDenied(model: ModelProgress | null, { stage }: OpenRequest, from: number): ModelProgress | null {
  const steps = stage?.kind === 'approval' ? stage.approval.steps.filter(({ index }) => index >= from) : []
  return model && { ...model, denied: [...model.denied, ...steps.map(({ sentence }) => sentence)] }
}

function withRun(model: ModelProgress, request: OpenRequest | null, batch: ApprovedBatch): ModelProgress {
  const planned = request?.planned ?? []
  return {
    ...model,
    // Something was done behind what failed: it has found another way.
    lastFailure: null,
    planned: [...model.planned, ...planned],
    notes: [...model.notes, ...batch.notes],
    refusals: batch.refusal === null ? model.refusals : model.refusals + 1,
    ran: {
      count: batch.steps.length,
      callIds: batch.origins.map((origin) => planned[origin]?.callId ?? null),
      refusal: batch.refusal?.reason ?? null,
    },
  }
}
