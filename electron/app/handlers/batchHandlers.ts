import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Handlers } from '../../ipc/index.ts'
import type { AppContext } from '../appContext.ts'
import { notHere } from './projectHandlers.ts'

type Names =
  | 'app:batch:read'
  | 'app:batch:setRecipe'
  | 'app:batch:add'
  | 'app:batch:drop'
  | 'app:batch:remove'
  | 'app:batch:chooseFolder'
  | 'app:batch:rehearse'
  | 'app:batch:answer'
  | 'app:batch:write'
  | 'app:batch:cancel'
  | 'app:batch:watch'
  | 'app:batch:stopWatching'

export function batchHandlers({ batch, dialogs }: AppContext): Pick<Handlers, Names> {
  return {
    'app:batch:read': async () => ok(batch.view()),
    'app:batch:setRecipe': async ({ name }) => batch.setRecipe(name),
    'app:batch:add': async () => {
      if (dialogs === null) return notHere('app:batch:add')
      return addPaths(batch, await dialogs.chooseAudio())
    },
    'app:batch:drop': async ({ paths }) => (dialogs === null ? notHere('app:batch:drop') : addPaths(batch, paths)),
    'app:batch:remove': async ({ id }) => batch.remove(id),
    'app:batch:chooseFolder': async () => {
      if (dialogs === null) return notHere('app:batch:chooseFolder')
      if (batch.view().progress !== null) return err(failure('batch/busy'))
      const folder = await dialogs.chooseFolder('batch')
      return folder === null ? ok() : batch.setFolder(folder)
    },
    'app:batch:rehearse': () => batch.rehearse(),
    'app:batch:answer': ({ question, say }) => batch.answer(question, say),
    'app:batch:write': () => batch.write(),
    'app:batch:cancel': async () => {
      batch.cancel()
      return ok()
    },
    'app:batch:watch': async () => {
      if (dialogs === null) return notHere('app:batch:watch')
      const from = await dialogs.chooseFolder('watch')
      return from === null ? ok() : batch.watch(from)
    },
    'app:batch:stopWatching': async () => {
      await batch.stopWatching()
      return ok()
    },
  }
}

/** An empty list: the dialog was cancelled. */
const addPaths = (batch: AppContext['batch'], paths: readonly string[]): Result<void> =>
  paths.length === 0 ? ok() : batch.add(paths.map((file) => ({ path: file })))
