import type { Editor } from '../../editor/index.ts'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'
import type { FilesCall } from '../tools/contract/toolRequest.ts'
import { gapAnalysis } from './gapAnalysis.ts'

/** What preparation and running need of an editor: a fork has it as well as the real one. */
export type Surface = Pick<Editor, 'view' | 'perform' | 'undo' | 'redo' | 'measure'> &
  Partial<Pick<Editor, 'runProgram' | 'limitHistory' | FilesCall>>

export const mostRounds = 5

/**
 * The state preparation loop: look, compare with the contract, set what is missing, look again. What was set is never
 * believed, only what is read back. Gives the state in which the tool will run.
 */
export async function setState(surface: Surface, tool: Tool, step: PreparedStep): Promise<Result<ProjectView>> {
  for (let round = 0; round < mostRounds; round++) {
    const view = await surface.view()
    const [gap] = gapAnalysis(tool, step, view)
    if (gap === undefined) return ok(view)
    if (gap.set === null) return err(failure('agent/not-prepared', { tool: tool.title, missing: gap.missing }))
    const set = await surface.perform(gap.set)
    if (!set.ok) return set
  }
  const view = await surface.view()
  const [left] = gapAnalysis(tool, step, view)
  return left === undefined ? ok(view) : err(failure('agent/not-prepared', { tool: tool.title, missing: left.missing }))
}
