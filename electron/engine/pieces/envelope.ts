import { frames } from '../../../shared/time.ts'
import type { Piece, Ramp } from '../model/piece.ts'
import { mapPieces, rampPieces } from './shapePieces.ts'
import { isSilent } from './silence.ts'
import { piecesLength, slicePieces } from './slicePieces.ts'

/** A clip is so loud at this frame, counted from its start, which need not be whole; `gain` is a factor above 0. */
export interface EnvelopePoint {
  readonly at: number
  readonly gain: number
}

/** Audacity's lowest, and more than its highest: between them every line is straight in decibels. */
const lowest = 1e-7
const highest = 1000
/** Two gains that differ by less than this part of them are one: what is cut is counted anew. */
const sameGain = 1e-9

/** A stretch over which the gain runs straight in decibels; of sound without an envelope it is 1. */
interface EnvelopeLine {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
  readonly isBare: boolean
  /** It goes on behind the last frame: what ends with it has no point there. */
  readonly runsOn: boolean
}

/**
 * The points of the envelope over these pieces, in order; two at one frame are a step. It is found by its lines, so
 * that nothing has to be kept beside them; what was cut through has a point where it was cut. Empty where there is
 * none.
 */
export function envelopeOf(pieces: readonly Piece[]): readonly EnvelopePoint[] {
  if (!pieces.some(({ ramps }) => ramps.some(isLine))) return []
  const lines = linesOf(pieces)
  const points: EnvelopePoint[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    // In front of its first point an envelope is as loud as there.
    if (before === undefined ? isSlope(line) : !isSame(before.to, line.from))
      points.push({ at: line.start, gain: line.from })
    if (index < lines.length - 1 || isSlope(line)) points.push({ at: line.end, gain: line.to })
  }
  const [first] = lines
  if (points.length > 0 || first === undefined) return points
  // One level: of a single point, which is told from what stands behind it.
  return [{ at: first.runsOn ? first.start : first.end, gain: first.from }]
}

/**
 * The pieces as loud as these points say, in the place of the envelope that they had. Between two points the gain runs
 * straight in decibels, in front of the first and behind the last it stays. Without points they have none.
 */
export function withEnvelope(pieces: readonly Piece[], points: readonly EnvelopePoint[]): readonly Piece[] {
  const bare = mapPieces(pieces, withoutLines)
  if (points.length === 0) return bare
  const whole = piecesLength(bare)
  const inside = (frame: number): number => Math.max(0, Math.min(whole, frame))
  const shaped: (readonly Piece[])[] = []
  let from = 0
  for (const [index, next] of points.entries()) {
    const to = inside(beginOf(points, index))
    if (to > from) shaped.push(between(slicePieces(bare, from, to), points[index - 1], next, from))
    from = Math.max(from, to)
  }
  if (from < whole) shaped.push(between(slicePieces(bare, from, whole), points.at(-1), undefined, from))
  return shaped.flat()
}

/** A share of the way from one gain to another. */
const straightInDecibels = (from: number, to: number, share: number): number => from * (to / from) ** share

const isLine = (ramp: Ramp): boolean => ramp.curve === 'decibels'
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= sameGain * Math.max(a, b)
const isSlope = ({ from, to }: EnvelopeLine): boolean => !isSame(from, to)

/** Silence keeps no line: the one in front of it, or behind it, says what is over it. */
function linesOf(pieces: readonly Piece[]): readonly EnvelopeLine[] {
  const whole = piecesLength(pieces)
  const lines: EnvelopeLine[] = []
  let start = 0
  for (const piece of pieces) {
    const end = start + piece.length
    if (!isSilent(piece)) addLine(lines, lineOver(piece, start, end), whole)
    start = end
  }
  return lines
}

function lineOver(piece: Piece, start: number, end: number): EnvelopeLine {
  const ramp = piece.ramps.find(isLine)
  if (ramp === undefined) return { start, end, from: 1, to: 1, isBare: true, runsOn: false }
  const { from, to, total, offset, step } = ramp
  return step === 1
    ? { start: start - offset, end: start - offset + total, from, to, isBare: false, runsOn: false }
    : { start: start + offset - total, end: start + offset, from: to, to: from, isBare: false, runsOn: false }
}

function addLine(lines: EnvelopeLine[], line: EnvelopeLine, whole: number): void {
  const last = lines.at(-1)
  if (last?.isBare === true && line.isBare) {
    lines[lines.length - 1] = { ...last, end: line.end }
    return
  }
  const seen = within(line, last?.end ?? 0, whole)
  if (seen.end > seen.start) lines.push({ ...seen, runsOn: line.end > whole })
}

/** The part of a line from one frame to another, as loud at its ends as it is there. */
function within(line: EnvelopeLine, from: number, to: number): EnvelopeLine {
  const start = Math.max(line.start, from)
  const end = Math.min(line.end, to)
  const at = (frame: number): number => {
    if (frame === line.start) return line.from
    if (frame === line.end) return line.to
    return straightInDecibels(line.from, line.to, (frame - line.start) / (line.end - line.start))
  }
  return { ...line, start, end, from: at(start), to: at(end) }
}

function withoutLines(piece: Piece): Piece {
  const under = mapPieces(piece.under, withoutLines)
  if (under === piece.under && !piece.ramps.some(isLine)) return piece
  return { ...piece, ramps: piece.ramps.filter((ramp) => !isLine(ramp)), under }
}

/**
 * The first frame that is no longer in front of a point. Where two points stand at one time, what is nearer to it than
 * half a frame is behind it already.
 */
function beginOf(points: readonly EnvelopePoint[], index: number): number {
  const at = points[index]?.at ?? 0
  const isStep = points[index + 1]?.at === at || points[index - 1]?.at === at
  return Math.ceil(isStep ? at - 0.5 : at)
}

/** One line over all of the pieces, from one point to the next, of which one may be missing. */
function between(
  pieces: readonly Piece[],
  last: EnvelopePoint | undefined,
  next: EnvelopePoint | undefined,
  from: number,
): readonly Piece[] {
  const [before, after] = [levelOf(last ?? next), levelOf(next ?? last)]
  const at = (frame: number): number => {
    if (last === undefined) return after
    if (next === undefined || next.at <= last.at) return before
    return straightInDecibels(before, after, (frame - last.at) / (next.at - last.at))
  }
  const total = piecesLength(pieces)
  return rampPieces(pieces, {
    curve: 'decibels',
    from: at(from),
    to: at(from + total),
    // Level in front of the first point and behind the last, it reaches a frame beyond the clip: there no point is.
    total: frames(total + (last === undefined ? 1 : 0) + (next === undefined ? 1 : 0)),
    offset: last === undefined ? 1 : 0,
    step: 1,
  })
}

const levelOf = (point: EnvelopePoint | undefined): number => Math.max(lowest, Math.min(highest, point?.gain ?? 1))
