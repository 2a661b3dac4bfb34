import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { frameTime } from '../../../lib/frameTime.ts'
import type { AppContext } from '../../../store/appContext.ts'
import { fadeClip, setClipGain } from '../../../store/clipCommands.ts'
import type { LevelDraft } from '../../../store/slices/viewSlice.ts'
import type { Drag, PointerTool, TimelinePoint } from '../../../timeline/pointerInput.ts'
import { snapMove, snapTargets } from '../../../timeline/snapping.ts'
import { edgeOf, type Fade, fadeLength, gripUnder } from './shapeGrips.ts'

/** dB a CSS pixel up or down; with Shift finer. */
const perPixel = 0.1
const finePerPixel = 0.01

interface Grip {
  readonly clip: ClipView
  readonly part: LevelDraft['part']
}

/**
 * The corners of clips by hand: a grip is pulled along the clip for the length of its fade, the number at the right end
 * of the name up and down for its gain. A double click on one takes the fade away, or goes back to 0 dB.
 */
export const shapeTool: PointerTool = {
  hold(point, app) {
    const { pointedClip, setPointedClip } = app.store.getState()
    const clip = clipAt(point, app)
    if (pointedClip !== (clip?.id ?? null)) setPointedClip(clip?.id ?? null)
    const grip = gripAt(point, app)
    if (grip === null) return null
    return grip.part === 'gain' ? 'level' : 'edge'
  },
  leave: ({ store }) => store.getState().pointedClip !== null && store.getState().setPointedClip(null),
  press(point, how, app) {
    const grip = how === 'extend' ? null : gripAt(point, app)
    return grip === null ? null : shapeDrag(grip, point, app)
  },
  doublePress(point, app) {
    const grip = gripAt(point, app)
    if (grip === null) return 'left'
    void change(app, grip, 0)
    return 'taken'
  },
}

function clipAt({ zone, track, time }: TimelinePoint, { store }: AppContext): ClipView | null {
  const { project } = store.getState()
  if (zone !== 'track' || track === null) return null
  return project?.tracks[track]?.clips.find(({ start, end }) => start <= time && time < end) ?? null
}

function gripAt(point: TimelinePoint, app: AppContext): Grip | null {
  const clip = clipAt(point, app)
  const part = clip && gripUnder(clip, point, app.store.getState().view)
  return clip && part ? { clip, part } : null
}

function shapeDrag({ clip, part }: Grip, start: TimelinePoint, app: AppContext): Drag {
  const { store } = app
  const draftAt = (point: TimelinePoint): LevelDraft => {
    if (part === 'gain') return { id: clip.id, part, value: gainAt(clip, start, point), snappedAt: null }
    return fadeAt({ clip, part }, start, point, app)
  }
  const was = part === 'gain' ? (clip.gainDb ?? 0) : fadeLength(clip, part, null)
  return {
    beyondEdges: 'stay',
    move: (point) => store.getState().setShapeDraft(draftAt(point)),
    end: (point) => {
      const { value } = draftAt(point)
      const done = value === was ? Promise.resolve() : change(app, { clip, part }, value)
      void done.finally(() => store.getState().setShapeDraft(null))
    },
    cancel: () => store.getState().setShapeDraft(null),
  }
}

function gainAt(clip: ClipView, from: TimelinePoint, { windowY, held }: TimelinePoint): number {
  const by = (from.windowY - windowY) * (held.shift ? finePerPixel : perPixel)
  const { min, max } = limits.gainDb
  const wanted = Math.round(((clip.gainDb ?? 0) + by) * 100) / 100
  return by === 0 ? (clip.gainDb ?? 0) : Math.min(max, Math.max(min, wanted))
}

/** Up to where the other fade begins; near to something it ends there, unless Ctrl is held. */
function fadeAt(
  { clip, part }: { readonly clip: ClipView; readonly part: Fade },
  from: TimelinePoint,
  { time, held }: TimelinePoint,
  app: AppContext,
): LevelDraft {
  const state = app.store.getState()
  const was = fadeLength(clip, part, null)
  const inner = part === 'fadeIn' ? clip.start + was : clip.end - was
  const snapped = snapMove([inner], time - from.time, snapTargets(app, held), state.view.pxPerSec)
  const to = inner + snapped.by
  const most = clip.end - clip.start - fadeLength(clip, part === 'fadeIn' ? 'fadeOut' : 'fadeIn', null)
  const wanted = part === 'fadeIn' ? to - clip.start : clip.end - to
  const length = Math.max(0, Math.min(most, wanted))
  const value = frameTime(length, state.project?.sampleRate ?? 44_100)
  return { id: clip.id, part, value, snappedAt: length === wanted ? snapped.at : null }
}

function change(app: AppContext, { clip, part }: Grip, value: number): Promise<unknown> {
  return part === 'gain' ? setClipGain(app, clip, value) : fadeClip(app, clip, edgeOf(part), { length: value })
}
