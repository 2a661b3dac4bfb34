import { setImmediate } from 'node:timers/promises'
import { ok, type Result } from '../../../shared/result.ts'
import { isLong, type EditOutcome } from '../../../shared/schemas/editRequest.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Analysis, AnalyseRequest, HistoryMove, MeasureRequest, Measurement } from '../../editor/index.ts'
import type { LongRequest } from '../jobs/longEditWork.ts'
import { planLongEdit } from '../longEdits/index.ts'
import { flatten, fromDisk, fromDiskLater } from '../projectFile/diskFailures.ts'
import { standInFor, withStandIn } from '../rendering/standIn.ts'
import type { EditorState } from './editorState.ts'
import { analyseState, measureLoudnessOf } from './analyseState.ts'
import { measureState } from './measureState.ts'
import { performEdit, performOn, readRequest, redoOn, undoOn, type Performed, type PerformEnv } from './performOn.ts'
import type { ViewBuilder } from './view.ts'

/** Another holder of the same value: what is done on it is seen here only. It gives the very ids that the real edits will give. */
export interface ForkState {
  view(): ProjectView
  /** Long edits are planned for real, and what they would render is stood in for. */
  perform(request: unknown): Promise<Result<EditOutcome>>
  undo(move?: HistoryMove): Result<{ label: string }>
  redo(move?: HistoryMove): Result<{ label: string }>
  measure(request: MeasureRequest): Promise<Result<Measurement>>
  analyse(request: AnalyseRequest): Promise<Result<Analysis>>
}

export function createForkState(start: EditorState, views: ViewBuilder, real: PerformEnv): ForkState {
  let state = start
  const env = { ...real, store: withStandIn(real.store) }
  const listening = { store: env.store, signal: new AbortController().signal, pause: async () => setImmediate(), report: () => {} }
  const step = (take: typeof undoOn, move?: HistoryMove): Result<{ label: string }> => {
    const done = flatten(fromDisk(() => take(state, move)))
    if (!done.ok) return done
    state = done.value.state
    return ok({ label: done.value.label })
  }
  return {
    view: () => views.build(state),
    perform: async (request) => {
      const read = readRequest(request)
      if (!read.ok) return read
      const done = isLong(read.value) ? await rehearse(state, read.value, env) : flatten(fromDisk(() => performOn(state, request, env)))
      if (!done.ok) return done
      state = done.value.state
      return ok(done.value.outcome)
    },
    undo: (move) => step(undoOn, move),
    redo: (move) => step(redoOn, move),
    measure: async (request) => fromDiskLater(async () => (request.facts === 'loudness' ? measureLoudnessOf : measureState)(listening, state, request)),
    analyse: async (request) => fromDiskLater(async () => analyseState(listening, state, request)),
  }
}

async function rehearse(state: EditorState, request: LongRequest, env: PerformEnv): Promise<Performed> {
  return fromDiskLater(async () => {
    const planned = await planLongEdit(state, request, { ...env, signal: new AbortController().signal, pause: async () => setImmediate(), report: () => {} })
    if (!planned.ok) return planned
    return performEdit(state, request.kind, env, (edit) => planned.value.apply(state, planned.value.stretches.map(standInFor), edit))
  })
}
