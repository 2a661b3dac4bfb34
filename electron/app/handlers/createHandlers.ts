import { randomUUID } from 'node:crypto'
import { ok } from '../../../shared/result.ts'
import { agentTexts, runTool } from '../../agent/index.ts'
import { spokenLanguage } from '../spokenLanguage.ts'
import type { Handlers } from '../../ipc/index.ts'
import type { AppContext } from '../appContext.ts'
import { activityHandlers } from './activityHandlers.ts'
import { batchHandlers } from './batchHandlers.ts'
import { decodingHandlers } from './decodingHandlers.ts'
import { labelHandlers } from './labelHandlers.ts'
import { exportHandlers } from './exportHandlers.ts'
import { projectHandlers } from './projectHandlers.ts'
import { settingsHandlers } from './settingsHandlers.ts'

/** One for every channel; the type of `Handlers` says which is missing. */
export function createHandlers(app: AppContext): Handlers {
  return {
    ...projectHandlers(app),
    ...exportHandlers(app),
    ...editHandlers(app),
    ...chatHandlers(app),
    ...settingsHandlers(app),
    ...toolHandlers(app),
    ...labelHandlers(app),
    ...activityHandlers(app),
    ...batchHandlers(app),
    ...decodingHandlers(app),
    ...showHandlers(app),
  }
}

type EditNames =
  | 'app:edit:apply'
  | 'app:history:undo'
  | 'app:history:redo'
  | 'app:history:goTo'
  | 'app:history:limit'
  | 'app:transport:report'
  | 'app:job:cancel'

function editHandlers(app: AppContext): Pick<Handlers, EditNames> {
  return {
    'app:edit:apply': (request) => app.project().engine.perform(request),
    'app:history:undo': () => app.project().engine.undo(),
    'app:history:redo': () => app.project().engine.redo(),
    'app:history:goTo': (point) => app.project().engine.goTo(point),
    'app:history:limit': (wanted) => app.project().engine.limitHistory(wanted),
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

type ChatNames = 'app:chat:send' | 'app:chat:cancel' | 'app:approval:decide' | 'app:approval:disallow'

function chatHandlers(app: AppContext): Pick<Handlers, ChatNames> {
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

type ToolNames = 'app:tools:list' | 'app:tool:run'

/** An owner of its own: what is moved in the window while an effect renders does not get into it. */
export const manualOwner = 'manual'

function toolHandlers(app: AppContext): Pick<Handlers, ToolNames> {
  return {
    'app:tools:list': async () => ok([...app.tools()]),
    'app:tool:run': (wanted) =>
      runTool(
        app.project().engine.editorFor(manualOwner),
        app.registry,
        { id: randomUUID(), ...wanted },
        agentTexts(spokenLanguage(app.settings)),
      ),
  }
}

/** Shows whose tags and cover are kept. */
function showHandlers(app: AppContext): Pick<Handlers, 'app:shows:list' | 'app:shows:use'> {
  return {
    'app:shows:list': async () => ok([...(await app.project().engine.shows())]),
    'app:shows:use': async (wanted) => {
      const { engine } = app.project()
      const done = await engine.useShow(wanted)
      return done.ok ? ok((await engine.view()).about?.tags ?? {}) : done
    },
  }
}
