import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test as base, type Browser, type ConsoleMessage, type Page } from '@playwright/test'
import { createKeptHost, startOwnHost } from './loopbackHosts.ts'
import type { RunningApp } from './runningApp.ts'
import { startElectron } from './startElectron.ts'
import { startLoopback } from './startLoopback.ts'
import { isToldTo } from './sweep.ts'
import { TapehandWindow } from './tapehandWindow.ts'

interface Start {
  readonly files?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

interface Fixtures {
  /** Leaves the story out where, in short, it is the other host's turn. */
  readonly turnOfHost: void
  /** A folder for the test's own files; goes away after it. */
  readonly folder: string
  /** Starts the app on this test's own data; again after `close` or `kill`, with what was kept. */
  readonly start: (options?: Start) => Promise<TapehandWindow>
}

interface WorkerFixtures {
  /** Shows the loopback host's pages; Electron brings its own. */
  readonly pageBrowser: Browser | null
  /** Serves the apps of stories that are about the page alone. */
  readonly keptHost: ReturnType<typeof createKeptHost>
}

const root = path.resolve(import.meta.dirname, '../../..')

/** A story is told the same for every host; the project of the run says which one it is. */
export const story = base.extend<Fixtures, WorkerFixtures>({
  pageBrowser: [
    async ({ playwright, launchOptions }, provide, { project }) => {
      const browser = project.name === 'loopback' ? await playwright.chromium.launch(launchOptions) : null
      await provide(browser)
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  keptHost: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, provide) => {
      const host = createKeptHost()
      await provide(host)
      host.end()
    },
    { scope: 'worker' },
  ],
  turnOfHost: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, provide, info) => {
      const isForBoth = !info.tags.includes(page.tag) && !info.tags.includes(oneHost.tag)
      info.skip(isForBoth && !isToldTo(info.project.name, info.title), 'in short, the other host is told')
      await provide()
    },
    { auto: true },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'tapehand-story-'))
    await provide(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  start: async ({ folder, pageBrowser, keptHost }, provide, info) => {
    const running: RunningApp[] = []
    const complaints: string[] = []
    await provide(async ({ files = [], env = {} } = {}) => {
      const options = { data: path.join(folder, 'data'), files, env }
      const mayShare = info.tags.includes(page.tag) && Object.keys(env).length === 0 && !keptHost.isBusy()
      const app =
        pageBrowser === null
          ? await startElectron(options)
          : await startLoopback(await (mayShare ? keptHost.start(options) : startOwnHost(options)), pageBrowser)
      running.push(app)
      const stopListening = listenForComplaints(app.page, complaints)
      await expect(app.page.locator('[data-connection=open]')).toBeVisible()
      const kill = () => {
        stopListening()
        return app.kill()
      }
      return new TapehandWindow({ ...app, kill }, path.join(root, 'test-results/screenshots', info.project.name))
    })
    const last = running.at(-1)
    if (info.status !== info.expectedStatus && last !== undefined && !last.page.isClosed()) {
      await last.page.screenshot({ path: info.outputPath('window.png') })
    }
    for (const app of running) await app.close()
    expect(complaints, 'the page complained').toEqual([])
  },
})

export { expect }

/**
 * Behind the title of a story that is about the page alone, and not about files, sound, menus, starting or ending: told
 * once, since both hosts serve the same page over the same contract, and by a host that is started once for many of
 * them. On Electron's own binary it is told again.
 */
export const page = { tag: '@page' }

/** Behind the title of a story that the other host can't be told. */
export const oneHost = { tag: '@oneHost' }

/**
 * Errors that a person does not see are errors all the same: uncaught ones, broken policies, files that are missing.
 */
function listenForComplaints(page: Page, complaints: string[]): () => void {
  const onError = (error: Error) => void complaints.push(String(error))
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  }
  page.on('pageerror', onError)
  page.on('console', onMessage)
  return () => {
    page.off('pageerror', onError)
    page.off('console', onMessage)
  }
}
