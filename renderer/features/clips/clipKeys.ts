import type { AppContext } from '../../store/appContext.ts'
import { chosenClips, type ClipOnTrack, fadeClip, selectClips, trimClip } from '../../store/clipCommands.ts'
import { revealTime } from '../../store/viewCommands.ts'
import type { TimelineKeys } from '../../timeline/timelineInput.ts'
import { createClipNudge } from './clipNudge.ts'
import { textsOf } from '../../store/useTexts.ts'

/**
 * Clips without a pointer: Alt with comma and full stop goes to the clip before or behind; Ctrl and Alt with the arrows
 * move what is selected; Alt with square brackets trims to the cursor, with Shift too it fades in up to the cursor or
 * out from it; Alt with Enter writes fades and gain; F2 or Enter renames.
 */
export function createClipKeys(app: AppContext): TimelineKeys & { readonly release: () => void } {
  const { store } = app
  const nudge = createClipNudge(app)
  const trim = ({ clip }: ClipOnTrack, edge: 'start' | 'end') =>
    void trimClip(app, clip, edge, store.getState().project?.cursor ?? 0)
  return {
    press({ key, altKey, ctrlKey, metaKey, shiftKey }) {
      const control = ctrlKey || metaKey
      if (altKey && !control && (key === ',' || key === '.')) {
        goTo(app, key === ',' ? -1 : 1)
        return 'taken'
      }
      const clips = chosenClips(store.getState().project)
      const [first] = clips
      if (first === undefined || (shiftKey && !'{}'.includes(key))) return 'left'
      const fadeToCursor = (edge: 'start' | 'end') => {
        const cursor = store.getState().project?.cursor ?? 0
        const length = edge === 'start' ? cursor - first.clip.start : first.clip.end - cursor
        if (length >= 0) void fadeClip(app, first.clip, edge, { length })
      }
      const actions: Readonly<Record<string, () => void>> = {
        'C-A-ArrowLeft': () => nudge.move(clips, -1, 0),
        'C-A-ArrowRight': () => nudge.move(clips, 1, 0),
        'C-A-ArrowUp': () => nudge.move(clips, 0, -1),
        'C-A-ArrowDown': () => nudge.move(clips, 0, 1),
        'A-[': () => trim(first, 'start'),
        'A-]': () => trim(first, 'end'),
        F2: () => store.getState().setNaming({ what: 'clip', id: first.clip.id }),
        'A-Enter': () => store.getState().setShapingClip(first.clip.id),
        'A-{': () => fadeToCursor('start'),
        'A-}': () => fadeToCursor('end'),
        Enter: () => store.getState().setNaming({ what: 'clip', id: first.clip.id }),
      }
      const action = actions[`${control ? 'C-' : ''}${altKey ? 'A-' : ''}${key}`]
      action?.()
      return action ? 'taken' : 'left'
    },
    release: nudge.release,
  }
}

/** Selects the next clip of the selected track, or of the first one, from the selected clip or the cursor on. */
function goTo(app: AppContext, direction: -1 | 1): void {
  const { project, announce } = app.store.getState()
  if (!project) return
  const [chosen] = chosenClips(project)
  const track =
    chosen?.track ?? project.tracks.find(({ id }) => project.selectedTracks.includes(id)) ?? project.tracks[0]
  const from = chosen?.clip.start ?? project.cursor
  const clips = track?.clips ?? []
  const clip =
    direction > 0
      ? clips.find(({ id, start }) => start >= from && id !== chosen?.clip.id)
      : clips.findLast(({ id, start }) => start <= from && id !== chosen?.clip.id)
  if (!clip) return
  const { clips: words, common, formats } = textsOf(app.store.getState())
  const range = common.fromTo(formats.time(clip.start), formats.time(clip.end))
  announce(words.at(clip.name, range), 'polite')
  void selectClips(app, [clip.id]).then(() => revealTime(app, clip.start))
}
