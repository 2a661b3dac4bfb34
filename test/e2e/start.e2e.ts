import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { findChromium } from '../support/runner/chromium.ts'
import { appEnvironment } from './support/runningApp.ts'
import { expect, oneHost, story } from './support/story.ts'

const root = path.resolve(import.meta.dirname, '../..')
const hasScreen = spawnSync('Xvfb', ['-help'], { stdio: 'ignore' }).error === undefined

/** A screen of its own; its number comes over a pipe, because a fixed one may be taken. */
async function openScreen(): Promise<{ display: string; close: () => void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, close: () => server.kill() }
}

async function lineOf(child: ChildProcess, wanted: RegExp): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    said.push(line)
    if (wanted.test(line)) return line
  }
  throw new Error(`it ended without saying ${String(wanted)}:\n${said.join('\n')}`)
}

story(
  'npm start opens a window of its own on the demo recording, says so, and ends when it is told to',
  oneHost,
  async ({ folder }, info) => {
    story.skip(info.project.name !== 'loopback', 'the loopback host opens it')
    story.skip(!hasScreen, 'needs Xvfb')
    // given
    const screen = await openScreen()
    const env = appEnvironment({
      data: path.join(folder, 'data'),
      files: [],
      env: { DISPLAY: screen.display, CHROMIUM_PATH: findChromium() ?? '' },
    })
    // when
    const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs'), '--host', 'window'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // then
    expect(await lineOf(child, /is open/)).toContain('a window of Chromium')
    // when
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    // then
    expect(await ended).toEqual([0, null])
    screen.close()
  },
)

story(
  "the window's bands are there before its program, in the theme that was chosen",
  oneHost,
  async ({ start }, info) => {
    story.skip(info.project.name !== 'loopback', 'its page can be loaded again')
    // given
    const { page } = await start()
    await page.keyboard.press('Control+,')
    await page.getByTestId('settings').getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const lane = await page.locator('.stage').evaluate((stage) => getComputedStyle(stage).backgroundColor)
    // when
    let letIn = () => {}
    const held = new Promise<void>((resolve) => (letIn = resolve))
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    // then
    const shell = page.locator('.shell')
    await expect(shell.locator('.stage')).toHaveCSS('background-color', lane)
    // when
    letIn()
    // then
    await expect(page.locator('[data-connection=open]')).toBeVisible()
    await expect(shell).toHaveCount(0)
  },
)
