import type { Action } from '../../../../shared/schemas/activity.ts'
import type { Failure } from '../../../../shared/failures/index.ts'
import type { ChatMessage, ConversationView, Question, RequestState } from '../../../../shared/schemas/conversation.ts'
import type { Pointers, ReceiptView } from '../../../../shared/schemas/messageParts.ts'
import type { Language } from '../../../../shared/language.ts'
import type { Missed, PlanInSight } from '../../goals/goals.ts'
import type { ModelProgress } from '../../loop/modelProgress.ts'
import type { CallsRead } from '../../loop/readCalls.ts'
import type { ModelCallLog } from '../../planner/index.ts'
import type { Plan, PlannedStep } from '../../planner/plan.ts'
import type { Memory } from '../../prepare/preparePlan.ts'
import type { Ask, Picked } from '../../prepare/resolution.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { PreparedStep } from '../../tools/contract/defineTool.ts'
import type { ApprovedBatch, DoneLast, OpenRequest, Stage, Stands } from './openRequest.ts'
import type { Transcript } from './transcript.ts'

/** All that a conversation knows. Plain data; what can't be data is `live` in `conversation.ts`. */
export interface ConversationData {
  readonly transcript: Transcript
  /** Messages that wait for their turn. */
  readonly queue: readonly string[]
  /** Between its message and its answer. */
  readonly request: OpenRequest | null
  /** How far it has come with a model; null without one, and after a restart. */
  readonly model: ModelProgress | null
  /** Sentences of the steps that are carried out, and which of them is under way. */
  readonly running: ConversationView['running']
  /** What a model has said of its answer so far. */
  readonly streaming: string | null
  /** The last request that was carried out; for "the same on …". */
  readonly lastSteps: readonly PlannedStep[]
  /** A request that was just refused: the next message may correct it ("no, make it 20"). */
  readonly refused: OpenRequest | null
  /** The next message may correct it though it is done ("no wait, to -6 dB"). */
  readonly lastDone: DoneLast | null
  readonly memory: Memory
  /** The language that the person wrote last; left out until a message tells. */
  readonly language?: Language | undefined
  /** Requests whose place a newer one has taken; the newest last. */
  readonly aside?: readonly OpenRequest[] | undefined
}

/** How a request ends: the answer, and what later messages may point at. */
export interface Ending {
  readonly text: string
  readonly state: RequestState
  readonly undoId?: string | null
  readonly offer?: ChatMessage['offer']
  /** Where to look, and what could be said next. */
  readonly pointers?: Pointers
  /** The operations that were carried out, for the log. */
  readonly ran?: readonly PreparedStep[]
  /** The same as they went. */
  readonly actions?: readonly Action[]
  /** What was read back of them, in words. */
  readonly did?: string
  /** What was done, as a card. */
  readonly receipt?: ReceiptView
  /** How far the model's plan has come since it was measured last. */
  readonly plan?: PlanInSight
  readonly lastSteps?: readonly PlannedStep[]
  /** What was carried out as it was planned, for the log. */
  readonly planned?: readonly PlannedStep[]
  readonly memory?: Memory
  readonly refused?: OpenRequest | null
  readonly lastDone?: DoneLast | null
  /** What is left to do of the words: it is set aside, to be taken up. */
  readonly rest?: OpenRequest | null
}

/** What a newer request took the place of, and what is said about it; null where it can't be taken up again. */
export interface SetAside {
  readonly request: OpenRequest | null
  readonly text: string
  readonly undoId: string | null
}

/** What happens to a conversation. One fact for one thing that happened; everything it knows comes from them. */
export type Fact =
  /** A message came; its turn comes later. */
  | { readonly type: 'queued'; readonly text: string }
  /** It is the turn of the first message in the queue. */
  | { readonly type: 'said'; readonly text: string; readonly language?: Language | null }
  /** A tool was called without words. */
  | { readonly type: 'called'; readonly raw: unknown }
  /** A message turned out to be a request of its own. `planner`: who is said to have read it. */
  | {
      readonly type: 'opened'
      readonly request: OpenRequest
      readonly text: string
      readonly planner: Planner | null
      /** What it takes the place of. */
      readonly instead?: SetAside | null
    }
  /** One that was set aside is open again, and another one may be set aside for it. */
  | {
      readonly type: 'takenUp'
      readonly request: OpenRequest
      readonly text: string
      readonly instead: SetAside | null
    }
  /** A model has planned it and is gone: its words are compared with it all the same. */
  | { readonly type: 'modelLeft'; readonly offline: Plan }
  /** A message turned out to be about the open request. */
  | { readonly type: 'answered'; readonly text: string }
  /**
   * The request has steps, or other ones than before. `refused`: keys of steps that the person took out; `allowed`: of
   * those that were put back. `offline`: the words as the person has put them right, beside a model.
   */
  | {
      readonly type: 'planned'
      readonly request: OpenRequest
      readonly refused?: readonly string[]
      readonly allowed?: readonly string[]
      readonly offline?: Plan
    }
  /** The person is asked something, with these words in the chat. */
  | {
      readonly type: 'asked'
      readonly request: OpenRequest
      readonly stage: Stage
      readonly text: string
      /** `beside`: it waited before, and another question was answered. `quietly`: without a word in the chat. */
      readonly how?: 'beside' | 'quietly'
    }
  /** These steps are to run; each with its sentence. */
  | {
      readonly type: 'approved'
      readonly request: OpenRequest
      readonly batch: ApprovedBatch
      readonly sentences: readonly string[]
    }
  | { readonly type: 'stepBegan'; readonly index: number }
  | { readonly type: 'ran'; readonly batch: ApprovedBatch; readonly stands: Stands }
  /** A step could not be prepared. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly step: number }
  /** A step failed while it ran, and its batch was taken back. `step`: of the planned ones. */
  | {
      readonly type: 'takenBack'
      readonly failure: Failure
      readonly step: number | null
      /** What earlier batches did, and files that this one has written. */
      readonly stands: Stands
    }
  | { readonly type: 'nothingToDo'; readonly why: string }
  /** Nothing of it was approved. `reason` null: it was refused before, so nobody was asked. */
  | { readonly type: 'refused'; readonly request: OpenRequest; readonly reason: string | null }
  /** A model works on it. */
  | { readonly type: 'modelStarted'; readonly offline: Plan }
  | { readonly type: 'turnBegan' }
  | { readonly type: 'streamed'; readonly text: string }
  | { readonly type: 'turnEnded'; readonly milliseconds: number; readonly calls: readonly ModelCallLog[] }
  | { readonly type: 'callsRead'; readonly read: CallsRead }
  /** How far the model's own plan has come. */
  | { readonly type: 'progressed'; readonly plan: PlanInSight }
  /** The model has answered, but goals that it had set itself are not met. */
  | { readonly type: 'missed'; readonly missed: readonly Missed[] }
  /** The model's answer. */
  | { readonly type: 'replied'; readonly text: string; readonly missed: readonly Missed[] }
  /** What the person says to the model's own question, and all their words read with it. */
  | { readonly type: 'toldModel'; readonly answer: string; readonly offline: Plan }
  /** The model came to an end that is no answer. */
  | { readonly type: 'modelEnded'; readonly failure: Failure }
  /** The person does not want it any more. */
  | { readonly type: 'gaveUp' }
  | { readonly type: 'finished'; readonly ending: Ending }

export type Planner = 'offline' | 'model'

export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>

/** Facts that are recorded and nothing more: no stage comes behind them, so a stage may tell them on its way. */
export type RecordedOnly = FactOf<
  | 'queued'
  | 'opened'
  | 'takenUp'
  | 'modelLeft'
  | 'answered'
  | 'stepBegan'
  | 'turnBegan'
  | 'streamed'
  | 'turnEnded'
  | 'progressed'
>

/** The facts behind which each stage comes. */
export interface Because {
  readonly read: FactOf<'said' | 'called'>
  readonly prepare: FactOf<'planned' | 'callsRead'>
  readonly run: FactOf<'approved'>
  readonly think: FactOf<
    'modelStarted' | 'callsRead' | 'ran' | 'failed' | 'takenBack' | 'nothingToDo' | 'refused' | 'missed' | 'toldModel'
  >
  readonly conclude: FactOf<
    'ran' | 'failed' | 'takenBack' | 'nothingToDo' | 'refused' | 'replied' | 'modelEnded' | 'gaveUp'
  >
}

export const finished = (ending: Ending): Fact => ({ type: 'finished', ending })

/** Choices that get a button; the others are picked by their number. */
const mostButtons = 9

/** What has to be known before the request can go on, about one of its planned steps. */
export function ask(
  { newId, texts }: { readonly newId: () => string; readonly texts: () => AgentTexts },
  request: OpenRequest,
  question: Ask,
  step: number,
): Fact {
  const { kind, text } = question
  const asked: Question = { id: newId(), kind, text, answers: answersTo(question, texts()) }
  const stage = {
    kind,
    question: asked,
    step,
    missing: question.kind === 'clarify' ? question.missing : null,
    choices: question.kind === 'choose' ? question.choices : [],
    asker: 'preparation' as const,
  }
  return { type: 'asked', request, stage, text }
}

/** What can be clicked. */
function answersTo(question: Ask, { questions }: AgentTexts): Question['answers'] {
  if (question.kind === 'clarify') return question.answers.map((answer) => ({ ...answer }))
  const buttons = question.choices.slice(0, mostButtons)
  const one = buttons.map(({ label, pick }, index) => ({
    label: `${index + 1}. ${label}`,
    say: `${index + 1}`,
    ...thingOf(pick),
  }))
  if (question.choices.some(({ pick }) => pick.kind === 'plan')) return one
  return [...one, { ...questions.allOfThem }]
}

/** What the window can show of it. */
function thingOf(pick: Picked): Pick<Question['answers'][number], 'thing'> {
  switch (pick.kind) {
    case 'thing':
      return { thing: { what: pick.what, id: pick.id } }
    case 'track':
      return { thing: { what: 'track', id: pick.id } }
    case 'request':
    case 'plan':
      return {}
  }
}
