import { notes as german } from '../reader/languages/de/questions/notes.ts'
import { notes as english } from '../reader/languages/en/questions/notes.ts'

/** All languages that notes are read in, likeliest first. */
export const noteLanguages = [english, german]
