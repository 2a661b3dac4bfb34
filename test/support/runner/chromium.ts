import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const elsewhere = [
  '/usr/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/** The Chromium that tests drive: CHROMIUM_PATH, else one of the system's; null where there is none. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') return isProgram(chosen) ? chosen : null
  const folders = [...elsewhere, ...(process.env['PATH'] ?? '').split(path.delimiter)]
  const candidates = folders.flatMap((folder) =>
    [...names, 'Google Chrome', 'Chromium'].map((name) => path.join(folder, name)),
  )
  return candidates.find(isProgram) ?? null
}

/** What Playwright turns off by itself: of two lists Chromium takes the last, so this one has to have both. */
const playwrightOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Pages of the browser's own address bar, which it would load for every window. They take longer than Tapehand's. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/**
 * Root can't use the sandbox; containers have little shared memory; sound plays unheard and unasked; nothing is fetched
 * on the side.
 */
export function chromiumFlags(): string[] {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [
    ...asRoot,
    '--mute-audio',
    '--autoplay-policy=no-user-gesture-required',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...playwrightOff, ...addressBarPages].join(',')}`,
  ]
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
