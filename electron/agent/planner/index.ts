import type { ModelCall as ModelCallEntry } from '../../../shared/schemas/activity.ts'
import type { Language } from '../../../shared/language.ts'
import type { Result } from '../../../shared/result.ts'
import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { NoteRef, Plan, PlannedStep } from './plan.ts'

/** What a planner may know besides the message. */
export interface PlanContext {
  readonly project: ProjectView
  /** The steps of the last request that was carried out, as they were resolved; for "do the same on …" and "again". */
  readonly lastSteps: readonly PlannedStep[]
  /** What earlier requests have done, newest last, as it was told when it was read back; for "what did you do?". */
  readonly done?: readonly DoneRequest[]
  /** What was said before this message; for "and the guest?" behind a question. */
  readonly before?: string
  /** What was said before that, newest first: "shorter than 20 seconds" may be of what was asked two messages ago. */
  readonly earlier?: readonly string[]
  /** Where the answer to it has pointed, first first: "where is it loudest?", "turn that down". */
  readonly places?: readonly RangeView[]
  /** The language in which is answered; English where it is left out. */
  readonly texts?: AgentTexts
}

/** A request whose history entry may still stand. */
export interface DoneRequest {
  readonly historyId: string
  readonly told: string
}

/** How a message relates to what is pending. */
export type ReplyReading =
  /** It fills in what was asked: the pending steps, completed. */
  | { readonly kind: 'answer'; readonly steps: readonly PlannedStep[] }
  /** It picks from the numbered list: indexes from 0. */
  | { readonly kind: 'choice'; readonly picks: readonly number[] }
  /** "yes", "go ahead" and "no" to an approval, typed instead of clicked. */
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject'; readonly reason: string }
  /** "no, make it 20 seconds": the pending steps, changed. */
  | { readonly kind: 'correction'; readonly steps: readonly PlannedStep[] }
  /** "leave the second out", "put it back": of all that is shown these stay, each the very step of `shown`. */
  | { readonly kind: 'stay'; readonly steps: readonly PlannedStep[] }
  /** Of what is done: "the keys too": these steps beside it. */
  | { readonly kind: 'addition'; readonly steps: readonly PlannedStep[] }
  /** Of what is done: "no, don't": it is to be taken back. */
  | { readonly kind: 'takeBack' }
  /** "never mind". */
  | { readonly kind: 'cancel' }
  /** Something else: a request that takes the pending one's place. */
  | { readonly kind: 'new' }
  /** Neither an answer nor a request that is understood: ask again. */
  | { readonly kind: 'unclear' }

export interface Pending {
  /** `done`: nothing is pending; the last request, which was carried out, may be corrected. */
  readonly kind: 'clarify' | 'choose' | 'approval' | 'done'
  /** The steps of the pending request as planned. */
  readonly steps: readonly PlannedStep[]
  /** Of an approval: all that is listed, with what was left out in its place; without it, `steps`. */
  readonly shown?: readonly PlannedStep[]
  /** Of these, what was left out; what was left out last is the last. */
  readonly leftOut?: readonly PlannedStep[]
  /** Index of the step that the question is about. */
  readonly step: number
  /** What is missing, for `clarify`. */
  readonly missing: 'range' | 'time' | 'tracks' | 'value' | 'thing' | null
  /**
   * The list that was shown, for `choose`: words that tell the choices apart. Behind a choice: the list that was chosen
   * from.
   */
  readonly choices: readonly { readonly label: string; readonly words: readonly string[] }[]
  /** What was chosen from it, indexes from 0. */
  readonly picks?: readonly number[]
}

/** The grammar: no network, no waiting. Always the reader of answers; the second opinion when a model plans. */
export interface OfflinePlanner {
  plan(message: string, context: PlanContext): Plan
  read(message: string, pending: Pending, context: PlanContext): ReplyReading
  /** Another wording of a line of notes: the steps that take the place of that line's. */
  reword?(note: NoteRef, say: string, context: PlanContext): readonly PlannedStep[]
  /** The language of a message; null where its words do not tell. */
  languageOf?(message: string, project: ProjectView): Language | null
  /** A message that is for it alone, whoever else plans: it names a recipe. */
  owns?(message: string): boolean
}

/** Where a model's turn stands. */
export interface ModelCall {
  readonly id: string
  readonly tool: string
  /** Parsed arguments, or the raw text where it was not valid JSON. */
  readonly args: Readonly<Record<string, unknown>> | { readonly unreadable: string }
}

export interface ModelTurn {
  readonly text: string
  readonly calls: readonly ModelCall[]
}

/** What a model is told of each call that it made; one for every call, also for skipped ones. */
export interface Observation {
  readonly callId: string
  readonly content: string
}

/** The `callId` of what a model is told unasked, behind an answer without calls. */
export const noCall = ''

/** One question to a model, for the log: what was said and answered, never the key. */
export type ModelCallLog = DeepReadonly<ModelCallEntry>

type DeepReadonly<T> = { readonly [K in keyof T]: T[K] extends (infer One)[] ? readonly One[] : T[K] }

/** One request's conversation with a model: `next` is called until it answers without calls or a limit ends it. */
export interface ModelSession {
  next(observations: readonly Observation[], signal: AbortSignal): Promise<Result<ModelTurn>>
  /** The questions since it was asked for them the last time. */
  takeLog?(): readonly ModelCallLog[]
}

/** What was said before, for a model. */
export interface EarlierTurn {
  readonly from: 'person' | 'tapehand'
  readonly text: string
  /** What was done for it, as calls with their results: an answer that tells of it would teach to claim. */
  readonly did?: DidBefore | null
}

export interface DidBefore {
  readonly calls: readonly { readonly tool: string; readonly args: Readonly<Record<string, unknown>> }[]
  /** What was read back of all of them. */
  readonly told: string
}

export interface ModelPlanner {
  start(
    message: string,
    context: PlanContext & {
      readonly transcript: readonly EarlierTurn[]
      /** Names of the tools that words in any language ask for, as they are read without a model. */
      readonly readTools?: (text: string) => readonly string[]
    },
    onText: (text: string) => void,
  ): ModelSession
}
