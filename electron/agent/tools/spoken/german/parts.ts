import { sayEditNote } from '../../../../../shared/notes/sayChange.ts'
import { sayName } from '../../../../../shared/wording/saying.ts'
import { sayNames, sayRange } from '../../../../../shared/wording/sayingGerman.ts'
import type { EditOutcome } from '../../../../../shared/schemas/editRequest.ts'
import type { PreparedStep } from '../../contract/defineTool.ts'
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

export const quoted = (name: string): string => `„${sayName(name)}“`

/** The form of a verb that goes with one track or several. */
export const areOf = (names: readonly string[], one: string, many: string): string => (names.length === 1 ? one : many)
