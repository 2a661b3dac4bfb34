import { envelopeAt } from '../../../../shared/dsp/envelopeAt.ts'
import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import { frameTime } from '../../../lib/frameTime.ts'
import type { AppContext } from '../../../store/appContext.ts'
import { setEnvelope } from '../../../store/clipCommands.ts'
import type { EnvelopeDraft } from '../../../store/slices/viewSlice.ts'
import type { Drag, PointerTool, TimelinePoint } from '../../../timeline/pointerInput.ts'
import { snapMove, snapTargets } from '../../../timeline/snapping.ts'
import { bandOf, type EnvelopePoints, isOnLine, pointUnder, shownDb } from './envelopeGrips.ts'

/** A tenth of the way for who holds Shift. */
const fine = 0.1

interface Held {
  readonly clip: ClipView
  readonly number: number
  readonly laneHeight: number
}

/**
 * Envelopes by hand: a point is pulled along and up and down, with Shift finely and only up and down, and holds at what
 * it comes near to unless Ctrl is held. A double click on a point takes it away, on the line it sets one.
 */
export const envelopeTool: PointerTool = {
  hold: (point, app) => (heldAt(point, app) === null ? null : 'level'),
  press(point, _how, app) {
    const held = heldAt(point, app)
    return held === null ? null : pointDrag(held, point, app)
  },
  doublePress(point, app) {
    const held = heldAt(point, app)
    if (held !== null) {
      void removePoint(app, held.clip, held.number)
      return 'taken'
    }
    const found = clipUnderPointer(point, app)
    if (found === null || !isOnLine(found.clip, point, found.laneHeight)) return 'left'
    void addPoint(app, found.clip, point.time)
    return 'taken'
  },
}

/** A point on the line at a time, as loud as it is there. */
export function addPoint(app: AppContext, clip: ClipView, time: number): Promise<unknown> {
  const at = frameTime(time, app.store.getState().project?.sampleRate ?? 44_100) - clip.start
  const { envelope = [] } = clip
  const added = { at, gainDb: Math.round(envelopeAt(envelope, at) * 1000) / 1000 }
  const others = envelope.filter((one) => one.at !== at)
  return setEnvelope(
    app,
    clip,
    [...others, added].toSorted((a, b) => a.at - b.at),
    added,
  )
}

export function removePoint(app: AppContext, clip: ClipView, number: number): Promise<unknown> {
  return setEnvelope(app, clip, (clip.envelope ?? []).toSpliced(number, 1), null)
}

function clipUnderPointer({ zone, track, time }: TimelinePoint, { store }: AppContext): Omit<Held, 'number'> | null {
  const { project } = store.getState()
  const clip =
    zone === 'track' && track !== null
      ? project?.tracks[track]?.clips.find(({ start, end }) => start <= time && time < end)
      : undefined
  const lane = clip?.envelope && document.querySelector(`.lane[data-lane="${track}"]`)
  return clip && lane ? { clip, laneHeight: lane.clientHeight } : null
}

function heldAt(point: TimelinePoint, app: AppContext): Held | null {
  const found = clipUnderPointer(point, app)
  const number = found && pointUnder(found.clip, point, app.store.getState().view, found.laneHeight)
  return found === null || number === null ? null : { ...found, number }
}

function pointDrag(held: Held, start: TimelinePoint, app: AppContext): Drag {
  const { store } = app
  const draftAt = (point: TimelinePoint) => movedPoint(held, start, point, app)
  const set = (draft: EnvelopeDraft | null) => store.getState().setShapeDraft(draft)
  return {
    beyondEdges: 'stay',
    move: (point) => set(draftAt(point)),
    end: (point) => {
      const { points } = draftAt(point)
      const moved = points[held.number]
      const was = held.clip.envelope?.[held.number]
      const isSame = moved?.at === was?.at && moved?.gainDb === was?.gainDb
      const done = moved === undefined || isSame ? Promise.resolve() : setEnvelope(app, held.clip, points, moved)
      void done.finally(() => set(null))
    },
    cancel: () => set(null),
  }
}

/** Between its neighbours, and within the clip. */
function movedPoint(held: Held, from: TimelinePoint, to: TimelinePoint, app: AppContext): EnvelopeDraft {
  const { clip, number } = held
  const points: EnvelopePoints = clip.envelope ?? []
  const was = points[number] ?? { at: 0, gainDb: 0 }
  const gainDb = levelAt(held, was.gainDb, from, to)
  const place = to.held.shift ? { at: was.at, snappedAt: null } : placeAt(held, was.at, to.time - from.time, to, app)
  const moved = points.with(number, { at: place.at, gainDb })
  return { id: clip.id, part: 'envelope', points: moved, held: number, snappedAt: place.snappedAt }
}

function levelAt({ laneHeight }: Held, was: number, from: TimelinePoint, { windowY, held }: TimelinePoint): number {
  const perPixel = ((shownDb.max - shownDb.min) / bandOf(laneHeight).height) * (held.shift ? fine : 1)
  const by = (from.windowY - windowY) * perPixel
  if (by === 0) return was
  return Math.round(Math.min(shownDb.max, Math.max(shownDb.min, Math.max(was, shownDb.min) + by)) * 10) / 10
}

function placeAt(held: Held, was: number, by: number, to: TimelinePoint, app: AppContext) {
  const { clip, number } = held
  const { project, view } = app.store.getState()
  const rate = project?.sampleRate ?? 44_100
  const points = clip.envelope ?? []
  const least = number === 0 ? 0 : (points[number - 1]?.at ?? 0) + 1 / rate
  const most = number === points.length - 1 ? clip.end - clip.start : (points[number + 1]?.at ?? 0) - 1 / rate
  const snapped = snapMove([clip.start + was], by, snapTargets(app, to.held), view.pxPerSec)
  const wanted = was + snapped.by
  const at = Math.min(most, Math.max(least, wanted))
  return { at: frameTime(at, rate), snappedAt: at === wanted && by !== 0 ? snapped.at : null }
}
