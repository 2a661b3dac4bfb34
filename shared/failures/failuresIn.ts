import type { Language } from '../language.ts'
import { germanFailures } from './german/index.ts'
import { english, type FailureLanguage, messageOf } from './sayFailure.ts'
import type { Failure } from './table.ts'

const tables: Readonly<Record<Language, FailureLanguage>> = { en: english, de: germanFailures }

/** The words of failures in a language that the window speaks. */
export const failuresIn = (language: Language): FailureLanguage => tables[language]

/** The whole of it for a person, in their language. */
export const messageIn = (failure: Failure, language: Language): string => messageOf(failure, tables[language])
