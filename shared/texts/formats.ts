import { formatTime } from '../wording/formatTime.ts'
import { sayBytes } from '../wording/sayBytes.ts'
import type { Language } from '../language.ts'

/** Numbers, times and sizes as one language writes them. */
export interface Formats {
  /** Seconds on the timeline: `1:02.5`. */
  readonly time: (seconds: number) => string
  /** A number that is written already, with the decimal sign of the language. */
  readonly decimals: (written: string) => string
  /** A number with so many decimals. */
  readonly fixed: (value: number, digits: number) => string
  /** A whole number with its thousands grouped. */
  readonly count: (value: number) => string
  readonly bytes: (size: number) => string
  /** Hours and minutes of the day. */
  readonly clock: (at: Date) => string
  readonly weekday: (at: Date) => string
  readonly date: (at: Date, year: 'with the year' | 'without the year') => string
}

const decimalSigns: Readonly<Record<Language, string>> = { en: '.', de: ',' }

const byteWords: Readonly<Record<Language, string>> = { en: 'bytes', de: 'Byte' }

/** `locale` is the language as it is written where the person lives: "en-GB" has a day of 24 hours. */
export function createFormats(language: Language, locale: string): Formats {
  const decimals = (written: string): string => written.replace(/(?<=\d)\.(?=\d)/u, decimalSigns[language])
  const usual = { day: 'numeric', month: 'long' } as const
  return {
    time: (seconds) => decimals(formatTime(seconds)),
    decimals,
    fixed: (value, digits) => decimals(value.toFixed(digits)),
    count: (value) => value.toLocaleString(locale),
    bytes: (size) => decimals(sayBytes(size, byteWords[language])),
    clock: (at) => at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
    weekday: (at) => at.toLocaleDateString(locale, { weekday: 'long' }),
    date: (at, year) => at.toLocaleDateString(locale, year === 'with the year' ? { ...usual, year: 'numeric' } : usual),
  }
}
