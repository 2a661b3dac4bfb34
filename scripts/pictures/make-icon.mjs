// Renders assets/icons/icon.svg to assets/icons/icon.png (512 x 512, transparent corners) and icon-128.png.
// Needs a Chromium or Chrome on the PATH (or its path in CHROMIUM). Run it only after changing the SVG:
//   node scripts/pictures/make-icon.mjs
// The PNGs are part of the repository, so nothing else depends on this script. The smaller one is the page's: a browser
// takes its icon again at the first play, and an SVG or a large picture costs the page 10 to 25 ms there.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const sizes = { 'icon.png': 512, 'icon-128.png': 128 }
const icons = join(dirname(fileURLToPath(import.meta.url)), '../..', 'assets', 'icons')
const dir = mkdtempSync(join(tmpdir(), 'make-icon-'))

function render(page, png, size) {
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
          `--user-data-dir=${join(dir, `profile-${size}`)}`,
          '--force-device-scale-factor=1',
          '--default-background-color=00000000',
          `--window-size=${size},${size}`,
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
  for (const [name, size] of Object.entries(sizes)) {
    const page = join(dir, 'icon.html')
    const png = join(dir, name)
    writeFileSync(
      page,
      `<!doctype html><style>html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    )
    render(page, png, size)
    copyFileSync(png, join(icons, name))
    console.log(`${name}  ${statSync(png).size} bytes`)
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
}
