/**
 * What can be written, with its sample format where it has one. 16 bits are dithered (TPDF); 24 bits and floats are
 * not.
 */
export const soundFormats = [
  'wav16',
  'wav24',
  'wavFloat',
  'aiff16',
  'aiff24',
  'flac16',
  'flac24',
  'mp3',
  'ogg',
  'm4a',
  'opus',
] as const
export type SoundFormatName = (typeof soundFormats)[number]

/** Formats that an FFmpeg which is installed writes. */
export type FfmpegFormat = Extract<SoundFormatName, 'm4a' | 'opus'>
export const byFfmpeg = (format: SoundFormatName): format is FfmpegFormat => format === 'm4a' || format === 'opus'

/** Files in which labels travel. */
export const labelFormats = ['audacity', 'srt', 'vtt', 'podcast', 'cue', 'youtube', 'reaper', 'audition'] as const
export type LabelFormat = (typeof labelFormats)[number]
export const labelExtension: Readonly<Record<LabelFormat, string>> = {
  audacity: 'txt',
  srt: 'srt',
  vtt: 'vtt',
  podcast: 'json',
  cue: 'cue',
  youtube: 'txt',
  reaper: 'csv',
  audition: 'csv',
}
/** What they are called. */
export const labelFormatName: Readonly<Record<LabelFormat, string>> = {
  audacity: 'a label track of Audacity',
  srt: 'SRT',
  vtt: 'WebVTT',
  podcast: 'podcast chapters (JSON)',
  cue: 'a cue sheet',
  youtube: 'a list for YouTube',
  reaper: 'markers of Reaper (CSV)',
  audition: 'markers of Audition (CSV)',
}

/** Texts about a project: what was taken out (a list, or an EDL), how loud it is, and all of it for Reaper. */
export const reportKinds = ['edits', 'edl', 'loudness', 'reaper'] as const
export type ReportKind = (typeof reportKinds)[number]

export const formatExtension: Readonly<Record<SoundFormatName, string>> = {
  wav16: 'wav',
  wav24: 'wav',
  wavFloat: 'wav',
  aiff16: 'aiff',
  aiff24: 'aiff',
  flac16: 'flac',
  flac24: 'flac',
  mp3: 'mp3',
  ogg: 'ogg',
  m4a: 'm4a',
  opus: 'opus',
}
export const defaultQuality = {
  mp3: { kind: 'constant', kbps: 192 },
  ogg: { kind: 'variable', level: 5 },
  m4a: { kind: 'constant', kbps: 192 },
  opus: { kind: 'constant', kbps: 128 },
} as const
