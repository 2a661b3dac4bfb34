import { messageIn } from '../../shared/failures/index.ts'
import { routes } from '../../shared/ipc/routes.ts'
import type { Result } from '../../shared/result.ts'
import { reasonOf } from '../../shared/reasonOf.ts'
import type { AppContext } from './appContext.ts'
import { ask } from './ask.ts'
import { textsOf } from './useTexts.ts'

/** Puts files on the list of the batch: by their paths where the host knows them, else by their bytes. */
export async function addBatchFiles(app: AppContext, files: readonly File[]): Promise<void> {
  if (app.store.getState().host?.files === 'native') {
    const paths = files.map((file) => app.api.pathOf(file)).filter((path) => path !== '')
    if (paths.length > 0) await ask(app, 'app:batch:drop', { paths })
    return
  }
  for (const file of files) await send(app, file)
}

async function send({ store }: AppContext, file: File): Promise<void> {
  const { tell } = store.getState()
  try {
    const answer = await fetch(`${routes.batch}?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file })
    const result = (await answer.json()) as Result<void>
    if (!result.ok) tell(messageIn(result.error, textsOf(store.getState()).language), 'problem')
  } catch (cause) {
    const reason = reasonOf(cause)
    tell(textsOf(store.getState()).files.unsent(file.name, reason), 'problem')
  }
}
