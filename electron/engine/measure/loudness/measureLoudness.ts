import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import type { Track } from '../../model/project.ts'
import { rampGain } from '../../render/rampGain.ts'
import { gateLoudness, type LoudnessFigures } from './gating.ts'
import { energyFrames } from './kWeighting.ts'
import { factsOfBlock, factsOfMix, isNews, plainBlock, unitOf, type SoundFacts } from './soundFacts.ts'
import { segmentsOf, type Segment } from './spans.ts'

export interface LoudnessContext {
  readonly store: BlockStore
  readonly sampleRate: number
  readonly signal: AbortSignal
  pause(): Promise<void>
  report(fraction: number): void
}

export interface LoudnessWanted {
  readonly start: number
  readonly end: number
  /** True peaks take longer. */
  readonly peaks: 'peaks' | 'energies'
}

export interface Loudness extends LoudnessFigures {
  /** dBTP; -Infinity for silence. Null when it was not asked for. */
  readonly truePeakDb: number | null
}

const stepSeconds = 0.1

/**
 * Loudness of what the tracks sound like together, with their gain and pan. Mono tracks in the middle are measured as one channel, as the
 * file that they are exported to would be; anything else as stereo.
 */
export async function measureLoudness(ctx: LoudnessContext, tracks: readonly Track[], wanted: LoudnessWanted): Promise<Result<Loudness>> {
  const channels = tracks.every((track) => track.channels === 1 && track.pan === 0) ? 1 : 2
  const segments = segmentsOf(tracks, wanted)
  const size = ctx.sampleRate * stepSeconds
  const steps = new Float64Array(Math.ceil((wanted.end - wanted.start) / size) + 1)
  let peak = 0
  for (const [index, segment] of segments.entries()) {
    if (ctx.signal.aborted) return err(failure('engine/cancelled'))
    const news = isNews(ctx.store, segment, wanted.peaks, ctx.sampleRate, channels)
    peak = Math.max(peak, addSegment(ctx, segment, channels, wanted, steps))
    if (!news) continue
    ctx.report(index / segments.length)
    await ctx.pause()
  }
  const whole = Math.floor((wanted.end - wanted.start) / size + 1e-9)
  // A sound that is shorter than a step is measured over what there is of it.
  const first = Math.min(size, Math.max(1, wanted.end - wanted.start))
  const energies = steps.map((sum) => sum / (whole === 0 ? first : size))
  return ok({ ...gateLoudness({ energies, whole }), truePeakDb: wanted.peaks === 'peaks' ? 20 * Math.log10(peak) : null })
}

/** Adds the segment's energies to the steps that they fall into; gives its peak. */
function addSegment(ctx: LoudnessContext, segment: Segment, channels: 1 | 2, wanted: LoudnessWanted, steps: Float64Array): number {
  const place = { at: segment.start - wanted.start, size: ctx.sampleRate * stepSeconds }
  const block = plainBlock(ctx.store, segment)
  if (block === null) {
    const facts = factsOfMix(ctx.store, segment, channels, ctx.sampleRate, wanted.peaks)
    const unit = unitOf(segment)
    const all = { from: 0, to: segment.end - segment.start, turned: false }
    facts.energies.forEach((energies) => addEnergies(energies, all, { ...place, gainAt: () => unit }, steps))
    return peakOf(facts, unit)
  }
  const [layer] = segment.layers as [Segment['layers'][number]]
  const { piece, from } = layer
  const facts = factsOfBlock(ctx.store, block, ctx.sampleRate, wanted.peaks)
  const length = segment.end - segment.start
  const turned = piece.direction === 'backward'
  const lower = turned ? piece.from + piece.length - from - length : piece.from + from
  const ramps = (i: number): number => piece.ramps.reduce((gain, ramp) => gain * rampGain(ramp, from + i), piece.gain)
  let peak = 0
  for (let c = 0; c < channels; c++) {
    const gain = layer.gains[c] as number
    const energies = facts.energies[c] ?? (facts.energies[0] as Float32Array)
    addEnergies(energies, { from: lower, to: lower + length, turned }, { ...place, gainAt: piece.ramps.length === 0 ? () => gain * piece.gain : (i) => gain * ramps(i) }, steps)
    const loudest = piece.ramps.length === 0 ? 1 : Math.max(ramps(0), ramps(length / 2), ramps(length - 1)) / Math.abs(piece.gain || 1)
    peak = Math.max(peak, (facts.peaks?.[c] ?? facts.peaks?.[0] ?? 0) * Math.abs(piece.gain * gain * loudest))
  }
  return peak
}

interface Place {
  /** Of the first frame, from the first step on. */
  readonly at: number
  readonly size: number
  readonly gainAt: (frame: number) => number
}

/** Frames `from` … `to` of what the energies stand for; where a step or the part ends within an energy, it is shared out by length. */
function addEnergies(energies: Float32Array, part: { readonly from: number; readonly to: number; readonly turned: boolean }, place: Place, steps: Float64Array): void {
  const { from, to, turned } = part
  for (let entry = Math.floor(from / energyFrames); entry * energyFrames < to; entry++) {
    const low = Math.max(from, entry * energyFrames)
    const high = Math.min(to, (entry + 1) * energyFrames)
    const first = turned ? to - high : low - from
    const gain = place.gainAt(first + (high - low) / 2)
    const each = ((energies[entry] as number) * gain * gain) / energyFrames
    let start = place.at + first
    const end = start + high - low
    while (start < end) {
      const step = Math.floor(start / place.size + 1e-9)
      const stop = Math.min(end, (step + 1) * place.size)
      steps[step] = (steps[step] as number) + each * (stop - start)
      start = stop
    }
  }
}

const peakOf = (facts: SoundFacts, unit: number): number => Math.max(0, ...(facts.peaks ?? [])) * unit
