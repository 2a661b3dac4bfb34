import { messageOf } from '../../../shared/failures/index.ts'
import { homedir } from 'node:os'
import path from 'node:path'
import { app, BrowserWindow, dialog, protocol, safeStorage } from 'electron'
import { type ImportFile, startEngineAhead } from '../../engine/index.ts'
import { dataPaths, fromSafeStorage } from '../../platform/index.ts'
import { appVersion } from '../appFolders.ts'
import type { App } from '../app.ts'
import { createApp } from '../createApp.ts'
import { dependencies } from '../realDependencies.ts'
import { commandLineFiles } from './commandLineFiles.ts'
import { createWindow } from './createWindow.ts'
import { joinWindows } from './joinWindows.ts'
import { keepWindowAlive } from './keepWindowAlive.ts'
import { denyPermissions, lockDown } from './lockDown.ts'
import { createNativeDialogs } from './nativeDialogs.ts'
import { isOurAddress, scheme } from './pageAddress.ts'
import { setMenu } from './setMenu.ts'
import { type Texts, textsFor } from '../../../shared/texts/index.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'

/**
 * Everything that must happen before Electron is ready, and what follows when it is. Nothing is awaited at the top:
 * Electron would never start.
 */
export function startElectron(): void {
  const paths = dataPaths({ platform: process.platform, home: homedir(), env: process.env })
  app.setPath('userData', path.resolve(paths.folder))
  app.setPath('sessionData', path.resolve(paths.folder, 'electron'))
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ])
  const files = filesIn(process.argv, process.cwd())
  if (!app.requestSingleInstanceLock({ files })) {
    say('Tapehand is open already; it comes to the front.')
    app.quit()
    return
  }
  startEngineAhead()
  // A Mac hands over files that are opened with the app in its own way, also before it is ready.
  let take = (file: ImportFile): unknown => files.push(file)
  app.on('open-file', (event, file) => {
    event.preventDefault()
    take({ path: file, name: path.basename(file) })
  })
  lockDown()
  app
    .whenReady()
    .then(open)
    .catch((error: unknown) => fail(reasonOf(error)))

  async function open(): Promise<void> {
    const created = await createApp(
      {
        host: { kind: 'electron', files: 'native', version: appVersion(app.getAppPath()) },
        dialogs: createNativeDialogs(() => texts().desktop.dialogs),
        secrets: fromSafeStorage(safeStorage, `${paths.key}.sealed`),
        paths,
        env: process.env,
        root: app.getAppPath(),
        files,
        socketOrigin: () => null,
      },
      dependencies,
    )
    if (!created.ok) return fail(messageOf(created.error))
    opened = created.value
    take = (file) => void created.value.addFiles([file])
    await show(created.value)
  }
}

async function show(tapehand: App): Promise<void> {
  closeWith(tapehand)
  denyPermissions()
  protocol.handle(scheme, (request) =>
    isOurAddress(request.url)
      ? tapehand.fetch(request)
      : new Response('There is nothing at this address.', { status: 404 }),
  )
  joinWindows(tapehand)
  process.on('uncaughtExceptionMonitor', (error) => tapehand.logError('process', error))
  app.on('second-instance', (_event, argv, folder) => {
    BrowserWindow.getAllWindows()[0]?.focus()
    void tapehand.addFiles(filesIn(argv, folder))
  })
  const window = await createWindow(app.getAppPath())
  keepWindowAlive(window, tapehand, () => texts().desktop.window)
  setMenu(tapehand, window, texts)
  say(`${tapehand.opening} Tapehand is open in Electron. Other ways: npm start -- --host window, browser or none.`)
}

/** Known as soon as its settings are. */
let opened: App | null = null
const texts = (): Texts => textsFor(opened?.settings().language ?? 'system', app.getLocale())

/** The project is put away in order before the process ends, whatever it was doing. */
function closeWith(tapehand: App): void {
  let closed = false
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    const end = () => {
      closed = true
      app.quit()
    }
    tapehand.close().then(end, (error: unknown) => {
      tapehand.logError('app:close', error)
      end()
    })
  })
}

function filesIn(argv: readonly string[], folder: string): ReturnType<typeof commandLineFiles> {
  return commandLineFiles(argv, app.isPackaged ? 'packaged' : 'from folder', folder)
}

/** For whoever started it from a terminal. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(sentence: string): void {
  dialog.showErrorBox(texts().desktop.window.cantOpen, sentence)
  app.exit(1)
}
