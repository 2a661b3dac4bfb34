/** The languages that the window speaks. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** What a person chooses in the settings. */
export const languageChoices = ['system', ...languages] as const
export type LanguageChoice = (typeof languageChoices)[number]

/** The language to speak: the person's choice, else the system's ("de-AT" is "de"), else English. */
export function chooseLanguage(choice: LanguageChoice, system: string): Language {
  if (choice !== 'system') return choice
  const wanted = primaryOf(system)
  return languages.find((language) => language === wanted) ?? 'en'
}

/** How dates and times of day are written: as the system does where it speaks the same language. */
export const localeFor = (language: Language, system: string): string =>
  primaryOf(system) === language ? system : language

const primaryOf = (tag: string): string => tag.toLowerCase().split(/[-_]/u)[0] ?? ''
