import { sayEditNote } from '../../../../shared/sayChange.ts'
import type { EditOutcome } from '../../../../shared/schemas/editRequest.ts'

export { sayDb, sayName, sayNames, sayRange, sayTime } from '../../../../shared/saying.ts'

/** What an edit has to say beside its numbers, behind its sentence. */
export function sayNotes(outcome: Pick<EditOutcome, 'notes'>): string {
  return (outcome.notes ?? []).map((note) => `; ${sayEditNote(note)}`).join('')
}
