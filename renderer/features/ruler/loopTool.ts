import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { frameTime } from '../../lib/frameTime.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import type { AppState } from '../../store/appStore.ts'
import { moveCursor } from '../../store/selectionCommands.ts'
import { untilShown } from '../../store/untilShown.ts'
import { edgeUnder } from '../../timeline/edges.ts'
import { snapMove, snapTargets } from '../../timeline/snapping.ts'
import type { PointerTool, TimelinePoint } from '../../timeline/pointerInput.ts'

/** The upper half of the ruler is the loop's, the lower one the selection's; CSS pixels. */
const loopZone = 12
/** How far a press has to move to be a drag, CSS pixels. */
const dragFrom = 3

/** The loop region that is shown: while it is drawn, the one that is being drawn. */
export const loopRegion = ({ loopDraft, project }: AppState): RangeView | null =>
  loopDraft ?? project?.transport.region ?? null

const isHere = ({ zone, y }: TimelinePoint) => zone === 'ruler' && y < loopZone

/**
 * A drag on the upper half of the ruler draws the loop region; its edges can be pulled, and the bar itself moved.
 * Ctrl lets go of what it snaps to.
 */
export const loopTool: PointerTool = {
  hold(point, app) {
    const { project } = app.store.getState()
    if (!project || project.duration === 0 || !isHere(point)) return null
    if (anchorAt(point, app) !== null) return 'edge'
    return barUnder(point, app) === null ? 'draw' : 'thing'
  },
  press(point, how, app) {
    const { project, setLoopDraft, setSnapLine } = app.store.getState()
    if (!project || project.duration === 0 || how === 'extend' || !isHere(point)) return null
    const whole = (time: number) => frameTime(Math.min(Math.max(0, time), project.duration), project.sampleRate)
    const held = anchorAt(point, app)
    const bar = held === null ? barUnder(point, app) : null
    const follow = bar === null ? drawFrom(held ?? whole(snapTo(point, app).time), app) : moveBar(bar, point, app)
    let dragging = false
    const rangeTo = (to: TimelinePoint): RangeView | null => {
      dragging ||= Math.abs(to.x - point.x) >= dragFrom
      return dragging ? follow(to, whole) : null
    }
    return {
      beyondEdges: 'scroll',
      move: (to) => setLoopDraft(rangeTo(to)),
      end(to) {
        const range = rangeTo(to)
        setSnapLine(null)
        if (range !== null) return void setRegion(app, range)
        setLoopDraft(null)
        if (!dragging && held === null) void moveCursor(app, whole(to.time))
      },
      cancel: () => {
        setSnapLine(null)
        setLoopDraft(null)
      },
    }
  },
}

type Follow = (to: TimelinePoint, whole: (time: number) => number) => RangeView | null

/** From one time to where the pointer is. */
const drawFrom =
  (anchor: number, app: AppContext): Follow =>
  (to, whole) => {
    const { time: near, at } = snapTo(to, app)
    app.store.getState().setSnapLine(at)
    const time = whole(near)
    return time === anchor ? null : { start: Math.min(anchor, time), end: Math.max(anchor, time) }
  }

/** The whole region, as long as it is, by as much as the pointer has moved; either end stays at what is near. */
const moveBar =
  ({ start, end }: RangeView, from: TimelinePoint, app: AppContext): Follow =>
  ({ time, held }, whole) => {
    const { project, view, setSnapLine } = app.store.getState()
    const most = (project?.duration ?? end) - end
    const { by, at } = snapMove([start, end], time - from.time, snapTargets(app, held), view.pxPerSec)
    const within = Math.min(Math.max(-start, by), most)
    setSnapLine(within === by ? at : null)
    const to = whole(start + within)
    return { start: to, end: whole(to + end - start) }
  }

/** The region whose bar is under the pointer. */
function barUnder({ time }: TimelinePoint, { store }: AppContext): RangeView | null {
  const region = loopRegion(store.getState())
  return region !== null && region.start <= time && time < region.end ? region : null
}

/** The time of what is near, where snapping is on. */
function snapTo({ time, held }: TimelinePoint, app: AppContext): { readonly time: number; readonly at: number | null } {
  const { by, at } = snapMove([time], 0, snapTargets(app, held), app.store.getState().view.pxPerSec)
  return { time: time + by, at }
}

/** Where the other edge is, for a press on one. */
function anchorAt({ time }: TimelinePoint, { store }: AppContext): number | null {
  const state = store.getState()
  const region = loopRegion(state)
  if (region === null) return null
  const held = edgeUnder([{ of: 'label', id: 'loop', ...region }], time, state.view.pxPerSec)
  if (held === null) return null
  return held.side === 'start' ? region.end : region.start
}

async function setRegion(app: AppContext, range: RangeView): Promise<void> {
  const { store } = app
  store.getState().setLoopDraft(range)
  const drop = () => {
    if (store.getState().loopDraft === range) store.getState().setLoopDraft(null)
  }
  const done = await ask(app, 'app:edit:apply', { kind: 'setLoopRegion', region: range })
  if (!done.ok) return drop()
  const isShown = ({ project }: AppState) =>
    project?.transport.region?.start === range.start && project.transport.region.end === range.end
  untilShown(store, isShown, drop)
}
