import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { frameTime } from '../../lib/frameTime.ts'
import type { AppContext } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import type { SplitSpot } from '../../store/slices/handSlice.ts'
import { textsOf } from '../../store/useTexts.ts'
import type { PointerTool, TimelinePoint } from '../../timeline/pointerInput.ts'
import { snapMove, snapTargets } from '../../timeline/snapping.ts'
import type { LaneBoxes } from '../../timeline/timeBoxes.ts'

/**
 * While it is chosen, a click on a clip splits it there, with Shift every track; near to something it splits there,
 * unless Ctrl is held. What is pressed can be pulled to the place before it is let go. Beside clips the other tools go
 * on as they do.
 */
export const splitTool: PointerTool = {
  hold(point, app) {
    const spot = spotAt(point, app)
    show(app, spot)
    if (spot === null) return null
    // Its corners can't be taken hold of meanwhile.
    const { pointedClip, setPointedClip } = app.store.getState()
    if (pointedClip !== null) setPointedClip(null)
    return 'split'
  },
  leave: (app) => show(app, null),
  press(start, _, app) {
    if (spotAt(start, app) === null) return null
    return {
      beyondEdges: 'stay',
      move: (point) => show(app, spotAt({ ...point, track: start.track }, app)),
      end: (point) => void splitAt(app, spotAt({ ...point, track: start.track }, app)),
      cancel: () => show(app, null),
    }
  },
  // The second press of two on one place has nothing to split: it must not rename the clip either.
  doublePress: ({ zone }, { store }) => (zone === 'track' && store.getState().handTool === 'split' ? 'taken' : 'left'),
}

function show({ store }: AppContext, spot: SplitSpot | null): void {
  const { splitSpot, setSplitSpot } = store.getState()
  if (spot !== splitSpot) setSplitSpot(spot)
}

function spotAt({ zone, track: index, time, held }: TimelinePoint, app: AppContext): SplitSpot | null {
  const { project, handTool, view } = app.store.getState()
  const track = index === null ? undefined : project?.tracks[index]
  const clip = track?.clips.find(({ start, end }) => start <= time && time < end)
  if (!project || !track || !clip || handTool !== 'split' || zone !== 'track') return null
  const moved = { ids: new Set([clip.id]), sound: 'stays' } as const
  const targets = snapTargets(app, held, moved).filter((target) => target > clip.start && target < clip.end)
  const snapped = snapMove([time], 0, targets, view.pxPerSec)
  const at = frameTime(time + snapped.by, project.sampleRate)
  if (at <= clip.start || at >= clip.end) return null
  const isUnder = ({ clips }: typeof track) => clips.some(({ start, end }) => start < at && at < end)
  const tracks = held.shift ? project.tracks.filter(isUnder) : [track]
  return { trackIds: tracks.map(({ id }) => id), time: at, snappedAt: snapped.at }
}

async function splitAt(app: AppContext, spot: SplitSpot | null): Promise<void> {
  if (spot === null) return
  const { clips, formats } = textsOf(app.store.getState())
  const request: EditRequestInput = { kind: 'splitAtTime', time: spot.time, trackIds: [...spot.trackIds] }
  await editAndAnnounce(app, request, clips.splitAt(formats.time(spot.time)))
  show(app, null)
}

/** A line over the clips that a press would split. */
export const splitBoxes: LaneBoxes = ({ splitSpot }, trackId) =>
  splitSpot?.trackIds.includes(trackId)
    ? [{ start: splitSpot.time, end: splitSpot.time, className: 'split-line', text: '' }]
    : []
