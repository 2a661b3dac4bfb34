import type { AppContext } from '../../store/appContext.ts'
import { moveCursor, selectAtOnce, selectRange } from '../../store/selectionCommands.ts'
import type { HeldKeys, PointerTool, TimelinePoint } from '../../timeline/pointerInput.ts'
import { type Moved, snapPointed, snapTargets } from '../../timeline/snapping.ts'
import { type Aim, type Drawing, edgeAt, startGesture, type GestureEnd } from './selectionGesture.ts'

/** CSS pixels above and below the middle of the lanes that the grips of a selection take (`selection.css`). */
const gripReach = 13

/**
 * The grips that are seen at the edges of a selection, wherever they come to lie: also over the name of a clip, by
 * which that would be moved.
 */
export const selectionGripTool: PointerTool = {
  hold: (point, app) => (isOnGrip(point, app) ? 'edge' : null),
  press: (point, how, app) => (isOnGrip(point, app) ? (selectionTool.press?.(point, how, app) ?? null) : null),
}

function isOnGrip({ time, zone, windowY }: TimelinePoint, { store }: AppContext): boolean {
  const { project, view, draft } = store.getState()
  if (zone !== 'track' || edgeAt(time, draft ?? project?.selection ?? null, view.pxPerSec) === null) return false
  const box = document.querySelector('.selection')?.getBoundingClientRect()
  return box !== undefined && Math.abs(windowY - box.top - box.height / 2) <= gripReach
}

/**
 * A press on the ruler or the lanes moves the cursor, a drag selects, and the edges of a selection can be pulled. All
 * of them stay at what is near, and are exact to the pixel elsewhere; Ctrl lets go.
 */
export const selectionTool: PointerTool = {
  hold({ time }, { store }) {
    const { project, view } = store.getState()
    return edgeAt(time, project?.selection ?? null, view.pxPerSec) === null ? null : 'edge'
  },
  press(point, extend, app) {
    const { project, view, draft, setDraft, setSnapLine } = app.store.getState()
    if (!project) return null
    const gesture = startGesture(
      {
        point,
        extend,
        selection: draft ?? project.selection,
        selectedTracks: draft?.trackIds ?? project.selectedTracks,
        cursor: project.cursor,
        pxPerSec: view.pxPerSec,
      },
      {
        trackIds: project.tracks.map(({ id }) => id),
        duration: project.duration,
        sampleRate: project.sampleRate,
        aim: aimFor(app),
      },
    )
    const show = (to: TimelinePoint) => {
      const { range, snappedAt } = gesture.move(to)
      if (range) setDraft(range, snappedAt)
      else if (app.store.getState().snapLine !== snappedAt) setSnapLine(snappedAt)
    }
    show(point)
    return {
      beyondEdges: 'scroll',
      move: show,
      end: (to) => {
        setSnapLine(null)
        if (point.track !== null) app.store.getState().setPointedTrack(project.tracks[point.track]?.id ?? null)
        void finish(gesture.end(to), app)
      },
      cancel: () => {
        setSnapLine(null)
        setDraft(null)
      },
    }
  },
}

const focusMoves: Moved = { ids: new Set(), sound: 'stays', focus: 'moves' }

/**
 * The cursor or the selection itself is nothing to stay at where it is what moves. What there is else is gathered anew
 * only where something is another than at the move before.
 */
function aimFor(app: AppContext): Aim {
  let known: { readonly basis: readonly unknown[]; readonly targets: readonly number[] } | null = null
  const targetsFor = (held: HeldKeys, drawing: Drawing): readonly number[] => {
    const { project, view, pauses, snaps } = app.store.getState()
    const basis = [project, view, pauses, snaps, held.control, drawing, app.playhead.get()]
    const before = known?.basis
    if (known !== null && basis.every((one, i) => one === before?.[i])) return known.targets
    const targets = snapTargets(app, held, drawing === 'fresh' ? undefined : focusMoves)
    known = { basis, targets }
    return targets
  }
  return ({ time, held }, drawing, besides) => {
    const targets = targetsFor(held, drawing).filter((target) => target !== besides)
    return snapPointed(time, targets, app.store.getState().view.pxPerSec)
  }
}

async function finish(end: GestureEnd, app: AppContext): Promise<void> {
  if (end.kind === 'cursor') {
    app.store.getState().setDraft(null)
    await moveCursor(app, end.time)
    return
  }
  await selectAtOnce(app, end.range, () => selectRange(app, end.range))
}
