import { reasonOf } from '../../../shared/reasonOf.ts'
import type { AppContext } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { chosenClips, findClip, selectClips, trimClip, type ClipOnTrack } from '../../store/clipCommands.ts'
import { selectRange } from '../../store/selectionCommands.ts'
import type { ClipDraft, LiftedPicture } from '../../store/slices/viewSlice.ts'
import { edgeReach } from '../../timeline/edges.ts'
import type { Drag, DragShape, HeldKeys, PointerTool, TimelinePoint } from '../../timeline/pointerInput.ts'
import { type Moved, snapTargets } from '../../timeline/snapping.ts'
import { clipUnder, moveDraft, nameStrip, trimDraft, type ClipHold } from './clipGesture.ts'
import { readHidden } from './hiddenSound.ts'
import { liftClips } from './liftClips.ts'
import { textsOf } from '../../store/useTexts.ts'

/** How far a press has to move to be a drag, CSS pixels. */
const dragFrom = 3

/**
 * Clips by hand: a press on a name selects the clip, with Ctrl or Shift one more; a drag moves what is selected, with
 * Shift to other tracks only, with Alt a copy of it; an edge that is pulled trims. Ctrl lets go of what it snaps to.
 * A double click on a name renames, elsewhere on a clip it selects the clip's time.
 */
export const clipTool: PointerTool = {
  hold(point, app) {
    const held = holdAt(point, app)
    if (held === null) return null
    return held.part === 'name' ? 'thing' : 'edge'
  },
  press(start, how, app) {
    const held = holdAt(start, app)
    if (held === null || (how === 'extend' && held.part !== 'name')) return null
    return held.part === 'name' ? moveDrag(held, start, app) : trimDrag(held, held.part, app)
  },
  doublePress({ time, track: index, y, zone }, app) {
    const { project, setNaming } = app.store.getState()
    const track = zone !== 'track' || index === null ? undefined : project?.tracks[index]
    const clip = track?.clips.find(({ start, end }) => start <= time && time < end)
    if (!track || !clip) return 'left'
    if (y <= nameStrip) setNaming({ what: 'clip', id: clip.id })
    else void selectRange(app, { start: clip.start, end: clip.end, trackIds: [track.id] })
    return 'taken'
  },
}

function holdAt(point: TimelinePoint, { store }: AppContext): ClipHold | null {
  const { project, view } = store.getState()
  if (!project || point.zone !== 'track') return null
  const held = clipUnder(project, point, view.pxPerSec)
  if (held === null || held.part === 'name' || point.y <= nameStrip) return held
  // Below the names an edge of the selection comes first.
  const { selection } = project
  const isNear = (edge: number) => Math.abs(edge - point.time) <= edgeReach / view.pxPerSec
  return selection && (isNear(selection.start) || isNear(selection.end)) ? null : held
}

function factsFor(app: AppContext, moved: readonly ClipOnTrack[], sound: Moved['sound'], keys: HeldKeys) {
  const { project, view } = app.store.getState()
  if (!project) return null
  const ids = new Set(moved.map(({ clip }) => clip.id))
  return { project, pxPerSec: view.pxPerSec, targets: snapTargets(app, keys, { ids, sound }) }
}

function moveDrag(held: ClipHold, start: TimelinePoint, app: AppContext): Drag {
  const { store } = app
  const { project } = store.getState()
  const chosen = chosenClips(project)
  const isChosen = chosen.some(({ clip }) => clip.id === held.clip.id)
  const moved = isChosen ? chosen : [held]
  let dragging = false
  let pictures: ReturnType<typeof liftClips> | null = null
  const draftAt = ({ time, track, held: keys, x }: TimelinePoint): ClipDraft | null => {
    dragging ||= Math.abs(x - start.x) >= dragFrom || track !== start.track
    const facts = factsFor(app, moved, 'goes along', keys)
    if (!dragging || !facts) return null
    pictures ??= liftClips(moved, store.getState())
    const tracks = track === null || start.track === null ? 0 : track - start.track
    const how = keys.alt ? 'copy' : 'move'
    const draft = keys.shift
      ? moveDraft(moved, { seconds: 0, tracks, how }, { ...facts, targets: [] })
      : moveDraft(moved, { seconds: time - start.time, tracks, how }, facts)
    return { ...draft, clips: draft.clips.map((clip) => ({ ...clip, picture: pictures?.get(clip.id) })) }
  }
  const choose = () => {
    const all = chosen.map(({ clip }) => clip.id)
    if (!start.held.control && !start.held.shift) return selectClips(app, [held.clip.id])
    return selectClips(app, isChosen ? all.filter((id) => id !== held.clip.id) : [...all, held.clip.id])
  }
  return {
    beyondEdges: 'scroll',
    shape: () => shapeOf(store.getState().clipDraft),
    move: (point) => store.getState().setClipDraft(draftAt(point)),
    end: (point) => void (draftAt(point) === null ? choose() : placeDraft(app, draftAt(point))),
    cancel: () => store.getState().setClipDraft(null),
  }
}

/** What would happen if it were let go here. */
function shapeOf(draft: ClipDraft | null): DragShape | null {
  if (draft?.fit === 'over') return 'no'
  return draft?.how === 'copy' ? 'copy' : null
}

function trimDrag(held: ClipHold, edge: 'start' | 'end', app: AppContext): Drag {
  const { store } = app
  const reading = new AbortController()
  let picture: LiftedPicture | undefined
  const withPicture = (draft: ClipDraft | null): ClipDraft | null =>
    draft && { ...draft, clips: draft.clips.map((clip) => ({ ...clip, picture })) }
  const draftAt = ({ time, held: keys }: TimelinePoint) => {
    const facts = factsFor(app, [held], 'stays', keys)
    return withPicture(facts && trimDraft(held, edge, time, facts))
  }
  showHidden(held, edge, app, reading.signal, (found) => {
    picture = found
    store.getState().setClipDraft(withPicture(store.getState().clipDraft))
  })
  return {
    beyondEdges: 'stay',
    move: (point) => store.getState().setClipDraft(draftAt(point)),
    end: (point) => {
      reading.abort()
      const to = draftAt(point)?.clips[0]?.[edge]
      const done = to === undefined || to === held.clip[edge] ? Promise.resolve() : trimClip(app, held.clip, edge, to)
      void done.finally(() => store.getState().setClipDraft(null))
    },
    cancel: () => {
      reading.abort()
      store.getState().setClipDraft(null)
    },
  }
}

/** Says what an edge hides as soon as it is known, as long as it is held. */
function showHidden(
  held: ClipHold,
  edge: 'start' | 'end',
  { store }: AppContext,
  signal: AbortSignal,
  onFound: (picture: LiftedPicture) => void,
): void {
  const state = store.getState()
  readHidden(held, edge, state, { signal }).then(
    (picture) => picture === null || signal.aborted || onFound(picture),
    (cause: unknown) => {
      const words = textsOf(state).timeline.waveformLost(reasonOf(cause))
      if (!signal.aborted) state.tell(words, 'problem', { about: 'waveformLost' })
    },
  )
}

/** The draft stays until the app has answered, so that nothing jumps back and forth. */
export async function placeDraft(app: AppContext, draft: ClipDraft | null): Promise<void> {
  const { project, setClipDraft } = app.store.getState()
  setClipDraft(draft)
  const isElsewhere = draft?.clips.some(({ id, trackId, start }) => {
    const was = project && findClip(project, id)
    return was?.track.id !== trackId || was.clip.start !== start
  })
  if (draft && draft.how !== 'trim' && isElsewhere) {
    const places = draft.clips.map(({ id, trackId, start }) => ({ clipId: id, trackId, start }))
    const { how } = draft
    const { clips } = textsOf(app.store.getState())
    const said = clips[how === 'copy' ? 'copied' : 'moved'](clips.some(places.length))
    await editAndAnnounce(app, { kind: 'placeClips', places, how }, said)
  }
  app.store.getState().setClipDraft(null)
}
