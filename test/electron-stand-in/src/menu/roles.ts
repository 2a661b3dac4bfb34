import { app } from '../app/app.ts'
import type { BrowserWindow } from '../window/BrowserWindow.ts'

const edits = new Map<string, 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'delete' | 'selectAll'>([
  ['undo', 'undo'],
  ['redo', 'redo'],
  ['cut', 'cut'],
  ['copy', 'copy'],
  ['paste', 'paste'],
  ['delete', 'delete'],
  ['selectall', 'selectAll'],
])

const onWindow = new Map<string, (window: BrowserWindow) => void>([
  ['close', (window) => window.close()],
  ['minimize', (window) => window.minimize()],
  ['reload', (window) => window.reload()],
  ['forcereload', (window) => window.reload()],
  ['togglefullscreen', (window) => window.setFullScreen(!window.isFullScreen())],
])

/** "selectAll" → "Select All"; Electron's own labels differ in a few words. */
export function roleLabel(role = ''): string {
  const words = role.replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** True when the item's role did the work, so its `click` is not called. Roles without an effect here count as done. */
export function runRole(role: string | undefined, window: BrowserWindow | undefined): boolean {
  if (!role) return false
  const name = role.toLowerCase()
  if (name === 'quit') app.quit()
  const edit = edits.get(name)
  if (window && edit) window.webContents[edit]()
  else if (window) onWindow.get(name)?.(window)
  return true
}
