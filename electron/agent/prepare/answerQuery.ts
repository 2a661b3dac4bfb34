import { type Failure, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Editor } from '../../editor/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Answered, Asked, Query } from '../tools/contract/defineQuery.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'
import { sayAnswer } from '../tools/spoken/sayAnswer.ts'
import { type Ask, isResolved } from './resolution.ts'
import { resolveStep } from './resolveStep.ts'

/**
 * Asks the editor. A range or track that can't be found is a failure: a question is never answered about something
 * else.
 */
export async function answerQuery(
  editor: Asked & Pick<Editor, 'view'>,
  query: Query,
  planned: PlannedStep,
  texts: AgentTexts = englishTexts,
): Promise<Result<Answered>> {
  const view = await editor.view()
  if (query.target === null) return sayIn(query, await query.answer(editor, view, null), texts)
  const steps = resolveStep(planned, {
    view,
    tool: query.target,
    previous: null,
    tracksJustSelected: false,
    clipboardFrom: [],
    texts,
    note: () => {},
  })
  if (!isResolved(steps)) return err('ask' in steps ? nothingToAnswer(query.name, steps.ask) : steps.fail)
  const [step] = steps.value
  if (step === undefined)
    return err(failure('agent/bad-arguments', { tool: query.name, issues: [{ kind: 'no target' }] }))
  return sayIn(query, await query.answer(editor, view, step), texts)
}

const sayIn = (query: Query, answered: Result<Answered>, texts: AgentTexts): Result<Answered> =>
  answered.ok ? ok(sayAnswer(query.name, answered.value, texts)) : answered

function nothingToAnswer(tool: string, ask: Ask): Failure {
  const what = ask.kind === 'choose' ? ask.several : ask.open && ({ kind: 'open', place: ask.open } as const)
  return what === null
    ? failure('agent/bad-arguments', { tool, issues: [{ kind: 'no target' }] })
    : failure('agent/nothing-to-answer', { what })
}
