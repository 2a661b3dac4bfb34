import { strict } from '../strict.ts'
import type { WebContents } from './WebContents.ts'
import { allWindows, focusedWindow, windowWithId } from './windows.ts'

export const webContents = strict('webContents', {
  getAllWebContents: (): WebContents[] => allWindows().map((window) => window.webContents),
  getFocusedWebContents: (): WebContents | null => focusedWindow()?.webContents ?? null,
  fromId: (id: number): WebContents | undefined => windowWithId(id)?.webContents,
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    allWindows().find((window) => window.webContents.targetId() === targetId)?.webContents,
})
