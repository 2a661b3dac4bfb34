import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import { failure } from '../../../shared/failures/index.ts'
import { channels } from '../../../shared/ipc/channels.ts'
import { err } from '../../../shared/result.ts'
import type { App } from '../app.ts'
import { isOurAddress } from './pageAddress.ts'

/** Joins every window to the app: its questions come in when our own page asks them, events go out to all. */
export function joinWindows(app: Pick<App, 'invoke' | 'onEvent'>): void {
  for (const [channel, { direction }] of Object.entries(channels)) {
    if (direction !== 'invoke') continue
    ipcMain.handle(channel, (event, input: unknown) =>
      isTrusted(event) ? app.invoke(channel, input) : err(failure('ipc/untrusted')),
    )
  }
  app.onEvent((channel, payload) => {
    for (const window of BrowserWindow.getAllWindows()) {
      if (!window.isDestroyed()) window.webContents.send(channel, payload)
    }
  })
}

/** The main frame of a window, with our own page in it. */
function isTrusted({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOurAddress(senderFrame.url)
}
