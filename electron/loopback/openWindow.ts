import { spawn } from 'node:child_process'
import type { Browser } from './findBrowsers.ts'
import { windowArguments } from './windowArguments.ts'

export interface AppWindow {
  /** Resolves when its process has ended. */
  readonly closed: Promise<void>
  end(): void
}

interface WindowOptions {
  readonly address: string
  readonly profile: string
  readonly user: 'root' | 'ordinary'
  /** Resolves when a page has connected. */
  readonly connected: Promise<void>
}

/** Opens the app window; null when this browser ends without having shown the page. */
export async function openWindow(browser: Browser, { address, profile, user, connected }: WindowOptions): Promise<AppWindow | null> {
  const child = spawn(browser.program, windowArguments(address, profile, user), { stdio: 'ignore' })
  const closed = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  const first = await Promise.race([connected.then(() => 'connected' as const), closed.then(() => 'closed' as const)])
  return first === 'closed' ? null : { closed, end: () => void child.kill() }
}
