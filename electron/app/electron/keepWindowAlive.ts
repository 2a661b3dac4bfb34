import { dialog, type BrowserWindow } from 'electron'
import type { App } from '../createApp.ts'

/** A page that crashes as often as this in a minute would do so again at once. */
const mostInARow = 3
const aRow = 60_000

/**
 * A page that crashed comes back: it shows what the app holds, and the app was not part of the crash. One that does not
 * answer is left to the person.
 */
export function keepWindowAlive(
  window: BrowserWindow,
  app: Pick<App, 'logError' | 'tell'>,
  now: () => number = Date.now,
): void {
  let times: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    app.logError('window:gone', new Error(`The page ended (${reason}, ${exitCode}).`))
    times = [...times.filter((time) => now() - time < aRow), now()]
    if (times.length <= mostInARow) return comeBack(window, app)
    void ask('The window stopped working several times in a row. Your project is as it was.', 'Leave it').then(
      (answer) => answer === 'reload' && comeBack(window, app),
    )
  })
  let isAsking = false
  window.on('unresponsive', () => {
    if (isAsking) return
    isAsking = true
    app.logError('window:unresponsive', new Error('The page does not answer.'))
    void ask('The window does not answer. Your project is as it was.', 'Wait').then((answer) => {
      isAsking = false
      if (answer === 'reload' && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
    })
  })
}

function comeBack(window: BrowserWindow, app: Pick<App, 'tell'>): void {
  if (window.isDestroyed()) return
  window.webContents.reload()
  app.tell('The window stopped working and was opened again. Your project is as it was.', 'problem')
}

/** Without a window over which to ask: it may be the one that does not answer. */
async function ask(message: string, other: string): Promise<'reload' | 'leave'> {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message,
    buttons: ['Open it again', other],
    defaultId: 0,
    cancelId: 1,
  })
  return response === 0 ? 'reload' : 'leave'
}
