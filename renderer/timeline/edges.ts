import { frameTime } from '../lib/frameTime.ts'
import type { AppContext } from '../store/appContext.ts'
import type { AppState } from '../store/appStore.ts'
import type { EdgeDraft } from '../store/slices/viewSlice.ts'
import type { HeldKeys, PointerTool, TimelinePoint } from './pointerInput.ts'
import { snapMove } from './snapping.ts'

/** How near to an edge a press takes hold of it, CSS pixels. */
export const edgeReach = 5

/** An edge that is held: what it is of, and which side moves. What has no length moves as a whole. */
export interface HeldEdge extends EdgeDraft {
  readonly side: 'start' | 'end' | 'whole'
}

/** The edge under a time, of the ranges that are there; the nearest where several are within reach. */
export function edgeUnder(ranges: readonly EdgeDraft[], time: number, pxPerSec: number): HeldEdge | null {
  const near = ranges.flatMap((one) => sidesOf(one).map((edge) => ({ edge, distance: Math.abs(timeOf(edge) - time) })))
  const best = near
    .filter(({ distance }) => distance <= edgeReach / pxPerSec)
    .toSorted((a, b) => a.distance - b.distance)[0]
  return best?.edge ?? null
}

const sidesOf = (range: EdgeDraft): HeldEdge[] =>
  range.end > range.start
    ? [
        { ...range, side: 'start' },
        { ...range, side: 'end' },
      ]
    : [{ ...range, side: 'whole' }]

const timeOf = ({ side, start, end }: HeldEdge) => (side === 'end' ? end : start)

/** Where the edge is when it is pulled to a time; it stops at the other one. What moves as a whole keeps its length. */
export function moveEdge(
  { side, ...range }: HeldEdge,
  time: number,
  facts: { readonly duration: number; readonly sampleRate: number },
): EdgeDraft {
  const least = 1 / facts.sampleRate
  const to = frameTime(Math.min(Math.max(0, time), facts.duration), facts.sampleRate)
  if (side === 'whole') return { ...range, start: to, end: to + range.end - range.start }
  return side === 'start'
    ? { ...range, start: Math.min(to, range.end - least) }
    : { ...range, end: Math.max(to, range.start + least) }
}

interface Options {
  /** The ranges whose edges can be taken hold of at a point. */
  readonly rangesAt: (state: AppState, point: TimelinePoint) => readonly EdgeDraft[]
  /** What an edge that is pulled stays at; left out: nothing. */
  readonly targets?: (app: AppContext, edge: HeldEdge, held: HeldKeys) => readonly number[]
  /** Asks for the range that the edge was pulled to. */
  readonly change: (app: AppContext, edge: HeldEdge, range: { start: number; end: number }) => Promise<unknown>
}

/** Edges that follow a pointer: what is under way is shown, and asked for when the pointer lets go. */
export function createEdgeTool({ rangesAt, targets, change }: Options): PointerTool {
  const edgeAt = (point: TimelinePoint, { store }: AppContext) => {
    const state = store.getState()
    return edgeUnder(rangesAt(state, point), point.time, state.view.pxPerSec)
  }
  return {
    hold: (point, app) => (edgeAt(point, app) === null ? null : 'edge'),
    press(start, how, app) {
      const edge = how === 'extend' ? null : edgeAt(start, app)
      if (edge === null) return null
      const { store } = app
      const draftAt = ({ time, held }: TimelinePoint) => {
        const { project, view, setSnapLine } = store.getState()
        if (project === null) return null
        const snapped = snapMove([time], 0, targets?.(app, edge, held) ?? [], view.pxPerSec)
        setSnapLine(snapped.at)
        return moveEdge(edge, time + snapped.by, project)
      }
      const finish = async (draft: EdgeDraft | null) => {
        const { setSnapLine, setEdgeDraft } = store.getState()
        setSnapLine(null)
        setEdgeDraft(draft)
        if (draft !== null && (draft.start !== edge.start || draft.end !== edge.end))
          await change(app, edge, { start: draft.start, end: draft.end })
        // Meanwhile something else may be drawn, as by the form of a step.
        if (store.getState().edgeDraft === draft) setEdgeDraft(null)
      }
      return {
        beyondEdges: 'stay',
        move: (point) => store.getState().setEdgeDraft(draftAt(point)),
        end: (point) => void finish(draftAt(point)),
        cancel: () => {
          store.getState().setSnapLine(null)
          store.getState().setEdgeDraft(null)
        },
      }
    },
  }
}
