import { app, session } from 'electron'
import { isOurAddress } from './pageAddress.ts'

/** Nothing leads out of our own page: no new windows, no other addresses, no permissions, no embedded views. */
export function lockDown(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', stay)
    contents.on('will-redirect', stay)
    // Frames too, of which our page has none.
    contents.on('will-frame-navigate', stay)
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

function stay(event: { readonly url: string; preventDefault(): void }): void {
  if (!isOurAddress(event.url)) event.preventDefault()
}

/**
 * After the app is ready. Nothing is granted to anybody who asks. Our own page alone may see the names of the devices
 * that play, which Chromium ties to sound devices as a whole: opening a microphone asks, and is refused.
 */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(
    (_contents, permission, origin, { mediaType }) =>
      permission === 'media' && mediaType === 'audio' && isOurAddress(origin),
  )
}
