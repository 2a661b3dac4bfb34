import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { messageOf } from '../../shared/failures/index.ts'
import type { Result } from '../../shared/result.ts'
import { appVersion, createApp, dependencies, takeFolder, type App } from '../app/index.ts'
import { dataPaths, ownerOnlyFile, type DataPaths } from '../platform/index.ts'
import { findBrowsers, hasDisplay, isProgram, type Browser } from './findBrowsers.ts'
import type { LoopbackArguments } from './readArguments.ts'
import { showPage, type Shown } from './showPage.ts'
import { startServer, type LoopbackServer } from './startServer.ts'

/** A browser tab that is reloaded comes back within this time. */
const tabGrace = 10_000
/** The same for a window whose process has handed its page over to another one. */
const windowGrace = 1_500
const macGrace = 5_000

/**
 * Serves the app to a page on this machine until its window is closed or it is interrupted; the process's exit status.
 */
export async function runLoopback(wanted: LoopbackArguments, ending: AbortSignal): Promise<number> {
  const paths = dataPaths({ platform: process.platform, home: homedir(), env: process.env })
  let server: LoopbackServer | null = null
  const created = await createLoopbackApp(wanted.files, paths, () => server?.origin.replace('http:', 'ws:') ?? null)
  if (!created.ok) {
    console.error(messageOf(created.error))
    return 1
  }
  const app = created.value
  server = await startServer(app, wanted.port)
  process.on('uncaughtExceptionMonitor', (error) => app.logError('process', error))
  console.log(app.opening)
  const profile = createProfile(paths.folder)
  const tabLeft = whenPagesLeave(server, tabGrace)
  const shown = await show(wanted, server, profile.folder, paths.folder, ending)
  if (!ending.aborted) console.log(shown.line)
  await Promise.race([whenAborted(ending), untilLeft(shown, server, tabLeft)])
  if (shown.by === 'window') shown.end()
  await server.close()
  await app.close()
  profile.release()
  return 0
}

function createLoopbackApp(
  files: readonly string[],
  paths: DataPaths,
  socketOrigin: () => string | null,
): Promise<Result<App>> {
  const root = path.resolve(fileURLToPath(import.meta.url), '../../..')
  return createApp(
    {
      host: { kind: 'loopback', files: 'page', version: appVersion(root) },
      dialogs: null,
      secrets: ownerOnlyFile(paths.key),
      paths,
      env: process.env,
      root,
      socketOrigin,
      files: files.map((file) => ({ path: path.resolve(file), name: path.basename(file) })),
    },
    dependencies,
  )
}

/** A browser that is a snap reads nothing in hidden folders, where the app's data lie on Linux. */
function show(
  { show: how, note }: LoopbackArguments,
  server: LoopbackServer,
  profile: (home: Browser['home']) => string,
  data: string,
  ending: AbortSignal,
): Promise<Shown> {
  return showPage({
    show: how,
    note,
    server,
    profile,
    readable: existsSync(path.join(homedir(), 'snap')) ? homedir() : data,
    ending,
    connected: firstPage(server),
    platform: process.platform,
    browsers: findBrowsers({ platform: process.platform, env: process.env, isProgram }),
    display: hasDisplay(process.platform, process.env) ? 'there' : 'missing',
    user: process.getuid?.() === 0 ? 'root' : 'ordinary',
  })
}

/** The browser's own folder, kept for the next time; a second running copy gets another one. */
function createProfile(folder: string): { folder: (home: Browser['home']) => string; release: () => void } {
  const taken = new Map<Browser['home'], ReturnType<typeof takeFolder>>()
  const take = (home: Browser['home']) => {
    const own =
      taken.get(home) ??
      takeFolder(home === 'ours' ? folder : path.join(homedir(), 'snap', 'chromium', 'common', 'tapehand'), 'window')
    taken.set(home, own)
    return own.folder
  }
  return { folder: take, release: () => taken.forEach(({ lock }) => lock.release()) }
}

async function untilLeft(shown: Shown, server: LoopbackServer, tabLeft: Promise<void>): Promise<void> {
  if (shown.by !== 'window') return shown.by === 'browser' ? tabLeft : new Promise(() => undefined)
  // On a Mac a browser goes on when its last window is closed.
  await Promise.race([shown.closed, ...(process.platform === 'darwin' ? [whenPagesLeave(server, macGrace)] : [])])
  if (server.pages() > 0) await whenPagesLeave(server, windowGrace)
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((aborted) =>
    signal.aborted ? aborted() : signal.addEventListener('abort', () => aborted(), { once: true }),
  )
}

function firstPage(server: LoopbackServer): Promise<void> {
  return new Promise((connected) => server.onPages((count) => (count > 0 ? connected() : undefined)))
}

/**
 * Resolves when no page has been connected for `grace` milliseconds, after there was one: a page that is reloaded comes
 * back.
 */
function whenPagesLeave(server: Pick<LoopbackServer, 'onPages'>, grace: number): Promise<void> {
  return new Promise((left) => {
    let timer: ReturnType<typeof setTimeout> | null = null
    server.onPages((count) => {
      if (timer !== null) clearTimeout(timer)
      timer = count === 0 ? setTimeout(left, grace) : null
    })
  })
}
