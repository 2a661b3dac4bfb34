import { z } from 'zod'
import { labelFormats, soundFormats } from './exportFormats.ts'
import { limits } from './limits.ts'

export const soundFormatSchema = z.enum(soundFormats)

/** Constant bit rate (MP3), or a level that the encoder holds: MP3 0 (best) to 9, Ogg Vorbis -1 to 10 (best). */
export const exportQualitySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('constant'), kbps: z.literal(limits.mp3Kbps.values) }),
  z.strictObject({
    kind: z.literal('variable'),
    level: z.number().min(limits.variableLevel.min).max(limits.variableLevel.max),
  }),
])
export type ExportQuality = z.infer<typeof exportQualitySchema>

const tag = z.string().max(limits.tagLength)
export const tagsSchema = z.strictObject({
  title: tag.optional(),
  artist: tag.optional(),
  album: tag.optional(),
  year: tag.optional(),
  comment: z.string().max(limits.commentLength).optional(),
})
export type Tags = z.infer<typeof tagsSchema>

const soundShape = {
  format: soundFormatSchema,
  /** Left out: MP3 and M4A 192 kbit/s constant, Opus 128, Ogg Vorbis level 5. Other formats have none. */
  quality: exportQualitySchema.optional(),
  channels: z.union([z.literal('auto'), z.literal(1), z.literal(2)]),
  /** Hz. Left out: the project's rate, or the nearest that the format knows. */
  sampleRate: z.number().int().min(limits.exportRate.min).max(limits.exportRate.max).optional(),
  tags: tagsSchema.optional(),
  /** What lies under the labels as chapters, where the format has any: all but WAV and AIFF, which have points. */
  chapters: z.literal('labels').optional(),
}

/** How a file is to sound and what it says of itself; not where it goes. */
export const soundSettingsSchema = z.strictObject(soundShape)
export type SoundSettings = z.infer<typeof soundSettingsSchema>

/**
 * What of the project: all that is heard, that part of it which is selected, or each audible track or label as a file
 * of its own.
 */
export const exportRangeSchema = z.enum(['all', 'selection', 'tracks', 'labels'])
export type ExportRange = z.infer<typeof exportRangeSchema>
/** What the window's dialog asks for. Never a path: that comes from the host. */
export const windowExportSchema = z.strictObject({
  ...soundShape,
  range: exportRangeSchema,
  /** What the file is to be called, without its ending; left out: as the project. */
  name: z.string().trim().min(1).max(limits.nameLength).optional(),
})
export type WindowExport = z.infer<typeof windowExportSchema>

const level = z.number().nullable()
/** What an export would be measured as; null for silence. */
export const exportLevelsSchema = z.object({
  /** Length. */
  seconds: z.number(),
  channels: z.union([z.literal(1), z.literal(2)]),
  sampleRate: z.number().int(),
  lufs: level,
  rmsDb: level,
  peakDb: level,
  truePeakDb: level,
})
export type ExportLevels = z.infer<typeof exportLevelsSchema>

/** The part that is written, and what nothing in it may be over, dBFS. */
export const oversWantedSchema = z.strictObject({
  range: z.enum(['all', 'selection']),
  of: z.enum(['true-peak', 'sample-peak']),
  ceilingDb: z.number().min(-60).max(0.5),
})
export type OversWanted = z.infer<typeof oversWantedSchema>

export const labelFormatSchema = z.enum(labelFormats)
