import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage, type ShowOptions } from '../../../../electron/loopback/showPage.ts'
import { windowArguments } from '../../../../electron/loopback/openWindow.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

/** A stand-in for a browser: a script. */
function browser(name: string, script: string) {
  const program = path.join(folder, name)
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return { name, program, home: 'ours' as const }
}

function options(change: Partial<ShowOptions>): ShowOptions {
  let issued = 0
  return {
    show: 'auto',
    server: { issueAddress: (visits) => `http://127.0.0.1:1/?token=${visits}-${++issued}` },
    browsers: [],
    display: 'there',
    platform: 'linux',
    user: 'ordinary',
    profile: () => folder,
    readable: folder,
    connected: new Promise(() => undefined),
    ending: new AbortController().signal,
    note: '',
    ...change,
  }
}

test("the first browser whose page connects is the window, and its end is the window's end", async () => {
  const connected = Promise.withResolvers<void>()
  let tried = 0
  const profile = () => {
    if (++tried === 2) connected.resolve()
    return folder
  }
  const browsers = [browser('Broken', 'exit 1'), browser('Chromium', 'exec sleep 60')]
  const shown = await showPage(options({ browsers, profile, connected: connected.promise, note: 'no Electron' }))
  expect([shown.by, shown.line]).toEqual([
    'window',
    'Tapehand is open in a window of Chromium (no Electron). Other ways: npm start -- --host electron, window, browser or none.',
  ])
  if (shown.by !== 'window') return
  shown.end()
  await shown.closed
})

test("a browser that can't be started at all is passed over", async () => {
  const shown = await showPage(
    options({ show: 'window', browsers: [{ name: 'Gone', program: path.join(folder, 'gone'), home: 'ours' }] }),
  )
  expect([shown.by, shown.line]).toEqual([
    'nobody',
    'No Chromium, Chrome or Edge was found that could open a window. Open this address in a browser on this machine: http://127.0.0.1:1/?token=many-2',
  ])
})

test('without a window it is the default browser, which finds an address for one visit in a file of the owner', async () => {
  const ending = new AbortController()
  browser(
    'xdg-open',
    `echo "$1" > ${folder}/opened; stat -c '%a' "\${1#file://}" "$(dirname "\${1#file://}")" > ${folder}/modes`,
  )
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`)
  const shown = await showPage(options({ ending: ending.signal }))
  expect([shown.by, shown.line]).toEqual([
    'browser',
    'Tapehand is open in your default browser. Other ways: npm start -- --host electron, window, browser or none.',
  ])
  const given = readFileSync(path.join(folder, 'opened'), 'utf8').trim()
  expect(given).toMatch(/^file:.*open\.html$/)
  expect(readFileSync(fileURLToPath(given), 'utf8')).toContain('http://127.0.0.1:1/?token=once-1')
  expect(readFileSync(path.join(folder, 'modes'), 'utf8')).toBe('600\n700\n')
  ending.abort()
  await vi.waitFor(() => expect(existsSync(fileURLToPath(given))).toBe(false))
})

test('a default browser that fails leaves the address', async () => {
  browser('xdg-open', 'exit 3')
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`)
  const shown = await showPage(options({ show: 'browser' }))
  expect(shown.line).toMatch(/^No browser could be opened\. Open this address .*token=many-2$/)
})

test('without a display nothing is tried', async () => {
  const never = browser('Never', `touch ${folder}/tried`)
  const shown = await showPage(options({ display: 'missing', browsers: [never] }))
  expect(shown.line).toBe(
    'There is no display to open a window on. Open this address in a browser on this machine: http://127.0.0.1:1/?token=many-1',
  )
})

test('--host none prints the address alone', async () => {
  expect((await showPage(options({ show: 'none' }))).line).toBe(
    'Open this address in a browser on this machine: http://127.0.0.1:1/?token=many-1',
  )
})

test('the sandbox is left out for root only', () => {
  expect(windowArguments('a', 'p', 'root')).toEqual(
    expect.arrayContaining(['--app=a', '--user-data-dir=p', '--no-sandbox', '--test-type']),
  )
  expect(windowArguments('a', 'p', 'ordinary').join(' ')).not.toContain('sandbox')
})
