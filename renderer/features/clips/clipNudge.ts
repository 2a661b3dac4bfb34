import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { AppContext } from '../../store/appContext.ts'
import type { ClipOnTrack } from '../../store/clipCommands.ts'
import type { ClipDraft } from '../../store/slices/viewSlice.ts'
import { fitOn, moveDraft } from './clipGesture.ts'
import { placeDraft } from './clipTool.ts'

const stepPixels = 8

export interface ClipNudge {
  /** So many steps later, and so many tracks down. */
  readonly move: (chosen: readonly ClipOnTrack[], steps: number, down: number) => void
  /** The keys were let go: what they moved is asked for, as one change. */
  readonly release: () => void
}

/**
 * Clips that are moved by keys: shown as they go, and asked for when the keys are let go, so that a held key is one
 * entry of the history. Who presses again before the app has answered goes on from where they were shown.
 */
export function createClipNudge(app: AppContext): ClipNudge {
  const { store } = app
  let moving: { readonly clips: readonly ClipOnTrack[]; readonly seconds: number; readonly tracks: number } | null =
    null
  let shown: ClipDraft | null = null
  let unanswered = 0
  return {
    move(chosen, steps, down) {
      const { project, view, setClipDraft } = store.getState()
      if (!project) return
      const fresh = unanswered > 0 && shown !== null ? asShown(project, chosen, shown) : chosen
      const { clips, seconds, tracks } = moving ?? { clips: fresh, seconds: 0, tracks: 0 }
      const earliest = -Math.min(...clips.map(({ clip }) => clip.start))
      moving = {
        clips,
        seconds: Math.max(earliest, seconds + (steps * stepPixels) / view.pxPerSec),
        tracks: fitOn(project, clips, tracks + down) ? tracks + down : tracks,
      }
      shown = moveDraft(clips, { ...moving, how: 'move' }, { project, pxPerSec: view.pxPerSec, targets: [] })
      setClipDraft(shown)
    },
    release() {
      if (moving === null) return
      moving = null
      unanswered += 1
      void placeDraft(app, shown).finally(() => (unanswered -= 1))
    },
  }
}

function asShown({ tracks }: ProjectView, clips: readonly ClipOnTrack[], shown: ClipDraft): readonly ClipOnTrack[] {
  return clips.map((one) => {
    const place = shown.clips.find(({ id }) => id === one.clip.id)
    const index = tracks.findIndex(({ id }) => id === place?.trackId)
    const track = tracks[index]
    if (place === undefined || track === undefined) return one
    return { clip: { ...one.clip, start: place.start, end: place.end }, track, index }
  })
}
