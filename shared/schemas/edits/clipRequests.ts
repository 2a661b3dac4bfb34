import { z } from 'zod'
import { fadeCurve } from '../../fadeCurve.ts'
import { limits } from '../limits.ts'
import { gap, name, scope, time, within } from './values.ts'

/** Cutting, moving and putting together: the menus Edit and Clip. */
export const clipRequests = [
  z.strictObject({ kind: z.literal('split') }),
  /** Splits every clip under `time` on the selected tracks, or on all tracks when none is selected. */
  z.strictObject({ kind: z.literal('splitAtTime'), time }),
  z.strictObject({ kind: z.literal('cut'), gap: gap.default('close'), scope: scope.default('tracks') }),
  z.strictObject({ kind: z.literal('copy') }),
  z.strictObject({ kind: z.literal('paste') }),
  z.strictObject({ kind: z.literal('deleteSelection'), gap: gap.default('close'), scope: scope.default('tracks') }),
  z.strictObject({ kind: z.literal('trimToSelection') }),
  z.strictObject({ kind: z.literal('silenceSelection') }),
  /** The clips in the time selection become one on each selected track; gaps between them become silence. */
  z.strictObject({ kind: z.literal('join') }),
  /** What is selected, as new audio at the same place on new tracks below all others. */
  z.strictObject({ kind: z.literal('duplicateSelection') }),
  /** The clips in the time selection, whole, so that the first of them starts at `to`. */
  z.strictObject({ kind: z.literal('moveClips'), to: time }),
  z.strictObject({ kind: z.literal('renameClips'), name }),
  /** At the cursor, on the selected tracks or on all when none is selected; pushes what follows. */
  z.strictObject({ kind: z.literal('insertSilence'), duration: within(limits.insertedSilence) }),
  /**
   * Overlaps neighbouring clips in the time selection. Without `duration` as far as the selection reaches into them.
   */
  z.strictObject({
    kind: z.literal('crossfade'),
    duration: within(limits.crossfade).optional(),
    curve: fadeCurve.default('equalPower'),
  }),
] as const
