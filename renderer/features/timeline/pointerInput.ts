import { createScope, type Scope } from '../../lib/scope.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { moveCursor } from '../../store/commands.ts'
import { spanOf, timeAt } from '../../store/viewMath.ts'
import { dragEdge, edgeUnder, type HeldEdge } from './edgeDrag.ts'
import { edgeAt, startGesture, type Gesture, type GestureEnd, type Point } from './selectionGesture.ts'

const scrollEdge = 1
const scrollSpeed = 0.25
const longestWait = 300
/** How far behind a label that is a point its text can be pressed, CSS pixels. */
const labelReach = 40

/** Presses, drags and double clicks on the ruler and the lanes become selections and cursor moves. */
export function listenToPointer(surface: HTMLElement, app: AppContext, scope: Scope): void {
  const { store } = app
  scope.listen(surface, 'pointerdown', (event) => {
    const zone = zoneOf(event)
    const { project, view, draft } = store.getState()
    if (event.button !== 0 || !zone || !project) return
    event.preventDefault()
    surface.focus({ preventScroll: true })
    const point = pointOf(event, zone, app)
    const held = event.shiftKey ? null : heldEdge(point, zone, app)
    if (held !== null) {
      surface.setPointerCapture(event.pointerId)
      return dragEdge(surface, held, app, scope.child(), (move) => pointOf(move, zone, app).time)
    }
    const gesture = startGesture(
      {
        point,
        extend: event.shiftKey ? 'extend' : 'fresh',
        selection: draft ?? project.selection,
        selectedTracks: draft?.trackIds ?? project.selectedTracks,
        cursor: project.cursor,
        pxPerSec: view.pxPerSec,
      },
      { trackIds: project.tracks.map(({ id }) => id), duration: project.duration, sampleRate: project.sampleRate },
    )
    followDrag(surface, zone, gesture, app, scope.child(), event.pointerId)
  })
  scope.listen(surface, 'pointermove', (event) => {
    const zone = zoneOf(event)
    const { project, view } = store.getState()
    const point = zone ? pointOf(event, zone, app) : null
    const edge =
      zone && point && project
        ? (heldEdge(point, zone, app) ?? edgeAt(point.time, project.selection, view.pxPerSec))
        : null
    surface.classList.toggle('on-edge', edge !== null)
  })
  scope.listen(surface, 'dblclick', (event) => {
    const zone = zoneOf(event)
    if (zone?.classList.contains('label-lane')) nameLabelAt(pointOf(event, zone, app).time, app)
    else if (zone) selectClipAt(pointOf(event, zone, app), app)
  })
}

function followDrag(
  surface: HTMLElement,
  zone: HTMLElement,
  gesture: Gesture,
  app: AppContext,
  drag: Scope,
  pointerId: number,
): void {
  const { store } = app
  let latest: PointerEvent | null = null
  surface.setPointerCapture(pointerId)
  const show = (event: PointerEvent) => {
    const draft = gesture.move(pointOf(event, zone, app))
    if (draft) store.getState().setDraft(draft)
  }
  const scrollOn = () => {
    const { view, project, setView } = store.getState()
    const left = zone.getBoundingClientRect().left
    const beyond = latest
      ? Math.min(0, latest.clientX - left - scrollEdge) + Math.max(0, latest.clientX - left - view.width + scrollEdge)
      : 0
    const more = beyond < 0 ? view.t0 > 0 : view.t0 + spanOf(view) < (project?.duration ?? 0)
    if (latest && beyond !== 0 && more) {
      setView({ ...view, t0: view.t0 + (beyond * scrollSpeed) / view.pxPerSec })
      show(latest)
    }
    drag.nextFrame(scrollOn)
  }
  drag.listen(surface, 'pointermove', (event) => {
    latest = event
    show(event)
  })
  drag.listen(surface, 'pointerup', (event) => {
    drag.dispose()
    void finish(gesture.end(pointOf(event, zone, app)), app)
  })
  drag.listen(surface, 'pointercancel', () => {
    drag.dispose()
    store.getState().setDraft(null)
  })
  drag.nextFrame(scrollOn)
}

/** The draft stays until the app's view shows the same, which comes a little after the answer, so that nothing flickers. */
async function finish(end: GestureEnd, app: AppContext): Promise<void> {
  const { store } = app
  if (end.kind === 'cursor') {
    store.getState().setDraft(null)
    await moveCursor(app, end.time)
    return
  }
  const { range } = end
  store.getState().setDraft(range)
  const answer = await selectRange(app, range)
  const drop = () => {
    if (store.getState().draft === range) store.getState().setDraft(null)
  }
  if (answer === 'refused') return drop()
  const wait = createScope()
  const dropWhenShown = () => {
    const shown = store.getState().project?.selection
    if (shown?.start === range.start && shown.end === range.end) wait.dispose()
  }
  wait.add(drop)
  wait.add(store.subscribe(dropWhenShown))
  wait.after(longestWait, () => wait.dispose())
  dropWhenShown()
}

export async function selectRange(
  app: AppContext,
  range: { start: number; end: number; trackIds: readonly string[] },
): Promise<'selected' | 'refused'> {
  const selected = app.store.getState().project?.selectedTracks ?? []
  const same = selected.length === range.trackIds.length && selected.every((id, i) => id === range.trackIds[i])
  const answers = await Promise.all([
    ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start: range.start, end: range.end }),
    ...(same ? [] : [ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds: [...range.trackIds] })]),
  ])
  return answers.every(({ ok }) => ok) ? 'selected' : 'refused'
}

function selectClipAt(point: Point, app: AppContext): void {
  const { project } = app.store.getState()
  const track = point.track === null ? undefined : project?.tracks[point.track]
  const clip = track?.clips.find(({ start, end }) => start <= point.time && point.time < end)
  if (track && clip) void selectRange(app, { start: clip.start, end: clip.end, trackIds: [track.id] })
}

function heldEdge({ time, track }: Point, zone: HTMLElement, { store }: AppContext): HeldEdge | null {
  const state = store.getState()
  if (zone.classList.contains('label-lane')) return edgeUnder(state, time, { kind: 'labels' })
  const trackId = track === null ? undefined : state.project?.tracks[track]?.id
  return trackId === undefined ? null : edgeUnder(state, time, { kind: 'track', trackId })
}

function nameLabelAt(time: number, { store }: AppContext): void {
  const { project, view, setNaming } = store.getState()
  const reach = labelReach / view.pxPerSec
  const label = project?.labels.findLast(({ start, end }) => start <= time && time <= Math.max(end, start + reach))
  if (label) setNaming({ what: 'label', id: label.id })
}

/** The lane or the ruler under the pointer; null over headers. A captured pointer's target is the surface, so the place decides. */
function zoneOf(event: MouseEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.lane, .ruler') ?? null
}

/** During a drag the pointer may be over another lane than the one it started in. */
function pointOf(event: MouseEvent, zone: HTMLElement, { store }: AppContext): Point {
  const { view } = store.getState()
  const x = event.clientX - zone.getBoundingClientRect().left
  const under = zone.classList.contains('ruler') ? null : (laneUnder(event) ?? zone)
  const lane = under?.dataset.lane
  return { x, time: timeAt(view, x), track: lane === undefined ? null : Number(lane) }
}

function laneUnder(event: MouseEvent): HTMLElement | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const lane = element.closest<HTMLElement>('.lane[data-lane]')
    if (lane) return lane
  }
  return null
}
