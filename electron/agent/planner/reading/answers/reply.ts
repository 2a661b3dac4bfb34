import type { Frame } from '../../../reader/frames/frame.ts'
import type { Step } from '../../../reader/discourse/compose.ts'
import type { MessageReading } from '../../../reader/reader.ts'
import type { Pending } from '../../index.ts'
import type { Plan, PlannedStep } from '../../plan.ts'
import type { StepMeans } from './amendStep.ts'
import type { ChartOf } from './readPick.ts'
import type { Said } from './said.ts'
import type { ToolsIn } from './stayingSteps.ts'
import type { Behind, Wording } from './wording.ts'

/** What answers are read with. */
export interface ReplyMeans {
  readonly wording: Wording
  readonly read: (text: string) => MessageReading
  readonly chartOf: ChartOf
  readonly toolsIn: ToolsIn
  readonly framesOfTool: (tool: string) => readonly Frame[]
  /** Of other tools that carry out the same act. */
  readonly alikeOf: (tool: string) => readonly Frame[]
  readonly plan: (text: string) => Plan
  readonly stepsOf: (steps: readonly Step[], words: string) => readonly PlannedStep[]
}

/** A message, as it may answer what is pending or change what was done. */
export interface Reply {
  readonly message: string
  readonly plain: string
  readonly behind: Behind
  readonly said: Said
  readonly pending: Pending
  readonly means: ReplyMeans
}

/** Whether a message is something by itself, and no answer. */
export const isRequest = ({ steps, replyState }: Plan): boolean => steps.length > 0 || replyState === 'talk'

/** What a step can take, and which way its words go where no value says so. */
export const meansOf =
  ({ framesOfTool, alikeOf, read }: ReplyMeans) =>
  (step: PlannedStep): StepMeans => {
    const clauses = read(step.words).readings[0]?.clauses ?? []
    const own = clauses.find(({ act }) => act?.frame.tool === step.tool)
    const said = own?.filling?.args.map(({ is }) => is.content).find((content) => content.kind === 'value')
    const way = said?.kind === 'value' && said.direction !== 0 ? said.direction : (own?.filling?.direction ?? 0)
    return { frames: framesOfTool(step.tool), way, siblings: alikeOf(step.tool).filter(isAtTime) }
  }

const isAtTime = ({ slots }: Frame): boolean => slots?.some(({ param }) => param === 'time') === true
