import type { PlannedStep } from '../../plan.ts'
import type { Answering } from './readAnswer.ts'

/** "no, silence it instead": another edit of the same part. */
export function withOtherTool({ pending, known, plan, chunks }: Answering): readonly PlannedStep[] | null {
  const targets = chunks.some(
    (chunk) => !['verb', 'pronoun', 'generic', 'noun', 'connector', 'amount', 'direction'].includes(chunk.kind),
  )
  const [only, more] = plan().steps
  const group = only === undefined ? undefined : known.byName.get(only.tool)?.group
  if (
    targets ||
    only === undefined ||
    more !== undefined ||
    (group !== 'effects' && group !== 'clips' && group !== 'editing') ||
    only.tool === 'undo' ||
    only.tool === 'redo' ||
    only.tool === 'paste'
  )
    return null
  return pending.steps.every((step) => step.target.range !== undefined || step.target.thing !== undefined)
    ? pending.steps.map((step) => ({ ...only, target: step.target }))
    : null
}
