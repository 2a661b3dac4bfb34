// Tests of the stand-in itself, on a tiny app. They also hold on the real binary, except for those marked.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { _electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test'

interface Fixture {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>
  pathOf(file: File): string
  sendSync(): void
  platform: string
  fsError: string
  list: number[]
}

declare global {
  interface Window {
    fixture: Fixture
  }
  // The fixture's main script keeps its notes here.
  var events: string[]
  var asked: string | undefined
  var navigatedTo: string | undefined
}

const here = path.dirname(new URL(import.meta.url).pathname)
const fixtureFolder = path.join(here, 'fixture')
const isStandIn = process.env.REAL_ELECTRON !== '1'
if (isStandIn) process.env.ELECTRON_OVERRIDE_DIST_PATH ??= path.join(here, 'dist')

function environment(extra: Record<string, string> = {}): Record<string, string> {
  return { ...(process.env as Record<string, string>), ...extra }
}

const test = base.extend<{ userData: string; app: ElectronApplication; page: Page }>({
  userData: async ({}, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'stand-in-test-'))
    await provide(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  app: async ({ userData }, provide) => {
    const app = await _electron.launch({ args: [fixtureFolder, `--user-data-dir=${userData}`], env: environment() })
    await provide(app)
    await app.close()
  },
  page: async ({ app }, provide) => {
    const page = await app.firstWindow()
    await page.waitForFunction(() => document.readyState === 'complete' && 'fixture' in window)
    await provide(page)
  },
})

/** For what leaves no trace in the app: one app, and one page, of each worker. */
const testOfRunning = test.extend<object, { running: { readonly app: ElectronApplication; readonly page: Page } }>({
  running: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'stand-in-test-'))
      const app = await _electron.launch({ args: [fixtureFolder, `--user-data-dir=${folder}`], env: environment() })
      const page = await app.firstWindow()
      await page.waitForFunction(() => document.readyState === 'complete' && 'fixture' in window)
      await provide({ app, page })
      await app.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker' },
  ],
  app: async ({ running }, provide) => provide(running.app),
  page: async ({ running }, provide) => provide(running.page),
})

/** Processes whose command line or environment names this test's own folder. */
function leftOver(userData: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,stat,args'], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(userData) && !/^\s*\d+\s+Z/.test(line))
}

test.describe('main process', () => {
  test('evaluates in main, with the app as the manifest names it', async ({ app, userData, page }) => {
    expect(page).toBeTruthy()
    const told = await app.evaluate(({ app: electronApp }) => ({
      name: electronApp.getName(),
      version: electronApp.getVersion(),
      packaged: electronApp.isPackaged,
      userData: electronApp.getPath('userData'),
      ready: electronApp.isReady(),
    }))
    expect(told).toEqual({ name: 'Fixture', version: '1.2.3', packaged: false, userData, ready: true })
  })

  testOfRunning('unknown API fails by name', async ({ app, page }) => {
    test.skip(!isStandIn, 'stand-in only')
    expect(page).toBeTruthy()
    const message = await app.evaluate((electron) => {
      const all = electron as unknown as Record<string, Record<string, () => void>>
      const errors: string[] = []
      for (const use of [
        () => all['app']!['flyAway']!(),
        () => new (electron.Tray as never as new () => void)(),
        () => all['shell']!['writeShortcutLink']!(),
      ]) {
        try {
          use()
        } catch (error) {
          errors.push((error as Error).message)
        }
      }
      return errors
    })
    expect(message).toEqual(
      ['app.flyAway', 'Tray', 'shell.writeShortcutLink'].map((name) => `electron stand-in: ${name} is not implemented`),
    )
  })

  testOfRunning('a stubbed dialog answers', async ({ app, page }) => {
    await app.evaluate(({ dialog }) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: ['/music/take.wav'] })
    })
    expect(await page.evaluate(() => window.fixture.invoke('pick'))).toEqual(['/music/take.wav'])
  })

  test('a menu item is found by id, keeps its accelerator, and its click reaches the page', async ({ app, page }) => {
    const accelerator = await app.evaluate(({ Menu }) => {
      const item = Menu.getApplicationMenu()!.getMenuItemById('push')!
      item.click()
      return item.accelerator
    })
    expect(accelerator).toBe('CmdOrCtrl+P')
    await expect(page.locator('#pushed')).toHaveText('from the menu')
  })

  testOfRunning('safeStorage gives back what it sealed', async ({ page }) => {
    expect(await page.evaluate(() => window.fixture.invoke('seal', 'grüße'))).toBe('grüße')
  })

  testOfRunning('workers are plain Node', async ({ page }) => {
    expect(await page.evaluate(() => window.fixture.invoke('work'))).toBe('undefined')
  })

  test('window and page find each other', async ({ app, page }) => {
    const window = await app.browserWindow(page)
    await expect.poll(() => window.evaluate((win) => win.getTitle())).toBe('Fixture page')
    expect(await window.evaluate((win) => [win.isVisible(), win.getSize()])).toEqual([true, [900, 500]])
    await window.evaluate((win) => win.setSize(700, 400))
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([700, 400])
    expect(await window.evaluate(async (win) => (await win.capturePage()).getSize().width)).toBe(700)
  })
})

test.describe('page', () => {
  testOfRunning('invoke carries values both ways, cycles included', async ({ page }) => {
    const result = await page.evaluate(async () => {
      const value: Record<string, unknown> = {
        when: new Date(5),
        map: new Map([[1, new Set(['a'])]]),
        none: undefined,
        big: 2n,
        nan: NaN,
      }
      value['self'] = value
      const back = (await window.fixture.invoke('echo', value)) as typeof value
      return [
        back['self'] === back,
        (back['when'] as Date).getTime(),
        [...(back['map'] as Map<number, Set<string>>).get(1)!],
        'none' in back,
        back['big'] === 2n,
        back['nan'],
      ]
    })
    expect(result).toEqual([true, 5, ['a'], true, true, NaN])
  })

  testOfRunning('a Float32Array stays one', async ({ page }) => {
    const result = await page.evaluate(async () => {
      const back = (await window.fixture.invoke('halve', new Float32Array([1, -0.5, 0.25]))) as Float32Array
      return [back.constructor.name, [...back]]
    })
    expect(result).toEqual(['Float32Array', [0.5, -0.25, 0.125]])
  })

  testOfRunning("failures have Electron's text", async ({ page }) => {
    const messageOf = (channel: string): Promise<string> =>
      page.evaluate(
        (name) =>
          window.fixture.invoke(name).then(
            () => '',
            (error: Error) => error.message,
          ),
        channel,
      )
    expect(await messageOf('fail')).toBe("Error invoking remote method 'fail': TypeError: no such thing")
    expect(await messageOf('nothing')).toBe(
      "Error invoking remote method 'nothing': Error: No handler registered for 'nothing'",
    )
  })

  testOfRunning('the bridge is frozen, and the preload has no Node modules', async ({ page }) => {
    const told = await page.evaluate(() => [
      Object.isFrozen(window.fixture),
      Object.isFrozen(window.fixture.list),
      window.fixture.platform,
      window.fixture.fsError,
    ])
    expect(told).toEqual([true, true, process.platform, 'module not found: node:fs'])
  })

  testOfRunning('main sees the address of the custom scheme', async ({ page }) => {
    expect(await page.evaluate(() => window.fixture.invoke('sender'))).toBe('app://bundle/page.html')
  })

  testOfRunning('ranges come through the custom scheme', async ({ page }) => {
    const [status, range, text] = await page.evaluate(async () => {
      const response = await fetch('/page.html', { headers: { range: 'bytes=2-8' } })
      return [response.status, response.headers.get('content-range'), await response.text()]
    })
    const file = await readFile(path.join(fixtureFolder, 'page.html'))
    expect([status, range, text]).toEqual([206, `bytes 2-8/${file.length}`, 'doctype'])
  })

  test('the content security policy holds', async ({ page }) => {
    const policy = await page.evaluate(async () => (await fetch('/page.html')).headers.get('content-security-policy'))
    expect(policy).toContain("default-src 'self'")
    const blocked = await page.evaluate(() => {
      const reported = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        }),
      )
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.head.append(script)
      return reported
    })
    expect(blocked).toBe('script-src-elem')
  })

  test('leaving the app and opening windows are asked about', async ({ app, page }) => {
    await page.locator('#away').click()
    await expect.poll(() => app.evaluate(() => globalThis.navigatedTo)).toBe('https://example.invalid/')
    await page.locator('#popup').click()
    await expect.poll(() => app.evaluate(() => globalThis.asked)).toBe('https://example.invalid/')
    expect(app.windows()).toHaveLength(1)
    expect(await page.evaluate(() => window.fixture.invoke('sender'))).toBe('app://bundle/page.html')
  })

  testOfRunning('a chosen file has its path, a made one has none', async ({ page, userData }) => {
    const file = path.join(userData, 'take one.wav')
    await writeFile(file, 'RIFF')
    await page.locator('#file').setInputFiles(file)
    const chosen = await page.evaluate(() =>
      window.fixture.pathOf(document.querySelector<HTMLInputElement>('#file')!.files![0]!),
    )
    expect(chosen).toBe(file)
    expect(await page.evaluate(() => window.fixture.pathOf(new File(['x'], 'made.wav')))).toBe('')
  })

  testOfRunning('a dropped file has its path', async ({ page, userData }) => {
    const file = path.join(userData, 'dropped.wav')
    await writeFile(file, 'RIFF')
    const box = (await page.locator('#drop').boundingBox())!
    const session = await page.context().newCDPSession(page)
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', {
        type,
        x: box.x + 5,
        y: box.y + 5,
        data: { items: [], files: [file], dragOperationsMask: 1 },
      })
    }
    await expect(page.locator('#drop')).toHaveText(file)
  })
})

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
