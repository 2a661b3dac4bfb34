import type { Result } from '../../../shared/result.ts'
import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import { borrowRows, inScratch } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'
import type { Track } from '../model/project.ts'
import { rampGain } from '../render/rampGain.ts'
import { readPiece } from '../render/readPieces.ts'
import { createQuietRuns, type FrameRange, type QuietRuns } from './quietRuns.ts'
import { framesOf, takeTurns, type InSteps, type Turns } from './takeTurns.ts'

export type { FrameRange } from './quietRuns.ts'

export interface SilenceRules {
  /** A frame is silent when every channel is at or below this, dBFS; -Infinity finds digital silence only. */
  readonly thresholdDb: number
  /** Shorter runs are left out. */
  readonly minFrames: number
}

export interface Listening extends Turns {
  readonly store: BlockStore
  /** 0 to 1. */
  report(fraction: number): void
}

/**
 * Silent runs of a track within `from` … `to`, exact to the frame, in order. What the clips hold counts, before the
 * track's gain; outside clips all is silence. Read from the summaries of whole entries; samples only where a run begins
 * or ends, in crossfades, and everywhere when runs of less than two entries are wanted.
 */
export function* findSilences(
  store: BlockStore,
  track: Pick<Track, 'channels' | 'clips'>,
  range: FrameRange,
  rules: SilenceRules,
  report: (fraction: number) => void = () => {},
): InSteps<readonly FrameRange[]> {
  const runs = createQuietRuns(Math.max(1, rules.minFrames))
  const scan: Scan = {
    store,
    runs,
    channels: track.channels,
    threshold: 10 ** (rules.thresholdDb / 20),
    mayHideRuns: rules.minFrames <= 2 * summaryFrames - 2,
  }
  let at = range.from
  for (const clip of track.clips) {
    if (clip.start >= range.to) break
    let start: number = clip.start
    for (const piece of clip.pieces) {
      const first = Math.max(start, range.from)
      const last = Math.min(start + piece.length, range.to)
      if (first < last) {
        if (at < first) runs.quiet(at, first)
        for (at = first; at < last;) {
          const stop = Math.min(last, at + partFrames(scan, piece))
          scanPiece(scan, piece, start, { from: at - start, to: stop - start })
          yield framesOf(piece, (stop - at) * costOf(scan))
          at = stop
        }
        report((at - range.from) / (range.to - range.from))
      }
      start += piece.length
    }
  }
  if (at < range.to) runs.quiet(at, range.to)
  return runs.end()
}

/** Runs in which all of the tracks are silent. Lets other work of the thread have its turn. */
export async function listenForSilences(
  ctx: Listening,
  tracks: readonly Pick<Track, 'channels' | 'clips'>[],
  range: FrameRange,
  rules: SilenceRules,
): Promise<Result<readonly FrameRange[]>> {
  return takeTurns(ctx, findCommonSilences(ctx, tracks, range, rules))
}

function* findCommonSilences(
  ctx: Listening,
  tracks: readonly Pick<Track, 'channels' | 'clips'>[],
  range: FrameRange,
  rules: SilenceRules,
): InSteps<readonly FrameRange[]> {
  const found: (readonly FrameRange[])[] = []
  for (const [index, track] of tracks.entries())
    found.push(
      yield* findSilences(ctx.store, track, range, rules, (fraction) => ctx.report((index + fraction) / tracks.length)),
    )
  return inAll(found, rules)
}

function inAll(
  [first, ...others]: readonly (readonly FrameRange[])[],
  { minFrames }: SilenceRules,
): readonly FrameRange[] {
  return others.reduce((common, runs) => intersect(common, runs, minFrames), first ?? [])
}

function intersect(one: readonly FrameRange[], other: readonly FrameRange[], minFrames: number): readonly FrameRange[] {
  const found: FrameRange[] = []
  for (let i = 0, k = 0; i < one.length && k < other.length;) {
    const a = one[i] as FrameRange
    const b = other[k] as FrameRange
    const from = Math.max(a.from, b.from)
    const to = Math.min(a.to, b.to)
    if (to - from >= Math.max(1, minFrames)) found.push({ from, to })
    if (a.to < b.to) i++
    else k++
  }
  return found
}

/**
 * Where every sample is looked at it takes longer, and is done part by part; elsewhere parts would only mean more edges
 * to look at.
 */
const partFrames = ({ mayHideRuns }: Scan, piece: Piece): number =>
  mayHideRuns || piece.under.length > 0 ? 1 << 15 : Infinity

/** Looking at every sample, compared with reading it. */
const costOf = ({ mayHideRuns }: Scan): number => (mayHideRuns ? 4 : 1)

interface Scan {
  readonly store: BlockStore
  readonly runs: QuietRuns
  readonly channels: 1 | 2
  readonly threshold: number
  /** Runs as short as these may lie between loud frames of one entry or of two neighbours. */
  readonly mayHideRuns: boolean
}

/** Output frames of a piece that stands at `start`. */
function scanPiece(scan: Scan, piece: Piece, start: number, { from, to }: FrameRange): void {
  if (piece.under.length > 0) return scanSamples(scan, piece, start, from, to)
  if (piece.block === null || piece.gain === 0) return scan.runs.quiet(start + from, start + to)
  const peaks = entryPeaks(scan, piece.block)
  const isForward = piece.direction === 'forward'
  const blockEnd = scan.store.shape(piece.block).frames
  for (let at = from; at < to;) {
    // The entry that holds this output frame, and its last output frame here.
    const frame = isForward ? piece.from + at : piece.from + piece.length - 1 - at
    const entry = Math.floor(frame / summaryFrames)
    const low = entry * summaryFrames
    const high = Math.min(low + summaryFrames, blockEnd)
    const end = Math.min(to, isForward ? high - piece.from : piece.from + piece.length - low)
    const isWhole = end - at === high - low
    if (isWhole && isForward && piece.ramps.length === 0) {
      at = scanEntries(scan, piece, start, { from: at, to }, { entry, low })
      continue
    }
    scanEntry(scan, piece, start, { from: at, to: end }, peaks(entry), isWhole)
    at = end
  }
}

/**
 * Whole entries that are all quiet or all loud, from the one at `low` on: as one. Gives the output frame behind them.
 */
function scanEntries(
  scan: Scan,
  piece: Piece,
  start: number,
  { from, to }: FrameRange,
  { entry, low }: { readonly entry: number; readonly low: number },
): number {
  const block = piece.block as NonNullable<Piece['block']>
  const { entries, min, max } = scan.store.summary(block)
  const { channels, frames } = scan.store.shape(block)
  const other = channels === 2 ? entries : 0
  const gain = Math.abs(piece.gain)
  // Of entries that are not read for being near the threshold, or for hiding short runs, each is looked at by itself.
  const quiet = scan.threshold / (1 + doubt)
  const loud = scan.mayHideRuns || channels > scan.channels ? Infinity : scan.threshold / (1 - doubt)
  const kindOf = (at: number): number => {
    const most =
      Math.max(-(min[at] as number), max[at] as number, -(min[at + other] as number), max[at + other] as number) * gain
    if (most <= quiet) return 0
    return most > loud ? 1 : 2
  }
  const kind = kindOf(entry)
  let behind = entry + 1
  const whole = Math.min(entries, Math.floor((piece.from + to) / summaryFrames))
  if (kind !== 2) while (behind < whole && kindOf(behind) === kind) behind++
  const end = Math.min(behind * summaryFrames, frames) - piece.from
  const one = (part: FrameRange): void =>
    scanEntry(
      scan,
      piece,
      start,
      part,
      entryPeaks(scan, block)(Math.floor((piece.from + part.from) / summaryFrames)),
      true,
    )
  if (kind === 0) scan.runs.quiet(start + from, start + end)
  else {
    // The first ends a run, the last may begin one.
    one({ from, to: Math.min(from + summaryFrames, end) })
    if (behind > entry + 1) one({ from: low + (behind - 1 - entry) * summaryFrames - piece.from, to: end })
  }
  return end
}

/** Samples are rounded once or twice on the way: this near to the threshold they are read. */
const doubt = 1e-6

function scanEntry(
  scan: Scan,
  piece: Piece,
  start: number,
  { from, to }: FrameRange,
  peak: EntryPeak,
  isWhole: boolean,
): void {
  const gains = gainsWithin(piece, from, to)
  if (peak.most * gains.most * (1 + doubt) <= scan.threshold) return scan.runs.quiet(start + from, start + to)
  const isLoud = isWhole && peak.least * gains.least * (1 - doubt) > scan.threshold
  if (!isLoud || scan.mayHideRuns) return scanSamples(scan, piece, start, from, to)
  const loud = (): readonly FrameRange[] => loudRuns(scan, piece, from, to)
  scan.runs.partlyLoud({
    from: start + from,
    to: start + to,
    firstLoud: () => start + (loud()[0]?.from ?? from),
    lastLoud: () => start + (loud().at(-1)?.to ?? to) - 1,
  })
}

/** Smallest and largest factor of a piece over output frames; ramps go one way only. */
function gainsWithin(piece: Piece, from: number, to: number): EntryPeak {
  let least = Math.abs(piece.gain)
  let most = least
  for (const ramp of piece.ramps) {
    const [a, b] = [rampGain(ramp, from), rampGain(ramp, to - 1)]
    least *= a * b < 0 ? 0 : Math.min(Math.abs(a), Math.abs(b))
    most *= Math.max(Math.abs(a), Math.abs(b))
  }
  return { least, most }
}

interface EntryPeak {
  /** What the loudest frame of the entry reaches at least, and at most. */
  readonly least: number
  readonly most: number
}

function entryPeaks(scan: Scan, block: NonNullable<Piece['block']>): (entry: number) => EntryPeak {
  const { entries, min, max } = scan.store.summary(block)
  const stored = scan.store.shape(block).channels
  return (entry) => {
    let most = 0
    for (let at = entry; at < entries * stored; at += entries)
      most = Math.max(most, -(min[at] as number), max[at] as number)
    // The average of two channels can be anything down to nothing.
    return { least: stored > scan.channels ? 0 : most, most }
  }
}

function scanSamples(scan: Scan, piece: Piece, start: number, from: number, to: number): void {
  let at = from
  for (const run of loudRuns(scan, piece, from, to)) {
    if (at < run.from) scan.runs.quiet(start + at, start + run.from)
    scan.runs.loud()
    at = run.to
  }
  if (at < to) scan.runs.quiet(start + at, start + to)
}

const chunkFrames = 1 << 12

/** Output frames of a piece that are louder than the threshold, as runs. */
function loudRuns(scan: Scan, piece: Piece, from: number, to: number): readonly FrameRange[] {
  const found: { from: number; to: number }[] = []
  inScratch(() => {
    const rows = borrowRows(scan.channels, Math.min(chunkFrames, to - from))
    for (let at = from; at < to; at += chunkFrames) {
      const out = rows.map((row) => row.subarray(0, to - at).fill(0))
      readPiece(scan.store, piece, at, out)
      addLoud(found, out, scan.threshold, at)
    }
  })
  return found
}

/** Runs of frames in which a row is louder than the threshold; one that goes on grows. */
function addLoud(
  found: { from: number; to: number }[],
  [left = new Float32Array(), right = left]: readonly Float32Array[],
  threshold: number,
  at: number,
): void {
  let last = found.at(-1)
  for (let i = 0; i < left.length; i++) {
    if (!(Math.abs(left[i] as number) > threshold || Math.abs(right[i] as number) > threshold)) continue
    if (last?.to === at + i) last.to++
    else found.push((last = { from: at + i, to: at + i + 1 }))
  }
}
