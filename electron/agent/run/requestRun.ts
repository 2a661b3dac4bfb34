import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Editor } from '../../editor/index.ts'
import type { Impact, PreparedStep, ReadBack, Tool } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { performStep } from './performStep.ts'
import { tryAgain } from './tryAgain.ts'
import { type Patience, withinTime } from './withinTime.ts'

export interface Performed {
  readonly tool: Tool
  readonly step: PreparedStep
  readonly seen: ReadBack
}

export interface ApprovedSteps {
  readonly steps: readonly PreparedStep[]
  /** The content revision that they were prepared for: on another one nothing is begun (`engine/stale`). */
  readonly contentRevision: number
}

/** One request on the real editor: all of it or nothing, one history entry. */
export interface RequestRun {
  /**
   * Carries out approved steps in order. A failure or a cancel takes back the whole request, also what earlier batches
   * did.
   */
  run(approved: ApprovedSteps, signal: AbortSignal): Promise<Result<Performed[]>>
  /** Makes it last. The history entry's id, or null when nothing that history keeps was changed. */
  finish(): Promise<Result<{ historyId: string | null }>>
  /** Puts everything back. Nothing happens when nothing was begun. */
  abandon(): Promise<Result<void>>
  /** Something is carried out that is not yet made to last. */
  isOpen(): boolean
  performed(): readonly Performed[]
  /** The step at which the last run ended; null where none has failed. */
  failedAt(): PreparedStep | null
}

const contentImpacts: readonly Impact[] = ['adds', 'rewrites', 'removes', 'outside']
const noHurry: Patience = { seconds: 3600, onProgress: () => () => {} }
/**
 * With a model nobody knows at the first batch what the later ones will be, so all that could have to be taken back is
 * held.
 */
const heldForModel: readonly Impact[] = [...contentImpacts, 'focus', 'history']

export function createRequestRun(
  editor: Editor,
  registry: Registry,
  request: { readonly id: string; readonly text: string; readonly planner: 'offline' | 'model' },
  patience: Patience = noHurry,
): RequestRun {
  let open = false
  let done: Performed[] = []
  let failed: PreparedStep | null = null

  const abandon = async (): Promise<Result<void>> => {
    if (!open) return ok()
    open = false
    done = []
    // An editor that hangs must not hold the conversation as well.
    return withinTime(editor.rollback(), patience, () => err(failure('engine/stopped')))
  }
  const takeBack = async (error: Parameters<typeof err>[0]): Promise<Result<never>> => {
    const back = await abandon()
    return err(back.ok ? error : back.error)
  }
  const beginWhereNeeded = async (tools: readonly Tool[]): Promise<Result<void>> => {
    const held = request.planner === 'model' ? heldForModel : contentImpacts
    const holding = tools.filter((tool) => held.includes(tool.impact))
    if (open || holding.length === 0) return ok()
    const label = [...new Set(holding.map((tool) => tool.title))].join(', ')
    const begun = await editor.begin({ id: request.id, label, text: request.text })
    open = begun.ok
    return begun
  }

  return {
    run: async ({ steps, contentRevision }, signal) => {
      if (signal.aborted) return takeBack(failure('agent/cancelled'))
      const wasOpen = open
      const calls = steps.map((step) => ({ tool: toolOf(registry, step), step }))
      const begun = await tryAgain(async () => beginWhereNeeded(calls.map(({ tool }) => tool)), signal)
      if (!begun.ok) return begun
      // Others are held off from here on, so what is read now is what the steps will find.
      if ((await editor.view()).contentRevision !== contentRevision)
        return wasOpen ? err(failure('engine/stale')) : takeBack(failure('engine/stale'))
      const batch = await performAll(editor, calls, { signal, patience, failed: (step) => (failed = step) })
      if (!batch.ok) return takeBack(signal.aborted ? failure('agent/cancelled') : batch.error)
      done.push(...batch.value)
      return signal.aborted ? takeBack(failure('agent/cancelled')) : batch
    },
    finish: async () => {
      if (!open) return ok({ historyId: null })
      open = false
      return editor.commit()
    },
    abandon,
    isOpen: () => open,
    performed: () => done,
    failedAt: () => failed,
  }
}

function toolOf(registry: Registry, step: PreparedStep): Tool {
  const tool = registry.findTool(step.tool)
  if (tool === null) throw new Error(`a step of an unknown tool was to run: ${step.tool}`)
  return tool
}

interface Watching {
  readonly signal: AbortSignal
  readonly patience: Patience
  readonly failed: (step: PreparedStep) => void
}

/** The first step that fails is the end; a cancel stops long work in its middle. */
async function performAll(
  editor: Editor,
  steps: readonly Pick<Performed, 'tool' | 'step'>[],
  { signal, patience, failed }: Watching,
): Promise<Result<Performed[]>> {
  const batch: Performed[] = []
  const stop = (): void => void editor.cancelWork()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (const [index, { tool, step }] of steps.entries()) {
      if (signal.aborted) return err(failure('agent/cancelled'))
      patience.onStep?.(index)
      const late = (): Result<never> => {
        stop()
        return err(failure('agent/too-slow', { tool: tool.title, seconds: patience.seconds }))
      }
      const seen = await tryAgain(
        async () => withinTime(performStep(editor, tool, step, 'measured'), patience, late),
        signal,
      )
      if (!seen.ok) {
        failed(step)
        return seen
      }
      batch.push({ tool, step, seen: seen.value })
    }
    return ok(batch)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
