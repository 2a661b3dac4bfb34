import type { Language } from '../../../shared/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type CliTexts = typeof en

const tables: Readonly<Record<Language, CliTexts>> = { en, de }

/** What the command line says of its own, in the language of what was said to it. */
export const cliTexts = (language: Language): CliTexts => tables[language]
