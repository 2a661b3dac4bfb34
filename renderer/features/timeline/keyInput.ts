import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { frameTime } from '../../lib/frameTime.ts'
import type { Scope } from '../../lib/scope.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { moveCursor } from '../../store/commands.ts'
import { reveal, spanOf, zoomAt } from '../../store/viewMath.ts'
import { createLabelKeys } from './labelKeys.ts'

export function listenToKeys(surface: HTMLElement, app: AppContext, scope: Scope): void {
  const press = createKeyInput(app)
  const labels = createLabelKeys(app)
  scope.listen(surface, 'keydown', (event) => {
    if (event.target === surface && (labels.press(event) === 'taken' || press(event) === 'taken'))
      event.preventDefault()
  })
  scope.listen(surface, 'keyup', labels.release)
  scope.listen(surface, 'blur', labels.release)
}

const step = 8
const keyZoom = 1.6
/** How long the app's view may take to show a move, milliseconds. */
const underWay = 250

interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * The timeline's own keys: arrows move the cursor or, with Shift, the end of the selection that moved last; Home and End; up and down
 * choose a track (with Shift one more); + and - zoom; Page keys scroll. The place is kept here while the app's view is behind, so that held keys go on smoothly.
 */
export function createKeyInput(app: AppContext, now = () => performance.now()): (event: Key) => 'taken' | 'left' {
  let moving: { anchor: number; active: number; at: number } | null = null
  /** Moves that the app has not answered yet; its view is behind for so long, however busy the machine is. */
  let unanswered = 0
  const { store } = app

  const place = (): { anchor: number; active: number } => {
    const { project } = store.getState()
    if (moving && (unanswered > 0 || now() - moving.at < underWay || isShown(moving, project))) return moving
    if (project?.selection) return { anchor: project.selection.start, active: project.selection.end }
    return { anchor: project?.cursor ?? 0, active: project?.cursor ?? 0 }
  }
  const move = (to: number, how: 'move' | 'extend') => {
    const { project } = store.getState()
    if (!project) return
    const active = frameTime(Math.min(Math.max(0, to), project.duration), project.sampleRate)
    const anchor = how === 'extend' ? place().anchor : active
    moving = { anchor, active, at: now() }
    unanswered += 1
    void (active === anchor ? moveCursor(app, active) : extend(app, anchor, active)).finally(() => (unanswered -= 1))
  }
  const stepSize = () => {
    const { view, project } = store.getState()
    return Math.max(step / view.pxPerSec, 1 / (project?.sampleRate ?? 44_100))
  }
  const arrow = (direction: -1 | 1, how: 'move' | 'extend') => {
    const extending = how === 'extend'
    const { anchor, active } = place()
    const collapse = !extending && anchor !== active
    const edge = direction < 0 ? Math.min(anchor, active) : Math.max(anchor, active)
    move(collapse ? edge : active + direction * stepSize(), extending ? 'extend' : 'move')
  }
  return ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
    const { project, view, setView } = store.getState()
    if (!project || ctrlKey || metaKey || altKey) return 'left'
    const how = shiftKey ? 'extend' : 'move'
    const actions: Record<string, () => void> = {
      ArrowLeft: () => arrow(-1, how),
      ArrowRight: () => arrow(1, how),
      Home: () => move(0, how),
      End: () => move(project.duration, how),
      ArrowUp: () => chooseTrack(app, -1, how),
      ArrowDown: () => chooseTrack(app, 1, how),
      PageUp: () => setView({ ...view, t0: view.t0 - spanOf(view) * 0.9 }),
      PageDown: () => setView({ ...view, t0: view.t0 + spanOf(view) * 0.9 }),
      '+': () => setView(zoomAt(view, keyZoom, (place().active - view.t0) * view.pxPerSec, project)),
      '-': () => setView(zoomAt(view, 1 / keyZoom, (place().active - view.t0) * view.pxPerSec, project)),
    }
    const action = actions[key === '=' ? '+' : key === '_' ? '-' : key]
    action?.()
    return action ? 'taken' : 'left'
  }
}

/** Whether the app's view has the place that the keys went to. */
function isShown({ anchor, active }: { anchor: number; active: number }, project: ProjectView | null): boolean {
  if (!project) return false
  if (!project.selection) return anchor === active && project.cursor === active
  return project.selection.start === Math.min(anchor, active) && project.selection.end === Math.max(anchor, active)
}

async function extend(app: AppContext, anchor: number, active: number): Promise<void> {
  const range = { start: Math.min(anchor, active), end: Math.max(anchor, active) }
  const { project } = app.store.getState()
  if (project && project.selectedTracks.length === 0) await ask(app, 'app:edit:apply', { kind: 'selectAllTracks' })
  const done = await ask(app, 'app:edit:apply', { kind: 'setTimeSelection', ...range })
  const { view, project: now, setView } = app.store.getState()
  if (!done.ok || !now) return
  const shown = reveal(view, active, now)
  if (shown !== view) setView(shown)
}

/** Chooses the track above or below; with `extend` the ones that are chosen already stay so. */
function chooseTrack(app: AppContext, by: -1 | 1, how: 'move' | 'extend'): void {
  const { project } = app.store.getState()
  if (!project || project.tracks.length === 0) return
  const isChosen = ({ id }: { id: string }) => project.selectedTracks.includes(id)
  const edge = by < 0 ? project.tracks.findIndex(isChosen) : project.tracks.findLastIndex(isChosen)
  const next = edge < 0 ? 0 : Math.min(project.tracks.length - 1, Math.max(0, edge + by))
  const trackIds = project.tracks
    .filter((track, index) => index === next || (how === 'extend' && isChosen(track)))
    .map(({ id }) => id)
  void ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds })
}
