import type {
  AboutView,
  HistoryEntryView,
  LabelView,
  ProjectView,
  RangeView,
  TransportView,
} from '../../../shared/schemas/projectView.ts'
import { toSeconds } from '../../../shared/time.ts'
import type { History, HistoryEntry } from '../history/history.ts'
import type { About } from '../model/about.ts'
import type { Label, Project } from '../model/project.ts'
import { projectEnd } from '../model/projectEnd.ts'
import type { EditorState, Transport } from './editorState.ts'
import { showDirections } from './showDirections.ts'
import { createTrackViews } from './trackViews.ts'

/**
 * Tracks, labels and entries that did not change are the same objects as in the view before: comparing and sending them
 * is cheap.
 */
export interface ViewBuilder {
  build(state: EditorState): ProjectView
}

export function createViewBuilder(name: string): ViewBuilder {
  const trackView = createTrackViews()
  const labels = new WeakMap<Label, LabelView>()
  const entries = new WeakMap<HistoryEntry, HistoryEntryView>()

  const labelViews = (project: Project): LabelView[] =>
    project.labels.map((label) =>
      remember(labels, label, () => ({
        id: label.id,
        text: showDirections(label.text),
        ...rangeView(label, project.sampleRate),
      })),
    )
  const entryViews = (history: History): HistoryEntryView[] =>
    history.entries.map((entry) =>
      remember(entries, entry, () => {
        const { id, label, text, at } = entry
        const view = { id, label, text: showDirections(text), ...(at !== undefined && { at }) }
        return entry.steps.length === 0 ? view : { ...view, steps: entry.steps.map((step) => step.label) }
      }),
    )

  return {
    build: (state) => {
      const { project, focus, clipboard, transport, history } = state
      const rate = project.sampleRate
      return {
        revision: state.revision,
        contentRevision: state.contentRevision,
        name: showDirections(name),
        sampleRate: rate,
        duration: toSeconds(projectEnd(project), rate),
        tracks: project.tracks.map((track) => trackView(track, rate)),
        labels: labelViews(project),
        ...(project.about && { about: aboutView(project.about) }),
        selection: focus.selection === null ? null : rangeView(focus.selection, rate),
        selectedTracks: [...focus.selectedTracks],
        selectedClips: [...focus.selectedClips],
        cursor: toSeconds(focus.cursor, rate),
        transport: transportView(transport, rate),
        clipboard:
          clipboard === null
            ? null
            : { duration: toSeconds(clipboard.length, clipboard.sampleRate), tracks: clipboard.rows.length },
        canUndo: history.position > 0,
        canRedo: history.position < history.entries.length || history.stepsBack > 0,
        history: entryViews(history),
        historyPosition: history.position,
        ...(history.stepsBack > 0 && { historyStepsBack: history.stepsBack }),
      }
    },
  }
}

const aboutView = ({ tags, cover }: About): AboutView => ({
  tags,
  cover: cover && { mime: cover.mime, bytes: cover.bytes.length },
})

function transportView({ state, position, loop, region, preview }: Transport, rate: number): TransportView {
  const at = { state, position: toSeconds(position, rate), loop }
  const view = region === null ? at : { ...at, region: rangeView(region, rate) }
  return preview === null
    ? view
    : { ...view, preview: { skip: rangeView(preview.skip, rate), end: toSeconds(preview.end, rate) } }
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
