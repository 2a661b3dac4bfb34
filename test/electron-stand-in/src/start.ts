import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from './app/app.ts'
import { endProcess, isEnding, onUnexpectedEnd } from './app/endProcess.ts'
import { startChromium } from './chromium/startChromium.ts'
import { launch, readAppEntry } from './launch.ts'
import { startSchemeServer } from './protocol/schemeServer.ts'
import { closeAllAtOnce } from './window/windows.ts'

function dressProcess(): void {
  Object.defineProperty(process, 'type', { value: 'browser' })
  Object.defineProperty(process, 'resourcesPath', { value: path.join(path.dirname(launch.executable), 'resources') })
  Object.defineProperty(process, 'defaultApp', { value: launch.isPackaged ? undefined : true })
  Object.assign(process.versions, { electron: launch.electronVersion })
  process.execArgv = []
  process.argv[0] = launch.executable
}

function installLoader(): void {
  // Playwright's loader cuts argv itself, from index 1 up to its own `--remote-debugging-port=0`.
  if (launch.loader) createRequire(import.meta.url)(launch.loader)
  else process.argv.splice(1, 1)
}

/** Ready comes only after the entry module has finished, as in Electron: a top-level `await app.whenReady()` hangs. */
export async function start(): Promise<void> {
  dressProcess()
  onUnexpectedEnd(() => app.quit())
  try {
    installLoader()
    const entry = readAppEntry(process.argv)
    app.adopt(entry)
    const services = Promise.all([startSchemeServer(), startChromium({ onLost: () => closeAllAtOnce() })])
    services.catch(() => {})
    await import(pathToFileURL(entry.main).href)
    await services
    app.becomeReady()
  } catch (error) {
    // An app that quits while it loads, as a second instance does, takes Chromium away; that is no failure.
    if (isEnding()) return
    console.error('App threw an error during load')
    console.error(error)
    await endProcess(1)
  }
}
