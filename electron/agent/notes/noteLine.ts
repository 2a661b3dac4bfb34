import { parseTime } from '../../../shared/parse/parseTime.ts'
import type { NotePhrases } from '../reader/languages/notePhrases.ts'

/** One note: where on the recording, and what was written there. */
export interface NoteLine {
  /** As it was written, without what stands before it in a list. */
  readonly text: string
  /** Without its times, and without the page that it is on. */
  readonly words: string
  readonly from: number
  readonly to: number | null
  /** Its time stands inside its words, so they say by themselves where it is. */
  readonly isSentence?: true
  /** A time code of film: what is over a whole second can't be told. */
  readonly inPictures?: true
}

export interface Notes {
  readonly lines: readonly NoteLine[]
  /** What stands around them: a greeting, a heading, a name. */
  readonly rest: readonly string[]
}

const clock = String.raw`\d{1,3}:\d{2}(?::\d{2}){0,2}(?:[.,]\d{1,3})?(?!\d|:\d)`
const spoken = String.raw`(?:\d{1,2}\s?h\s?)?\d{1,3}\s?m(?:in)?\.?\s?\d{1,2}(?:\s?s(?:ec)?\b)?`
const time = `(?:${clock}|${spoken})`
const bullet = String.raw`(?:[-*•·–—>☐☑✓✗]|\[[ xX]?\]|\d{1,3}[.)](?=\s)|#\d{1,3})\s*`

const aClock = new RegExp(clock, 'u')
const everyClock = new RegExp(clock, 'gu')
const bullets = new RegExp(`^\\s*(?:${bullet})*`, 'u')

export interface LinePatterns {
  readonly head: RegExp
}

/** Made once of what all languages write before and between times. */
export function linePatterns(languages: readonly NotePhrases[]): LinePatterns {
  const any = (pick: (one: NotePhrases) => readonly string[]): string => languages.flatMap(pick).join('|')
  const place = String.raw`(?:(?:${any(({ places }) => places)})\b\.?\s*\d+[a-z]?\s*[,;:/|.–-]*\s*)`
  const upTo = String.raw`(?:-|–|—|→|->|\b(?:${any((one) => one.upTo)})\b)`
  const ahead = String.raw`(?:(?:${any(({ at }) => at)})\b[.:]?\s*|@\s*)*`
  return {
    head: new RegExp(
      `^\\s*(?:${bullet})*(?<line>${place}*${ahead}[(\\[]?(?<from>${time})[)\\]]?(?:\\s*${upTo}\\s*[(\\[]?(?<to>${time})[)\\]]?)?(?<words>.*))$`,
      'iu',
    ),
  }
}

/** A line that begins with a time; null for any other. */
export function readHead(line: string, { head }: LinePatterns): NoteLine | null {
  const groups = head.exec(line)?.groups
  if (groups === undefined) return null
  const { line: text = '', from = '', to, words = '' } = groups
  const start = secondsOf(from)
  const end = to === undefined ? null : secondsOf(to)
  // "0:31cough" is rather a slip, but "10:30am" is no place on a recording.
  if (start === null || /^[\p{L}\d]/u.test(words)) return null
  return {
    text: text.trim(),
    words: plainWords(words),
    from: start,
    to: end === null || end <= start ? null : end,
    ...([from, to ?? ''].some(isTimeCode) && { inPictures: true as const }),
  }
}

/** A line whose time stands somewhere in it. */
export function readInside(line: string): NoteLine | null {
  const [found] = aClock.exec(line) ?? []
  const from = found === undefined ? null : secondsOf(found)
  const text = line.replace(bullets, '').trim()
  return from === null ? null : { text, words: text, from, to: null, isSentence: true }
}

const isTimeCode = (text: string): boolean => text.split(':').length === 4

/** Of a time code the whole seconds. */
export function secondsOf(text: string): number | null {
  const parts = /^(?:(\d{1,2})\s?h\s?)?(\d{1,3})\s?m(?:in)?\.?\s?(\d{1,2})/iu.exec(text)
  if (parts !== null) return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
  return parseTime(isTimeCode(text) ? text.split(':').slice(0, 3).join(':') : text)
}

/** All clock times that words hold. */
export const timesIn = (words: string): readonly number[] =>
  [...words.matchAll(everyClock)].flatMap(([found]) => secondsOf(found) ?? [])

/** Without what ties words to the time before them; the sign of a number stays. */
export const plainWords = (words: string): string =>
  words
    .trim()
    .replace(/^(?:[:,;.)\]|]|[-–—=]+>?(?!\s?\d))+\s*/u, '')
    .trim()
    .replace(/^(["“„«])(.*)["”“»]$/su, '$2')
    .trim()
