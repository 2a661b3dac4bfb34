import type { Handlers } from '../../ipc/index.ts'
import { ok } from '../../../shared/result.ts'
import type { AppContext } from '../appContext.ts'

type Names = 'app:edit:apply' | 'app:history:undo' | 'app:history:redo' | 'app:transport:report' | 'app:job:cancel'

export function editHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:edit:apply': (request) => app.project().engine.perform(request),
    'app:history:undo': () => app.project().engine.undo(),
    'app:history:redo': () => app.project().engine.redo(),
    'app:transport:report': async (report) => {
      await app.project().reportTransport(report)
      return ok()
    },
    'app:job:cancel': async ({ id }) => {
      await app.project().engine.cancelJob(id)
      return ok()
    },
  }
}
