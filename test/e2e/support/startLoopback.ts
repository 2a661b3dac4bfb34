import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser } from '@playwright/test'
import { appEnvironment, type RunningApp, type StartOptions } from './runningApp.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Starts the built loopback host, and opens its page in a browser of its own profile. */
export async function startLoopback(options: StartOptions, browser: Browser): Promise<RunningApp> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'dist/main/loopback.js'), '--host', 'none', ...options.files],
    {
      cwd: root,
      env: appEnvironment(options),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const address = await readAddress(child)
  // Panels appear at once: that they slide is told by Electron's stories, which wait for it.
  const context = await browser.newContext({
    acceptDownloads: true,
    viewport: { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(address)
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
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
      await context.close()
    },
  }
}

/** The address that the host prints where it opens nothing itself. */
async function readAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the host has no output')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0]
    if (address !== undefined) {
      child.stdout.resume()
      return address
    }
  }
  throw new Error(`the loopback host ended without an address:\n${said.join('\n')}`)
}
