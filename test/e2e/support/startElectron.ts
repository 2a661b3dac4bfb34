import { once } from 'node:events'
import path from 'node:path'
import { _electron } from '@playwright/test'
import { appEnvironment, type RunningApp, type StartOptions } from './runningApp.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export interface ElectronChoice {
  /** A packed app; without it, the built files are started as `electron .` does. */
  readonly executable?: string
}

/**
 * Starts the real built main and preload in Electron, or in the stand-in for its binary (playwright.config.ts decides).
 */
export async function startElectron(options: StartOptions, { executable }: ElectronChoice = {}): Promise<RunningApp> {
  const app = await _electron.launch({
    ...(executable === undefined ? {} : { executablePath: executable }),
    args: [
      ...(executable === undefined ? [root] : []),
      `--user-data-dir=${path.join(options.data, 'electron')}`,
      ...options.files,
    ],
    cwd: root,
    env: appEnvironment(options),
  })
  const child = app.process()
  const ended = once(child, 'exit')
  const page = await app.firstWindow()
  return {
    page,
    async chooseFiles(open, files) {
      await app.evaluate(
        ({ dialog }, filePaths) => {
          const chosen = new Promise<void>((resolve) => {
            dialog.showOpenDialog = () => {
              resolve()
              return Promise.resolve({ canceled: false, filePaths })
            }
          })
          Object.assign(globalThis, { chosen })
        },
        [...files],
      )
      await open()
      // Else the next choice could be given to this question, which comes a while after the press.
      await app.evaluate(() => Reflect.get(globalThis, 'chosen') as Promise<void>)
    },
    async saveTo(start, file) {
      await app.evaluate(({ dialog }, filePath) => {
        dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
      }, file)
      await start()
      await page
        .getByTestId('notice-info')
        .filter({ hasText: path.basename(file) })
        .waitFor()
    },
    shownInFolder: async (ask) => {
      await app.evaluate(({ shell }) => {
        const shown = new Promise<string>((resolve) => {
          shell.showItemInFolder = resolve
        })
        Object.assign(globalThis, { shown })
      })
      await ask()
      return app.evaluate(() => Reflect.get(globalThis, 'shown') as Promise<string>)
    },
    menu: async (id) => {
      await app.evaluate(({ Menu }, wanted) => {
        const entry = Menu.getApplicationMenu()?.getMenuItemById(wanted)
        if (!entry) throw new Error(`the menu has no entry ${wanted}`)
        entry.click()
      }, id)
    },
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        await app.evaluate(
          ({ BrowserWindow }) =>
            void setImmediate(() => BrowserWindow.getAllWindows().forEach((window) => window.close())),
        )
        await ended
      }
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
