import { dialog, type BrowserWindow } from 'electron'
import type { App } from '../app.ts'
import type { Texts } from '../../../shared/texts/index.ts'

type Words = Texts['desktop']['window']

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
  words: () => Words,
  now: () => number = Date.now,
): void {
  let times: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    app.logError('window:gone', new Error(`The page ended (${reason}, ${exitCode}).`))
    times = [...times.filter((time) => now() - time < aRow), now()]
    if (times.length <= mostInARow) return comeBack(window, app, words())
    void ask(words().stoppedOften, words().leave, words()).then(
      (answer) => answer === 'reload' && comeBack(window, app, words()),
    )
  })
  let isAsking = false
  window.on('unresponsive', () => {
    if (isAsking) return
    isAsking = true
    app.logError('window:unresponsive', new Error('The page does not answer.'))
    void ask(words().noAnswer, words().wait, words()).then((answer) => {
      isAsking = false
      if (answer === 'reload' && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
    })
  })
}

function comeBack(window: BrowserWindow, app: Pick<App, 'tell'>, words: Words): void {
  if (window.isDestroyed()) return
  window.webContents.reload()
  app.tell(words.cameBack, 'problem')
}

/** Without a window over which to ask: it may be the one that does not answer. */
async function ask(message: string, other: string, { openAgain }: Words): Promise<'reload' | 'leave'> {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message,
    buttons: [openAgain, other],
    defaultId: 0,
    cancelId: 1,
  })
  return response === 0 ? 'reload' : 'leave'
}
