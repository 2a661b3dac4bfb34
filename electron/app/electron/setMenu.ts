import { Menu, type BrowserWindow } from 'electron'
import type { InvokeChannel } from '../../../shared/ipc/channels.ts'
import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import type { App } from '../app.ts'
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
  const run = (work: Promise<unknown>) => void work.catch((error: unknown) => app.logError('menu', error))
  const act = (name: string) => window.webContents.send('app:menu:action', { name })
  const actions: MenuActions = {
    invoke: (channel, input) => run(ask(channel, input)),
    choose: (item) => window.webContents.send('app:menu:chosen', { item }),
    act,
    edit: (name, inText) =>
      run(
        (async () => {
          const typing = (await window.webContents.executeJavaScript(isTyping)) as boolean
          if (typing) window.webContents[inText]()
          else act(name)
        })(),
      ),
  }
  const show = (own: OwnKeys) =>
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, process.platform, app.tools(), texts(), own)))
  app.onEvent((channel) => channel === 'app:settings:changed' && show(app.settings().keys))
  show(app.settings().keys)
}
