import { notes as german } from '../reader/languages/de/notes.ts'
import { notes as english } from '../reader/languages/en/notes.ts'

/** All languages that notes are read in, likeliest first. */
export const noteLanguages = [english, german]
