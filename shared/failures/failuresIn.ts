import type { Language } from '../language.ts'
import { germanFailures } from './german/index.ts'
import { sayReason as sayGermanReason } from './german/places.ts'
import { english, type FailureLanguage, messageOf } from './sayFailure.ts'
import type { Failure } from './table.ts'
import { type OpenReason, sayReason } from './values/openPlaces.ts'

const tables: Readonly<Record<Language, FailureLanguage>> = { en: english, de: germanFailures }

/** The words of failures in a language that the window speaks. */
export const failuresIn = (language: Language): FailureLanguage => tables[language]

/** The whole of it for a person, in their language. */
export const messageIn = (failure: Failure, language: Language): string => messageOf(failure, tables[language])

const reasons: Readonly<Record<Language, typeof sayReason>> = { en: sayReason, de: sayGermanReason }

/** Why a place is left open, as a sentence; '' where there is no reason. */
export const sayReasonIn = (reason: OpenReason | null, language: Language): string => reasons[language](reason)
