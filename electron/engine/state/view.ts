import type { HistoryEntryView, LabelView, ProjectView, RangeView, TrackView, ClipView } from '../../../shared/schemas/projectView.ts'
import { toSeconds } from '../../../shared/time.ts'
import type { History } from '../history/history.ts'
import type { Clip, Label, Project, Track } from '../model/project.ts'
import { projectEnd } from '../model/projectEnd.ts'
import type { EditorState } from './editorState.ts'

/** Parts that did not change are the same objects as in the view before, so that comparing and sending them is cheap. */
export interface ViewBuilder {
  build(state: EditorState): ProjectView
}

export function createViewBuilder(name: string): ViewBuilder {
  const tracks = new WeakMap<Track, TrackView>()
  const clips = new WeakMap<Clip, ClipView>()
  const labels = new WeakMap<readonly Label[], LabelView[]>()
  const histories = new WeakMap<History['entries'], HistoryEntryView[]>()
  let rate = 0

  const clipView = (clip: Clip): ClipView =>
    remember(clips, clip, () => ({
      id: clip.id, name: clip.name, start: toSeconds(clip.start, rate), end: toSeconds(clip.start + clip.length, rate),
    }))
  const trackView = (track: Track): TrackView => remember(tracks, track, () => ({ ...track, clips: track.clips.map(clipView) }))
  const labelViews = (project: Project): LabelView[] =>
    remember(labels, project.labels, () => project.labels.map((label) => ({ id: label.id, text: label.text, ...rangeView(label, rate) })))
  const entryViews = (history: History): HistoryEntryView[] =>
    remember(histories, history.entries, () => history.entries.map(({ id, label, text }) => ({ id, label, text })))

  return {
    build: (state) => {
      const { project, focus, clipboard, transport, history } = state
      rate = project.sampleRate
      return {
        revision: state.revision,
        contentRevision: state.contentRevision,
        name,
        sampleRate: rate,
        duration: toSeconds(projectEnd(project), rate),
        tracks: project.tracks.map(trackView),
        labels: labelViews(project),
        selection: focus.selection === null ? null : rangeView(focus.selection, rate),
        selectedTracks: [...focus.selectedTracks],
        selectedClips: [...focus.selectedClips],
        cursor: toSeconds(focus.cursor, rate),
        transport: { ...transport, position: toSeconds(transport.position, rate) },
        clipboard: clipboard === null ? null : { duration: toSeconds(clipboard.length, clipboard.sampleRate), tracks: clipboard.rows.length },
        canUndo: history.position > 0,
        canRedo: history.position < history.entries.length,
        history: entryViews(history),
        historyPosition: history.position,
      }
    },
  }
}

function rangeView(range: { readonly start: number; readonly end: number }, rate: number): RangeView {
  return { start: toSeconds(range.start, rate), end: toSeconds(range.end, rate) }
}

function remember<K extends object, V>(cache: WeakMap<K, V>, key: K, make: () => V): V {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}
