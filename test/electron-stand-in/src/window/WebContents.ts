import { EventEmitter } from 'node:events'
import type { IpcMainEvent, WebPreferences, WindowOpenHandlerResponse } from 'electron'
import { answerInvoke, deliverSend, IpcMain } from '../ipc/IpcMain.ts'
import type { FromPage, ToPage } from '../ipc/messages.ts'
import { createWire } from '../ipc/wire.ts'
import { bindingName, pageScript, readPreload } from '../page/pageScript.ts'
import { createEvent } from '../preventableEvent.ts'
import { fromHttp, originOf, toHttp } from '../protocol/addresses.ts'
import { isHandled } from '../protocol/protocol.ts'
import { ignoring, strict, strictClass } from '../strict.ts'
import { imageFromPng } from '../system/nativeImage.ts'
import { session } from '../system/session.ts'
import type { BrowserWindow } from './BrowserWindow.ts'
import { answerFilePaths } from './filePaths.ts'
import { guardNavigation } from './navigationGuard.ts'
import type { PageTarget } from './PageTarget.ts'

type OpenHandler = (details: {
  url: string
  frameName: string
  features: string
  disposition: string
}) => WindowOpenHandlerResponse

const wire = createWire()

export class WebContents extends EventEmitter {
  readonly id: number
  readonly session = session.defaultSession
  readonly ipc = new IpcMain()
  readonly mainFrame = strict('WebFrameMain', {
    url: '',
    origin: 'null',
    parent: null,
    processId: 1,
    routingId: 1,
    detached: false,
  })
  readonly #owner: BrowserWindow
  readonly #preferences: WebPreferences
  #page: PageTarget | undefined
  #loading = false
  #openHandler: OpenHandler | undefined
  #guarded = false

  constructor(owner: BrowserWindow, preferences: WebPreferences) {
    super()
    this.id = owner.id
    this.#owner = owner
    this.#preferences = preferences
    this.on('newListener', (name) => {
      if (name === 'will-navigate') void this.#guard()
    })
  }

  /** For the stand-in only: everything that must be in place before the first document. */
  async attach(page: PageTarget): Promise<void> {
    const { preload: file, additionalArguments = [] } = this.#preferences
    const preload = readPreload(file)
    page.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === bindingName) void this.#hear(JSON.parse(payload as string) as FromPage)
    })
    page.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) this.#arrive(frame.url as string)
    })
    page.on('Page.domContentEventFired', () => this.emit('dom-ready', createEvent()))
    page.on('Page.loadEventFired', () => this.#finishLoad())
    page.on('Inspector.targetCrashed', () =>
      this.emit('render-process-gone', createEvent(), { reason: 'crashed', exitCode: 1 }),
    )
    page.onBrowser('Target.targetCreated', ({ targetInfo }) => {
      if (targetInfo.openerId === page.targetId) void page.closeOther(targetInfo.targetId as string).catch(() => {})
    })
    await Promise.all([
      page.send('Page.enable'),
      page.send('Runtime.enable'),
      page.send('Runtime.addBinding', { name: bindingName }),
      page.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript(preload, additionalArguments) }),
      preload.wantsFilePaths ? answerFilePaths(page) : undefined,
    ])
    this.#page = page
    if (this.listenerCount('will-navigate') > 0) await this.#guard()
  }

  /** For the stand-in only: sends the page to `url`; `loadURL` waits for the load besides. */
  async navigate(url: string): Promise<void> {
    const { errorText } = await this.#livePage().send('Page.navigate', { url: toHttp(url, isHandled) })
    if (!errorText) return
    const text = String(errorText).replace(/^net::/, '')
    this.emit('did-fail-load', createEvent(), -2, text, url, true)
    throw Object.assign(new Error(`${text} (-2) loading '${url}'`), { code: text, errno: -2, url })
  }

  send(channel: string, ...args: unknown[]): void {
    if (typeof channel !== 'string') throw new TypeError('Missing required channel argument')
    this.#mustBeOpen()
    this.#tell({ kind: 'push', channel, payload: wire.encode(args) })
  }

  getURL = (): string => this.mainFrame.url
  getTitle = (): string => this.#owner.getTitle()
  getType = (): string => 'window'
  isDestroyed = (): boolean => this.#owner.isDestroyed()
  isLoading = (): boolean => this.#loading
  isCrashed = (): boolean => false
  isFocused = (): boolean => this.#owner.isFocused()
  focus = (): void => this.#owner.focus()
  getOwnerBrowserWindow = (): BrowserWindow => this.#owner
  loadURL = (url: string): Promise<void> => this.#owner.loadURL(url)
  close = (): void => this.#owner.close()
  setWindowOpenHandler = (handler: OpenHandler): void => void (this.#openHandler = handler)

  undo = (): void => this.#editText('undo')
  redo = (): void => this.#editText('redo')
  cut = (): void => this.#editText('cut')
  copy = (): void => this.#editText('copy')
  paste = (): void => this.#editText('paste')
  delete = (): void => this.#editText('delete')
  selectAll = (): void => this.#editText('selectAll')

  /** What the field with the focus does of itself. */
  #editText(command: string): void {
    void this.executeJavaScript(`document.execCommand('${command}')`, true)
  }

  reload(): void {
    void this.#livePage()
      .send('Page.reload')
      .catch(() => {})
  }

  async executeJavaScript(code: string, userGesture = false): Promise<unknown> {
    const how = { awaitPromise: true, returnByValue: true, userGesture }
    const { result, exceptionDetails } = await this.#livePage().send('Runtime.evaluate', { expression: code, ...how })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'Script failed to execute')
    return result.value
  }

  async capturePage(): Promise<ReturnType<typeof imageFromPng>> {
    const { data } = await this.#livePage().send('Page.captureScreenshot', { format: 'png' })
    return imageFromPng(Buffer.from(data as string, 'base64'))
  }

  /** For the stand-in only: Playwright asks by it which window a page belongs to. */
  targetId(): string | undefined {
    return this.#page?.targetId
  }

  async #guard(): Promise<void> {
    if (this.#guarded || !this.#page) return
    this.#guarded = true
    await guardNavigation(this.#page, (event, url) => this.emit('will-navigate', event, url))
  }

  #arrive(httpUrl: string): void {
    const url = fromHttp(httpUrl)
    Object.assign(this.mainFrame, { url, origin: originOf(url) })
    if (url === 'about:blank') return
    this.#loading = true
    this.emit('did-start-loading', createEvent())
    this.emit('did-navigate', createEvent(), url, 200, 'OK')
  }

  #finishLoad(): void {
    if (!this.#loading) return
    this.#loading = false
    this.emit('did-finish-load', createEvent())
    this.emit('did-stop-loading', createEvent())
  }

  async #hear(message: FromPage): Promise<void> {
    switch (message.kind) {
      case 'open':
        return this.#considerOpening(message)
      case 'close':
        return this.#owner.close()
      case 'title':
        return this.#owner.takePageTitle(message.title)
      case 'preloadFailed':
        return void this.emit(
          'preload-error',
          createEvent(),
          this.#preferences.preload,
          Object.assign(new Error(message.message), message),
        )
      case 'send':
        return deliverSend(this.ipc, message.channel, this.#ipcEvent(), wire.decode(message.payload) as unknown[])
      case 'invoke':
        return this.#answer(message)
    }
  }

  async #answer({ id, channel, payload }: Extract<FromPage, { kind: 'invoke' }>): Promise<void> {
    try {
      const result = await answerInvoke(this.ipc, channel, this.#ipcEvent(), wire.decode(payload) as unknown[])
      this.#tell({ kind: 'answer', id, payload: wire.encode(result) })
    } catch (error) {
      console.error(`Error occurred in handler for '${channel}':`, error)
      this.#tell({ kind: 'refusal', id, error: String(error) })
    }
  }

  #ipcEvent(): IpcMainEvent {
    const { mainFrame } = this
    const reply = (channel: string, ...args: unknown[]): void => this.send(channel, ...args)
    return {
      ...createEvent(),
      type: 'frame',
      sender: this,
      senderFrame: mainFrame,
      processId: 1,
      frameId: 1,
      ports: [],
      reply,
    } as unknown as IpcMainEvent
  }

  #considerOpening({ url, frameName, features }: Extract<FromPage, { kind: 'open' }>): void {
    const answer = this.#openHandler?.({ url: fromHttp(url), frameName, features, disposition: 'foreground-tab' })
    if (answer?.action === 'deny') return
    console.error(
      `electron stand-in: opening a window for ${url} is not implemented; answer 'deny' in setWindowOpenHandler`,
    )
  }

  #tell(message: ToPage): void {
    const expression = `globalThis[Symbol.for('electron-stand-in.deliver')]?.(${JSON.stringify(message)})`
    this.#page?.send('Runtime.evaluate', { expression }).catch(() => {})
  }

  #mustBeOpen(): void {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed')
  }

  #livePage(): PageTarget {
    this.#mustBeOpen()
    if (!this.#page) throw new Error('electron stand-in: the window has no page yet; load it first')
    return this.#page
  }
}

Object.assign(
  WebContents.prototype,
  ignoring(
    'openDevTools',
    'closeDevTools',
    'toggleDevTools',
    'setZoomFactor',
    'setZoomLevel',
    'setAudioMuted',
    'setBackgroundThrottling',
  ),
  ignoring('setIgnoreMenuShortcuts', 'setUserAgent', 'setVisualZoomLevelLimits', 'invalidate', 'setFrameRate'),
  {
    isDevToolsOpened: () => false,
    getZoomFactor: () => 1,
    getZoomLevel: () => 0,
    isAudioMuted: () => true,
    getUserAgent: () => '',
  },
)
strictClass('webContents', WebContents)
