import type { Failure } from '../../../shared/failures/index.ts'
import type { FileNote } from '../../../shared/notes/fileNotes.ts'

/** How a person learns, in the language of the window, what an answer that is no file can't show. */
export interface Telling {
  readonly fail: (failure: Failure) => void
  readonly note: (note: FileNote) => void
}
