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
  /** How long it took, and how often it was tried. */
  readonly milliseconds?: number
  readonly tries?: number
}

export interface ApprovedSteps {
  readonly steps: readonly PreparedStep[]
  /** The content revision that they were prepared for: on another one nothing is begun (`engine/stale`). */
  readonly contentRevision: number
}

/**
 * One request on the real editor, batch by batch. Each batch is all or nothing, and lasts and is seen by everybody when
 * it is done; all of them are one history entry, as long as nobody else has edited in between.
 */
export interface RequestRun {
  /** Carries out approved steps in order, and makes them last. A failure or a cancel takes back this batch alone. */
  run(approved: ApprovedSteps, signal: AbortSignal): Promise<Result<Performed[]>>
  /** The history entry of what stands; null where nothing that history keeps was changed. */
  historyId(): string | null
  /** Puts a batch back that a defect has left open. Nothing happens when none is. */
  abandon(): Promise<Result<void>>
  /** A batch is carried out and not yet made to last. */
  isOpen(): boolean
  /** What stands; of a batch that was taken back, the files that it had written. */
  performed(): readonly Performed[]
  /** The step at which the last run ended; null where none has failed. */
  failedAt(): PreparedStep | null
}

const contentImpacts: readonly Impact[] = ['adds', 'rewrites', 'removes', 'outside']
const noHurry: Patience = { seconds: 3600, onProgress: () => () => {} }
/** A model's batch may begin with what it selects and end with what fails: all of that is one. */
const heldForModel: readonly Impact[] = [...contentImpacts, 'focus', 'history']

export interface RunRequest {
  readonly id: string
  readonly text: string
  readonly planner: 'offline' | 'model'
  /** What was made to last before a restart. */
  readonly stands?: { readonly historyId: string | null } | undefined
}

export function createRequestRun(
  editor: Editor,
  registry: Registry,
  request: RunRequest,
  patience: Patience = noHurry,
): RequestRun {
  let open = false
  const done: Performed[] = []
  let entry = request.stands?.historyId ?? null
  let failed: PreparedStep | null = null

  const abandon = async (): Promise<Result<void>> => {
    if (!open) return ok()
    open = false
    // An editor that hangs must not hold the conversation as well.
    return withinTime(editor.rollback(), patience, () => err(failure('engine/stopped')))
  }
  const takeBack = async (error: Parameters<typeof err>[0]): Promise<Result<never>> => {
    const back = await abandon()
    return err(back.ok ? error : back.error)
  }
  const beginWhereNeeded = async (tools: readonly Tool[]): Promise<Result<void>> => {
    const label = labelOf(tools, request.planner)
    if (open || label === '') return ok()
    const goesOn = entry === null ? {} : { continues: entry }
    const begun = await editor.begin({ id: request.id, label, text: request.text, steps: changing(tools), ...goesOn })
    open = begun.ok
    return begun
  }

  const commit = async (): Promise<Result<void>> => {
    if (!open) return ok()
    open = false
    const kept = await editor.commit()
    if (!kept.ok) return kept
    entry = kept.value.historyId ?? entry
    return ok()
  }

  return {
    run: async ({ steps, contentRevision }, signal) => {
      if (signal.aborted) return takeBack(failure('agent/cancelled'))
      const calls = steps.map((step) => ({ tool: toolOf(registry, step), step }))
      const begun = await tryAgain(async () => beginWhereNeeded(calls.map(({ tool }) => tool)), signal)
      if (!begun.ok) return begun
      // Others are held off from here on, so what is read now is what the steps will find.
      if ((await editor.view()).contentRevision !== contentRevision) return takeBack(failure('engine/stale'))
      const batch: Performed[] = []
      const ran = await performAll(editor, calls, batch, { signal, patience, failed: (step) => (failed = step) })
      const isStopped = signal.aborted
      const kept = ran.ok && !isStopped ? await commit() : ran
      if (!kept.ok || isStopped) {
        done.push(...batch.filter(outside))
        return takeBack(isStopped || kept.ok ? failure('agent/cancelled') : kept.error)
      }
      done.push(...batch)
      return ok(batch)
    },
    historyId: () => entry,
    abandon,
    isOpen: () => open,
    performed: () => done,
    failedAt: () => failed,
  }
}

const changing = (tools: readonly Tool[]): number =>
  tools.filter(({ impact }) => contentImpacts.includes(impact)).length

/** Titles of what has to be held; empty where nothing has. */
function labelOf(tools: readonly Tool[], planner: 'offline' | 'model'): string {
  const held = planner === 'model' ? heldForModel : contentImpacts
  const titles = tools.filter((tool) => held.includes(tool.impact)).map((tool) => tool.title)
  return [...new Set(titles)].join(', ')
}

/** What can't be taken back: files that were written. */
const outside = ({ seen }: Performed): boolean => (seen.files?.paths.length ?? 0) > 0

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

/** Fills `batch`. The first step that fails is the end; a cancel stops long work in its middle. */
async function performAll(
  editor: Editor,
  steps: readonly Pick<Performed, 'tool' | 'step'>[],
  batch: Performed[],
  { signal, patience, failed }: Watching,
): Promise<Result<void>> {
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
      const began = performance.now()
      let tries = 0
      const seen = await tryAgain(async () => {
        tries += 1
        return withinTime(performStep(editor, tool, step, 'measured'), patience, late)
      }, signal)
      if (!seen.ok) {
        failed(step)
        return seen
      }
      batch.push({ tool, step, seen: seen.value, milliseconds: Math.round(performance.now() - began), tries })
    }
    return ok()
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
