// What `electron` means to the app's main script. Modules that tests have no use for exist, but any use of them throws.
import { app } from './app/app.ts'
import { ipcMain } from './ipc/IpcMain.ts'
import { Menu, MenuItem } from './menu/Menu.ts'
import { net } from './protocol/net.ts'
import { protocol } from './protocol/protocol.ts'
import { absent, strict } from './strict.ts'
import {
  clipboard,
  crashReporter,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  screen,
  shell,
} from './system/desktop.ts'
import { dialog } from './system/dialog.ts'
import { nativeImage } from './system/nativeImage.ts'
import { safeStorage } from './system/safeStorage.ts'
import { session } from './system/session.ts'
import { BrowserWindow } from './window/BrowserWindow.ts'
import { webContents } from './window/webContentsModule.ts'

export { app, BrowserWindow, clipboard, crashReporter, dialog, ipcMain, Menu, MenuItem, nativeImage, nativeTheme, net }
export { powerMonitor, powerSaveBlocker, protocol, safeStorage, screen, session, shell, webContents }

export const autoUpdater = absent('autoUpdater')
export const BaseWindow = absent('BaseWindow')
export const BrowserView = absent('BrowserView')
export const contentTracing = absent('contentTracing')
export const desktopCapturer = absent('desktopCapturer')
export const globalShortcut = absent('globalShortcut')
export const MessageChannelMain = absent('MessageChannelMain')
export const netLog = absent('netLog')
export const Notification = absent('Notification')
export const ShareMenu = absent('ShareMenu')
export const systemPreferences = absent('systemPreferences')
export const TouchBar = absent('TouchBar')
export const Tray = absent('Tray')
export const utilityProcess = absent('utilityProcess')
export const View = absent('View')
export const webFrameMain = absent('webFrameMain')
export const WebContentsView = absent('WebContentsView')

const electron = strict('electron', {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
  autoUpdater,
  BaseWindow,
  BrowserView,
  contentTracing,
  desktopCapturer,
  globalShortcut,
  MessageChannelMain,
  netLog,
  Notification,
  ShareMenu,
  systemPreferences,
  TouchBar,
  Tray,
  utilityProcess,
  View,
  webFrameMain,
  WebContentsView,
})

export default electron
export { electron as 'module.exports' }
