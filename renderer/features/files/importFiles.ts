import { routes } from '../../../shared/ipc/routes.ts'
import type { Result } from '../../../shared/result.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'

/** Files from a drop or the page's own picker: their paths where the host knows them, else their bytes. */
export async function importFiles(app: AppContext, files: readonly File[]): Promise<void> {
  if (files.length === 0) return
  const { host } = app.store.getState()
  if (host?.files === 'native') {
    const paths = files.map((file) => app.api.pathOf(file)).filter((path) => path !== '')
    if (paths.length > 0) await ask(app, 'app:project:drop', { paths })
    return
  }
  for (const file of files) await upload(app, file)
}

async function upload({ store }: AppContext, file: File): Promise<void> {
  const { tell } = store.getState()
  try {
    const answer = await fetch(`${routes.upload}?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file })
    const result = (await answer.json()) as Result<{ names: string[] }>
    if (!result.ok) tell(result.error.message, 'problem')
  } catch (cause) {
    tell(
      `"${file.name}" could not be sent to Tapehand (${cause instanceof Error ? cause.message : String(cause)}). Nothing was imported.`,
      'problem',
    )
  }
}
