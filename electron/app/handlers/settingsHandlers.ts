import type { Handlers } from '../../ipc/index.ts'
import { ok } from '../../../shared/result.ts'
import type { AppContext } from '../appContext.ts'

type Names = 'app:settings:save' | 'app:settings:test' | 'app:settings:summary'

export function settingsHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:settings:save': (change) => app.settings.save(change),
    'app:settings:test': (change) => app.parts.testModel(app.settings.modelAccess(change)),
    'app:settings:summary': async () => ok({ text: app.parts.modelSees(await app.project().engine.view()) }),
  }
}
