import type { Language } from '../language.ts'
import { type FileNote, sayNote } from './fileNotes.ts'
import { sayNote as sayGermanNote } from './german/fileNotes.ts'

const tables: Readonly<Record<Language, (note: FileNote) => string>> = { en: sayNote, de: sayGermanNote }

/** A note as a sentence of a language that the window speaks. */
export const sayNoteIn = (note: FileNote, language: Language): string => tables[language](note)
