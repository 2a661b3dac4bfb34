// Renders assets/icons/icon.svg to assets/icons/icon.png (512 x 512, transparent corners).
// Needs a Chromium or Chrome on the PATH (or its path in CHROMIUM). Run it only after changing the SVG:
//   node scripts/pictures/make-icon.mjs
// The PNG is part of the repository, so nothing else depends on this script.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SIZE = 512
const icons = join(dirname(fileURLToPath(import.meta.url)), '../..', 'assets', 'icons')
const dir = mkdtempSync(join(tmpdir(), 'make-icon-'))

function render(page, png) {
  const wanted = process.env.CHROMIUM ? [process.env.CHROMIUM] : ['chromium', 'chromium-browser', 'google-chrome']
  for (const browser of wanted) {
    try {
      execFileSync(
        browser,
        [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--hide-scrollbars',
          `--user-data-dir=${join(dir, 'profile')}`,
          '--force-device-scale-factor=1',
          '--default-background-color=00000000',
          `--window-size=${SIZE},${SIZE}`,
          `--screenshot=${png}`,
          pathToFileURL(page).href,
        ],
        { stdio: 'ignore', timeout: 60000 },
      )
      return
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
  throw new Error('No Chromium found: install one, or name it in CHROMIUM.')
}

try {
  const svg = readFileSync(join(icons, 'icon.svg'), 'utf8')
  const page = join(dir, 'icon.html')
  const png = join(dir, 'icon.png')
  writeFileSync(
    page,
    `<!doctype html><style>html,body{margin:0;background:transparent}svg{display:block;width:${SIZE}px;height:${SIZE}px}</style>${svg}`,
  )
  render(page, png)
  copyFileSync(png, join(icons, 'icon.png'))
  console.log(`icon.png  ${statSync(png).size} bytes`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
