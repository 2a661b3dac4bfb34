import type { FromPage, ToPage } from '../ipc/messages.ts'
import type { Wire } from '../ipc/wire.ts'
import type { ContextBridge } from './createContextBridge.ts'
import type { PageIpc } from './createIpcRenderer.ts'

export interface PageParts {
  binding: (text: string) => void
  createWire: () => Wire
  createIpcRenderer: (wire: Wire, post: (message: FromPage) => void) => PageIpc
  createContextBridge: () => ContextBridge
  createWebUtils: () => object
  process: Record<string, unknown>
  preload: (require: (name: string) => unknown, process: object, exports: object, module: object) => void
}

/** Runs in the top document before any of its scripts, and must stay self-contained. */
export function installPage(parts: PageParts): void {
  const post = (message: FromPage): void => parts.binding(JSON.stringify(message))
  const { ipcRenderer, deliver } = parts.createIpcRenderer(parts.createWire(), post)
  Object.defineProperty(window, Symbol.for('electron-stand-in.deliver'), {
    value: (message: ToPage) => deliver(message),
  })

  const catching = <T extends object>(label: string, members: T): T =>
    new Proxy(members, {
      get(target, key) {
        if (typeof key === 'symbol' || key === 'then' || key in target) return Reflect.get(target, key) as unknown
        throw new Error(`electron stand-in: ${label}.${key} is not implemented`)
      },
    })
  const webFrame = {
    getZoomFactor: () => 1,
    setZoomFactor() {},
    getZoomLevel: () => 0,
    setZoomLevel() {},
    setVisualZoomLevelLimits() {},
  }
  const electron = catching('electron (renderer)', {
    ipcRenderer: catching('ipcRenderer', ipcRenderer),
    contextBridge: catching('contextBridge', parts.createContextBridge()),
    webUtils: catching('webUtils', parts.createWebUtils()),
    webFrame: catching('webFrame', webFrame),
  })

  const open = (url: string, frameName: string, features: string): null => {
    post({ kind: 'open', url: new URL(url, document.baseURI).href, frameName, features })
    return null
  }
  window.open = (url = 'about:blank', name = '', features = '') => open(String(url), name, features)
  window.close = () => post({ kind: 'close' })
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (event.defaultPrevented || link?.target !== '_blank' || !link.href) return
    event.preventDefault()
    open(link.href, '', '')
  })

  // Headless Chromium doesn't tell when a document changes its title.
  document.addEventListener('DOMContentLoaded', () => {
    const tellTitle = (): void => post({ kind: 'title', title: document.title })
    new MutationObserver(tellTitle).observe(document.head, { childList: true, subtree: true, characterData: true })
    if (document.title !== '') tellTitle()
  })

  const require = (name: string): unknown => {
    if (name === 'electron' || name === 'electron/renderer' || name === 'electron/common') return electron
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  try {
    parts.preload(require, { ...parts.process, on() {}, once() {} }, module.exports, module)
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    console.error('Unable to load preload script', error)
    post({ kind: 'preloadFailed', message, stack })
  }
}
