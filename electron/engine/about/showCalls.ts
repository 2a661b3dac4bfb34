import { causeOf, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import type { editorMethods, Handlers } from '../../editor/index.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import type { Owner } from '../contract.ts'
import { withAbout } from '../edits/about/tagsAndCover.ts'
import type { About } from '../model/about.ts'
import type { Session } from '../session/session.ts'
import { addEntry, replaceProject } from '../state/performOn.ts'
import { findShow, readShows, type Show, writeShow } from './shows.ts'

type EditorHandlers = Handlers<typeof editorMethods, [owner: Owner]>

/** Tags and cover of a show, as its last episode left them. `folder`: null where none are kept. */
export function createShowCalls(session: Session, folder: string | null): Pick<EditorHandlers, 'shows' | 'useShow'> {
  return {
    shows: () => (folder === null ? [] : readShows(folder).map(({ name }) => name)),
    useShow: async (owner, { name }) => {
      const show = folder === null ? null : findShow(folder, name)
      if (show === null)
        return err(failure('files/no-such-show', { name, known: folder === null ? [] : namesIn(folder) }))
      return session.change(owner, (state) => {
        const project = withAbout(state.project, aboutOf(state.project.about, show))
        const { focus } = state
        const next = replaceProject(state, project, focus)
        return ok(addEntry(next, { label: 'Edit Metadata Tags', text: `Tags of ${show.name}` }, { focus }))
      })
    },
  }
}

const namesIn = (folder: string): string[] => readShows(folder).map(({ name }) => name)

/** Title, year and comment stay: they are those of the episode. */
function aboutOf(before: About | undefined, { name, artist, cover }: Show): About {
  const tags = { ...before?.tags, ...(artist !== '' && { artist }), album: name }
  return { tags, cover: cover ?? before?.cover ?? null }
}

type Exports = Pick<EditorHandlers, 'exportAudio' | 'exportMultiple'>

/** Exports that remember the show (the album) of what they have written. */
export function rememberingShows<E extends Exports>(exports: E, session: Session, folder: string | null): E {
  if (folder === null) return exports
  const remember = (owner: Owner): FileNote[] => rememberShow(session.stateFor(owner).project.about, folder)
  return {
    ...exports,
    exportAudio: async (owner, request) => withNotes(await exports.exportAudio(owner, request), () => remember(owner)),
    exportMultiple: async (owner, request) =>
      withNotes(await exports.exportMultiple(owner, request), () => remember(owner)),
  }
}

function withNotes<T extends { notes: FileNote[] }>(done: Result<T>, more: () => FileNote[]): Result<T> {
  return done.ok ? ok({ ...done.value, notes: [...done.value.notes, ...more()] }) : done
}

/** What is written is written: that it can't be remembered is a note. */
function rememberShow(about: About | undefined, folder: string): FileNote[] {
  const name = about?.tags.album ?? ''
  if (about === undefined || name === '') return []
  try {
    writeShow(folder, { name, artist: about.tags.artist ?? '', cover: about.cover })
    return []
  } catch (error) {
    if (isSystemError(error)) return [{ kind: 'show-not-kept', name, cause: causeOf(error) }]
    throw error
  }
}
