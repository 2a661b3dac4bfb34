import type { Approval, Question } from '../../../shared/schemas/conversation.ts'
import type { Choice } from '../prepare/found.ts'
import type { Pending } from '../planner/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep } from '../tools/defineTool.ts'

/** A request between its message and its answer. Plain data: it is saved with the project and survives a restart. */
export interface OpenRequest {
  readonly id: string
  /** The person's words; corrections are added to them. */
  readonly text: string
  readonly planner: 'offline' | 'model'
  readonly planned: readonly PlannedStep[]
  /** What of the message can't be done, said beside what can. */
  readonly aside: string | null
  /** Shown with the approval: what changed meanwhile, where model and words differ. */
  readonly notes: readonly string[]
  /** A part of it is carried out and not yet made to last: it can't survive a restart. */
  readonly begun: boolean
  readonly stage: Stage | null
  /** Steps that the person took out of it, as sentences. */
  readonly leftOut: readonly string[]
  /** The list that the person has chosen from, for "not that one, the other". */
  readonly chosen: ChosenFrom | null
}

export interface ChosenFrom {
  /** As it was planned before the choice was put in. */
  readonly planned: readonly PlannedStep[]
  readonly stage: QuestionStage
  readonly picks: readonly number[]
}

/** The last request that was carried out, as it was planned, and its entry in the history; null where it changed nothing that history keeps. */
export interface DoneLast {
  readonly request: OpenRequest
  readonly historyId: string | null
}

export type Stage = QuestionStage | ApprovalStage

export interface QuestionStage {
  readonly kind: 'clarify' | 'choose'
  readonly question: Question
  /** Index of the planned step that it is about. */
  readonly step: number
  readonly missing: Pending['missing']
  readonly choices: readonly Choice[]
  /** It is the model that wants to know. */
  readonly asker: 'preparation' | 'model'
}

export interface ApprovalStage {
  readonly kind: 'approval'
  readonly approval: Approval
  readonly prepared: readonly PreparedStep[]
  /** For each prepared step, the index of the planned step that it came from. */
  readonly origins: readonly number[]
  /** How many of the prepared steps have their yes, from the first on. */
  readonly approved: number
}
