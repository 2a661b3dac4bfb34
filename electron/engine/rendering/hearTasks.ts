import { ok, type Result } from '../../../shared/result.ts'
import type { Piece } from '../model/piece.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { type RenderContext, renderTasks } from './renderTasks.ts'
import { standInFor } from './standIn.ts'
import type { RenderTask } from './renderTask.ts'

/** Frames of the timeline behind the edit. */
export interface HeardWindow {
  readonly from: number
  readonly to: number
}

/** An effect hears at least so much before what is kept of it, where there is sound. */
const leastLeadIn = 0.5

/**
 * Every task as it would be rendered where it lies in the window, and stood in for elsewhere: enough to listen to a
 * plan before it is carried out.
 */
export async function hearTasks(
  ctx: RenderContext,
  tasks: readonly RenderTask[],
  window: HeardWindow,
): Promise<Result<readonly (readonly Piece[])[]>> {
  const windowed = tasks.map((task) => inWindow(task, window))
  const made = await renderTasks(
    ctx,
    windowed.flatMap((one) => one?.task ?? []),
  )
  if (!made.ok) return made
  const rendered = [...made.value]
  return ok(
    tasks.map((task, index) => {
      const one = windowed[index]
      const rest = standInFor(task)
      if (one === null || one === undefined) return rest
      const { from, to } = one
      return [...slicePieces(rest, 0, from), ...(rendered.shift() ?? []), ...slicePieces(rest, to, task.length)]
    }),
  )
}

interface WindowedTask {
  readonly task: RenderTask
  /** Frames of the whole task. */
  readonly from: number
  readonly to: number
}

function inWindow(task: RenderTask, window: HeardWindow): WindowedTask | null {
  const { at, length, input, leadIn, format } = task
  const from = Math.max(0, window.from - at)
  const to = Math.min(length, window.to - at)
  if (to <= from) return null
  // What makes its own sound begins at its beginning.
  if (input === 0) return { task: { ...task, length: to }, from: 0, to }
  const ratio = length / (input - leadIn)
  const start = leadIn + Math.round(from / ratio)
  const end = Math.min(input, leadIn + Math.ceil(to / ratio))
  const lead = Math.min(start, Math.max(leadIn, Math.round(leastLeadIn * format.sampleRate)))
  return {
    task: {
      ...task,
      input: end - start + lead,
      leadIn: lead,
      length: to - from,
      read: (offset, out) => task.read(start - lead + offset, out),
    },
    from,
    to,
  }
}
