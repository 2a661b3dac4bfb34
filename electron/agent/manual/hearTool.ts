import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import type { Editor, Fork, Heard } from '../../editor/index.ts'
import { performStep } from '../run/performStep.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { prepareByHand } from './runTool.ts'

/** How a tool would sound, or what it would work on, in a window of the timeline. */
export interface ToolHearing {
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly window: RangeView
  readonly side: 'before' | 'after'
}

/**
 * A tool as a manual run would do it now, listened to and not done: on a fork, rendered only as far as it is
 * heard, and the tracks that it works on alone, as Audacity previews.
 */
export async function hearTool(editor: Editor, registry: Registry, hearing: ToolHearing): Promise<Result<Heard>> {
  const tool = registry.findTool(hearing.tool)
  if (tool === null)
    return err(failure('agent/unknown-tool', { tool: hearing.tool, nearest: registry.nearest(hearing.tool) }))
  const steps = prepareByHand(tool, hearing.args, await editor.view())
  if (!steps.ok) return steps
  const trackIds = [...new Set(steps.value.flatMap((step) => step.trackIds))]
  if (tool.group !== 'effects' || trackIds.length === 0) return err(failure('agent/nothing-to-hear'))
  const fork = await editor.fork()
  try {
    return await render(fork, tool, { steps: steps.value, trackIds, hearing })
  } finally {
    await fork.dispose()
  }
}

interface Rendering {
  readonly steps: readonly PreparedStep[]
  readonly trackIds: readonly string[]
  readonly hearing: ToolHearing
}

async function render(fork: Fork, tool: Tool, { steps, trackIds, hearing }: Rendering): Promise<Result<Heard>> {
  if (hearing.side === 'after') {
    await fork.renderWithin(hearing.window)
    for (const step of steps) {
      const done = await performStep(fork, tool, step, 'viewed')
      if (!done.ok) return done
    }
  }
  const others = (await fork.view()).tracks.filter(({ id }) => !trackIds.includes(id)).map(({ id }) => id)
  const alone = [
    { kind: 'soloTracks', solo: 'off', trackIds: others },
    { kind: 'soloTracks', solo: 'on', trackIds },
  ] as const
  for (const request of alone) {
    if (request.trackIds.length === 0) continue
    const done = await fork.perform({ ...request, trackIds: [...request.trackIds] })
    if (!done.ok) return done
  }
  return fork.hear(hearing.window)
}
