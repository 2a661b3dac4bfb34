import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './test/support/runner/chromium.ts'

const root = import.meta.dirname

// The electron package looks for its binary in the process of the test runner, so this can't wait for `launch({ env
// })`.
const isReal = process.env['REAL_ELECTRON'] === '1'
if (!isReal) process.env['ELECTRON_OVERRIDE_DIST_PATH'] ??= path.join(root, 'test/electron-stand-in/dist')

/**
 * One set of stories for both hosts; those of the page alone are told once (test/e2e/support/story.ts). `packaged` runs
 * only from `npm run package -- --check`, which packs the app first.
 */
export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // A browser, its page and a host keep a core busy: with one story more than cores, all take longer, in sum too.
  workers: os.availableParallelism(),
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  // Stories run in real time: on a busy machine a browser may answer too late once. The tally names what passed only then.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // The first sentence of an app waits for the reader to load: a second on a quiet machine, and no sentence about speed.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./test/support/runner/browserTallyReporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 20_000,
    viewport: { width: 1360, height: 860 },
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumFlags() },
  },
  projects: [
    { name: 'electron', testDir: 'test/e2e', ...(isReal ? {} : { grepInvert: /@page/ }) },
    { name: 'loopback', testDir: 'test/e2e' },
    { name: 'stand-in', testDir: 'test/electron-stand-in' },
    { name: 'packaged', testDir: 'test/packaging' },
  ],
})
