// Makes the moving picture of the README, docs/tapehand.webp, from the built window:
//   npm run build && node scripts/pictures/make-moving-picture.mjs
// Needs Chromium (its path in CHROMIUM_PATH, else /usr/bin/chromium) and FFmpeg with libwebp on the PATH. It is made of
// still pictures, each shown for as long as it is to be read, so that a slow machine makes the same one.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../staleness.mjs'
import { startHost } from './start-host.mjs'

const size = { width: 1120, height: 660 }
const said = 'shorten the pauses of the voice to half a second'
const scratch = mkdtempSync(path.join(tmpdir(), 'make-moving-picture-'))
const frames = []

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  const { child, address } = await startHost(path.join(scratch, 'data'))
  const page = await browser.newPage({ viewport: size, colorScheme: 'light', locale: 'en-GB' })
  await page.goto(address)
  await tellStory(page)
  child.kill('SIGTERM')
  await once(child, 'exit')
  joinFrames(path.join(root, 'docs/tapehand.webp'))
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}

/** Said, seen, gone through, applied, taken back. */
async function tellStory(page) {
  const the = (testId) => page.getByTestId(testId)
  /** What the window shows now, for so many milliseconds. */
  const show = async (milliseconds) => {
    const file = path.join(scratch, `${frames.length}.png`)
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' })
    frames.push({ file, milliseconds })
  }
  await the('lane-2').waitFor()
  // Waveforms are drawn when their data is there; nothing says so.
  await page.waitForTimeout(3000)
  await show(900)
  await the('chat-input').focus()
  for (let at = 4; at < said.length + 4; at += 4) {
    await the('chat-input').fill(said.slice(0, at))
    await show(120)
  }
  await show(500)
  await page.keyboard.press('Enter')
  await the('approval').waitFor()
  await page.waitForTimeout(800)
  await show(2200)
  await the('change-rows').focus()
  for (const milliseconds of [600, 600, 900]) {
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(300)
    await show(milliseconds)
  }
  await page.keyboard.press('Space')
  await page.waitForTimeout(800)
  await show(1500)
  await the('approve-all').click()
  await the('undo-this').waitFor()
  await page.waitForTimeout(3000)
  await show(2600)
  await the('undo-this').click()
  await the('redo-this').waitFor()
  await page.waitForTimeout(2000)
  await show(1600)
}

function joinFrames(target) {
  const list = path.join(scratch, 'frames.txt')
  const lines = frames.map(({ file, milliseconds }) => `file '${file}'\nduration ${milliseconds / 1000}\n`)
  // The last picture is named once more, or its time would not count.
  writeFileSync(list, `${lines.join('')}file '${frames.at(-1).file}'\n`)
  const webp = ['-c:v', 'libwebp_anim', '-lossless', '0', '-quality', '72', '-compression_level', '6', '-loop', '0']
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-fps_mode',
    'vfr',
    ...webp,
    target,
  ])
  console.log(`${path.relative(root, target)}  ${frames.length} pictures, ${statSync(target).size} bytes`)
}
