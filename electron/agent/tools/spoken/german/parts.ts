import { sayEditNote } from '../../../../../shared/notes/sayChange.ts'
import { sayName } from '../../../../../shared/wording/saying.ts'
import { sayCount, sayNames, sayRange } from '../../../../../shared/wording/sayingGerman.ts'
import type { EditOutcome } from '../../../../../shared/schemas/editRequest.ts'
import type { FoundPlaces, PreparedStep } from '../../contract/defineTool.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

export {
  form,
  sayCount,
  sayDb,
  sayFixed,
  sayList,
  sayNames,
  sayNumber,
  sayRange,
  sayTime,
} from '../../../../../shared/wording/sayingGerman.ts'

const texts = textsFor('de', 'de')

/** "0:10–0:20 von Moderator". */
export const partOf = ({ range }: Pick<PreparedStep, 'range'>, names: readonly string[]): string =>
  `${sayRange(range)} von ${sayNames(names)}`

/** What an edit has to say beside its numbers, behind its sentence. */
export const sayNotes = ({ notes = [] }: Pick<EditOutcome, 'notes'>): string =>
  notes.map((note) => `; ${sayEditNote(note, texts)}`).join('')

/** What is left out of what a tool finds itself, as the end of its sentence. */
export const sayAllBut = (except: readonly number[]): string =>
  except.length === 0 ? '' : `, alle bis auf ${except.length}`

/** How many there are, where they have been looked for: „77 Pausen“, „75 von 77 Pausen“. */
export const sayFound = ({ all, left }: FoundPlaces, one: string, many: string, ofMany: string): string =>
  left > 0 ? `${all - left} von ${all} ${ofMany}` : sayCount(all, one, many)

export const quoted = (name: string): string => `„${sayName(name)}“`

/** The form of a verb that goes with one track or several. */
export const areOf = (names: readonly string[], one: string, many: string): string => (names.length === 1 ? one : many)
