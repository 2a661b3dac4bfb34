import { failure } from '../../../shared/failures/index.ts'
import type { Failure } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Editor } from '../../editor/index.ts'
import type { Places } from '../places.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { performStep } from '../run/performStep.ts'
import type { PreparedStep, ReadBack, Tool } from '../tools/defineTool.ts'
import type { Registry } from '../tools/registry.ts'
import { type Ask, isFound } from './found.ts'
import type { Look } from './look.ts'
import { askForRange, askForTime } from './questions.ts'
import { placeStep } from './placeStep.ts'
import { resolveStep } from './resolveStep.ts'
import { slotsOf } from '../tools/slots.ts'

export interface RehearsedStep {
  /** Index of the planned step that it came from. */
  readonly planned: number
  /** Nobody has said so but the model. */
  readonly unsaid: boolean
  readonly tool: Tool
  readonly step: PreparedStep
  /** The project as this step found it on the fork, and what it did there. */
  readonly before: ProjectView
  readonly seen: ReadBack
}

export interface Rehearsal {
  readonly steps: readonly RehearsedStep[]
  readonly notes: readonly string[]
  readonly contentRevision: number
  readonly before: ProjectView
  readonly after: ProjectView
}

export type Preparation =
  | { readonly kind: 'ready'; readonly rehearsal: Rehearsal }
  | { readonly kind: 'ask'; readonly step: number; readonly ask: Ask }
  | { readonly kind: 'fail'; readonly step: number; readonly failure: Failure }

/** What earlier requests left behind that a plan may point at. */
export interface Memory {
  readonly lastRange: ProjectView['selection']
  readonly clipboardFrom: readonly string[]
}

export const mostSteps = 100

/**
 * Prepares and rehearses a plan on a fork: each step finds the project as the earlier ones left it, and nothing shows or lasts.
 * Every value of every step is known afterwards, or there is a question. A cancel ends what it listens to.
 */
export async function preparePlan(
  editor: Editor,
  registry: Registry,
  planned: readonly PlannedStep[],
  memory: Memory,
  places: Places | null = null,
  signal: AbortSignal | null = null,
): Promise<Preparation> {
  const fork = await editor.fork()
  const stop = (): void => void fork.cancelWork()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const before = await fork.view()
    const rehearsed: RehearsedStep[] = []
    const notes: string[] = []
    for (const [index, one] of planned.entries()) {
      const tool = registry.findTool(one.tool)
      if (tool === null)
        return {
          kind: 'fail',
          step: index,
          failure: failure('agent/cannot-yet', { what: one.tool.replace(/^apply_/u, '').replaceAll('_', ' ') }),
        }
      const alone = mustBeAlone(tool, rehearsed)
      if (alone !== null) return { kind: 'fail', step: index, failure: failure('agent/only-last', { tool: alone }) }
      const look: Look = {
        view: await fork.view(),
        tool,
        ...follow(rehearsed, memory),
        note: (text) => notes.includes(text) || notes.push(text),
      }
      const steps = resolveStep(one, look)
      if (!isFound(steps))
        return 'ask' in steps
          ? { kind: 'ask', step: index, ask: steps.ask }
          : { kind: 'fail', step: index, failure: steps.fail }
      for (const resolved of steps.found) {
        if (rehearsed.length >= mostSteps)
          return { kind: 'fail', step: index, failure: failure('agent/too-many-steps', { limit: mostSteps }) }
        const found = await fork.view()
        const placed = await placeStep(tool, resolved, found, places)
        if (placed.kind === 'fail') return refusal(placed.failure, index, { ...look, view: found })
        if (placed.kind === 'idle') {
          look.note(placed.because)
          continue
        }
        const { step } = placed
        const seen = await performStep(fork, tool, step, 'viewed')
        if (!seen.ok) return refusal(seen.error, index, { ...look, view: found })
        for (const note of seen.value.outcome.notes ?? []) look.note(note)
        rehearsed.push({ planned: index, unsaid: one.unsaid === true, tool, step, before: found, seen: seen.value })
      }
    }
    return {
      kind: 'ready',
      rehearsal: { steps: rehearsed, notes, contentRevision: before.contentRevision, before, after: await fork.view() },
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    await fork.dispose()
  }
}

/** What a file brings is not there on a fork, so nothing can be rehearsed behind an import; and a copy of the project holds what was made to last before. */
function mustBeAlone(tool: Tool, rehearsed: readonly RehearsedStep[]): string | null {
  const imported = rehearsed.find((one) => one.tool.name === 'import_audio' && tool.name !== 'import_audio')
  if (imported !== undefined) return imported.tool.title
  return tool.name === 'save_project' &&
    rehearsed.some((one) => ['adds', 'rewrites', 'removes', 'history'].includes(one.tool.impact))
    ? tool.title
    : null
}

function follow(
  rehearsed: readonly RehearsedStep[],
  memory: Memory,
): Pick<Look, 'previous' | 'clipboardFrom' | 'tracksJustSelected'> {
  const last = rehearsed.findLast(({ step }) => step.range !== null)
  const taken = rehearsed.findLast(({ tool }) => tool.writes.includes('clipboard'))
  return {
    previous:
      last === undefined
        ? memory.lastRange === null
          ? null
          : { range: memory.lastRange, fate: 'kept', from: 'the request before' }
        : {
            range: last.step.range,
            fate: last.tool.regions === 'range removed' ? 'removed' : 'kept',
            from: 'this request',
          },
    tracksJustSelected: rehearsed.at(-1)?.tool.name === 'select_tracks',
    clipboardFrom: taken?.step.trackIds ?? memory.clipboardFrom,
  }
}

/** What another range or time would put right is a question; anything else is said as it is. */
function refusal(error: Failure, step: number, look: Look): Preparation {
  const why = error.message.replace(/ Nothing was changed\.$/u, '')
  const curable = ['engine/nothing-there', 'engine/empty-range', 'engine/outside-project'].includes(error.code)
  const { range, at } = slotsOf(look.tool)
  if (!curable || (range === null && at === null)) return { kind: 'fail', step, failure: error }
  return { kind: 'ask', step, ask: range === null ? askForTime(look, why) : askForRange(look, why) }
}
