// Tests of the stand-in itself, on a tiny app. They also hold on the real binary, except for those marked.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { fixtureFolder, isStandIn, test, testOfRunning } from './fixtureApp.ts'

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
