import { accessSync, constants } from 'node:fs'
import path from 'node:path'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether there is a program at this path. */
  readonly isProgram: (path: string) => boolean
}

export interface Browser {
  readonly name: string
  readonly program: string
  /** A snap may not write into hidden folders, so its own data lie where snaps keep theirs. */
  readonly home: 'ours' | 'snap'
}

/** Browsers that can show one page as a window of its own, in the order of preference. CHROMIUM_PATH goes before. */
export function findBrowsers(machine: Machine): Browser[] {
  const chosen = machine.env['CHROMIUM_PATH']
  const asked = chosen === undefined || chosen === '' ? [] : [{ name: 'Chromium', program: chosen }]
  const found = [...asked, ...candidates(machine)].filter((browser) => machine.isProgram(browser.program))
  return found.map((browser) => ({ ...browser, home: browser.program.startsWith('/snap/') ? 'snap' : 'ours' }))
}

const linux: readonly (readonly [name: string, command: string])[] = [
  ['Chromium', 'chromium'],
  ['Chromium', 'chromium-browser'],
  ['Chrome', 'google-chrome'],
  ['Chrome', 'google-chrome-stable'],
  ['Chrome', 'chrome'],
  ['Edge', 'microsoft-edge'],
  ['Edge', 'microsoft-edge-stable'],
  ['Brave', 'brave-browser'],
  ['Vivaldi', 'vivaldi-stable'],
]
const mac: readonly (readonly [name: string, app: string])[] = [
  ['Chrome', 'Google Chrome'],
  ['Chromium', 'Chromium'],
  ['Edge', 'Microsoft Edge'],
  ['Brave', 'Brave Browser'],
  ['Vivaldi', 'Vivaldi'],
]
const windows: readonly (readonly [name: string, file: string])[] = [
  ['Edge', 'Microsoft\\Edge\\Application\\msedge.exe'],
  ['Chrome', 'Google\\Chrome\\Application\\chrome.exe'],
  ['Chromium', 'Chromium\\Application\\chrome.exe'],
  ['Brave', 'BraveSoftware\\Brave-Browser\\Application\\brave.exe'],
]

function candidates({ platform, env }: Machine): Omit<Browser, 'home'>[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', path.posix.join(env['HOME'] ?? '/', 'Applications')]
    return mac.flatMap(([name, app]) =>
      folders.map((folder) => ({ name, program: `${folder}/${app}.app/Contents/MacOS/${app}` })),
    )
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? [])
    return windows.flatMap(([name, file]) =>
      folders.map((folder) => ({ name, program: path.win32.join(folder, file) })),
    )
  }
  const folders = [...(env['PATH'] ?? '').split(':').filter((folder) => folder !== ''), '/usr/bin', '/snap/bin']
  return linux.flatMap(([name, command]) =>
    [...new Set(folders)].map((folder) => ({ name, program: path.posix.join(folder, command) })),
  )
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Linux shows windows only where one of these says on which screen. */
export function hasDisplay(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): boolean {
  if (platform === 'win32' || platform === 'darwin') return true
  return ['DISPLAY', 'WAYLAND_DISPLAY'].some((name) => (env[name] ?? '') !== '')
}
