import type { BlockId, TrackId } from '../../../shared/ids.ts'
import type { Piece } from '../model/piece.ts'
import type { Project, Track } from '../model/project.ts'
import { type Source, sourcesOf, type Sources } from './sources.ts'

/** A stretch of an original as it is heard now. Frames; `at` is on the timeline. */
export interface Kept extends Source {
  readonly at: number
  readonly heardOn: TrackId
  readonly heardLength: number
}

/** The recording that a track began with. */
export interface Original {
  readonly track: TrackId
  readonly name: string
  /** Where it has sound, in order. */
  readonly spans: readonly { readonly start: number; readonly end: number }[]
}

export interface Traced {
  readonly originals: readonly Original[]
  /** In order of tracks and of time. */
  readonly kept: readonly Kept[]
}

/** Follows the sound of all tracks through what the project was, oldest first; the last is what it is. */
export function traceOriginals(projects: readonly Project[]): Traced {
  const known: Sources = new Map()
  const originals = new Map<TrackId, Original>()
  let before: Project | null = null
  for (const project of projects) {
    for (const track of project.tracks) {
      const earlier = before?.tracks.find(({ id }) => id === track.id)
      if (earlier === track) continue
      if (earlier !== undefined && earlier.clips.length > 0) learnChanged(known, earlier, track)
      else learnNew(known, originals, track)
    }
    before = project
  }
  const now = before?.tracks ?? []
  return { originals: [...originals.values()], kept: now.flatMap((track) => keptIn(known, track)) }
}

/** A piece with its place on the timeline. */
interface Placed {
  readonly piece: Piece
  readonly at: number
}

function placedIn(track: Track): Placed[] {
  return track.clips.flatMap((clip) => {
    let at: number = clip.start
    return clip.pieces.map((piece) => {
      const placed = { piece, at }
      at += piece.length
      return placed
    })
  })
}

const isKnown = (known: Sources, { block }: Piece): boolean => block === null || known.has(block)

/** A track that is new: what nobody knows of it is an original. */
function learnNew(known: Sources, originals: Map<TrackId, Original>, track: Track): void {
  const news = placedIn(track).filter(({ piece }) => !isKnown(known, piece))
  for (const { piece, at } of news)
    learn(known, piece.block as BlockId, {
      from: piece.from,
      length: piece.length,
      track: track.id,
      start: at,
      pace: 1,
    })
  if (news.length === 0) return
  const spans: { start: number; end: number }[] = []
  for (const { piece, at } of news) {
    const last = spans.at(-1)
    if (last?.end === at) last.end = at + piece.length
    else spans.push({ start: at, end: at + piece.length })
  }
  originals.set(track.id, { track: track.id, name: track.name, spans })
}

/**
 * What is new on a track that was there takes the place of what was there before. The end of that is where the first
 * known sound behind it was; where both are not equally long, its pace has changed.
 */
function learnChanged(known: Sources, before: Track, track: Track): void {
  const [old, now] = [placedIn(before), placedIn(track)]
  for (let k = 0; k < now.length; k++) {
    const first = now[k] as Placed
    if (isKnown(known, first.piece)) continue
    let last = k
    while (last + 1 < now.length && !isKnown(known, (now[last + 1] as Placed).piece)) last++
    const { piece: end, at: endAt } = now[last] as Placed
    const behind = now.slice(last + 1).find(({ piece }) => piece.block !== null)
    const until = (behind && placeOf(old, behind.piece)) ?? endOf(old)
    const pace = Math.max(0, until - first.at) / Math.max(1, endAt + end.length - first.at)
    for (const { piece, at } of now.slice(k, last + 1))
      learnInPlace(known, old, { piece, at: first.at + (at - first.at) * pace }, pace)
    k = last
  }
}

const endOf = (placed: readonly Placed[]): number => {
  const last = placed.at(-1)
  return last === undefined ? 0 : last.at + last.piece.length
}

/** Where the first frame of a piece was. */
function placeOf(old: readonly Placed[], { block, from }: Piece): number | null {
  const found = old.find(({ piece }) => piece.block === block && piece.from <= from && from < piece.from + piece.length)
  return found === undefined ? null : found.at + from - found.piece.from
}

function learnInPlace(known: Sources, old: readonly Placed[], { piece, at }: Placed, pace: number): void {
  const length = piece.length * pace
  for (const one of old) {
    const from = Math.max(at, one.at)
    const to = Math.min(at + length, one.at + one.piece.length)
    if (from >= to) continue
    for (const source of sourcesOf(known, one.piece, from - one.at, to - from)) {
      const offset = Math.round((one.at + source.within - at) / pace)
      const frames = Math.round(source.length / pace)
      learn(known, piece.block as BlockId, {
        from: piece.from + offset,
        length: frames,
        track: source.track,
        start: source.start,
        pace: source.length / Math.max(1, frames),
      })
    }
  }
  // Nothing was there: it is known, and of no original.
  if (!known.has(piece.block as BlockId)) known.set(piece.block as BlockId, [])
}

function learn(known: Sources, block: BlockId, mapped: Sources extends Map<BlockId, (infer M)[]> ? M : never): void {
  known.set(block, [...(known.get(block) ?? []), mapped])
}

function keptIn(known: Sources, track: Track): Kept[] {
  return placedIn(track)
    .filter(({ piece }) => piece.gain !== 0)
    .flatMap(({ piece, at }) =>
      sourcesOf(known, piece, 0, piece.length).map((source) => ({
        ...source,
        at: at + source.within,
        heardOn: track.id,
        heardLength: source.heard,
      })),
    )
}
