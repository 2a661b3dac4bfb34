import type {
  ClipView,
  HistoryEntryView,
  LabelView,
  ProjectView,
  TrackView,
} from '../../../shared/schemas/projectView.ts'
import { createRecentList, type RecentList } from '../state/recentList.ts'

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

type PackedTrack = { readonly id: string; readonly known: number } | NewTrack

interface NewTrack {
  readonly id: string
  readonly number: number
  readonly rest: Omit<TrackView, 'clips'>
  /** Ids one to a line. */
  readonly ids: string
  /**
   * One behind the other, each with its length; neighbours of the same name share it. Thousands of strings by
   * themselves take longer than all else.
   */
  readonly names: string
  readonly nameLengths: Uint32Array
  /** Clips that have each name. */
  readonly nameCounts: Uint32Array
  /** Start and end of each clip. */
  readonly times: Float64Array
  /** What else a clip has (hidden sound, fades, gain), by its place: few have any. */
  readonly more: ReadonlyMap<number, More>
}

type More = Omit<ClipView, 'id' | 'name' | 'start' | 'end'>

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
  return packed.tracks.flatMap((track) =>
    'known' in track
      ? []
      : [track.nameLengths, track.nameCounts, track.times].map((array) => array.buffer as ArrayBuffer),
  )
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
  const lengths: number[] = []
  const counts: number[] = []
  const times = new Float64Array(clips.length * 2)
  const more = new Map<number, More>()
  // Strings that grow are put together only when they are sent.
  let [ids, names, last]: [string, string, string | null] = ['', '', null]
  for (let index = 0; index < clips.length; index++) {
    const { id, name, start, end, ...others } = clips[index] as ClipView
    if (hasAny(others)) more.set(index, others)
    ids += index === 0 ? id : `\n${id}`
    times[index * 2] = start
    times[index * 2 + 1] = end
    if (name === last) counts[counts.length - 1] = (counts.at(-1) as number) + 1
    else {
      names += name
      lengths.push(name.length)
      counts.push(1)
      last = name
    }
  }
  return {
    id: track.id,
    number,
    rest,
    ids,
    names,
    nameLengths: new Uint32Array(lengths),
    nameCounts: new Uint32Array(counts),
    times,
    more,
  }
}

function hasAny(object: object): boolean {
  for (const _ in object) return true
  return false
}

function unpackTrack({ rest, ids, names, nameLengths, nameCounts, times, more }: NewTrack): TrackView {
  const clips: ClipView[] = []
  const each = ids.split('\n')
  let at = 0
  for (let k = 0; k < nameLengths.length; k++) {
    const name = names.slice(at, (at += nameLengths[k] as number))
    for (let left = nameCounts[k] as number; left > 0; left--) {
      const index = clips.length
      clips.push({
        id: each[index] as string,
        name,
        start: times[index * 2] as number,
        end: times[index * 2 + 1] as number,
        ...more.get(index),
      })
    }
  }
  return { ...rest, clips }
}

function changeOf<T>(before: readonly T[], after: readonly T[]): ListChange<T> {
  let keep = 0
  while (keep < before.length && keep < after.length && before[keep] === after[keep]) keep++
  return { keep, add: after.slice(keep) }
}
