// What a window has without its page: place, title, visibility. Chromium shows little of it, so it is mostly
// remembered.
import { EventEmitter } from 'node:events'
import type { BrowserWindowConstructorOptions } from 'electron'
import { ignoring } from '../strict.ts'
import type { Bounds } from './PageTarget.ts'

type FrameState = 'normal' | 'minimized' | 'maximized' | 'fullScreen'

const entered = {
  normal: 'restore',
  minimized: 'minimize',
  maximized: 'maximize',
  fullScreen: 'enter-full-screen',
} as const
const left = {
  normal: undefined,
  minimized: 'restore',
  maximized: 'unmaximize',
  fullScreen: 'leave-full-screen',
} as const

export abstract class WindowFrame extends EventEmitter {
  #bounds: Bounds
  #minimumSize: [number, number]
  #state: FrameState = 'normal'
  #visible = false
  #title: string
  documentEdited = false
  representedFilename = ''

  protected constructor(options: BrowserWindowConstructorOptions, appName: string) {
    super()
    const { x = 0, y = 0, width = 800, height = 600, minWidth = 0, minHeight = 0, title = appName } = options
    this.#bounds = { x, y, width, height }
    this.#minimumSize = [minWidth, minHeight]
    this.#title = title
  }

  protected abstract placePage(bounds: Bounds): void
  protected abstract mustBeOpen(): void

  getBounds(): Bounds {
    this.mustBeOpen()
    return { ...this.#bounds }
  }

  setBounds(wanted: Partial<Bounds>): void {
    this.mustBeOpen()
    const before = this.#bounds
    const after = { ...before, ...wanted }
    after.width = Math.max(after.width, this.#minimumSize[0])
    after.height = Math.max(after.height, this.#minimumSize[1])
    this.#bounds = after
    this.placePage(after)
    if (after.x !== before.x || after.y !== before.y) this.emit('move')
    if (after.width !== before.width || after.height !== before.height) this.emit('resize')
  }

  getNormalBounds = (): Bounds => this.getBounds()
  getContentBounds = (): Bounds => this.getBounds()
  setContentBounds = (bounds: Partial<Bounds>): void => this.setBounds(bounds)
  getSize = (): [number, number] => [this.getBounds().width, this.getBounds().height]
  setSize = (width: number, height: number): void => this.setBounds({ width, height })
  getContentSize = (): [number, number] => this.getSize()
  setContentSize = (width: number, height: number): void => this.setBounds({ width, height })
  getPosition = (): [number, number] => [this.getBounds().x, this.getBounds().y]
  setPosition = (x: number, y: number): void => this.setBounds({ x, y })
  getMinimumSize = (): [number, number] => [...this.#minimumSize]
  setMinimumSize = (width: number, height: number): void => void (this.#minimumSize = [width, height])

  getTitle(): string {
    return this.#title
  }

  setTitle(title: string): void {
    this.mustBeOpen()
    this.#title = title
  }

  get title(): string {
    return this.#title
  }

  set title(title: string) {
    this.setTitle(title)
  }

  isVisible = (): boolean => this.#visible
  isMinimized = (): boolean => this.#state === 'minimized'
  isMaximized = (): boolean => this.#state === 'maximized'
  isFullScreen = (): boolean => this.#state === 'fullScreen'
  isNormal = (): boolean => this.#state === 'normal'
  minimize = (): void => this.#enter('minimized')
  maximize = (): void => this.#enter('maximized')
  unmaximize = (): void => this.#enter('normal')
  restore = (): void => this.#enter('normal')
  setFullScreen = (on: boolean): void => this.#enter(on ? 'fullScreen' : 'normal')

  setDocumentEdited = (edited: boolean): void => void (this.documentEdited = edited)
  isDocumentEdited = (): boolean => this.documentEdited
  setRepresentedFilename = (file: string): void => void (this.representedFilename = file)
  getRepresentedFilename = (): string => this.representedFilename

  protected setVisible(event: 'show' | 'hide'): void {
    this.mustBeOpen()
    const visible = event === 'show'
    if (visible === this.#visible) return
    this.#visible = visible
    this.emit(event)
  }

  #enter(state: FrameState): void {
    this.mustBeOpen()
    if (state === this.#state) return
    const event = state === 'normal' ? left[this.#state] : entered[state]
    this.#state = state
    if (event) this.emit(event)
  }
}

Object.assign(
  WindowFrame.prototype,
  ignoring(
    'setMenu',
    'removeMenu',
    'setMenuBarVisibility',
    'setAutoHideMenuBar',
    'setIcon',
    'setBackgroundColor',
    'setProgressBar',
  ),
  ignoring(
    'setAlwaysOnTop',
    'setContentProtection',
    'setResizable',
    'setMaximumSize',
    'setTitleBarOverlay',
    'setOpacity',
    'setHasShadow',
  ),
  ignoring('flashFrame', 'center', 'moveTop', 'setSkipTaskbar', 'setOverlayIcon', 'setWindowButtonVisibility', 'blur'),
  { isResizable: () => true, isMenuBarVisible: () => true, isAlwaysOnTop: () => false },
)
