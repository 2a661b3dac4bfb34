import { findChromium } from '../test/support/runner/chromium.ts'

/** Why browser tests can't run here and what helps, or null when they can. */
export function chromiumIsMissing() {
  if (findChromium() !== null) return null
  const chosen = process.env.CHROMIUM_PATH
  const what = chosen ? `CHROMIUM_PATH names no program: ${chosen}` : 'No Chromium, Chrome or Edge was found.'
  return `${what}\nInstall one (on Debian or Ubuntu: apt-get install -y chromium), or set CHROMIUM_PATH to where it is.`
}
