import { Menu, type BrowserWindow } from 'electron'
import type { InvokeChannel } from '../../../shared/ipc/channels.ts'
import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { App } from '../createApp.ts'
import { menuTemplate, type MenuActions } from './menuTemplate.ts'
import type { Texts } from '../../../shared/texts/index.ts'

const isTyping =
  'document.activeElement?.matches("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, [contenteditable]") ?? false'

/** Menu entries go through the channels of the window's buttons; what they can't do is said in the window. */
export function setMenu(app: App, window: BrowserWindow, texts: () => Texts): void {
  const ask = async (channel: InvokeChannel, input: unknown) => {
    const done = await app.invoke(channel, input)
    if (!done.ok) app.fail(done.error)
  }
  const editProject: (request: Parameters<MenuActions['edit']>[0]) => Promise<void> = async (request) => {
    if (request === 'undo' || request === 'redo') return ask(`app:history:${request}`, undefined)
    if (request !== 'selectAll') return ask('app:edit:apply', request)
    await ask('app:edit:apply', { kind: 'selectAllTracks' })
    await ask('app:edit:apply', {
      kind: 'setTimeSelection',
      start: 0,
      end: Math.min(limits.time.max, await app.duration()),
    })
  }
  const run = (work: Promise<unknown>) => void work.catch((error: unknown) => app.logError('menu', error))
  const actions: MenuActions = {
    invoke: (channel, input) => run(ask(channel, input)),
    choose: (item) => window.webContents.send('app:menu:chosen', { item }),
    act: (name) => window.webContents.send('app:menu:action', { name }),
    edit: (request, inText) =>
      run(
        (async () => {
          const typing = inText !== null && ((await window.webContents.executeJavaScript(isTyping)) as boolean)
          if (typing) window.webContents[inText]()
          else await editProject(request)
        })(),
      ),
  }
  const show = (own: OwnKeys) =>
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, process.platform, app.tools, texts(), own)))
  app.onEvent((channel) => channel === 'app:settings:changed' && show(app.settings().keys))
  show(app.settings().keys)
}
