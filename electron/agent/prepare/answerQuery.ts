import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { Editor } from '../../editor/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Answered, Query } from '../tools/defineQuery.ts'
import { isFound } from './found.ts'
import { resolveStep } from './resolveStep.ts'

/** Asks the editor. A range or track that can't be found is a failure: a question is never answered about something else. */
export async function answerQuery(
  editor: Pick<Editor, 'view' | 'analyse'>,
  query: Query,
  planned: PlannedStep,
): Promise<Result<Answered>> {
  const view = await editor.view()
  if (query.target === null) return query.answer(editor, view, null)
  const steps = resolveStep(planned, {
    view,
    tool: query.target,
    previous: null,
    tracksJustSelected: false,
    clipboardFrom: [],
    note: () => {},
  })
  if (!isFound(steps))
    return err('ask' in steps ? failure('agent/nothing-to-answer', { why: whyOf(steps.ask.text) }) : steps.fail)
  const [step] = steps.found
  if (step === undefined)
    return err(failure('agent/bad-arguments', { tool: query.name, reason: 'there is nothing to ask about' }))
  return query.answer(editor, view, step)
}

/** Without the question that a request would be asked. */
const whyOf = (text: string): string => text.replace(/ Which .*\?/u, '').trim()
