import type { Failure } from '../../../shared/failures/index.ts'
import type { Chosen } from '../opinion/offlineOpinion.ts'
import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { PersonQuestion } from '../tools/modelTools/askUser.ts'

/** How far a request has come with a model. Plain data: the session with the server is beside the machine. */
export interface ModelProgress {
  /** The person's words, read without the model: fills in what calls leave out, and is the second opinion. */
  readonly offline: Plan
  /** Nobody is there to go on with it: the request was taken up again, or the app was closed. */
  readonly isGone: boolean
  readonly turns: number
  /** Milliseconds that the model has taken, all turns together. */
  readonly thoughtFor: number
  readonly tokens: number
  /** Why the last turn's steps were taken back; null where they were not. */
  readonly lastFailure: Failure | null
  /** How often it has planned anew because a step failed while it ran. */
  readonly replans: number
  /** How often its answer was measured against its own plan. */
  readonly checks: number
  /** The calls of the last turn. */
  readonly batch: CallBatch
  /** What was carried out of them. */
  readonly ran: BatchRun
  /** What the model has selected itself counts before what the words imply. */
  readonly chosen: Chosen
  /** Keys of the steps that the person has said no to, and how often that was. */
  readonly refused: readonly string[]
  readonly refusals: number
  /** The steps that had a no, as sentences. */
  readonly denied: readonly string[]
  readonly failures: FailedCalls
  /** How often each question was answered since something was done. */
  readonly questions: FailedCalls
  /** Every step that was carried out, as it was planned. */
  readonly planned: readonly PlannedStep[]
  readonly notes: readonly string[]
}

/**
 * The calls of one turn, in order. Behind one that can't be made nothing is done: later calls may have counted on it.
 */
export interface CallBatch {
  readonly items: readonly CallItem[]
  /** Answers to questions that came before the first edit, by call. */
  readonly answered: Readonly<Record<string, unknown>>
}

export type CallItem =
  | { readonly kind: 'step'; readonly callId: string; readonly tool: string }
  /** `again`: it was answered before, and nothing has been done since. */
  | {
      readonly kind: 'query'
      readonly callId: string
      readonly query: string
      readonly asked: PlannedStep
      readonly again: boolean
    }
  /** A question for the person; calls behind it wait for the answer. */
  | { readonly kind: 'ask'; readonly callId: string; readonly question: PersonQuestion }
  /** The goals of the request; they count from here on. */
  | { readonly kind: 'plan'; readonly callId: string; readonly steps: number }
  | { readonly kind: 'wrong'; readonly callId: string; readonly failure: Failure }
  | { readonly kind: 'skipped'; readonly callId: string }
  /**
   * The words ask for it once: the same call stands before it in the same answer, or it leaves all to words that an
   * earlier one has carried out.
   */
  | { readonly kind: 'twice'; readonly callId: string; readonly of: 'call' | 'words' }

/** The last steps that the request has carried out, so many of them, each with the call that it came from. */
export interface BatchRun {
  readonly count: number
  readonly callIds: readonly (string | null)[]
  /** Why the person said no to what came behind them. */
  readonly refusal: string | null
}

export const emptyRun: BatchRun = { count: 0, callIds: [], refusal: null }

export function startProgress(offline: Plan): ModelProgress {
  return {
    offline,
    isGone: false,
    turns: 0,
    thoughtFor: 0,
    tokens: 0,
    lastFailure: null,
    replans: 0,
    checks: 0,
    batch: { items: [], answered: {} },
    ran: emptyRun,
    chosen: { range: false, tracks: false },
    refused: [],
    refusals: 0,
    denied: [],
    failures: {},
    questions: {},
    planned: [],
    notes: [],
  }
}

/** How often each call has failed, whatever its id. */
export type FailedCalls = Readonly<Record<string, number>>

/** A model that makes the same failing call so often will not find its way. */
export const mostRepeats = 3

export function countFailure(failures: FailedCalls, failedCall: unknown): FailedCalls {
  return { ...failures, [keyOf(failedCall)]: timesCounted(failures, failedCall) + 1 }
}

export const timesCounted = (counts: FailedCalls, call: unknown): number => counts[keyOf(call)] ?? 0

function keyOf(call: unknown): string {
  const withoutIds = (name: string, value: unknown) => (name === 'id' || name === 'callId' ? undefined : value)
  return JSON.stringify(call, withoutIds) ?? ''
}

export const hasFailed = (failures: FailedCalls): boolean => Object.keys(failures).length > 0

export const isStuck = (failures: FailedCalls): boolean => Object.values(failures).some((count) => count >= mostRepeats)

/** The same words without the model, where the grammar has an answer of its own to them. */
export function offerOffline({ offline }: ModelProgress): 'offline' | null {
  return offline.steps.length > 0 || (offline.reply !== null && offline.replyState === 'talk') ? 'offline' : null
}
