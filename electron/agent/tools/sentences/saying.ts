export { sayDb, sayName, sayNames, sayRange, sayTime } from '../../../../shared/saying.ts'

/** What an edit has to say beside its numbers, behind its sentence. */
export function sayNotes(outcome: { readonly notes?: readonly string[] | undefined }): string {
  return (outcome.notes ?? []).map((note) => `; ${note}`).join('')
}
