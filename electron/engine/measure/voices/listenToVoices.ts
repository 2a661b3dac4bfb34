import { ok, type Result } from '../../../../shared/result.ts'
import type { Track } from '../../model/project.ts'
import { listenToTracks, type ListenContext, type MeasuredRange } from '../loudness/index.ts'
import { isVoice, stepsASecond, voiceLevels, type VoiceLevels } from './voiceLevels.ts'
import { whoSpeaks } from './whoSpeaks.ts'

/** Steps on each side that a level is taken over: syllables, not single waves. */
const around = 1

export interface Speakers {
  /** Tracks on which somebody speaks, in their order. */
  readonly tracks: readonly Track[]
  /** For each of them the steps in which its own person speaks; null where they can't be told apart. */
  readonly speaking: readonly Uint8Array[] | null
  /** For each of them its level step by step, dB. */
  readonly levels: readonly Float32Array[]
}

/** Who speaks when, on microphones that hear the others too. Each track by itself, whether it is muted or not. */
export async function listenToVoices(
  ctx: ListenContext,
  tracks: readonly Track[],
  range: MeasuredRange,
): Promise<Result<Speakers>> {
  const voices: { track: Track; levels: VoiceLevels }[] = []
  for (const [index, track] of tracks.entries()) {
    const part = { ...ctx, report: (fraction: number) => ctx.report((index + fraction) / tracks.length) }
    const steps = await listenToTracks(part, [track], range, 1 / stepsASecond)
    if (!steps.ok) return steps
    const levels = voiceLevels(
      levelsOf(steps.value.energies.subarray(0, steps.value.whole)),
      inClipsOf(track, range, steps.value.whole, ctx.sampleRate),
    )
    if (isVoice(levels)) voices.push({ track, levels })
  }
  const speaking = voices.length < 2 ? null : whoSpeaks(voices.map(({ levels }) => levels))
  return ok({ tracks: voices.map(({ track }) => track), speaking, levels: voices.map(({ levels }) => levels.levels) })
}

function levelsOf(energies: Float64Array): Float32Array {
  return Float32Array.from(energies, (_, step) => {
    const near = energies.subarray(Math.max(0, step - around), step + around + 1)
    return 10 * Math.log10(near.reduce((sum, one) => sum + one, 0) / near.length + 1e-12)
  })
}

function inClipsOf({ clips }: Track, range: MeasuredRange, count: number, sampleRate: number): Uint8Array {
  const steps = new Uint8Array(count)
  const stepOf = (frame: number): number => Math.max(0, ((frame - range.start) * stepsASecond) / sampleRate)
  for (const { start, length } of clips) steps.fill(1, Math.ceil(stepOf(start)), Math.floor(stepOf(start + length)))
  return steps
}
