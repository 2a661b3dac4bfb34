import { spawn } from 'node:child_process'
import type { Browser } from './findBrowsers.ts'
import type { LoopbackServer } from './startServer.ts'
import { openDoor } from './openDoor.ts'
import { openWindow } from './openWindow.ts'

export interface ShowOptions {
  readonly show: 'auto' | 'window' | 'browser' | 'none'
  readonly server: Pick<LoopbackServer, 'issueAddress'>
  readonly browsers: readonly Browser[]
  /** Whether windows can be shown at all. */
  readonly display: 'there' | 'missing'
  readonly platform: NodeJS.Platform
  readonly user: 'root' | 'ordinary'
  /** A browser's own folder, taken only when it is needed. */
  readonly profile: (home: Browser['home']) => string
  /** Where the default browser can read a file. */
  readonly readable: string
  readonly connected: Promise<void>
  readonly ending: AbortSignal
  /** Why it is not another host. */
  readonly note: string
}

export type Shown =
  | { readonly by: 'window'; readonly line: string; readonly closed: Promise<void>; end(): void }
  | { readonly by: 'browser' | 'nobody'; readonly line: string }

const others = 'Other ways: npm start -- --host electron, window, browser or none.'
const because = (note: string) => (note === '' ? '' : ` (${note})`)

/** Shows the page in the best way there is, and says in one line which it was. */
export async function showPage(options: ShowOptions): Promise<Shown> {
  const { show, display } = options
  const mayShow = display === 'there' && show !== 'none'
  if (mayShow && (show === 'auto' || show === 'window')) {
    const shown = await inWindow(options)
    if (shown !== null) return shown
  }
  if (mayShow && show !== 'window' && !options.ending.aborted && (await inBrowser(options))) {
    return { by: 'browser', line: `Tapehand is open in your default browser${because(options.note)}. ${others}` }
  }
  return {
    by: 'nobody',
    line: `${whyNobody(options)}Open this address in a browser on this machine: ${options.server.issueAddress('many')}`,
  }
}

async function inWindow({
  browsers,
  server,
  profile,
  user,
  connected,
  ending,
  note,
}: ShowOptions): Promise<Shown | null> {
  for (const browser of browsers) {
    const own = profile(browser.home)
    const door = await openDoor(own, server.issueAddress('once'))
    if (door === null) return null
    const window = await openWindow(browser, { address: door.address, profile: own, user, connected, ending })
    await door.close()
    if (ending.aborted) return null
    if (window !== null)
      return {
        by: 'window',
        line: `Tapehand is open in a window of ${browser.name}${because(note)}. ${others}`,
        ...window,
      }
  }
  return null
}

/** A browser that is open already takes its time: the file stays until its page has come, or the app ends. */
async function inBrowser({ server, readable, platform, connected, ending }: ShowOptions): Promise<boolean> {
  const door = await openDoor(readable, server.issueAddress('once'))
  if (door === null) return false
  const isOpen = await openBrowser(door.address, platform)
  if (!isOpen || ending.aborted) await door.close()
  else {
    void connected.then(door.close)
    ending.addEventListener('abort', () => void door.close(), { once: true })
  }
  return isOpen
}

function whyNobody({ show, display }: ShowOptions): string {
  if (show === 'none') return ''
  if (display === 'missing') return 'There is no display to open a window on. '
  return show === 'window'
    ? 'No Chromium, Chrome or Edge was found that could open a window. '
    : 'No browser could be opened. '
}

/** What opens an address on each system; elsewhere xdg-open does. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Shows an address in the default browser; false when the system has no way to. */
function openBrowser(address: string, platform: NodeJS.Platform): Promise<boolean> {
  const [command, ...first] = openers[platform] ?? ['xdg-open']
  return new Promise((answer) => {
    const child = spawn(command, [...first, address], { stdio: 'ignore', detached: true })
    child.once('error', () => answer(false))
    child.once('exit', (code) => answer(code === 0))
    child.unref()
  })
}
