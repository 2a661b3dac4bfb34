import { z } from 'zod'
import { fadeCurveSchema } from '../fadeCurve.ts'
import { limits } from '../limits.ts'
import { gap, ids, name, scope, time, within } from './values.ts'

/** Cutting, moving and putting together: the menus Edit and Clip. */
export const clipRequests = [
  z.strictObject({ kind: z.literal('split') }),
  /** Splits every clip under `time`. Left out: on the selected tracks, or on all tracks when none is selected. */
  z.strictObject({ kind: z.literal('splitAtTime'), time, trackIds: ids.min(1).optional() }),
  z.strictObject({ kind: z.literal('cut'), gap: gap.default('close'), scope: scope.default('tracks') }),
  z.strictObject({ kind: z.literal('copy') }),
  z.strictObject({ kind: z.literal('paste') }),
  z.strictObject({ kind: z.literal('deleteSelection'), gap: gap.default('close'), scope: scope.default('tracks') }),
  z.strictObject({ kind: z.literal('trimToSelection') }),
  z.strictObject({ kind: z.literal('silenceSelection') }),
  /** The clips in the time selection become one on each selected track; gaps between them become silence. */
  z.strictObject({ kind: z.literal('join') }),
  /**
   * What no clip fills between clips goes, in the time selection or the whole, and what follows moves up; `together`:
   * what all selected tracks leave free.
   */
  z.strictObject({ kind: z.literal('closeGaps'), mode: z.enum(['together', 'each']).default('together') }),
  /** So many more times behind itself; what follows moves back. */
  z.strictObject({ kind: z.literal('repeat'), times: within(limits.repeats).int() }),
  /** What is selected, as new audio at the same place on new tracks below all others. */
  z.strictObject({ kind: z.literal('duplicateSelection') }),
  /** What the selected tracks have in the time selection, each onto a track of its own. */
  z.strictObject({ kind: z.literal('moveToNewTrack'), name: name.optional() }),
  /** The clips in the time selection, whole, so that the first of them starts at `to`. */
  z.strictObject({ kind: z.literal('moveClips'), to: time }),
  z.strictObject({ kind: z.literal('renameClips'), name }),
  /**
   * Clips by their ids, each to a track and a time, or copies of them there; together, and never over another clip.
   * What was placed is selected afterwards.
   */
  z.strictObject({
    kind: z.literal('placeClips'),
    places: z
      .array(z.strictObject({ clipId: z.string(), trackId: z.string(), start: time }))
      .min(1)
      .max(limits.placedClips),
    how: z.enum(['move', 'copy']).default('move'),
  }),
  /**
   * Moves an edge of a clip. What is trimmed away stays hidden behind it and can be pulled out again, as far as there
   * is some and no other clip is in the way.
   */
  z.strictObject({ kind: z.literal('trimClip'), clipId: z.string(), edge: z.enum(['start', 'end']), to: time }),
  /** The fade at an edge of a clip, in the place of the one that stands there; 0 takes it away. */
  z.strictObject({
    kind: z.literal('fadeClip'),
    clipId: z.string(),
    edge: z.enum(['start', 'end']),
    length: time,
    curve: fadeCurveSchema.optional(),
  }),
  /** How loud the loudest part of a clip is played against its source. */
  z.strictObject({ kind: z.literal('setClipGain'), clipId: z.string(), gainDb: within(limits.gainDb) }),
  /** Gain over the time of a clip: points in seconds from its start, straight in decibels between them. */
  z.strictObject({
    kind: z.literal('setEnvelope'),
    clipId: z.string(),
    points: z.array(z.strictObject({ at: time, gainDb: within(limits.envelopeDb) })).max(limits.envelopePoints),
  }),
  /** On the named tracks, else on the selected ones, or on all of them. */
  z.strictObject({
    kind: z.literal('addEnvelopePoint'),
    time,
    gainDb: within(limits.envelopeDb),
    trackIds: ids.min(1).optional(),
  }),
  /** Takes the points of envelopes in the time selection away. */
  z.strictObject({ kind: z.literal('clearEnvelope') }),
  z.strictObject({ kind: z.literal('renameClip'), clipId: z.string(), name }),
  /** Takes clips away by their ids; nothing moves up. */
  z.strictObject({ kind: z.literal('deleteClips'), clipIds: ids }),
  z.strictObject({ kind: z.literal('copyClips'), clipIds: ids }),
  /** At the cursor, on the selected tracks or on all when none is selected; pushes what follows. */
  z.strictObject({ kind: z.literal('insertSilence'), duration: within(limits.insertedSilence) }),
  /**
   * Overlaps neighbouring clips in the time selection. Without `duration` as far as the selection reaches into them.
   */
  z.strictObject({
    kind: z.literal('crossfade'),
    duration: within(limits.crossfade).optional(),
    curve: fadeCurveSchema.default('equalPower'),
  }),
] as const

/** Effects that only change how pieces are heard (gain, ramps, direction, polarity, order): instant at any length. */
export const effectRequests = [
  z.strictObject({ kind: z.literal('normalize'), peakDb: within(limits.peakDb) }),
  z.strictObject({ kind: z.literal('amplify'), gainDb: within(limits.gainDb) }),
  /** The level glides over the range and stays there behind it. */
  z.strictObject({
    kind: z.literal('volumeRamp'),
    gainDb: within(limits.gainDb),
    curve: fadeCurveSchema.default('linear'),
  }),
  z.strictObject({ kind: z.literal('fadeIn'), curve: fadeCurveSchema.default('linear') }),
  z.strictObject({ kind: z.literal('fadeOut'), curve: fadeCurveSchema.default('linear') }),
  z.strictObject({ kind: z.literal('reverse') }),
  /** Turns the polarity: positive samples become negative. */
  z.strictObject({ kind: z.literal('invert') }),
] as const
