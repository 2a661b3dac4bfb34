import path from 'node:path'
import type { Handlers } from '../../ipc/index.ts'
import { ok } from '../../../shared/result.ts'
import { labelExtension } from '../../../shared/schemas/exportFormats.ts'
import type { AppContext } from '../appContext.ts'
import { notHere } from './projectHandlers.ts'

type Names = 'app:labels:import' | 'app:labels:export'

export function labelHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:labels:import': async () => {
      if (app.dialogs === null) return notHere('app:labels:import')
      const file = await app.dialogs.chooseLabels()
      if (file === null) return ok({ count: null })
      const done = await app.project().engine.importLabels({ path: file })
      if (!done.ok) return done
      for (const note of done.value.notes) app.notices.note(note)
      return ok({ count: done.value.count })
    },
    'app:labels:export': async ({ format }) => {
      if (app.dialogs === null) return notHere('app:labels:export')
      const { engine } = app.project()
      const target = await app.dialogs.chooseExport(`${(await engine.view()).name}.${labelExtension[format]}`)
      if (target === null) return ok({ name: null })
      // The system's dialog has asked whether a file may be replaced.
      const done = await engine.exportLabels({ path: target, format, overwrite: 'allowed' })
      return done.ok ? ok({ name: path.basename(done.value.path) }) : done
    },
  }
}
