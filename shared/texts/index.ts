import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { createFormats, type Formats } from './formats.ts'
import { chooseLanguage, type Language, type LanguageChoice, localeFor } from '../language.ts'

export type { Formats } from './formats.ts'
export { chooseLanguage, type Language, type LanguageChoice, languageChoices, languages } from '../language.ts'

/** All that the window and its menus say, in one language. English says which texts there are. */
export type Texts = typeof en & {
  readonly language: Language
  /** The language as it is written where the person lives. */
  readonly locale: string
  readonly formats: Formats
}

const tables: Readonly<Record<Language, typeof en>> = { en, de }
const made = new Map<string, Texts>()

/** The same object for the same choice, so that what was made of it can be kept. */
export function textsFor(choice: LanguageChoice, system: string): Texts {
  const language = chooseLanguage(choice, system)
  const locale = localeFor(language, system)
  const before = made.get(locale)
  if (before !== undefined) return before
  const texts: Texts = { ...tables[language], language, locale, formats: createFormats(language, locale) }
  made.set(locale, texts)
  return texts
}
