import type { Handlers } from '../../ipc/index.ts'
import { ok } from '../../../shared/result.ts'
import type { AppContext } from '../appContext.ts'

type Names = 'app:chat:send' | 'app:chat:cancel' | 'app:approval:decide' | 'app:approval:disallow'

export function chatHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:chat:send': async ({ text, planner }) => {
      await app.project().agent.send(text, planner)
      return ok()
    },
    'app:chat:cancel': async () => {
      await app.project().agent.cancel()
      return ok()
    },
    'app:approval:decide': ({ id, decision }) => app.project().agent.decide(id, decision),
    'app:approval:disallow': async ({ tool }) => {
      app.project().agent.disallow(tool)
      return ok()
    },
  }
}
