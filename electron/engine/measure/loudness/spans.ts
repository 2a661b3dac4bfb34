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

/** Everything that sounds in a range of several tracks at once, in order of time; silence is left out. */
export function segmentsOf(tracks: readonly Track[], range: { readonly start: number; readonly end: number }): Segment[] {
  const rows = tracks.map((track) => spansOf(track, range)).filter((row) => row.length > 0)
  if (rows.length === 1) return (rows[0] as Span[]).map((span) => ({ start: span.start, end: span.end, layers: [span] }))
  const edges = [...new Set(rows.flatMap((row) => row.flatMap(({ start, end }) => [start, end])))].sort((a, b) => a - b)
  const places = rows.map(() => 0)
  const segments: Segment[] = []
  for (let k = 0; k + 1 < edges.length; k++) {
    const [start, end] = [edges[k] as number, edges[k + 1] as number]
    const layers = rows.flatMap((row, r): Layer[] => {
      while ((row[places[r] as number]?.end ?? Infinity) <= start) places[r] = (places[r] as number) + 1
      const span = row[places[r] as number]
      return span === undefined || span.start > start ? [] : [{ ...span, from: span.from + start - span.start }]
    })
    if (layers.length > 0) segments.push({ start, end, layers })
  }
  return segments
}

function spansOf(track: Track, range: { readonly start: number; readonly end: number }): Span[] {
  const spans: Span[] = []
  const gains = trackGains(track)
  for (const clip of track.clips) {
    if (clip.start >= range.end) break
    let at: number = clip.start
    for (const piece of clip.pieces) {
      const start = Math.max(at, range.start)
      const end = Math.min(at + piece.length, range.end)
      if (start < end && !isSilent(piece)) spans.push({ start, end, piece, from: start - at, channels: track.channels, gains })
      at += piece.length
    }
  }
  return spans
}
