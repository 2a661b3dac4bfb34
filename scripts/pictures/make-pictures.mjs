// Makes the pictures of the README, docs/screenshot.png and docs/screenshot-dark.png, from the built window:
//   npm run build && node scripts/pictures/make-pictures.mjs
// Needs Chromium (its path in CHROMIUM_PATH, else /usr/bin/chromium) and FFmpeg on the PATH, which makes the files
// small. The pictures are part of the repository, so nothing else depends on this script.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../staleness.mjs'
import { startHost } from './start-host.mjs'

const size = { width: 1280, height: 760 }
const pictures = { light: 'screenshot.png', dark: 'screenshot-dark.png' }

const scratch = mkdtempSync(path.join(tmpdir(), 'make-pictures-'))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  for (const [theme, name] of Object.entries(pictures)) await makePicture(theme, path.join(root, 'docs', name))
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}

/** One thing done, one that waits: what the window is for. */
async function makePicture(theme, file) {
  const { child, address } = await startHost(path.join(scratch, theme))
  const page = await browser.newPage({ viewport: size, colorScheme: theme, locale: 'en-GB' })
  const the = (testId) => page.getByTestId(testId)
  const say = async (words) => {
    await the('chat-input').fill(words)
    await the('chat-send').click()
  }
  await page.goto(address)
  await the('lane-2').waitFor()
  await say('shorten the pauses of the voice to half a second')
  await the('approval').waitFor()
  await the('approve-all').click()
  await the('undo-this').waitFor()
  await say('trim the first 30 seconds')
  await the('approval').waitFor()
  // Waveforms and the strips of the receipt are drawn when their data is there; nothing says so.
  await page.waitForTimeout(3000)
  const raw = path.join(scratch, `${theme}.png`)
  await page.screenshot({ path: raw, animations: 'disabled', caret: 'hide' })
  await page.close()
  child.kill('SIGTERM')
  await once(child, 'exit')
  const palette = 'split[a][b];[a]palettegen=reserve_transparent=0[p];[b][p]paletteuse=dither=none'
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', raw, '-vf', palette, '-pred', 'mixed', file])
  console.log(`${path.relative(root, file)}  ${statSync(file).size} bytes`)
}
