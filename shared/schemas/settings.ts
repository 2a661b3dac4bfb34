import { z } from 'zod'
import { ffmpegPathSchema } from './ffmpeg.ts'
import { limits } from './limits.ts'
import { ownKeysSchema } from './ownKeys.ts'
import { ownPresetsSchema } from './preset.ts'
import { follows, hearAroundChoices, timeFormats } from './settingChoices.ts'
import { languageChoices } from '../language.ts'

const follow = z.enum(follows)
const timeFormat = z.enum(timeFormats)
const hearAround = z.literal(hearAroundChoices)

/**
 * The device that is played on; null for the system's own. A browser makes the id anew for every address of a page, so
 * that the name is what is kept of a device.
 */
const output = z.object({ id: z.string().max(200), name: z.string().min(1).max(300) }).nullable()

/** What the window speaks; as the system does, where it can. */
const language = z.enum(languageChoices)

const historyLimit = z.number().int().min(limits.historyEntries.min).max(limits.historyEntries.max)

/** What the settings dialog shows. The key itself never comes here: only whether there is one, and from where. */
export const settingsSchema = z.object({
  planner: z.enum(['offline', 'model']),
  baseUrl: z.string(),
  model: z.string(),
  keySource: z.enum(['none', 'saved', 'environment']),
  /** Crossfades of a few milliseconds at joins. */
  clickSafe: z.boolean(),
  theme: z.enum(['system', 'light', 'dark', 'contrast']),
  language,
  follow,
  hearAround,
  timeFormat,
  output,
  /** So many changes the history of a project keeps. */
  historyLimit,
  ffmpeg: ffmpegPathSchema,
  presets: ownPresetsSchema,
  keys: ownKeysSchema,
})

export const settingsChangeSchema = z.strictObject({
  planner: z.enum(['offline', 'model']).optional(),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  model: z.string().min(1).max(200).optional(),
  /** A new key; an empty string removes the saved one. */
  key: z.string().max(1000).optional(),
  clickSafe: z.boolean().optional(),
  theme: z.enum(['system', 'light', 'dark', 'contrast']).optional(),
  language: language.optional(),
  follow: follow.optional(),
  hearAround: hearAround.optional(),
  timeFormat: timeFormat.optional(),
  output: output.optional(),
  historyLimit: historyLimit.optional(),
  ffmpeg: ffmpegPathSchema.optional(),
  presets: ownPresetsSchema.optional(),
  keys: ownKeysSchema.optional(),
})

export type Settings = z.infer<typeof settingsSchema>
export type SettingsChange = z.infer<typeof settingsChangeSchema>
export type OutputChoice = Settings['output']
