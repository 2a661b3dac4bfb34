import { ok, type Result } from '../../../../shared/result.ts'
import type { Change, EditNote } from '../../../../shared/schemas/change.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import {
  gainToLoudness,
  integratedLoudness,
  listenToTracks,
  measureTruePeak,
  type ListenContext,
  type MeasuredRange,
} from '../../measure/loudness/index.ts'
import { takeTurns } from '../../measure/takeTurns.ts'
import { stepsOf } from '../../measure/voices/index.ts'
import { toDecibels, toGain } from '../../model/decibels.ts'
import type { Track } from '../../model/project.ts'
import { heardOf } from '../../render/audibleTracks.ts'
import type { LongEnv } from '../longEdit.ts'

/** A gain this near to 1 changes nothing that could be measured. */
const nearEnough = 1e-4
/** Louder than this, lossy formats and converters may clip: EBU R 128. */
const safePeakDb = -1

export const isNear = (gain: number): boolean => Math.abs(gain - 1) < nearEnough

export function loudnessChange(track: string | null, before: number, after: number): Change {
  return {
    what: 'loudness',
    track,
    range: null,
    before: { kind: 'loudness', lufs: before },
    after: { kind: 'loudness', lufs: after },
    leave: null,
    left: false,
  }
}

/** Which of two customs a figure is by, where some of what is measured has one channel. */
export const monoNotes = (channels: readonly (1 | 2)[], counted: MonoCount): EditNote[] =>
  channels.includes(1) ? [{ kind: 'mono', counted }] : []

export interface LoudnessGain {
  /** Before it. */
  readonly lufs: number
  readonly gain: number
  /** The true peak behind it, where the person should know of it. */
  readonly highPeakDb: number | null
}

/** `alone`: the steps that count, where those of others are to be left out. */
export async function loudnessGain(
  ctx: ListenContext,
  tracks: readonly Track[],
  range: MeasuredRange,
  targetLufs: number,
  alone: Uint8Array | null = null,
): Promise<Result<LoudnessGain | null>> {
  const heard = heardOf(tracks)
  const listened = await listenToTracks({ ...ctx, peaksFollow: true }, heard, range)
  if (!listened.ok) return listened
  const steps = alone === null ? listened.value : stepsOf(listened.value, alone)
  const found = await takeTurns(ctx, gainToLoudness(steps, targetLufs))
  if (!found.ok) return found
  const gain = found.value
  if (gain === null) return ok(null)
  const lufs = await takeTurns(ctx, integratedLoudness(steps))
  if (!lufs.ok) return lufs
  const peak = await measureTruePeak(ctx, heard, range, toGain(safePeakDb) / gain)
  if (!peak.ok) return peak
  const peakDb = toDecibels(peak.value * gain)
  return ok({ gain, lufs: lufs.value, highPeakDb: peakDb > safePeakDb + 0.01 ? peakDb : null })
}

export function listenPart(env: LongEnv, index: number, parts: number, sampleRate: number): ListenContext {
  return {
    store: env.store,
    sampleRate,
    signal: env.signal,
    pause: async () => env.pause(),
    report: (fraction) => env.report((index + fraction) / parts),
  }
}
