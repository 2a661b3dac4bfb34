import { z } from 'zod'
import { gap, scope, time } from './values.ts'

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
] as const
