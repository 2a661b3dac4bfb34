import { z } from 'zod'
import { limits } from '../limits.ts'
import { name, within } from './values.ts'

/**
 * Edits that listen to the sound or make new sound (filters, dynamics, time and pitch, generators, mixing down): planned, rendered with progress and
 * cancel, and put into the project at the end or not at all.
 */
export const longRequests = [
  z.strictObject({ kind: z.literal('highPass'), frequencyHz: within(limits.filterHz), rolloffDb: z.literal(limits.rolloffDb.values) }),
  z.strictObject({ kind: z.literal('loudnessNormalize'), targetLufs: within(limits.lufs), mode: z.enum(['together', 'each']) }),
  /** `where`: only pauses at the start or the end of the range, only those inside, or all. */
  z.strictObject({
    kind: z.literal('truncateSilence'), thresholdDb: within(limits.silenceDb), minSilence: within(limits.minSilence), keep: within(limits.keptSilence),
    where: z.enum(['start', 'inside', 'end', 'both_ends', 'all']), mode: z.enum(['together', 'each']),
  }),
  z.strictObject({ kind: z.literal('changeTempo'), percent: within(limits.pacePercent) }),
  z.strictObject({ kind: z.literal('changePitch'), semitones: within(limits.semitones) }),
  z.strictObject({ kind: z.literal('changeSpeed'), percent: within(limits.pacePercent) }),
  z.strictObject({
    kind: z.literal('generateTone'), waveform: z.enum(['sine', 'square', 'sawtooth', 'triangle']), frequencyHz: within(limits.toneHz), levelDb: within(limits.generatedDb),
    duration: within(limits.generated).optional(),
  }),
  z.strictObject({ kind: z.literal('generateNoise'), color: z.enum(['white', 'pink', 'brown']), levelDb: within(limits.generatedDb), duration: within(limits.generated).optional() }),
  z.strictObject({ kind: z.literal('autoDuck'), controlTrackId: z.string(), duckDb: within(limits.duckDb), fadeMs: within(limits.duckFadeMs), thresholdDb: within(limits.duckThresholdDb) }),
  z.strictObject({ kind: z.literal('mixAndRender'), name: name.optional() }),
] as const
