import { type Failure, messageIn } from '../../shared/failures/index.ts'
import type { Language } from '../../shared/language.ts'
import type { FileNote } from '../../shared/notes/fileNotes.ts'
import { sayNoteIn } from '../../shared/notes/sayNoteIn.ts'
import type { EventHub } from './eventHub.ts'

export interface Notices {
  readonly tell: (text: string, tone: 'info' | 'problem') => void
  /** What went wrong, in the language of the window. */
  readonly fail: (failure: Failure) => void
  /** What is worth knowing of a file, in the language of the window. */
  readonly note: (note: FileNote) => void
  /** The window is there: what was said before goes out now. */
  readonly release: () => void
}

/** Sentences for the person. What comes up before the first window listens is kept for it. */
export function createNotices(hub: EventHub, language: () => Language): Notices {
  let waiting: { readonly text: string; readonly tone: 'info' | 'problem' }[] | null = []
  const tell: Notices['tell'] = (text, tone) => {
    if (waiting === null) hub.emit('app:notice', { text, tone })
    else waiting.push({ text, tone })
  }
  return {
    tell,
    fail: (failure) => tell(messageIn(failure, language()), 'problem'),
    note: (note) => tell(sayNoteIn(note, language()), 'info'),
    release() {
      const due = waiting ?? []
      waiting = null
      for (const notice of due) hub.emit('app:notice', notice)
    },
  }
}
