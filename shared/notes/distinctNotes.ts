import type { SourceNote } from './fileNotes.ts'

/** Each note once, in their order. */
export function distinctNotes(notes: readonly SourceNote[]): readonly SourceNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()]
}
