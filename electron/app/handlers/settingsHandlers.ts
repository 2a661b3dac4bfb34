import { ok } from '../../../shared/result.ts'
import { placeOfFfmpeg, tryFfmpeg } from '../../engine/index.ts'
import type { Handlers } from '../../ipc/index.ts'
import type { AppContext } from '../appContext.ts'
import { notHere } from './projectHandlers.ts'

type Names =
  | 'app:settings:save'
  | 'app:settings:test'
  | 'app:settings:summary'
  | 'app:ffmpeg:read'
  | 'app:ffmpeg:choose'

export function settingsHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:settings:save': async (change) => {
      const { ffmpeg = '' } = change
      if (ffmpeg !== '') {
        const tried = await tryFfmpeg(ffmpeg)
        if (!tried.ok) return tried
      }
      return app.settings.save(change)
    },
    'app:settings:test': (change) => app.dependencies.testModel(app.settings.modelAccess(change)),
    'app:settings:summary': async () => ok({ text: app.dependencies.modelSees(await app.project().engine.view()) }),
    'app:ffmpeg:read': async () => ok(await placeOfFfmpeg(app.env, app.settings.view().ffmpeg)),
    'app:ffmpeg:choose': async () =>
      app.dialogs === null ? notHere('app:ffmpeg:choose') : ok({ path: await app.dialogs.chooseFfmpeg() }),
  }
}
