import { z } from 'zod'

/** The path of FFmpeg's program, or of its folder; '': it is looked for. */
export const ffmpegPathSchema = z
  .string()
  .trim()
  .max(1000)
  .regex(/^[^\0\r\n]*$/u)

/** Which FFmpeg is in use. */
export const ffmpegPlaceSchema = z.object({
  /** What led to it: TAPEHAND_FFMPEG, the settings, or a look around; `off`: TAPEHAND_FFMPEG wants none. */
  by: z.enum(['environment', 'settings', 'search', 'off']),
  /** Null where there is none. */
  path: z.string().nullable(),
  version: z.string().nullable(),
})

export type FfmpegPlace = z.infer<typeof ffmpegPlaceSchema>
