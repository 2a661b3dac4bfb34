import { EventEmitter } from 'node:events'
import { createEvent } from '../preventableEvent.ts'
import { launch, type AppEntry } from '../launch.ts'
import { ignoring, strict } from '../strict.ts'
import { allWindows } from '../window/windows.ts'
import { commandLine } from './commandLine.ts'
import { endProcess } from './endProcess.ts'
import { lifecycle } from './lifecycle.ts'
import { choosePath, pathNamed } from './paths.ts'
import { hasLock, releaseLock, requestLock } from './singleInstance.ts'

class App extends EventEmitter {
  readonly commandLine = commandLine
  readonly isPackaged = launch.isPackaged
  readonly dock = undefined
  name = 'Electron'
  userAgentFallback = ''
  accessibilitySupportEnabled = false
  #version = '0.0.0'
  #folder = process.cwd()
  #exiting = false
  readonly #ready = Promise.withResolvers<unknown>()

  /** For the stand-in only: takes name, version and folder from the app's manifest. */
  adopt(entry: AppEntry): void {
    this.name = entry.name
    this.#version = entry.version
    this.#folder = entry.folder
  }

  /** For the stand-in only. The event comes before the promise: Playwright's loader relies on that order. */
  becomeReady(): void {
    lifecycle.ready = true
    const event = createEvent()
    this.emit('will-finish-launching')
    this.emit('ready', event, {})
    this.#ready.resolve(event)
  }

  whenReady = (): Promise<unknown> => this.#ready.promise
  isReady = (): boolean => lifecycle.ready
  getName = (): string => this.name
  setName = (name: string): void => void (this.name = name)
  getVersion = (): string => this.#version
  getAppPath = (): string => this.#folder
  getPath = (name: string): string => pathNamed(name, this.name)
  setPath = (name: string, folder: string): void => choosePath(name, folder)
  setAppLogsPath = (folder?: string): void => choosePath('logs', folder ?? this.getPath('logs'))
  getLocale = (): string => 'en-US'
  getSystemLocale = (): string => 'en-US'
  getPreferredSystemLanguages = (): string[] => ['en-US']
  getLocaleCountryCode = (): string => 'US'

  requestSingleInstanceLock = (additionalData?: unknown): boolean =>
    requestLock(this.getPath('userData'), additionalData, (arrival) => {
      this.emit('second-instance', createEvent(), arrival.argv, arrival.workingDirectory, arrival.additionalData)
    })
  hasSingleInstanceLock = hasLock
  releaseSingleInstanceLock = releaseLock

  /** Asks the app, then every window, then the app again; any of them may refuse. */
  quit(): void {
    if (lifecycle.quitting || this.#exiting) return
    const asked = createEvent()
    this.emit('before-quit', asked)
    if (asked.defaultPrevented) return

    lifecycle.quitting = true
    for (const window of allWindows()) window.close()
    if (allWindows().length > 0) {
      lifecycle.quitting = false
      return
    }
    this.#finishQuit()
  }

  /** For the stand-in only: the last window is gone without a quit being under way. */
  onLastWindowClosed(): void {
    if (lifecycle.quitting || this.#exiting) return
    if (!this.emit('window-all-closed')) this.quit()
  }

  exit(code = 0): void {
    if (this.#exiting) return
    this.#exiting = true
    for (const window of allWindows()) window.destroy()
    this.emit('quit', createEvent(), code)
    void endProcess(code)
  }

  #finishQuit(): void {
    const asked = createEvent()
    this.emit('will-quit', asked)
    lifecycle.quitting = false
    if (!asked.defaultPrevented) this.exit(0)
  }
}

Object.assign(
  App.prototype,
  ignoring(
    'focus',
    'hide',
    'show',
    'setAppUserModelId',
    'setAboutPanelOptions',
    'showAboutPanel',
    'disableHardwareAcceleration',
  ),
  ignoring(
    'disableDomainBlockingFor3DAPIs',
    'enableSandbox',
    'addRecentDocument',
    'clearRecentDocuments',
    'setBadgeCount',
  ),
  {
    setAsDefaultProtocolClient: () => true,
    removeAsDefaultProtocolClient: () => true,
    isDefaultProtocolClient: () => false,
  },
)
strict('app', App.prototype)

export const app = new App()
