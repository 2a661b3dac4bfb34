import type { Result } from '../../../../shared/result.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import type { Track } from '../../model/project.ts'
import { framesOf, takeTurns, type InSteps, type Turns } from '../takeTurns.ts'
import { addEnergies } from './addEnergies.ts'
import type { Steps } from './gating.ts'
import { layerGains } from '../../render/rampGain.ts'
import { plainBlock, soundFacts, unitOf, type SoundFacts } from './soundFacts.ts'
import { segmentsOf, type MeasuredRange, type Segment } from './spans.ts'

export interface ListenContext extends Turns {
  readonly store: BlockStore
  readonly sampleRate: number
  /** Left out: once. */
  readonly mono?: MonoCount
  /**
   * Peaks are asked for next: summaries that have yet to be made are made while the sound is in memory, and it is not
   * read once more for them.
   */
  readonly peaksFollow?: true
  /** How sounds are put together; click-safe where it is left out. */
  readonly joins?: 'clickSafe' | 'exact'
  /** 0 to 1. */
  report(fraction: number): void
}

/** 10 Hz: windows of 400 ms and of 3 s overlap as the standards ask. */
const stepSeconds = 0.1

/**
 * Mono tracks in the middle are measured as one channel, as the file that they are exported to would be; anything else
 * as stereo.
 */
export function channelsOf(tracks: readonly Track[]): 1 | 2 {
  return tracks.every((track) => track.channels === 1 && track.pan === 0) ? 1 : 2
}

/** Beside what has two channels the one of a mono track counts as often as it is heard: from both speakers. */
export const monoBeside = (tracks: readonly Track[]): MonoCount => (channelsOf(tracks) === 1 ? 'once' : 'dual')

/** How often what its channels have counts: both speakers play the one of dual mono. */
export const timesCounted = (channels: 1 | 2, mono: MonoCount = 'once'): 1 | 2 =>
  channels === 1 && mono === 'dual' ? 2 : 1

/**
 * The weighted energies of what the tracks sound like together, with their gain and pan, step by step: of 100 ms unless
 * others are asked for. What was heard before is not read again.
 */
export async function listenToTracks(
  ctx: ListenContext,
  tracks: readonly Track[],
  range: MeasuredRange,
  seconds = stepSeconds,
): Promise<Result<Steps>> {
  return takeTurns(ctx, listen(ctx, tracks, range, seconds))
}

function* listen(ctx: ListenContext, tracks: readonly Track[], range: MeasuredRange, seconds: number): InSteps<Steps> {
  const channels = channelsOf(tracks)
  const facts = soundFacts(ctx.store, ctx.sampleRate, channels)
  const size = ctx.sampleRate * seconds
  const length = range.end - range.start
  const steps = new Float64Array(Math.ceil(length / size) + 1)
  for (const segment of segmentsOf(tracks, range)) {
    const isNews = !facts.isKnown(segment)
    yield* addSegment(ctx, facts, segment, channels, { at: segment.start - range.start, size }, steps)
    if (isNews && ctx.peaksFollow)
      for (const { piece } of segment.layers) if (piece.block !== null) ctx.store.summary(piece.block)
    if (isNews) ctx.report((segment.end - range.start) / length)
    yield leastCost(segment)
  }
  const whole = Math.floor(length / size + 1e-9)
  // A sound that is shorter than a step is measured over what there is of it.
  const frames = whole === 0 ? Math.max(1, length) : size
  const times = timesCounted(channels, ctx.mono)
  for (let k = 0; k < steps.length; k++) steps[k] = ((steps[k] as number) * times) / frames
  return { energies: steps, whole }
}

/** Of a segment that is known. */
export function leastCost({ layers }: Segment): number {
  return layers.reduce((sum, { piece }) => sum + framesOf(piece, 0), 0)
}

function* addSegment(
  ctx: ListenContext,
  facts: SoundFacts,
  segment: Segment,
  channels: 1 | 2,
  position: { at: number; size: number },
  steps: Float64Array,
): InSteps<void> {
  const energies = yield* facts.energies(segment)
  const length = segment.end - segment.start
  const block = plainBlock(ctx.store, segment)
  if (block === null) {
    const unit = unitOf(segment)
    for (const row of energies)
      addEnergies(row, { from: 0, to: length, turned: false, all: length }, { ...position, gain: unit }, steps)
    return
  }
  const { piece, from, gains } = segment.layers[0] as Segment['layers'][number]
  const all = ctx.store.shape(block).frames
  const turned = piece.direction === 'backward'
  const lower = turned ? piece.from + piece.length - from - length : piece.from + from
  const gainAt = piece.ramps.length === 0 ? piece.gain : layerGains(piece, from)
  for (let c = 0; c < channels; c++) {
    const row = (energies[c] ?? energies[0]) as Float64Array
    const own = gains[c] as number
    const gain = typeof gainAt === 'number' ? gainAt * own : (frame: number): number => gainAt(frame) * own
    addEnergies(row, { from: lower, to: lower + length, turned, all }, { ...position, gain }, steps)
  }
}
