import type { HistoryEntryView, LabelView, ProjectView } from '../../../shared/schemas/projectView.ts'
import { sameAtStart } from '../model/sameEnds.ts'
import { createTrackPacker, createTrackUnpacker, type PackedTrack } from './trackStream.ts'

/**
 * Views on their way between threads: a track that the other side has had lately goes as a number, its clips go as
 * columns of numbers, and lists that grow at their end go as what is new. Both ends count the same, so views have to be
 * unpacked in the order in which they were packed.
 */
export interface PackedView {
  readonly rest: Omit<ProjectView, 'tracks' | 'labels' | 'history'>
  readonly tracks: readonly PackedTrack[]
  readonly labels: ListChange<LabelView>
  readonly history: ListChange<HistoryEntryView>
}

/** The first `keep` of the list before, then these. */
interface ListChange<T> {
  readonly keep: number
  readonly add: readonly T[]
}

export function createViewPacker(): (view: ProjectView) => PackedView {
  const packTrack = createTrackPacker()
  let labels: readonly LabelView[] = []
  let history: readonly HistoryEntryView[] = []
  return ({ tracks, ...view }) => {
    const packed = tracks.map(packTrack)
    const { labels: newLabels, history: newHistory, ...rest } = view
    const change = { rest, tracks: packed, labels: changeOf(labels, newLabels), history: changeOf(history, newHistory) }
    labels = newLabels
    history = newHistory
    return change
  }
}

export function createViewUnpacker(): (packed: PackedView) => ProjectView {
  const unpackTrack = createTrackUnpacker()
  let labels: LabelView[] = []
  let history: HistoryEntryView[] = []
  return (packed) => {
    labels = [...labels.slice(0, packed.labels.keep), ...packed.labels.add]
    history = [...history.slice(0, packed.history.keep), ...packed.history.add]
    return { ...packed.rest, tracks: packed.tracks.map(unpackTrack), labels, history }
  }
}

/** What can change threads without being copied. */
export function buffersOf(packed: PackedView): ArrayBuffer[] {
  return packed.tracks.flatMap((track) =>
    'known' in track
      ? []
      : [track.clips.nameLengths, track.clips.nameCounts, track.clips.times, track.moved].map(
          (array) => array.buffer as ArrayBuffer,
        ),
  )
}

function changeOf<T>(before: readonly T[], after: readonly T[]): ListChange<T> {
  const keep = sameAtStart(before, after)
  return { keep, add: after.slice(keep) }
}
