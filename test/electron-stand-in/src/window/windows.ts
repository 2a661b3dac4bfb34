// The list of open windows, apart from their class, so that `app` can close them without importing it.
import type { BrowserWindow } from './BrowserWindow.ts'

const open = new Map<number, BrowserWindow>()
let lastId = 0
let focusedId: number | undefined

export const allWindows = (): BrowserWindow[] => [...open.values()]
export const windowWithId = (id: number): BrowserWindow | undefined => open.get(id)
export const focusedWindow = (): BrowserWindow | undefined =>
  focusedId === undefined ? undefined : open.get(focusedId)
export const isOpen = (id: number): boolean => open.has(id)
export const newWindowId = (): number => (lastId += 1)

export function addWindow(window: BrowserWindow): void {
  open.set(window.id, window)
}

export function removeWindow(window: BrowserWindow): void {
  open.delete(window.id)
  if (focusedId === window.id) focusedId = [...open.keys()].at(-1)
}

export function noteFocus(window: BrowserWindow): void {
  const before = focusedWindow()
  if (before === window) return
  focusedId = window.id
  before?.emit('blur')
  window.emit('focus')
}

export function closeAllAtOnce(): void {
  for (const window of allWindows()) window.destroy()
}
