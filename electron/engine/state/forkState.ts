import { ok, type Result } from '../../../shared/result.ts'
import type { EditOutcome } from '../../../shared/schemas/editRequest.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { MeasureRequest, Measurement } from '../../editor/index.ts'
import { flatten, fromDisk } from '../projectFile/diskFailures.ts'
import type { EditorState } from './editorState.ts'
import { measureState } from './measureState.ts'
import { performOn, redoOn, undoOn, type PerformEnv } from './performOn.ts'
import type { ViewBuilder } from './view.ts'

/** Another holder of the same value: what is done on it is seen here only. It gives the very ids that the real edits will give. */
export interface ForkState {
  view(): ProjectView
  perform(request: unknown): Result<EditOutcome>
  undo(): Result<{ label: string }>
  redo(): Result<{ label: string }>
  measure(request: MeasureRequest): Result<Measurement>
}

export function createForkState(start: EditorState, views: ViewBuilder, env: PerformEnv): ForkState {
  let state = start
  const step = (take: typeof undoOn): Result<{ label: string }> => {
    const done = flatten(fromDisk(() => take(state)))
    if (!done.ok) return done
    state = done.value.state
    return ok({ label: done.value.label })
  }
  return {
    view: () => views.build(state),
    perform: (request) => {
      const done = flatten(fromDisk(() => performOn(state, request, env)))
      if (!done.ok) return done
      state = done.value.state
      return ok(done.value.outcome)
    },
    undo: () => step(undoOn),
    redo: () => step(redoOn),
    measure: (request) => flatten(fromDisk(() => measureState(env.store, state, request))),
  }
}
