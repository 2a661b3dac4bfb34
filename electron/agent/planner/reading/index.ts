import { limits } from '../../../../shared/schemas/limits.ts'
import type { MessageReading, Reader } from '../../reader/reader.ts'
import { createReader } from '../../reader/reader.ts'
import { framesByAct } from '../../reader/frames/index.ts'
import { german } from '../../reader/languages/de/index.ts'
import { english } from '../../reader/languages/en/index.ts'
import type { Step } from '../../reader/discourse/compose.ts'
import type { OfflinePlanner, PlanContext } from '../index.ts'
import { createOfflinePlanner, type GrammarTool } from '../offline/index.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import type { Plan } from '../plan.ts'
import { planSteps } from './planSteps.ts'

/**
 * The reader's planner: what a message asks for as steps. What it can't read yet goes to the former grammar, unless the
 * message asks for nothing.
 */
export function createPlanner(tools: readonly (GrammarTool & Pick<Tool, 'regions'>)[]): OfflinePlanner {
  const former = createOfflinePlanner(tools)
  const known = new Set(tools.map(({ name }) => name))
  const closing = new Set(tools.filter(({ regions }) => regions === 'range removed').map(({ name }) => name))
  const closes = (tool: string): boolean => closing.has(tool)
  return {
    plan: (message, context) => planMessage(message, context, { former, known, closes }),
    read: (message, pending, context) => former.read(message, pending, context),
  }
}

let shared: Reader | null = null
const reader = (): Reader => (shared ??= createReader([english, german], framesByAct))

interface Means {
  readonly former: OfflinePlanner
  readonly known: ReadonlySet<string>
  /** Whether a tool closes the gap that it makes. */
  readonly closes: (tool: string) => boolean
}

function planMessage(message: string, context: PlanContext, { former, known, closes }: Means): Plan {
  const text = message.slice(0, limits.messageLength)
  const reading = reader().read(text, context.project)
  const { outcome } = reading
  if (outcome.kind === 'steps') {
    const steps = planSteps(outcome.steps, (step) => wordsOf(text, reading, step), closes)
    if (steps.every(({ tool }) => known.has(tool))) return { steps, reply: null, replyState: 'talk' }
  }
  const other = former.plan(message, context)
  return other
}

/** The part of the message that a step was read from. */
function wordsOf(message: string, { tokens }: MessageReading, { from, to }: Step): string {
  const first = tokens[from]
  const last = tokens[to - 1]
  return first === undefined || last === undefined ? message : message.slice(first.start, last.end)
}
