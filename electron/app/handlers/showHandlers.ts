import { ok } from '../../../shared/result.ts'
import type { Handlers } from '../../ipc/index.ts'
import type { AppContext } from '../appContext.ts'

/** Shows whose tags and cover are kept. */
export function showHandlers(app: AppContext): Pick<Handlers, 'app:shows:list' | 'app:shows:use'> {
  return {
    'app:shows:list': async () => ok([...(await app.project().engine.shows())]),
    'app:shows:use': async (wanted) => {
      const { engine } = app.project()
      const done = await engine.useShow(wanted)
      return done.ok ? ok((await engine.view()).about?.tags ?? {}) : done
    },
  }
}
