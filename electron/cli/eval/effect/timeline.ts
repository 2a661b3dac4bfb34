/** One stretch of a track's sound: where it stands, where it came from, and what was done to it since. */
export interface Piece {
  readonly at: number
  readonly length: number
  /** The track and the time on it that it came from. */
  readonly source: string
  readonly from: number
  readonly marks: readonly string[]
  /** It begins at a split that somebody made. */
  readonly split: boolean
}

export type Span = readonly [number, number]

/** Shorter than a case can tell. */
const sliver = 0.005

const endOf = (piece: Piece): number => piece.at + piece.length

/** The part of a piece inside a span; a sliver is nothing. */
function partOf(piece: Piece, [from, to]: Span): Piece[] {
  const start = Math.max(piece.at, from)
  const length = Math.min(endOf(piece), to) - start
  if (length <= sliver) return []
  const moved = start - piece.at
  return [{ ...piece, at: start, length, from: piece.from + moved, split: piece.split && moved <= sliver }]
}

export function removeSpan(pieces: readonly Piece[], span: Span, gap: 'close' | 'leave'): Piece[] {
  const [from, to] = span
  const up = gap === 'close' ? to - from : 0
  return [
    ...pieces.flatMap((piece) => partOf(piece, [0, from])),
    ...pieces.flatMap((piece) => partOf(piece, [to, Infinity])).map((piece) => ({ ...piece, at: piece.at - up })),
  ]
}

export function keepSpan(pieces: readonly Piece[], span: Span): Piece[] {
  return pieces.flatMap((piece) => partOf(piece, span))
}

/** What `change` makes of the part inside the span; the rest stays. */
export function changeSpan(pieces: readonly Piece[], [from, to]: Span, change: (piece: Piece) => Piece): Piece[] {
  return pieces.flatMap((piece) => [
    ...partOf(piece, [0, from]),
    ...partOf(piece, [from, to]).map(change),
    ...partOf(piece, [to, Infinity]),
  ])
}

/** The range is silent from end to end: also where there was nothing. */
export function silenceSpan(pieces: readonly Piece[], span: Span): Piece[] {
  const silent = changeSpan(pieces, span, (piece) => ({ ...piece, source: silence, from: 0, marks: [] }))
  const edges = [span[0], ...keepSpan(silent, span).flatMap((piece) => [piece.at, endOf(piece)]), span[1]]
  const gaps = edges.flatMap((from, index) => {
    const length = (edges[index + 1] ?? from) - from
    return index % 2 > 0 || length <= sliver
      ? []
      : [{ at: from, length, source: silence, from: 0, marks: [], split: false }]
  })
  return [...silent, ...gaps]
}

/** What lies in the span stands there the other way round, with its gaps. */
export function turnSpan(pieces: readonly Piece[], [from, to]: Span): Piece[] {
  return changeSpan(pieces, [from, to], (piece) => ({ ...piece, at: from + to - endOf(piece) }))
}

/** Makes room for silence, which is sound of its own in front of a track's first clip and behind its last one too. */
export function insertSilence(pieces: readonly Piece[], at: number, length: number): Piece[] {
  return [
    ...pieces.flatMap((piece) => partOf(piece, [0, at])),
    { at, length, source: silence, from: 0, marks: [], split: false },
    ...pieces.flatMap((piece) => partOf(piece, [at, Infinity])).map((piece) => ({ ...piece, at: piece.at + length })),
  ]
}

export function splitAt(pieces: readonly Piece[], time: number): Piece[] {
  return pieces.flatMap((piece) => [
    ...partOf(piece, [0, time]),
    ...partOf(piece, [time, Infinity]).map((part) => (part.at > piece.at ? { ...part, split: true } : part)),
  ])
}

/** Pieces that belong together are one: what was divided only on the way leaves no trace. */
export function settle(pieces: readonly Piece[]): Piece[] {
  const settled: Piece[] = []
  for (const piece of pieces.toSorted((one, other) => one.at - other.at)) {
    const last = settled.at(-1)
    if (last !== undefined && follows(last, piece))
      settled[settled.length - 1] = { ...last, length: last.length + piece.length }
    else settled.push(piece)
  }
  return settled
}

function follows(last: Piece, next: Piece): boolean {
  return (
    !next.split &&
    last.source === next.source &&
    Math.abs(endOf(last) - next.at) <= sliver &&
    (last.source === silence || Math.abs(last.from + last.length - next.from) <= sliver) &&
    last.marks.join() === next.marks.join()
  )
}

/** Where a silenced piece comes from: one silence is like another. */
export const silence = 'silence'
