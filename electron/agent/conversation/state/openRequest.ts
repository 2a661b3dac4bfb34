import type { Question } from '../../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { PlanInSight } from '../../goals/goals.ts'
import type { Pending } from '../../planner/index.ts'
import type { Plan, PlannedStep } from '../../planner/plan.ts'
import type { Offered } from '../../prepare/takeAnswer.ts'
import { applyPicks } from '../../prepare/takeAnswer.ts'
import type { ApprovalStage } from '../../approvals/buildApproval.ts'
import type { LeftOut } from '../../approvals/leftOut.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { PreparedStep } from '../../tools/contract/defineTool.ts'

/** A request between its message and its answer. Plain data: it is saved with the project and survives a restart. */
export interface OpenRequest {
  readonly id: string
  /** The person's words; corrections are added to them. */
  readonly text: string
  readonly planner: 'offline' | 'model'
  readonly planned: readonly PlannedStep[]
  /** What its words can mean as well, until `planned` is compared with it. */
  readonly rivals?: Plan['rivals']
  /** What of the message can't be done, said beside what can. */
  readonly aside: string | null
  /** Questions beside it: what was answered before it was done, and what is answered behind it. */
  readonly answers?: readonly string[] | undefined
  readonly later?: readonly string[] | undefined
  /** Shown with the approval: what changed meanwhile, where model and words differ. */
  readonly notes: readonly string[]
  /** A batch of it is carried out and not yet made to last: it can't survive a restart. */
  readonly begun: boolean
  /** What earlier batches have done, and everybody sees. */
  readonly stands?: Stands | undefined
  readonly stage: Stage | null
  /** What the model has planned to reach, and how far it is. */
  readonly plan?: PlanInSight | undefined
  /** The steps of the person's words, where a model has planned other ones: one press takes them in their place. */
  readonly instead?: readonly PlannedStep[] | undefined
  /** Steps that the person took out of it, in their order. */
  readonly leftOut: readonly LeftOut[]
  /** The list that the person has chosen from, for "not that one, the other". */
  readonly chosen: ChosenFrom | null
}

/** A request that was just opened: nothing is planned for it. */
export function blankRequest(
  { newId }: { readonly newId: () => string },
  text: string,
  planner: OpenRequest['planner'],
): OpenRequest {
  return {
    id: newId(),
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

export interface Stands {
  readonly historyId: string | null
  /** Receipts as sentences, without a stop. */
  readonly told: readonly string[]
}

export interface ChosenFrom {
  /** As it was planned before the choice was put in. */
  readonly planned: readonly PlannedStep[]
  readonly stage: QuestionStage
  readonly picks: readonly number[]
}

/**
 * The last request that was carried out, as it was planned, and its entry in the history; null where it changed nothing
 * that history keeps.
 */
export interface DoneLast {
  readonly request: OpenRequest
  readonly historyId: string | null
}

export type Stage = QuestionStage | ApprovalStage

export interface QuestionStage extends Offered {
  readonly kind: 'clarify' | 'choose'
  readonly question: Question
  readonly missing: Pending['missing']
  /** It is the model that wants to know. */
  readonly asker: 'preparation' | 'model'
}

/** Steps that have their yes, or need none; what runs next. */
export interface ApprovedBatch {
  readonly steps: readonly PreparedStep[]
  /** For each step, the index of the planned step that it came from. */
  readonly origins: readonly number[]
  /** The content revision that they were prepared for. */
  readonly contentRevision: number
  /** A person saw them; else nobody had to be asked. */
  readonly shown: boolean
  /** The person said no to what came behind them; null where everything was approved. */
  readonly refusal: { readonly reason: string; readonly left: number } | null
  /** Said in the answer where no dialog has shown it. */
  readonly notes: readonly string[]
}

/** The request with the choice put in; what it was chosen from stays known. */
export function pickFrom(
  { planned, stage }: Omit<ChosenFrom, 'picks'>,
  picks: readonly number[],
): { readonly planned: OpenRequest['planned']; readonly chosen: ChosenFrom } {
  return { planned: applyPicks(planned, stage, picks), chosen: { planned, stage, picks } }
}

/** The list that the person has chosen from, where there was one. */
export function chosenOf({ chosen }: OpenRequest): Pick<Pending, 'choices' | 'picks'> {
  if (chosen === null) return { choices: [] }
  return { choices: chosen.stage.choices.map(({ label, words }) => ({ label, words })), picks: chosen.picks }
}

/** The model's own question, where it is that what the request waits for. */
export function modelAskedIn({ stage }: OpenRequest): QuestionStage | null {
  return stage !== null && stage.kind !== 'approval' && stage.asker === 'model' ? stage : null
}

/** What earlier batches have done and nobody has undone since; null where there is nothing. */
export function standingOf(
  { stands }: OpenRequest,
  { history, historyPosition }: Pick<ProjectView, 'history' | 'historyPosition'>,
): Stands | null {
  if (stands === undefined || stands.told.length === 0) return null
  const { historyId } = stands
  const isThere = historyId === null || history.slice(0, historyPosition).some(({ id }) => id === historyId)
  return isThere ? stands : null
}

export const sayStands = ({ told }: Stands, { endings }: AgentTexts): string => endings.stands(told)

/** What was shown and has no yes. */
export function sayMissing({ stage }: OpenRequest, { endings }: AgentTexts): string {
  if (stage?.kind !== 'approval') return ''
  const left = stage.approval.steps.filter(({ index }) => index >= stage.approved)
  return left.length === 0 ? '' : endings.notDone(left.map(({ sentence }) => sentence))
}
