import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Handlers } from '../../ipc/index.ts'
import { causeOf, failure } from '../../../shared/failures/index.ts'
import { err, ok } from '../../../shared/result.ts'
import { rowOf } from '../../../shared/schemas/activity.ts'
import type { AppContext } from '../appContext.ts'
import { activityAsJson, activityFileName } from '../routes/activityJson.ts'

type Names = 'app:activity:list' | 'app:activity:read' | 'app:activity:export'

/** Requests of the open project as they went. */
export function activityHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:activity:list': async () => ok(app.project().agent.activity().map(rowOf).toReversed()),
    'app:activity:read': async ({ id }) => {
      const found = app
        .project()
        .agent.activity()
        .find((one) => one.id === id)
      return found === undefined ? err(failure('agent/no-such-request', { request: id })) : ok(found)
    },
    'app:activity:export': async ({ id }) => {
      if (app.dialogs === null)
        return err(failure('ipc/bad-input', { channel: 'app:activity:export', issues: [{ kind: 'no paths' }] }))
      const { engine, agent } = app.project()
      const target = await app.dialogs.chooseExport(activityFileName((await engine.view()).name))
      if (target === null) return ok({ name: null })
      const name = path.basename(target)
      try {
        await writeFile(target, activityAsJson(agent.activity(), id, app.settings.keys()), { mode: 0o600 })
        return ok({ name })
      } catch (error) {
        return err(failure('files/cannot-write', { name, cause: causeOf(error) }))
      }
    },
  }
}
