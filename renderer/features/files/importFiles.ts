import { messageIn } from '../../../shared/failures/index.ts'
import { routes } from '../../../shared/ipc/routes.ts'
import type { Result } from '../../../shared/result.ts'
import type { AppContext } from '../../store/appContext.ts'
import { withQuery } from '../../lib/withQuery.ts'
import { ask } from '../../store/ask.ts'
import { textsOf } from '../../store/useTexts.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { uploadFiles } from './uploadFiles.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'

/**
 * Files from a drop or the page's own picker: their paths where the host knows them, else their bytes. Texts are notes
 * for the chat.
 */
export async function importFiles(app: AppContext, dropped: readonly File[]): Promise<void> {
  const notes = dropped.filter(isNoteFile)
  if (notes.length > 0) await draftNotes(app, notes)
  const files = dropped.filter((file) => !isNoteFile(file))
  if (files.length === 0) return
  const { host } = app.store.getState()
  if (host?.files === 'native') {
    const paths = files.map((file) => app.api.pathOf(file)).filter((path) => path !== '')
    if (paths.length > 0) await ask(app, 'app:project:drop', { paths })
    return
  }
  await uploadFiles(app, files)
}

/** A file of labels from the page's own picker. */
export async function importLabelFile(app: AppContext, file: File): Promise<void> {
  const imported = await sendLabels(app, file)
  if (imported === null) return
  const texts = textsOf(app.store.getState())
  app.store.getState().tell(texts.files.imported(texts.common.labels(imported.count)), 'info')
}

/** What the app answers, or null where it could not take the file; then the person has been told. */
async function sendLabels({ store }: AppContext, file: File): Promise<{ count: number } | null> {
  const { tell, settle } = store.getState()
  const about = `labels ${file.name}`
  try {
    const answer = await fetch(withQuery(routes.labels, { name: file.name }), { method: 'POST', body: file })
    const result = (await answer.json()) as Result<{ count: number }>
    if (result.ok) {
      settle(about)
      return result.value
    }
    tell(messageIn(result.error, textsOf(store.getState()).language), 'problem', { about })
  } catch (cause) {
    const reason = reasonOf(cause)
    tell(textsOf(store.getState()).files.notSent(file.name, reason), 'problem', { about })
  }
  return null
}

const noteEnding = /\.(?:txt|csv|tsv|md)$/iu

/** Texts, which are read as notes; all else is sound. */
export const isNoteFile = ({ name }: File): boolean => noteEnding.test(name)

/** Puts notes into the message that is being written: nothing is sent before the person has seen it. */
async function draftNotes({ store }: AppContext, files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => file.text()))
  const text = texts.map((one) => one.replace(/^\uFEFF/u, '').trim()).join('\n')
  const { tell, setUnsent } = store.getState()
  const said = textsOf(store.getState())
  if (text === '') tell(said.files.noNotes, 'problem')
  else if (text.length > limits.pastedLength)
    tell(said.files.notesTooLong(said.formats.count(limits.pastedLength)), 'problem')
  else setUnsent(text)
}
