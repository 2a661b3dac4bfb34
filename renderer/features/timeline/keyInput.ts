import { frameTime } from '../../lib/frameTime.ts'
import type { Scope } from '../../lib/scope.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { moveCursor } from '../../store/commands.ts'
import { reveal, spanOf, zoomAt } from '../../store/viewMath.ts'

export function listenToKeys(surface: HTMLElement, app: AppContext, scope: Scope): void {
  const press = createKeyInput(app)
  scope.listen(surface, 'keydown', (event) => {
    if (event.target === surface && press(event) === 'taken') event.preventDefault()
  })
}

const step = 8
const keyZoom = 1.6

interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * The timeline's own keys: arrows move the cursor or, with Shift, the end of the selection that moved last; Home and End; up and down
 * choose a track; + and - zoom; Page keys scroll. Times are kept here while answers are on their way, so that held keys go on smoothly.
 */
export function createKeyInput(app: AppContext): (event: Key) => 'taken' | 'left' {
  let moving: { anchor: number; active: number; waiting: number } | null = null
  const { store } = app

  const place = (): { anchor: number; active: number } => {
    if (moving) return moving
    const { project } = store.getState()
    if (project?.selection) return { anchor: project.selection.start, active: project.selection.end }
    return { anchor: project?.cursor ?? 0, active: project?.cursor ?? 0 }
  }
  const move = async (to: number, how: 'move' | 'extend') => {
    const { project } = store.getState()
    if (!project) return
    const before = place()
    const active = frameTime(Math.min(Math.max(0, to), project.duration), project.sampleRate)
    const anchor = how === 'extend' ? before.anchor : active
    const mine = { anchor, active, waiting: (moving?.waiting ?? 0) + 1 }
    moving = mine
    if (active === anchor) await moveCursor(app, active)
    else await extend(app, anchor, active)
    if (moving) moving = moving.waiting > 1 ? { ...moving, waiting: moving.waiting - 1 } : null
  }
  const stepSize = () => {
    const { view, project } = store.getState()
    return Math.max(step / view.pxPerSec, 1 / (project?.sampleRate ?? 44_100))
  }
  const arrow = (direction: -1 | 1, extending: boolean) => {
    const { project } = store.getState()
    const now = place()
    const collapse = !extending && project?.selection && now.anchor !== now.active
    const edge = direction < 0 ? Math.min(now.anchor, now.active) : Math.max(now.anchor, now.active)
    void move(collapse ? edge : now.active + direction * stepSize(), extending ? 'extend' : 'move')
  }
  return ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
    const { project, view, setView } = store.getState()
    if (!project || ctrlKey || metaKey || altKey) return 'left'
    const how = shiftKey ? 'extend' : 'move'
    const actions: Record<string, () => void> = {
      ArrowLeft: () => arrow(-1, shiftKey),
      ArrowRight: () => arrow(1, shiftKey),
      Home: () => void move(0, how),
      End: () => void move(project.duration, how),
      ArrowUp: () => chooseTrack(app, -1),
      ArrowDown: () => chooseTrack(app, 1),
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

function chooseTrack(app: AppContext, by: -1 | 1): void {
  const { project } = app.store.getState()
  if (!project || project.tracks.length === 0) return
  const chosen = project.tracks.findIndex(({ id }) => project.selectedTracks.includes(id))
  const next = chosen < 0 ? 0 : Math.min(project.tracks.length - 1, Math.max(0, chosen + by))
  const track = project.tracks[next]
  if (track) void ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds: [track.id] })
}
