import type { AppContext } from '../store/appContext.ts'
import { commands, type CommandName } from '../store/commands.ts'
import { listActions } from './actions.ts'

/** Runs a command of the window or a tool by its name; a name that is not there yet does nothing. */
export function runAction(app: AppContext, name: string): void {
  if (Object.hasOwn(commands, name)) return commands[name as CommandName](app)
  listActions(app.store.getState().tools)
    .find(({ id }) => id === name)
    ?.run(app)
}
