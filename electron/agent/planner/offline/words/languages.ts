import { de } from './de.ts'
import type { Language } from './language.ts'

/** Languages beside English, which is the grammar's own. One more is a line here and its tables. */
export const languages: readonly Language[] = [de]
