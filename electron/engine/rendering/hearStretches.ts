import { ok, type Result } from '../../../shared/result.ts'
import type { Piece } from '../model/piece.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { type RenderContext, renderStretches } from './renderStretches.ts'
import { standInFor } from './standIn.ts'
import type { Stretch } from './stretch.ts'

/** Frames of the timeline behind the edit. */
export interface HeardWindow {
  readonly from: number
  readonly to: number
}

/** An effect hears at least so much before what is kept of it, where there is sound. */
const leastLeadIn = 0.5

/**
 * Every stretch as it would be rendered where it lies in the window, and stood in for elsewhere: enough to listen to a
 * plan before it is carried out.
 */
export async function hearStretches(
  ctx: RenderContext,
  stretches: readonly Stretch[],
  window: HeardWindow,
): Promise<Result<readonly (readonly Piece[])[]>> {
  const parts = stretches.map((stretch) => partOf(stretch, window))
  const made = await renderStretches(
    ctx,
    parts.flatMap((part) => part?.stretch ?? []),
  )
  if (!made.ok) return made
  const rendered = [...made.value]
  return ok(
    stretches.map((stretch, index) => {
      const part = parts[index]
      const rest = standInFor(stretch)
      if (part === null || part === undefined) return rest
      const { from, to } = part
      return [...slicePieces(rest, 0, from), ...(rendered.shift() ?? []), ...slicePieces(rest, to, stretch.length)]
    }),
  )
}

interface Part {
  readonly stretch: Stretch
  /** Frames of the whole stretch. */
  readonly from: number
  readonly to: number
}

function partOf(stretch: Stretch, window: HeardWindow): Part | null {
  const { at, length, input, leadIn, format } = stretch
  const from = Math.max(0, window.from - at)
  const to = Math.min(length, window.to - at)
  if (to <= from) return null
  // What makes its own sound begins at its beginning.
  if (input === 0) return { stretch: { ...stretch, length: to }, from: 0, to }
  const ratio = length / (input - leadIn)
  const start = leadIn + Math.round(from / ratio)
  const end = Math.min(input, leadIn + Math.ceil(to / ratio))
  const lead = Math.min(start, Math.max(leadIn, Math.round(leastLeadIn * format.sampleRate)))
  return {
    stretch: {
      ...stretch,
      input: end - start + lead,
      leadIn: lead,
      length: to - from,
      read: (offset, out) => stretch.read(start - lead + offset, out),
    },
    from,
    to,
  }
}
