import { sayEditNote } from '../../../../shared/notes/sayChange.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { EditOutcome } from '../../../../shared/schemas/editRequest.ts'

import { sayName, sayNames, sayRange } from '../../../../shared/wording/saying.ts'
import type { FoundPlaces, PreparedStep } from '../contract/defineTool.ts'

export { sayDb, sayList, sayName, sayNames, sayRange, sayTime } from '../../../../shared/wording/saying.ts'

/** What an edit has to say beside its numbers, behind its sentence. */
export function sayNotes(outcome: Pick<EditOutcome, 'notes'>): string {
  return (outcome.notes ?? []).map((note) => `; ${sayEditNote(note)}`).join('')
}

/** What is left out of what a tool finds itself, as the end of its sentence. */
export const sayAllBut = (except: readonly number[]): string =>
  except.length === 0 ? '' : `, all but ${except.length}`

/** How many there are, where they have been looked for: "77 pauses", "75 of 77 pauses". */
export function sayFound({ all, left }: FoundPlaces, one: string, many: string): string {
  return left > 0 ? `${all - left} of ${all} ${many}` : `${all} ${all === 1 ? one : many}`
}

/** No other track holds sound: "the rest" can be of none but these. */
export const isOnAll = (names: readonly string[], before: ProjectView | undefined): boolean =>
  before !== undefined && before.tracks.filter(({ clips }) => clips.length > 0).length === names.length

/** The clip that is meant by its name, behind what it is called, or the clips of a range. */
export function sayClips(step: PreparedStep, names: readonly string[], called: '' | 'the clip ' = ''): string {
  return step.thing === undefined
    ? `the clips in ${sayRange(step.range)} of ${sayNames(names)}`
    : `${called}“${sayName(step.thing.name)}”`
}
