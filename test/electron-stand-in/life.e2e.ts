// How the stand-in starts and ends, on a tiny app. It also holds on the real binary, except for what is marked.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { _electron, expect, type ElectronApplication } from '@playwright/test'
import { environment, fixtureFolder, isStandIn, test } from './fixtureApp.ts'

/** Processes whose command line or environment names this test's own folder. */
function leftOver(userData: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,stat,args'], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(userData) && !/^\s*\d+\s+Z/.test(line))
}

test.describe('life', () => {
  test('close can be prevented', async ({ app, page }) => {
    const window = await app.browserWindow(page)
    await window.evaluate((win) => {
      win.once('close', (event: { preventDefault(): void }) => event.preventDefault())
      win.close()
    })
    expect(await window.evaluate((win) => win.isDestroyed())).toBe(false)
    await app.evaluate(({ app: electronApp, BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]!.once('close', (event) => event.preventDefault())
      electronApp.quit()
    })
    expect(await app.evaluate(() => globalThis.events)).toEqual(['before-quit'])
  })

  test('quitting says each thing once', async ({ userData }) => {
    const app = await _electron.launch({
      args: [fixtureFolder, `--user-data-dir=${userData}`],
      env: environment({ FIXTURE_TELL: '1' }),
    })
    await app.firstWindow()
    let said = ''
    app.process().stdout!.on('data', (chunk: Buffer) => (said += String(chunk)))
    const ended = once(app.process(), 'exit')
    await app.evaluate(({ BrowserWindow }) => setTimeout(() => BrowserWindow.getAllWindows()[0]!.close()))
    await ended
    expect(said.match(/event [\w-]+/g)).toEqual(
      ['window-all-closed', 'before-quit', 'will-quit', 'quit'].map((name) => `event ${name}`),
    )
    await expect.poll(() => leftOver(userData)).toEqual([])
  })

  test('storage and secrets outlive a restart', async ({ userData }) => {
    const launch = (): Promise<ElectronApplication> =>
      _electron.launch({ args: [fixtureFolder, `--user-data-dir=${userData}`], env: environment() })
    const first = await launch()
    const firstPage = await first.firstWindow()
    await firstPage.waitForFunction(() => 'fixture' in window)
    await firstPage.evaluate(() => localStorage.setItem('zoom', '3'))
    const sealed = await first.evaluate(({ safeStorage }) => safeStorage.encryptString('key').toString('base64'))
    await first.close()

    const second = await launch()
    const secondPage = await second.firstWindow()
    await secondPage.waitForFunction(() => 'fixture' in window)
    expect(await secondPage.evaluate(() => localStorage.getItem('zoom'))).toBe('3')
    expect(
      await second.evaluate(({ safeStorage }, text) => safeStorage.decryptString(Buffer.from(text, 'base64')), sealed),
    ).toBe('key')
    await second.close()
  })

  test('a second instance hands over and leaves', async ({ app, page, userData }) => {
    expect(page).toBeTruthy()
    const electron = createRequire(import.meta.url)('electron') as string
    const second = spawn(electron, ['--no-sandbox', fixtureFolder, `--user-data-dir=${userData}`], { stdio: 'ignore' })
    const [code] = (await once(second, 'exit')) as [number]
    expect(code).toBe(0)
    await expect.poll(() => app.evaluate(() => globalThis.events)).toEqual(['second-instance'])
  })
})

test.describe('no process is left over', () => {
  const args = (userData: string): string[] => [fixtureFolder, `--user-data-dir=${userData}`]

  test('after close', async ({ userData }) => {
    const app = await _electron.launch({ args: args(userData), env: environment() })
    await app.firstWindow()
    expect(leftOver(userData)).not.toEqual([])
    await app.close()
    await expect.poll(() => leftOver(userData)).toEqual([])
  })

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`after ${signal}`, async ({ userData }) => {
      const app = await _electron.launch({ args: args(userData), env: environment() })
      await app.firstWindow()
      const ended = once(app.process(), 'exit')
      app.process().kill(signal)
      await ended
      await expect.poll(() => leftOver(userData)).toEqual([])
    })
  }

  for (const moment of ['load', 'ready'] as const) {
    test(`when the app crashes at ${moment}`, async ({ userData }) => {
      test.skip(!isStandIn, 'Electron shows a dialog instead')
      const env = environment({ FIXTURE_CRASH: moment })
      await _electron.launch({ args: args(userData), env, timeout: 10_000 }).catch(() => {})
      await expect.poll(() => leftOver(userData)).toEqual([])
    })
  }
})
