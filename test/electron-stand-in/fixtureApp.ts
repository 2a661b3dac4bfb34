import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test'

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
/** The tiny app. */
export const fixtureFolder = path.join(here, 'fixture')
export const isStandIn = process.env.REAL_ELECTRON !== '1'
if (isStandIn) process.env.ELECTRON_OVERRIDE_DIST_PATH ??= path.join(here, 'dist')

export function environment(extra: Record<string, string> = {}): Record<string, string> {
  return { ...(process.env as Record<string, string>), ...extra }
}

/** One app of its own for a test. */
export const test = base.extend<{ userData: string; app: ElectronApplication; page: Page }>({
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
export const testOfRunning = test.extend<
  object,
  { running: { readonly app: ElectronApplication; readonly page: Page } }
>({
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
