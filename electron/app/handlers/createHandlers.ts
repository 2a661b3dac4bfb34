import type { Handlers } from '../../ipc/index.ts'
import type { AppContext } from '../appContext.ts'
import { chatHandlers } from './chatHandlers.ts'
import { editHandlers } from './editHandlers.ts'
import { projectHandlers } from './projectHandlers.ts'
import { labelHandlers } from './labelHandlers.ts'
import { settingsHandlers } from './settingsHandlers.ts'
import { toolHandlers } from './toolHandlers.ts'

/** One for every channel; the type of `Handlers` says which is missing. */
export function createHandlers(app: AppContext): Handlers {
  return {
    ...projectHandlers(app),
    ...editHandlers(app),
    ...chatHandlers(app),
    ...settingsHandlers(app),
    ...toolHandlers(app),
    ...labelHandlers(app),
  }
}
