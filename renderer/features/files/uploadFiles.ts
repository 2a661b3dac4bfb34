import { messageIn } from '../../../shared/failures/index.ts'
import { routes } from '../../../shared/ipc/routes.ts'
import type { Result } from '../../../shared/result.ts'
import { severalAtOnce } from '../../../shared/severalAtOnce.ts'
import type { Sent } from '../../../shared/schemas/upload.ts'
import { withQuery } from '../../lib/withQuery.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { textsOf } from '../../store/useTexts.ts'
import { sendFile } from './sendFile.ts'

/** So many files are sent beside each other; a browser has six connections to a host, and the window needs some. */
const atOnce = 3

interface Chosen {
  readonly id: number
  readonly file: File
  readonly stopped: AbortSignal
}

let last = 0

/**
 * Sends files to the app and lets those that came be imported, as one change and in the order in which they were
 * chosen. Each has its lane from the beginning, and can be stopped.
 */
export async function uploadFiles(app: AppContext, files: readonly File[]): Promise<void> {
  const { changeUpload, endUploads } = app.store.getState()
  const chosen = files.map((file) => choose(app, file))
  const sent = new Map<number, Sent>()
  await severalAtOnce(chosen, atOnce, async (one) => {
    const came = await send(app, one)
    if (came !== null) sent.set(one.id, came)
  })
  const uploads = chosen.flatMap(({ id, stopped }) => {
    const one = sent.get(id)
    return one !== undefined && 'id' in one ? [{ id: one.id, use: stopped.aborted ? 'leave' : 'import' } as const] : []
  })
  for (const { id } of chosen) changeUpload(id, { step: 'taken' })
  if (uploads.length > 0) await ask(app, 'app:project:takeUploads', { uploads })
  endUploads(chosen.map(({ id }) => id))
}

function choose({ store }: AppContext, file: File): Chosen {
  const { addUploads, endUploads } = store.getState()
  const stop = new AbortController()
  const id = ++last
  const stopOne = () => {
    stop.abort()
    endUploads([id])
  }
  addUploads([{ id, name: file.name, fraction: 0, step: 'sending', stop: stopOne }])
  return { id, file, stopped: stop.signal }
}

/** What was sent, or null where that could not be; the person has been told, unless they stopped it. */
async function send({ store }: AppContext, { id, file, stopped }: Chosen): Promise<Sent | null> {
  const { tell, settle, changeUpload, endUploads } = store.getState()
  const about = `upload ${file.name}`
  const onSent = (fraction: number) => changeUpload(id, { fraction })
  const answer = await sendFile(withQuery(routes.upload, { name: file.name }), file, { signal: stopped, onSent })
  const result = answer as Result<Sent> | null
  if (result?.ok === true) {
    settle(about)
    return result.value
  }
  endUploads([id])
  const { files, language } = textsOf(store.getState())
  if (!stopped.aborted)
    tell(result ? messageIn(result.error, language) : files.notSent(file.name, files.noAnswer), 'problem', { about })
  return null
}
