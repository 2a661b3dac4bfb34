import path from 'node:path'
import { BrowserWindow } from 'electron'
import { pageAddress } from './pageAddress.ts'

/** The window: a sandboxed page with nothing of Node in it. */
export async function createWindow(root: string): Promise<BrowserWindow> {
  const window = new BrowserWindow({
    width: 1360,
    height: 860,
    minWidth: 820,
    minHeight: 520,
    show: false,
    title: 'Tapehand',
    backgroundColor: '#17191d',
    // The page has the same menus; Alt shows the system's.
    autoHideMenuBar: true,
    icon: path.join(root, 'assets', 'icons', 'icon.png'),
    webPreferences: {
      preload: path.join(root, 'dist', 'preload', 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  })
  window.once('ready-to-show', () => window.show())
  await window.loadURL(pageAddress)
  return window
}
