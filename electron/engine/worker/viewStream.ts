import type { ClipView, HistoryEntryView, LabelView, ProjectView, TrackView } from '../../../shared/schemas/projectView.ts'
import { createRecentList, type RecentList } from '../state/recentList.ts'

/**
 * Views on their way between threads: a track that the other side has had lately goes as a number, its clips go as columns of numbers, and lists
 * that grow at their end go as what is new. Both ends count the same, so views have to be unpacked in the order in which they were packed.
 */
export interface PackedView {
  readonly rest: Omit<ProjectView, 'tracks' | 'labels' | 'history'>
  readonly tracks: readonly PackedTrack[]
  readonly labels: ListChange<LabelView>
  readonly history: ListChange<HistoryEntryView>
}

type PackedTrack = { readonly id: string; readonly known: number } | NewTrack

interface NewTrack {
  readonly id: string
  readonly number: number
  readonly rest: Omit<TrackView, 'clips'>
  readonly names: readonly string[]
  /** One to a line. */
  readonly ids: string
  readonly nameOf: Uint32Array
  /** Start and end of each clip. */
  readonly times: Float64Array
}

/** The first `keep` of the list before, then these. */
interface ListChange<T> {
  readonly keep: number
  readonly add: readonly T[]
}

export function createViewPacker(): (view: ProjectView) => PackedView {
  const sent = createRecentList<TrackView, number>()
  let labels: readonly LabelView[] = []
  let history: readonly HistoryEntryView[] = []
  let count = 0
  return ({ tracks, ...view }) => {
    const packed = tracks.map((track): PackedTrack => {
      const known = sent.find(track.id, track)
      if (known !== undefined) return { id: track.id, known }
      sent.add(track.id, track, ++count)
      return packTrack(track, count)
    })
    const { labels: newLabels, history: newHistory, ...rest } = view
    const change = { rest, tracks: packed, labels: changeOf(labels, newLabels), history: changeOf(history, newHistory) }
    labels = newLabels
    history = newHistory
    return change
  }
}

export function createViewUnpacker(): (packed: PackedView) => ProjectView {
  const got = createRecentList<number, TrackView>()
  let labels: LabelView[] = []
  let history: HistoryEntryView[] = []
  return (packed) => {
    labels = [...labels.slice(0, packed.labels.keep), ...packed.labels.add]
    history = [...history.slice(0, packed.history.keep), ...packed.history.add]
    return { ...packed.rest, tracks: packed.tracks.map((track) => takeTrack(got, track)), labels, history }
  }
}

/** What can change threads without being copied. */
export function buffersOf(packed: PackedView): ArrayBuffer[] {
  return packed.tracks.flatMap((track) => ('known' in track ? [] : [track.nameOf.buffer as ArrayBuffer, track.times.buffer as ArrayBuffer]))
}

function takeTrack(got: RecentList<number, TrackView>, packed: PackedTrack): TrackView {
  if (!('known' in packed)) {
    const track = unpackTrack(packed)
    got.add(packed.id, packed.number, track)
    return track
  }
  const known = got.find(packed.id, packed.known)
  if (known === undefined) throw new Error('Views were unpacked out of order.')
  return known
}

function packTrack(track: TrackView, number: number): NewTrack {
  const { clips, ...rest } = track
  const names = new Map<string, number>()
  const nameOf = new Uint32Array(clips.length)
  const times = new Float64Array(clips.length * 2)
  for (const [index, clip] of clips.entries()) {
    const name = names.get(clip.name) ?? names.size
    names.set(clip.name, name)
    nameOf[index] = name
    times[index * 2] = clip.start
    times[index * 2 + 1] = clip.end
  }
  return { id: track.id, number, rest, names: [...names.keys()], ids: clips.map((clip) => clip.id).join('\n'), nameOf, times }
}

function unpackTrack(packed: NewTrack): TrackView {
  const ids = packed.nameOf.length === 0 ? [] : packed.ids.split('\n')
  const clips = ids.map((id, index): ClipView => ({
    id, name: packed.names[packed.nameOf[index] ?? 0] ?? '', start: packed.times[index * 2] ?? 0, end: packed.times[index * 2 + 1] ?? 0,
  }))
  return { ...packed.rest, clips }
}

function changeOf<T>(before: readonly T[], after: readonly T[]): ListChange<T> {
  let keep = 0
  while (keep < before.length && keep < after.length && before[keep] === after[keep]) keep++
  return { keep, add: after.slice(keep) }
}
