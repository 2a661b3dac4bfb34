import type { Browser } from '@playwright/test'
import type { LoopbackHost } from './loopbackHosts.ts'
import type { RunningApp } from './runningApp.ts'

/** Opens the page of a built loopback host in a browser of its own profile. */
export async function startLoopback(host: LoopbackHost, browser: Browser): Promise<RunningApp> {
  // Panels appear at once: that they slide is told by Electron's stories, which wait for it.
  const context = await browser.newContext({
    acceptDownloads: true,
    viewport: { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(host.address)
  return {
    page,
    async chooseFiles(open, files) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
      await chooser.setFiles([...files])
    },
    async saveTo(start, file) {
      const [download] = await Promise.all([page.waitForEvent('download'), start()])
      await download.saveAs(file)
    },
    shownInFolder: null,
    menu: null,
    async close() {
      await context.close()
      return host.close()
    },
    async kill() {
      await host.kill()
      await context.close()
    },
  }
}
