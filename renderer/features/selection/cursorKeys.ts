import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { frameTime } from '../../lib/frameTime.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { moveCursor, selectTime } from '../../store/selectionCommands.ts'
import { zoomAt } from '../../store/viewMath.ts'
import type { TimelineKeys } from '../../timeline/timelineInput.ts'

const stepPixels = 8
const keyZoom = 1.6
/** How long the app's view may take to show a move, milliseconds. */
const viewDelay = 250

/** Both ends of what the keys select; where they are equal, it is the cursor. */
interface Caret {
  readonly anchor: number
  /** The end that moves. */
  readonly active: number
}

/**
 * Arrows move the cursor or, with Shift, the end of the selection that moved last; Home and End go to both ends of the
 * project; + and - zoom at the cursor. The caret is kept here while the app's view is behind, so that held keys go on
 * smoothly.
 */
export function createCursorKeys(app: AppContext, now = () => performance.now()): TimelineKeys {
  let moving: (Caret & { readonly at: number }) | null = null
  /** Moves that the app has not answered yet; its view is behind for so long, however busy the machine is. */
  let unanswered = 0
  const { store } = app

  const caret = (): Caret => {
    const { project } = store.getState()
    if (moving && (unanswered > 0 || now() - moving.at < viewDelay || isShown(moving, project))) return moving
    if (project?.selection) return { anchor: project.selection.start, active: project.selection.end }
    return { anchor: project?.cursor ?? 0, active: project?.cursor ?? 0 }
  }
  const move = (to: number, how: 'move' | 'extend') => {
    const { project } = store.getState()
    if (!project) return
    const active = frameTime(Math.min(Math.max(0, to), project.duration), project.sampleRate)
    const anchor = how === 'extend' ? caret().anchor : active
    moving = { anchor, active, at: now() }
    unanswered += 1
    void (active === anchor ? moveCursor(app, active) : extend(app, moving)).finally(() => (unanswered -= 1))
  }
  const arrow = (direction: -1 | 1, how: 'move' | 'extend') => {
    const { view, project } = store.getState()
    const { anchor, active } = caret()
    const collapses = how === 'move' && anchor !== active
    const edge = direction < 0 ? Math.min(anchor, active) : Math.max(anchor, active)
    const step = Math.max(stepPixels / view.pxPerSec, 1 / (project?.sampleRate ?? 44_100))
    move(collapses ? edge : active + direction * step, how)
  }
  const zoom = (factor: number) => {
    const { project, view, setView } = store.getState()
    if (project) setView(zoomAt(view, factor, (caret().active - view.t0) * view.pxPerSec, project))
  }
  return {
    knows: () => unanswered > 0,
    press({ key, shiftKey, ctrlKey, metaKey, altKey }) {
      const { project } = store.getState()
      if (!project || ctrlKey || metaKey || altKey) return 'left'
      const how = shiftKey ? 'extend' : 'move'
      const actions: Record<string, () => void> = {
        ArrowLeft: () => arrow(-1, how),
        ArrowRight: () => arrow(1, how),
        Home: () => move(0, how),
        End: () => move(project.duration, how),
        '+': () => zoom(keyZoom),
        '=': () => zoom(keyZoom),
        '-': () => zoom(1 / keyZoom),
        _: () => zoom(1 / keyZoom),
      }
      const action = actions[key]
      action?.()
      return action ? 'taken' : 'left'
    },
  }
}

/** Whether the app's view has the place that the keys went to. */
function isShown({ anchor, active }: Caret, project: ProjectView | null): boolean {
  if (!project) return false
  if (!project.selection) return anchor === active && project.cursor === active
  return project.selection.start === Math.min(anchor, active) && project.selection.end === Math.max(anchor, active)
}

/** Both are asked for at once: one that waited for the tracks would come behind the one of the next key. */
async function extend(app: AppContext, { anchor, active }: Caret): Promise<void> {
  const { project } = app.store.getState()
  const hasTracks = project === null || project.selectedTracks.length > 0
  await Promise.all([
    hasTracks || ask(app, 'app:edit:apply', { kind: 'selectAllTracks' }),
    selectTime(app, { start: Math.min(anchor, active), end: Math.max(anchor, active) }, active),
  ])
}
