import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BrowserWindow } from 'electron'
import { textsFor } from '../../../../../shared/texts/index.ts'

const { app, session, showMessageBox } = await vi.hoisted(async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return {
    app: new Emitter(),
    showMessageBox: vi.fn(async () => ({ response: 1 })),
    session: { defaultSession: { setPermissionRequestHandler: vi.fn(), setPermissionCheckHandler: vi.fn() } },
  }
})
vi.mock('electron', () => ({ app, dialog: { showMessageBox }, session }))
const { denyPermissions, lockDown } = await import('../../../../../electron/app/electron/lockDown.ts')
const { keepWindowAlive } = await import('../../../../../electron/app/electron/keepWindowAlive.ts')

class Contents extends EventEmitter {
  readonly reload = vi.fn()
  readonly forcefullyCrashRenderer = vi.fn()
  openHandler: (() => { action: string }) | null = null
  setWindowOpenHandler(handler: () => { action: string }) {
    this.openHandler = handler
  }
}

class Window extends EventEmitter {
  readonly webContents = new Contents()
  isDestroyed = () => false
}

let time = 0
const told = { logError: vi.fn(), tell: vi.fn() }
const open = () => {
  const window = new Window()
  keepWindowAlive(
    window as unknown as BrowserWindow,
    told,
    () => textsFor('en', 'en').desktop.window,
    () => time,
  )
  return window
}
beforeEach(() => {
  app.removeAllListeners()
  vi.clearAllMocks()
  time = 0
})

test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])(
  'nothing leads out of our own page: %s elsewhere is stopped',
  (kind) => {
    lockDown()
    const contents = new Contents()
    app.emit('web-contents-created', {}, contents)
    const stopped = [
      'app://tapehand/index.html',
      'https://evil.example/',
      'app://other/',
      'file:///etc/passwd',
      'javascript:1',
    ].map((url) => {
      const event = { url, preventDefault: vi.fn() }
      contents.emit(kind, event, url)
      return event.preventDefault.mock.calls.length
    })
    expect(stopped).toEqual([0, 1, 1, 1, 1])
    expect(contents.openHandler?.()).toEqual({ action: 'deny' })
  },
)

test('whoever asks for a device is refused; our own page sees the names of sound devices, and of no others', () => {
  denyPermissions()
  const { setPermissionRequestHandler, setPermissionCheckHandler } = session.defaultSession
  const granted: boolean[] = []
  for (const permission of ['media', 'speaker-selection', 'notifications'])
    setPermissionRequestHandler.mock.calls[0]?.[0]({}, permission, (answer: boolean) => granted.push(answer))
  expect(granted).toEqual([false, false, false])
  const check = setPermissionCheckHandler.mock.calls[0]?.[0]
  expect(check({}, 'media', 'app://tapehand/', { mediaType: 'audio' })).toBe(true)
  expect(check({}, 'media', 'app://tapehand/', { mediaType: 'video' })).toBe(false)
  expect(check({}, 'media', 'https://evil.example/', { mediaType: 'audio' })).toBe(false)
  expect(check({}, 'geolocation', 'app://tapehand/', {})).toBe(false)
})

test('a page that crashed comes back and says so; one that was closed does not', () => {
  const window = open()
  window.webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 })
  expect(window.webContents.reload).not.toHaveBeenCalled()
  window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
  expect(window.webContents.reload).toHaveBeenCalledTimes(1)
  expect(told.tell).toHaveBeenCalledWith(expect.stringContaining('opened again'), 'problem')
  expect(told.logError).toHaveBeenCalledTimes(1)
})

test('a page that crashes again and again is brought back only when the person wants it', async () => {
  const window = open()
  const crash = () => window.webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 1 })
  for (let count = 0; count < 4; count++) crash()
  expect([window.webContents.reload.mock.calls.length, showMessageBox.mock.calls.length]).toEqual([3, 1])
  showMessageBox.mockResolvedValueOnce({ response: 0 })
  crash()
  await vi.waitFor(() => expect(window.webContents.reload).toHaveBeenCalledTimes(4))
  time = 61_000
  crash()
  expect(window.webContents.reload).toHaveBeenCalledTimes(5)
})

test('a page that does not answer is left to the person, who is asked once', async () => {
  const window = open()
  window.emit('unresponsive')
  window.emit('unresponsive')
  await vi.waitFor(() => expect(showMessageBox).toHaveBeenCalledTimes(1))
  expect(window.webContents.forcefullyCrashRenderer).not.toHaveBeenCalled()
  await new Promise((next) => setImmediate(next))
  showMessageBox.mockResolvedValueOnce({ response: 0 })
  window.emit('unresponsive')
  await vi.waitFor(() => expect(window.webContents.forcefullyCrashRenderer).toHaveBeenCalledTimes(1))
})
