import type { Clip, Label, Project, Track } from '../model/project.ts'
import type { HistoryEntry, Snapshot } from './history.ts'
import { earlierOf, type EarlierList, listBefore } from './earlierList.ts'

interface TrackBefore {
  /** The place in the later project of the track that it became; null where that has none. */
  readonly at: number | null
  readonly rest: Omit<Track, 'clips'>
  readonly clips: EarlierList<Clip>
}

/** A project as what is different of it in a later one. */
interface ProjectBefore {
  readonly rest: Omit<Project, 'tracks' | 'labels'>
  readonly labels: EarlierList<Label>
  /** By number where it is the very track of the later project. */
  readonly tracks: readonly (number | TrackBefore)[]
}

/** A project that is there, or is made of a later one when it is asked for. */
class Kept {
  #whole: Project | null
  #before: { readonly change: ProjectBefore; readonly later: Kept } | null = null

  constructor(project: Project) {
    this.#whole = project
  }

  get project(): Project {
    if (this.#whole !== null) return this.#whole
    if (this.#before === null) throw new Error('A step of the history has no project.')
    this.#whole = projectBefore(this.#before.change, this.#before.later.project)
    return this.#whole
  }

  leaveTo(later: Kept): void {
    this.#before = { change: changeOf(this.project, later.project), later }
    this.#whole = null
  }
}

const known = new WeakMap<Snapshot, Kept>()

function keptOf(snapshot: Snapshot): Kept {
  const found = known.get(snapshot)
  if (found !== undefined) return found
  const kept = new Kept(snapshot.project)
  known.set(snapshot, kept)
  return kept
}

/**
 * The entry with its project left to the one that follows, as what is different in it. Lists of thousands of clips are
 * otherwise kept once for each of a hundred steps, and live just long enough to be collected late.
 */
export function leaveToNext(entry: HistoryEntry, next: HistoryEntry): HistoryEntry {
  const isLeft = known.has(entry) && Object.getOwnPropertyDescriptor(entry, 'project')?.get !== undefined
  const kept = keptOf(entry)
  kept.leaveTo(keptOf(next))
  return isLeft ? entry : withSnapshot(entry, kept)
}

/** The entry under another name, of all that it and those before it did; its project is not asked for. */
export function relabelled(
  entry: HistoryEntry,
  { label, focusBefore }: Pick<HistoryEntry, 'label' | 'focusBefore'>,
): HistoryEntry {
  return withSnapshot(entry, keptOf(entry), { label, focusBefore, steps: [] })
}

function withSnapshot(entry: HistoryEntry, kept: Kept, change: Partial<HistoryEntry> = {}): HistoryEntry {
  const { id, label, text, focusBefore, focusAfter, at, steps } = entry
  const words = { id, label, text, focusBefore, focusAfter, ...(at !== undefined && { at }), steps, ...change }
  const left = Object.defineProperty(words, 'project', { get: () => kept.project, enumerable: true }) as HistoryEntry
  known.set(left, kept)
  return left
}

function changeOf(older: Project, newer: Project): ProjectBefore {
  const { tracks, labels, ...rest } = older
  return { rest, labels: earlierOf(labels, newer.labels), tracks: tracks.map((track) => trackBefore(track, newer)) }
}

function trackBefore(track: Track, newer: Project): number | TrackBefore {
  const at = newer.tracks.findIndex(({ id }) => id === track.id)
  const later = newer.tracks[at]
  if (later === track) return at
  const { clips, ...rest } = track
  return later === undefined
    ? { at: null, rest, clips: { keep: 0, tail: 0, between: clips } }
    : { at, rest, clips: earlierOf(clips, later.clips) }
}

function projectBefore({ rest, labels, tracks }: ProjectBefore, newer: Project): Project {
  return {
    ...rest,
    labels: listBefore(labels, newer.labels),
    tracks: tracks.map((track) => {
      if (typeof track === 'number') return newer.tracks[track] as Track
      const later = track.at === null ? [] : (newer.tracks[track.at] as Track).clips
      return { ...track.rest, clips: listBefore(track.clips, later) }
    }),
  }
}
