import { app, session } from 'electron'
import { isOurAddress } from './pageAddress.ts'

/** Nothing leads out of our own page: no new windows, no other addresses, no permissions, no embedded views. */
export function lockDown(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event, address) => {
      if (!isOurAddress(address)) event.preventDefault()
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

/** After the app is ready. */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
}
