import { sayBy } from '../wording/sayings.ts'
import type { Change, EditNote } from '../schemas/change.ts'
import type { MonoCount } from '../schemas/edits/monoCount.ts'
import { type Texts, textsFor } from '../texts/index.ts'

/** A part of a sentence, which stands behind what was done. */
export const sayEditNote = (note: EditNote, { editNotes }: Pick<Texts, 'editNotes'> = english): string =>
  sayBy(editNotes.notes, note)

/** By which of two customs a loudness of one channel is told. */
export const sayMono = (counted: MonoCount, { editNotes }: Pick<Texts, 'editNotes'> = english): string =>
  editNotes.mono(counted)

/** A change in words with their units, of a person's language where one is given. */
export function sayChange(
  { what, before, after }: Pick<Change, 'what' | 'before' | 'after'>,
  { measured, formats }: Pick<Texts, 'measured' | 'formats'> = english,
): {
  readonly what: string
  readonly before: string
  readonly after: string
} {
  const say = (value: Change['before']): string => formats.decimals(sayBy(measured.values, value))
  return { what: measured.names[what], before: say(before), after: say(after) }
}

const english = textsFor('en', 'en')
