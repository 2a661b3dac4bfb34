import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserWindowConstructorOptions, LoadFileOptions } from 'electron'
import { app } from '../app/app.ts'
import { lifecycle } from '../app/lifecycle.ts'
import { createEvent } from '../preventableEvent.ts'
import { notImplemented, strictClass } from '../strict.ts'
import { PageTarget, type Bounds } from './PageTarget.ts'
import { WebContents } from './WebContents.ts'
import {
  addWindow,
  allWindows,
  focusedWindow,
  isOpen,
  newWindowId,
  noteFocus,
  removeWindow,
  windowWithId,
} from './windows.ts'
import { WindowFrame } from './WindowFrame.ts'

function refuseOtherSandboxes({ webPreferences = {} }: BrowserWindowConstructorOptions): void {
  const { nodeIntegration = false, contextIsolation = true, sandbox = true } = webPreferences
  if (nodeIntegration || !contextIsolation || !sandbox) notImplemented('a renderer that is not sandboxed and isolated')
}

export class BrowserWindow extends WindowFrame {
  static getAllWindows = allWindows
  static getFocusedWindow = (): BrowserWindow | null => focusedWindow() ?? null
  static fromId = (id: number): BrowserWindow | null => windowWithId(id) ?? null
  static fromWebContents = (contents: WebContents | undefined): BrowserWindow | null =>
    contents?.getOwnerBrowserWindow() ?? null

  readonly id = newWindowId()
  readonly webContents: WebContents
  readonly #page: Promise<PageTarget>
  #shownOnce = false

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super(options, app.name)
    if (!lifecycle.ready) throw new Error('Cannot create BrowserWindow before app is ready')
    refuseOtherSandboxes(options)
    addWindow(this)
    this.webContents = new WebContents(this, options.webPreferences ?? {})
    this.#page = this.#open()
    this.#page.catch((error: unknown) => {
      if (!this.isDestroyed()) console.error(error)
    })
    app.emit('browser-window-created', createEvent(), this)
    app.emit('web-contents-created', createEvent(), this.webContents)
    if (options.show !== false) this.show()
  }

  async #open(): Promise<PageTarget> {
    const page = await PageTarget.open(this.getBounds())
    page.onBrowser('Target.targetDestroyed', ({ targetId }) => {
      if (targetId === page.targetId) this.destroy()
    })
    this.webContents.on('did-finish-load', () => this.#becomeReadyToShow())
    await this.webContents.attach(page)
    await page.place(this.getBounds())
    return page
  }

  /** For the stand-in only: the document has named itself. */
  takePageTitle(title: string): void {
    if (this.isDestroyed() || title === this.getTitle()) return
    const event = createEvent()
    this.emit('page-title-updated', event, title, true)
    if (!event.defaultPrevented) this.setTitle(title)
  }

  #becomeReadyToShow(): void {
    if (this.#shownOnce) return
    this.#shownOnce = true
    this.emit('ready-to-show')
  }

  /** Resolves when the page has loaded; a navigation that fails rejects. */
  async loadURL(url: string): Promise<void> {
    this.mustBeOpen()
    const closed = new AbortController()
    this.once('closed', () => closed.abort())
    await this.#page
    const loaded = once(this.webContents, 'did-finish-load', { signal: closed.signal })
    loaded.catch(() => {})
    await this.webContents.navigate(url)
    await loaded
  }

  loadFile(file: string, { query, search, hash }: LoadFileOptions = {}): Promise<void> {
    const url = pathToFileURL(path.resolve(app.getAppPath(), file))
    if (search) url.search = search
    if (query) url.search = new URLSearchParams(query).toString()
    if (hash) url.hash = hash
    return this.loadURL(url.href)
  }

  reload = (): void => this.webContents.reload()
  capturePage = (): ReturnType<WebContents['capturePage']> => this.webContents.capturePage()

  show(): void {
    this.setVisible('show')
    noteFocus(this)
  }

  showInactive = (): void => this.setVisible('show')
  hide = (): void => this.setVisible('hide')
  isFocused = (): boolean => focusedWindow() === this

  focus(): void {
    this.mustBeOpen()
    noteFocus(this)
    void this.#withPage((page) => page.activate())
  }

  isDestroyed = (): boolean => !isOpen(this.id)

  /** Asks first: a listener of `close` may prevent it. */
  close(): void {
    if (this.isDestroyed()) return
    const event = createEvent()
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }

  destroy(): void {
    if (this.isDestroyed()) return
    void this.#withPage((page) => page.close())
    removeWindow(this)
    this.webContents.emit('destroyed')
    this.emit('closed')
    if (allWindows().length === 0) app.onLastWindowClosed()
  }

  protected placePage(bounds: Bounds): void {
    void this.#withPage((page) => page.place(bounds))
  }

  protected mustBeOpen(): void {
    if (this.id !== undefined && this.isDestroyed()) throw new TypeError('Object has been destroyed')
  }

  async #withPage(act: (page: PageTarget) => Promise<void>): Promise<void> {
    try {
      await act(await this.#page)
    } catch (error) {
      if (!this.isDestroyed()) console.error(error)
    }
  }
}
strictClass('BrowserWindow', BrowserWindow)
