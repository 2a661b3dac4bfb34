import { spawn } from 'node:child_process'
import type { Browser } from './findBrowsers.ts'

export interface AppWindow {
  /** Resolves when its process has ended. */
  readonly closed: Promise<void>
  end(): void
}

interface WindowOptions {
  /** Read by everybody on this machine. */
  readonly address: string
  readonly profile: string
  readonly user: 'root' | 'ordinary'
  /** Resolves when a page has connected. */
  readonly connected: Promise<void>
  /** The app is to end: so is the window. */
  readonly ending: AbortSignal
}

/** A browser that is still there after this time is taken for a window, even if its page did not come through. */
const patience = 30_000

/** Opens the app window; null when this browser ends without having shown the page. */
export async function openWindow(
  browser: Browser,
  { address, profile, user, connected, ending }: WindowOptions,
): Promise<AppWindow | null> {
  const child = spawn(browser.program, windowArguments(address, profile, user), { stdio: 'ignore' })
  const closed = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  const end = () => void child.kill()
  ending.addEventListener('abort', end, { once: true })
  const timeout = AbortSignal.timeout(patience)
  const waited = new Promise<void>((over) => timeout.addEventListener('abort', () => over(), { once: true }))
  const first = await Promise.race([
    closed.then(() => 'closed' as const),
    Promise.race([connected, waited]).then(() => 'there' as const),
  ])
  return first === 'closed' ? null : { closed, end }
}

/**
 * How a Chromium is started so that it shows this page alone, as a window without tabs, apart from the person's own
 * browsing.
 */
export function windowArguments(address: string, profile: string, user: 'root' | 'ordinary'): string[] {
  return [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--class=Tapehand',
    '--window-size=1360,860',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-features=Translate,MediaRouter',
    '--autoplay-policy=no-user-gesture-required',
    // Chromium refuses to run as root with its sandbox, and would complain about its absence in a bar across the
    // window.
    ...(user === 'root' ? ['--no-sandbox', '--test-type'] : []),
  ]
}
