import type { Piece } from '../../model/piece.ts'
import type { Track } from '../../model/project.ts'
import { isSilent } from '../../pieces/silence.ts'
import { trackGains } from '../../render/audibleTracks.ts'

/** A stretch of time in which every track sounds with one piece, or not at all. Frames. */
export interface Segment {
  readonly start: number
  readonly end: number
  readonly layers: readonly Layer[]
}

/** What one track gives to a segment. */
export interface Layer {
  readonly piece: Piece
  /** Output frame of the piece at the segment's start. */
  readonly from: number
  readonly channels: 1 | 2
  /** Of the left and the right channel. */
  readonly gains: readonly [number, number]
}

interface Span extends Layer {
  readonly start: number
  readonly end: number
}

/** Frames of the project. */
export interface MeasuredRange {
  readonly start: number
  readonly end: number
}

/**
 * Everything that sounds in a range of several tracks at once, in order of time; silence is left out. Made as it is
 * asked for: ten hours have many.
 */
export function* segmentsOf(tracks: readonly Track[], range: MeasuredRange): Generator<Segment, void, void> {
  const rows = tracks.map((track) => spansOf(track, range))
  const heads = rows.map((row) => row.next().value ?? null)
  for (let at = range.start; ;) {
    const layers: Layer[] = []
    let next = Infinity
    for (let r = 0; r < rows.length; r++) {
      while ((heads[r]?.end ?? Infinity) <= at) heads[r] = (rows[r] as Generator<Span, void, void>).next().value ?? null
      const span = heads[r]
      if (span === null || span === undefined) continue
      next = Math.min(next, span.start > at ? span.start : span.end)
      if (span.start <= at) layers.push({ ...span, from: span.from + at - span.start })
    }
    if (next === Infinity) return
    if (layers.length > 0) yield { start: at, end: next, layers }
    at = next
  }
}

function* spansOf(track: Track, range: MeasuredRange): Generator<Span, void, void> {
  const gains = trackGains(track)
  for (const clip of track.clips) {
    if (clip.start >= range.end) break
    let at: number = clip.start
    for (const piece of clip.pieces) {
      const start = Math.max(at, range.start)
      const end = Math.min(at + piece.length, range.end)
      if (start < end && !isSilent(piece))
        yield { start, end, piece, from: start - at, channels: track.channels, gains }
      at += piece.length
    }
  }
}
