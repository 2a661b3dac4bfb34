import { z } from 'zod'
import { type ArgumentProblem, failure } from '../../../../shared/failures/index.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import {
  byFfmpeg,
  defaultQuality,
  formatExtension,
  type SoundFormatName,
} from '../../../../shared/schemas/exportFormats.ts'
import type { SoundSettings } from '../../../../shared/schemas/exportRequest.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { overwriteParameter } from '../schema/parameters.ts'

/** What tools that export share: how the file is to sound. */
export const soundParameters = {
  format: z
    .enum(['wav', 'aiff', 'flac', 'mp3', 'ogg', 'm4a', 'opus'], 'formats-of-exports' satisfies ArgumentProblem)
    .optional()
    .describe(
      'File format; m4a (AAC) and opus where FFmpeg is installed. Left out: by the ending of the name, else WAV.',
    ),
  bit_depth: z
    .literal([16, 24, 32])
    .optional()
    .describe('Bits a sample: WAV 16 (dithered), 24 or 32 (float); AIFF and FLAC 16 or 24. Left out: 16.'),
  bitrate_kbps: z
    .literal(limits.mp3Kbps.values)
    .optional()
    .describe('Bit rate of an MP3, M4A or Opus file in kbit/s. Left out: 192, Opus 128.'),
  sample_rate_hz: z
    .number()
    .int()
    .min(limits.exportRate.min)
    .max(limits.exportRate.max)
    .optional()
    .describe('Sample rate of the file in Hz. Left out: that of the project.'),
  channels: z.literal([1, 2]).optional().describe('1 for mono, 2 for stereo. Left out: as many as are needed.'),
  chapters: z
    .literal('labels')
    .optional()
    .describe(
      'Writes the labels as chapters into MP3, Ogg, FLAC, M4A or Opus, as points into WAV and AIFF. Left out: none.',
    ),
  overwrite: overwriteParameter,
}

export interface SoundArgs {
  readonly format?: 'wav' | 'aiff' | 'flac' | 'mp3' | 'ogg' | 'm4a' | 'opus' | undefined
  readonly bit_depth?: number | undefined
  readonly bitrate_kbps?: number | undefined
  readonly sample_rate_hz?: number | undefined
  readonly channels?: 1 | 2 | undefined
  readonly chapters?: 'labels' | undefined
  readonly overwrite: 'never' | 'allowed'
}

const byExtension: Readonly<Record<string, SoundArgs['format']>> = {
  wav: 'wav',
  wave: 'wav',
  flac: 'flac',
  mp3: 'mp3',
  ogg: 'ogg',
  oga: 'ogg',
  aiff: 'aiff',
  aif: 'aiff',
  m4a: 'm4a',
  opus: 'opus',
}

/** The format that was named, else that of the file's name, else WAV. */
export function formatOf(args: SoundArgs, path: string | undefined): Result<NonNullable<SoundArgs['format']>> {
  const extension = /\.(?<extension>[a-z0-9]{1,5})$/iu.exec(path ?? '')?.groups?.['extension']?.toLowerCase() ?? ''
  if (args.format !== undefined) return ok(args.format)
  const known = byExtension[extension]
  if (known === undefined && ['aac', 'wma', 'mp4'].includes(extension))
    return err(failure('files/no-such-format', { name: extension.toUpperCase() }))
  return ok(known ?? 'wav')
}

/** The settings of the file, as the editor takes them. */
export function soundSettings(args: SoundArgs, path: string | undefined): SoundSettings {
  const format = formatOf(args, path)
  const name = format.ok ? sampleFormat(format.value, args.bit_depth) : 'wav16'
  return {
    format: name,
    ...((name === 'mp3' || byFfmpeg(name)) && args.bitrate_kbps !== undefined
      ? { quality: { kind: 'constant', kbps: args.bitrate_kbps as 192 } }
      : {}),
    ...(args.sample_rate_hz === undefined ? {} : { sampleRate: args.sample_rate_hz }),
    channels: args.channels ?? 'auto',
    ...(args.chapters === undefined ? {} : { chapters: args.chapters }),
  }
}

function sampleFormat(format: NonNullable<SoundArgs['format']>, depth: number | undefined): SoundFormatName {
  if (format === 'wav') {
    if (depth === 32) return 'wavFloat'
    return depth === 24 ? 'wav24' : 'wav16'
  }
  if (format === 'flac' || format === 'aiff') return depth === undefined || depth === 16 ? `${format}16` : `${format}24`
  return format
}

/** "MP3, 192 kbit/s", "FLAC, 24 bit". */
export function saySound(settings: SoundSettings): string {
  const names: Readonly<Record<SoundFormatName, string>> = {
    wav16: 'WAV, 16 bit',
    wav24: 'WAV, 24 bit',
    wavFloat: 'WAV, 32 bit float',
    aiff16: 'AIFF, 16 bit',
    aiff24: 'AIFF, 24 bit',
    flac16: 'FLAC, 16 bit',
    flac24: 'FLAC, 24 bit',
    mp3: 'MP3',
    ogg: 'Ogg Vorbis',
    m4a: 'M4A',
    opus: 'Opus',
  }
  const parts = [names[settings.format] + sayBitRate(settings)]
  if (settings.sampleRate !== undefined) parts.push(`${settings.sampleRate} Hz`)
  if (settings.channels !== 'auto') parts.push(settings.channels === 1 ? 'mono' : 'stereo')
  if (settings.chapters !== undefined) parts.push('with the labels as chapters')
  return parts.join(', ')
}

function sayBitRate({ format, quality }: SoundSettings): string {
  if (format !== 'mp3' && !byFfmpeg(format)) return ''
  return `, ${quality?.kind === 'constant' ? quality.kbps : defaultQuality[format].kbps} kbit/s`
}

export const sayOverwrite = (overwrite: SoundArgs['overwrite']): string =>
  overwrite === 'never' ? 'nothing is overwritten' : 'a file of that name is replaced'

/** A name with the ending of its format; another ending of a sound format is taken off. */
export function withExtension(name: string, format: SoundFormatName): string {
  const wanted = formatExtension[format]
  if (name.toLowerCase().endsWith(`.${wanted}`)) return name
  const bare = name.replace(/\.(?:wave?|flac|mp3|og[ga]|aiff?|m4a|aac|opus)$/iu, '')
  return `${bare}.${wanted}`
}
