import type { Result } from '../../../../shared/result.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import type { Piece } from '../../model/piece.ts'
import type { Track } from '../../model/project.ts'
import { layerGains } from '../../render/rampGain.ts'
import { takeTurns, type InSteps } from '../takeTurns.ts'
import { channelsOf, leastCost, type ListenContext } from './listenToTracks.ts'
import { plainBlock, soundFacts, unitOf, type SoundFacts } from './soundFacts.ts'
import { segmentsOf, type MeasuredRange, type Segment } from './spans.ts'
import { largestRise } from './truePeak.ts'

/**
 * True peak of what the tracks sound like together, in full scales. The loudest part is listened to first: where the
 * samples of others can't reach what was found, nothing is computed. What lies below `floor` is not worth looking at:
 * then the answer is no more than `floor`.
 */
export async function measureTruePeak(
  ctx: ListenContext,
  tracks: readonly Track[],
  range: MeasuredRange,
  floor = 0,
): Promise<Result<number>> {
  return takeTurns(ctx, findTruePeak(ctx, tracks, range, floor))
}

function* findTruePeak(
  ctx: ListenContext,
  tracks: readonly Track[],
  range: MeasuredRange,
  floor: number,
): InSteps<number> {
  const channels = channelsOf(tracks)
  const facts = soundFacts(ctx.store, ctx.sampleRate, channels)
  const bounded: { readonly segment: Segment; readonly most: number }[] = []
  let loudest = 0
  for (const segment of segmentsOf(tracks, range)) {
    bounded.push({ segment, most: samplePeakBound(ctx.store, segment) * largestRise })
    if ((bounded.at(-1)?.most ?? 0) > (bounded[loudest]?.most ?? 0)) loudest = bounded.length - 1
    yield (segment.end - segment.start) * summaryShare + leastCost(segment)
  }
  const most = bounded[loudest]?.most ?? 0
  let best = 0
  for (const [index, one] of [bounded[loudest], ...bounded].entries()) {
    if (one === undefined || one.most <= Math.max(best, floor)) continue
    best = Math.max(best, yield* peakOf(ctx.store, facts, one.segment, channels))
    ctx.report(index / bounded.length)
    yield leastCost(one.segment)
  }
  return best > 0 ? best : Math.min(floor, most)
}

function* peakOf(store: BlockStore, facts: SoundFacts, segment: Segment, channels: 1 | 2): InSteps<number> {
  const peaks = yield* facts.truePeaks(segment)
  if (plainBlock(store, segment) === null) return Math.max(...peaks) * unitOf(segment)
  const { gains } = segment.layers[0] as Segment['layers'][number]
  const gain = largestGain(segment)
  return (
    Math.max(...Array.from({ length: channels }, (_, c) => (peaks[c] ?? (peaks[0] as number)) * (gains[c] as number))) *
    gain
  )
}

/** Ramps go one way only: the ends are the extremes. */
function largestGain({ start, end, layers }: Segment): number {
  const { piece, from } = layers[0] as Segment['layers'][number]
  const gainAt = layerGains(piece, from)
  return Math.max(Math.abs(gainAt(0)), Math.abs(gainAt(end - start - 1)))
}

/** Reading a summary, compared with reading the sound. */
const summaryShare = 1 / 8

/** No sample of the segment is larger. */
function samplePeakBound(store: BlockStore, { layers }: Segment): number {
  return layers.reduce((sum, { piece, gains }) => sum + pieceBound(store, piece) * Math.max(...gains), 0)
}

function pieceBound(store: BlockStore, piece: Piece): number {
  const under = piece.under.reduce((sum, one) => sum + pieceBound(store, one), 0)
  if (piece.block === null) return under
  const { min, max } = store.summary(piece.block)
  const ramps = piece.ramps.reduce((gain, ramp) => gain * Math.max(Math.abs(ramp.from), Math.abs(ramp.to)), 1)
  return under + Math.abs(piece.gain) * ramps * blockPeak(min, max)
}

const known = new WeakMap<Float32Array, number>()

function blockPeak(min: Float32Array, max: Float32Array): number {
  const found = known.get(max)
  if (found !== undefined) return found
  let peak = 0
  for (let i = 0; i < max.length; i++) peak = Math.max(peak, max[i] as number, -(min[i] as number))
  known.set(max, peak)
  return peak
}
