import { EventEmitter } from 'node:events'
import type { IpcMainEvent, IpcMainInvokeEvent } from 'electron'
import { strictClass } from '../strict.ts'

type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown

const handlers = new WeakMap<IpcMain, Map<string, Handler>>()

export class IpcMain extends EventEmitter {
  constructor() {
    super()
    handlers.set(this, new Map())
  }

  handle(channel: string, handler: Handler): void {
    if (typeof handler !== 'function')
      throw new TypeError(`Expected handler to be a function, but found type '${typeof handler}'`)
    if (handlerOf(this, channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.get(this)!.set(channel, handler)
  }

  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel)
      return handler(event, ...args)
    })
  }

  removeHandler(channel: string): void {
    handlers.get(this)!.delete(channel)
  }
}
strictClass('ipcMain', IpcMain)

export const ipcMain = new IpcMain()

function handlerOf(ipc: IpcMain, channel: string): Handler | undefined {
  return handlers.get(ipc)!.get(channel)
}

/** A handler of the page's own `webContents.ipc` goes before `ipcMain`, as in Electron. */
export async function answerInvoke(
  own: IpcMain,
  channel: string,
  event: IpcMainInvokeEvent,
  args: unknown[],
): Promise<unknown> {
  const handler = handlerOf(own, channel) ?? handlerOf(ipcMain, channel)
  if (!handler) throw new Error(`No handler registered for '${channel}'`)
  return handler(event, ...args)
}

export function deliverSend(own: IpcMain, channel: string, event: IpcMainEvent, args: unknown[]): void {
  own.emit(channel, event, ...args)
  ipcMain.emit(channel, event, ...args)
}
