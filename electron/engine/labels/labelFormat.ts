import type { LabelNote } from '../../../shared/fileNotes.ts'

/**
 * Formats in which labels travel. Audacity's label track keeps everything; subtitles have no points and no empty text.
 */
export type LabelFormat = 'audacity' | 'srt' | 'vtt'

/** Seconds. A point has equal ends. */
export interface FileLabel {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface ReadLabels {
  readonly labels: readonly FileLabel[]
  /** What was left out, and why. */
  readonly notes: readonly LabelNote[]
}

/** A label or why it is none. */
export type ReadLine = FileLabel | LabelNote

/** By the name's ending; null where it says nothing. */
export function formatOfName(name: string): LabelFormat | null {
  const ending = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  if (ending === 'txt') return 'audacity'
  return ending === 'srt' || ending === 'vtt' ? ending : null
}

/** By what is inside: names lie. */
export function formatOfText(text: string): LabelFormat {
  if (/^\uFEFF?WEBVTT(?:\s|$)/u.test(text)) return 'vtt'
  return /^[\d:]+[,.]\d+\s*-->/mu.test(text) ? 'srt' : 'audacity'
}
