import { setImmediate } from 'node:timers/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isLong } from '../../../shared/schemas/editKinds.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { toFrames } from '../../../shared/time.ts'
import type { forkMethods, Handlers, HistoryMove, ProgramRequest } from '../../editor/index.ts'
import { withOwnBlocks } from '../blocks/withOwnBlocks.ts'
import type { LongEnv, LongRequest } from '../longEdits/index.ts'
import { flatten, fromDisk, fromDiskLater } from '../disk/diskFailures.ts'
import { planProgram } from '../programs/programPlan.ts'
import { hearPart } from '../render/hearPart.ts'
import type { Renderers } from '../rendering/renderers.ts'
import { standInFor, withStandIn } from '../rendering/standIn.ts'
import { limitHistory } from '../history/history.ts'
import { keepStepsSmall } from '../history/squashHistory.ts'
import { changeState, type EditorState } from '../state/editorState.ts'
import type { analyseState } from '../state/analyseState.ts'
import type { measureState } from '../state/measureState.ts'
import {
  performEdit,
  performMarked,
  performOn,
  redoOn,
  undoOn,
  type Performed,
  type PerformEnv,
} from '../state/performOn.ts'
import type { ViewBuilder } from '../state/view.ts'

/**
 * Another holder of the same value: what is done on it is seen here only. It gives the very ids that the real edits
 * will give. Long edits are planned for real, and what they would render is stood in for outside the window.
 */
export function createForkState(
  start: EditorState,
  views: ViewBuilder,
  real: PerformEnv,
  renderers: Renderers,
): Handlers<typeof forkMethods> {
  const held = holdSteps(start)
  let window: RangeView | null = null
  let lists = false
  const abort = new AbortController()
  let env = { ...real, store: withStandIn(real.store) }
  const listening = {
    store: env.store,
    joins: env.joins,
    signal: abort.signal,
    pause: async () => setImmediate(),
    report: () => {},
  }
  const step = (go: typeof undoOn, move?: HistoryMove): Result<{ label: string }> => {
    const done = flatten(fromDisk(() => go(held.state(), move)))
    if (!done.ok) return done
    held.take(done.value.state)
    return ok({ label: done.value.label })
  }
  return {
    view: () => views.build(held.state()),
    perform: async (request) => {
      const done = isLong(request)
        ? await rehearse(held.state(), request, { ...env, lists }, abort.signal, window && { renderers, window })
        : flatten(fromDisk(() => performOn(held.state(), request, env)))
      if (!done.ok) return done
      held.take(done.value.state)
      return ok(done.value.outcome)
    },
    runProgram: (request) => {
      if (window !== null) return err(failure('programs/not-heard-before', { tool: request.title }))
      const done = rehearseProgram(held.state(), request, env)
      if (!done.ok) return done
      held.take(done.value.state)
      return ok(done.value.outcome)
    },
    renderWithin: (next) => {
      if (window === null && next !== null) env = { ...env, store: withOwnBlocks(env.store) }
      window = next
    },
    listChanges: () => {
      lists = true
    },
    hear: (range) => fromDisk(() => hearPart(env.store, held.state().project, range)),
    cancelWork: () => abort.abort(),
    undo: (move) => step(undoOn, move),
    redo: (move) => step(redoOn, move),
    limitHistory: held.limit,
    ...listeningTo(listening, held.state),
  }
}

/** A state that is gone on with; what was done is kept as that of an open request is. */
function holdSteps(start: EditorState) {
  let state = start
  let from = start.history
  return {
    state: (): EditorState => state,
    take: (next: EditorState): void => {
      const history = keepStepsSmall(from, next.history)
      state = history === next.history ? next : { ...next, history }
    },
    limit: ({ most }: { readonly most: number }): Result<{ letGo: number }> => {
      const before = state.history
      state = changeState(state, { history: limitHistory(before, most) })
      from = state.history
      return ok({ letGo: before.entries.length - from.entries.length })
    },
  }
}

function listeningTo(
  listening: Parameters<typeof measureState>[0] & Parameters<typeof analyseState>[0],
  now: () => EditorState,
): Pick<Handlers<typeof forkMethods>, 'measure' | 'analyse'> {
  return {
    measure: async (request) => {
      const state = now()
      const measure =
        request.facts === 'loudness'
          ? (await import('../state/analyseState.ts')).measureLoudnessOf
          : (await import('../state/measureState.ts')).measureState
      return fromDiskLater(async () => measure(listening, state, request))
    },
    analyse: async (request) => {
      const state = now()
      const { analyseState: analyse } = await import('../state/analyseState.ts')
      return fromDiskLater(async () => analyse(listening, state, request))
    },
  }
}

/** Nothing runs: what goes in stands for what will come out. */
function rehearseProgram(state: EditorState, request: ProgramRequest, env: PerformEnv): Performed {
  const planned = planProgram(state, request, env.store)
  if (!planned.ok) return planned
  const { parts, apply } = planned.value
  const made = parts.map(({ sound }) => standInFor(sound))
  return performMarked(state, request.title, env, (on) => apply(state, made, on))
}

interface Hearing {
  readonly renderers: Renderers
  readonly window: RangeView
}

async function rehearse(
  state: EditorState,
  request: LongRequest,
  env: PerformEnv & Pick<LongEnv, 'lists'>,
  signal: AbortSignal,
  hearing: Hearing | null,
): Promise<Performed> {
  const quietly = { signal, pause: async () => setImmediate(), report: () => {} }
  return fromDiskLater(async () => {
    const { planLongEdit } = await import('../longEdits/index.ts')
    const planned = await planLongEdit(state, request, { ...env, ...quietly })
    if (!planned.ok) return planned
    const { tasks, apply } = planned.value
    const rate = state.project.sampleRate
    const made =
      hearing === null
        ? ok(tasks.map(standInFor))
        : await (
            await import('../rendering/hearTasks.ts')
          ).hearTasks({ ...quietly, store: env.store, renderers: hearing.renderers }, tasks, {
            from: toFrames(hearing.window.start, rate),
            to: toFrames(hearing.window.end, rate),
          })
    if (!made.ok) return made
    // Of sound that something else stands for there is nothing to tell.
    const foresees = hearing === null ? ({ foresees: true } as const) : {}
    return performEdit(state, request.kind, env, (edit) => apply(state, made.value, { ...edit, ...foresees }))
  })
}
