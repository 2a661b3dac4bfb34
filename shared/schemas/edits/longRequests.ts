import { z } from 'zod'
import { limits } from '../limits.ts'
import { monoCountSchema } from './monoCount.ts'
import { name, time, within } from './values.ts'

/** A time inside each place that stays as it is. */
const leftOutPlaces = z.array(time).max(limits.leftOutItems).default([])

/**
 * Edits that listen to the sound or make new sound (filters, dynamics, time and pitch, generators, mixing down):
 * planned, rendered with progress and cancel, and put into the project at the end or not at all.
 */
export const longRequests = [
  z.strictObject({
    kind: z.literal('highPass'),
    frequencyHz: within(limits.filterHz),
    rolloffDb: z.literal(limits.rolloffDb.values),
  }),
  z.strictObject({
    kind: z.literal('lowPass'),
    frequencyHz: within(limits.filterHz),
    rolloffDb: z.literal(limits.rolloffDb.values),
  }),
  z.strictObject({
    kind: z.literal('equalizer'),
    bassDb: within(limits.bandDb),
    midDb: within(limits.bandDb),
    trebleDb: within(limits.bandDb),
    bands: z
      .array(
        z.strictObject({ frequencyHz: within(limits.bandHz), gainDb: within(limits.bandDb), q: within(limits.bandQ) }),
      )
      .max(limits.bandCount),
  }),
  z.strictObject({
    kind: z.literal('notch'),
    frequencyHz: within(limits.notchHz),
    q: within(limits.notchQ),
  }),
  /** Without a frequency that of the mains is listened for, 50 or 60 Hz. */
  z.strictObject({
    kind: z.literal('humRemoval'),
    frequencyHz: within(limits.humHz).optional(),
    harmonics: within(limits.humHarmonics).int(),
    q: within(limits.notchQ),
  }),
  z.strictObject({
    kind: z.literal('compressor'),
    thresholdDb: within(limits.thresholdDb),
    ratio: within(limits.compressorRatio),
    attackMs: within(limits.attackMs),
    releaseMs: within(limits.releaseMs),
    kneeDb: within(limits.kneeDb),
    makeupDb: within(limits.makeupDb),
    except: leftOutPlaces,
  }),
  z.strictObject({
    kind: z.literal('limiter'),
    ceilingDb: within(limits.ceilingDb),
    releaseMs: within(limits.releaseMs),
  }),
  z.strictObject({
    kind: z.literal('noiseGate'),
    thresholdDb: within(limits.thresholdDb),
    attackMs: within(limits.attackMs),
    holdMs: within(limits.holdMs),
    releaseMs: within(limits.releaseMs),
    reductionDb: within(limits.gateReductionDb),
    except: leftOutPlaces,
  }),
  z.strictObject({
    kind: z.literal('deEsser'),
    frequencyHz: within(limits.deEsserHz),
    reductionDb: within(limits.deEsserDb),
    thresholdDb: within(limits.deEsserThresholdDb),
    except: leftOutPlaces,
  }),
  /**
   * `profile`: a range of nothing but noise; left out, the quietest second of each track's clips is found. Mode
   * `speech` needs none.
   */
  z.strictObject({
    kind: z.literal('noiseReduction'),
    mode: z.enum(['profile', 'speech']),
    reductionDb: within(limits.noiseReductionDb),
    sensitivity: within(limits.noiseSensitivity),
    smoothingBands: within(limits.noiseBands).int(),
    profile: z.strictObject({ start: time, end: time }).optional(),
  }),
  z.strictObject({
    kind: z.literal('clickRemoval'),
    threshold: within(limits.clickThreshold),
    widthMs: within(limits.clickWidthMs),
    /** A time inside each click that stays as it is. */
    except: z.array(time).max(limits.leftOutItems).default([]),
  }),
  z.strictObject({ kind: z.literal('echo'), delay: within(limits.echoDelay), decay: within(limits.echoDecay) }),
  z.strictObject({
    kind: z.literal('reverb'),
    roomSize: within(limits.roomSize),
    damping: within(limits.reverbDamping),
    wetDb: within(limits.reverbLevelDb),
    dryDb: within(limits.reverbLevelDb),
    preDelayMs: within(limits.preDelayMs),
  }),
  z.strictObject({
    kind: z.literal('loudnessNormalize'),
    targetLufs: within(limits.lufs),
    mode: z.enum(['together', 'each']),
    mono: monoCountSchema.default('once'),
  }),
  /** One level and one ceiling for what is heard of the selected tracks together. */
  z.strictObject({
    kind: z.literal('master'),
    level: z.strictObject({ unit: z.enum(['lufs', 'rms']), value: within(limits.lufs) }),
    ceilingDb: within(limits.ceilingDb),
    mono: monoCountSchema.default('once'),
  }),
  /** All to the mean of what they have. */
  z.strictObject({ kind: z.literal('matchLoudness'), between: z.enum(['tracks', 'labels']) }),
  /** To the loudness of a track, clip or label by its name, or so many dB above it. */
  z.strictObject({
    kind: z.literal('matchTo'),
    reference: z.string().min(1).max(limits.nameLength),
    offsetDb: within(limits.gainDb),
  }),
  /**
   * `where`: only pauses at the start or the end of the range, only those inside, or all. `except`: a time inside each
   * pause that stays as it is.
   */
  z.strictObject({
    kind: z.literal('truncateSilence'),
    thresholdDb: within(limits.silenceDb),
    minSilence: within(limits.minSilence),
    keep: within(limits.keptSilence),
    where: z.enum(['start', 'inside', 'end', 'both_ends', 'all']),
    mode: z.enum(['together', 'each']),
    except: z.array(time).max(limits.leftOutItems).default([]),
  }),
  z.strictObject({ kind: z.literal('changeTempo'), percent: within(limits.pacePercent) }),
  z.strictObject({ kind: z.literal('changePitch'), semitones: within(limits.semitones) }),
  z.strictObject({ kind: z.literal('changeSpeed'), percent: within(limits.pacePercent) }),
  z.strictObject({
    kind: z.literal('generateTone'),
    waveform: z.enum(['sine', 'square', 'sawtooth', 'triangle']),
    frequencyHz: within(limits.toneHz),
    levelDb: within(limits.generatedDb),
    duration: within(limits.generated).optional(),
  }),
  z.strictObject({
    kind: z.literal('generateNoise'),
    color: z.enum(['white', 'pink', 'brown']),
    levelDb: within(limits.generatedDb),
    duration: within(limits.generated).optional(),
  }),
  /** `source`: a quiet range of the same tracks; left out, the quietest second of each is found. */
  z.strictObject({
    kind: z.literal('generateRoomTone'),
    duration: within(limits.generated).optional(),
    source: z.strictObject({ start: time, end: time }).optional(),
  }),
  /** `control` is a track, by its id or its name. */
  z.strictObject({
    kind: z.literal('autoDuck'),
    control: z.string().min(1).max(limits.nameLength),
    duckDb: within(limits.duckDb),
    fadeMs: within(limits.duckFadeMs),
    thresholdDb: within(limits.duckThresholdDb),
  }),
  /** `except`: a time inside each part that stays as it is. */
  z.strictObject({
    kind: z.literal('crossGate'),
    reductionDb: within(limits.crossGateDb),
    holdMs: within(limits.crossGateHoldMs),
    fadeMs: within(limits.crossGateFadeMs),
    except: z.array(time).max(limits.leftOutItems).default([]),
  }),
  z.strictObject({ kind: z.literal('resampleProject'), sampleRate: within(limits.exportRate).int() }),
  z.strictObject({
    kind: z.literal('mixAndRender'),
    name: name.optional(),
    originals: z.enum(['remove', 'keep']).default('remove'),
  }),
  /** The selected stereo tracks: both sides mixed, or one of them. */
  z.strictObject({ kind: z.literal('makeMono'), from: z.enum(['mix', 'left', 'right']) }),
  z.strictObject({ kind: z.literal('splitStereo') }),
  z.strictObject({ kind: z.literal('swapChannels') }),
  z.strictObject({ kind: z.literal('removeOffset') }),
  /**
   * A label over every pause within the time selection (or the whole) in which all selected tracks are silent (or all
   * tracks).
   */
  z.strictObject({
    kind: z.literal('labelSilences'),
    minSilence: within(limits.minSilence),
    thresholdDb: within(limits.silenceDb),
    text: z.string().max(limits.nameLength),
  }),
] as const
