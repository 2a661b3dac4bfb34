import { frameTime } from '../../lib/frameTime.ts'
import type { Scope } from '../../lib/scope.ts'
import type { AppContext } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { ask } from '../../store/ask.ts'
import type { EdgeDraft } from '../../store/slices/viewSlice.ts'
import { placeLabel } from './labelPlace.ts'
import { edgeReach } from './selectionGesture.ts'

/** An edge that can be taken hold of: what it is of, and which side moves. A label that is a point moves as a whole. */
export interface HeldEdge extends EdgeDraft {
  readonly side: 'start' | 'end' | 'whole'
}

/**
 * The edge under a time: of a label on the label lane, of what waits for approval on a track. A step's range is the person's to move only where
 * it is what the waveform shows: in a plan of several steps the later ranges are those of a timeline that is not there yet.
 */
export function edgeUnder(
  state: AppState,
  time: number,
  lane: { readonly kind: 'labels' } | { readonly kind: 'track'; readonly trackId: string },
): HeldEdge | null {
  const reach = edgeReach / state.view.pxPerSec
  const near = candidates(state, lane).flatMap((one) =>
    sides(one).map((edge) => ({ edge, distance: Math.abs(placeOf(edge) - time) })),
  )
  const best = near.filter(({ distance }) => distance <= reach).toSorted((a, b) => a.distance - b.distance)[0]
  return best?.edge ?? null
}

const sides = (draft: EdgeDraft): HeldEdge[] =>
  draft.end > draft.start
    ? [
        { ...draft, side: 'start' },
        { ...draft, side: 'end' },
      ]
    : [{ ...draft, side: 'whole' }]

const placeOf = ({ side, start, end }: HeldEdge) => (side === 'end' ? end : start)

function candidates({ project, conversation }: AppState, lane: Parameters<typeof edgeUnder>[2]): EdgeDraft[] {
  if (lane.kind === 'labels')
    return (project?.labels ?? []).map(({ id, start, end }) => ({ of: 'label', id, start, end }))
  const { approval } = conversation
  const steps = approval?.stepping ? approval.steps.filter((step) => step.asks).slice(0, 1) : (approval?.steps ?? [])
  return steps.flatMap(({ index, range, regions, asks }): EdgeDraft[] => {
    const own = regions.filter((region) => region.trackId === lane.trackId && region.fate !== 'kept')
    const shown =
      range !== null &&
      regions.some(
        (region) => region.trackId === lane.trackId && (region.start === range.start || region.end === range.end),
      )
    return asks && shown && own.length > 0 && range !== null ? [{ of: 'step', id: String(index), ...range }] : []
  })
}

/** Where the edge is when it is pulled to a time; it stops at the other one. What moves as a whole keeps its length. */
export function moveEdge(
  { side, ...draft }: HeldEdge,
  time: number,
  facts: { readonly duration: number; readonly sampleRate: number },
): EdgeDraft {
  const least = 1 / facts.sampleRate
  const to = frameTime(Math.min(Math.max(0, time), facts.duration), facts.sampleRate)
  if (side === 'whole') return { ...draft, start: to, end: to + draft.end - draft.start }
  return side === 'start'
    ? { ...draft, start: Math.min(to, draft.end - least) }
    : { ...draft, end: Math.max(to, draft.start + least) }
}

/** Follows a pointer that holds an edge; what is under way is shown, and asked for when it lets go. */
export function dragEdge(
  surface: HTMLElement,
  edge: HeldEdge,
  app: AppContext,
  drag: Scope,
  timeOf: (event: PointerEvent) => number,
): void {
  const { store } = app
  const draftAt = (event: PointerEvent) => {
    const { project } = store.getState()
    return project === null ? null : moveEdge(edge, timeOf(event), project)
  }
  drag.listen(surface, 'pointermove', (event) => store.getState().setEdgeDraft(draftAt(event)))
  drag.listen(surface, 'pointerup', (event) => {
    drag.dispose()
    void finish(app, edge, draftAt(event))
  })
  drag.listen(surface, 'pointercancel', () => {
    drag.dispose()
    store.getState().setEdgeDraft(null)
  })
}

async function finish(app: AppContext, edge: HeldEdge, draft: EdgeDraft | null): Promise<void> {
  const { store } = app
  const { approval } = store.getState().conversation
  if (draft !== null && (draft.start !== edge.start || draft.end !== edge.end)) {
    const range = { start: draft.start, end: draft.end }
    if (edge.of === 'label') await placeLabel(app, edge.id, range)
    else if (approval !== null)
      await ask(app, 'app:approval:decide', {
        id: approval.id,
        decision: { verb: 'edit', step: Number(edge.id), range },
      })
  }
  store.getState().setEdgeDraft(null)
}
