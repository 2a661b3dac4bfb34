import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { launch, requestedUserData } from '../launch.ts'

export const isHeadful = process.env.STANDIN_HEADFUL === '1'

/**
 * In the scratch folder, unless the person named a userData folder: then storage survives a restart, as in Electron.
 */
export function profileFolder(): string {
  return path.join(requestedUserData() ?? launch.scratchFolder, 'Chromium')
}

export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  for (const file of folders.flatMap((folder) => names.map((name) => path.join(folder, name)))) {
    if (!existsSync(file)) continue
    accessSync(file, constants.X_OK)
    return file
  }
  throw new Error('electron stand-in: no Chromium was found; set CHROMIUM_PATH')
}

/** `--test-type` hides the yellow bar about `--no-sandbox`, which only root needs. */
export function commonFlags(): string[] {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [`--user-data-dir=${profileFolder()}`, '--test-type', ...asRoot]
}

/** Pages of Chromium's own address bar, which it would load for every window, and Electron has none of. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Of two lists Chromium takes the last, so the app's own goes in here. */
function disabledFeatures(): string {
  const fromApp = launch.switches.get('disable-features') ?? ''
  return [...fromApp.split(','), ...addressBarPages].filter((name) => name !== '').join(',')
}

export function chromiumFlags(): string[] {
  const ours = new Set([
    'remote-debugging-port',
    'remote-debugging-pipe',
    'user-data-dir',
    'inspect',
    'headless',
    'disable-features',
  ])
  const fromApp = [...launch.switches]
    .filter(([name]) => !ours.has(name))
    .map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`))
  const forMode = isHeadful ? [] : ['--headless', '--mute-audio', '--autoplay-policy=no-user-gesture-required']
  return [
    ...fromApp,
    ...commonFlags(),
    ...forMode,
    '--remote-debugging-pipe',
    '--remote-debugging-port=0',
    '--no-first-run',
    '--no-default-browser-check',
    '--no-startup-window',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-gpu',
    '--disable-quic',
    '--disable-sync',
    `--disable-features=${disabledFeatures()}`,
  ]
}
