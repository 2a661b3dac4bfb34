import type { LabelFormat } from '../../../shared/schemas/exportFormats.ts'

/** Formats of subtitles: they have no points and no empty text. */
export type CueFormat = Extract<LabelFormat, 'srt' | 'vtt'>

/** By the name's ending; null where it says nothing. */
export function formatOfName(name: string): CueFormat | 'audacity' | null {
  const ending = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  if (ending === 'txt') return 'audacity'
  return ending === 'srt' || ending === 'vtt' ? ending : null
}

/** By what is inside: names lie. */
export function formatOfText(text: string): CueFormat | 'audacity' {
  if (/^\uFEFF?WEBVTT(?:\s|$)/u.test(text)) return 'vtt'
  return /^[\d:]+[,.]\d+\s*-->/mu.test(text) ? 'srt' : 'audacity'
}
