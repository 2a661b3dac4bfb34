import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chromiumPath, commonFlags, isHeadful } from '../chromium/chromiumCommand.ts'
import type { Answer, DevToolsPipe } from '../chromium/DevToolsPipe.ts'
import { devTools } from '../chromium/startChromium.ts'

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/**
 * A second `chromium --app=` call makes the running Chromium open a window without tabs; its page is found by a mark.
 */
function openAppWindow(pipe: DevToolsPipe): Promise<string> {
  const mark = randomUUID()
  const found = Promise.withResolvers<string>()
  const look = ({ targetInfo }: Answer): void => {
    if (targetInfo.type === 'page' && targetInfo.url.includes(mark)) found.resolve(targetInfo.targetId)
  }
  const stops = [pipe.on('Target.targetCreated', look), pipe.on('Target.targetInfoChanged', look)]
  const caller = spawn(chromiumPath(), [`--app=data:text/html,<title>${mark}</title>`, ...commonFlags()], {
    stdio: 'ignore',
  })
  caller.once('error', found.reject)
  return found.promise.finally(() => {
    for (const stop of stops) stop()
  })
}

/** One page of Chromium with our own session on it; Playwright has another. */
export class PageTarget {
  readonly targetId: string
  readonly #sessionId: string
  readonly #pipe: DevToolsPipe

  private constructor(pipe: DevToolsPipe, targetId: string, sessionId: string) {
    this.#pipe = pipe
    this.targetId = targetId
    this.#sessionId = sessionId
  }

  static async open({ width, height }: Bounds): Promise<PageTarget> {
    const pipe = devTools()
    const targetId = isHeadful
      ? await openAppWindow(pipe)
      : (await pipe.send('Target.createTarget', { url: 'about:blank', newWindow: true, width, height })).targetId
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true })
    return new PageTarget(pipe, targetId, sessionId)
  }

  send(method: string, params: object = {}): Promise<Answer> {
    return this.#pipe.send(method, params, this.#sessionId)
  }

  on(method: string, listener: (params: Answer) => void): void {
    this.#pipe.on(method, listener, this.#sessionId)
  }

  onBrowser(method: string, listener: (params: Answer) => void): () => void {
    return this.#pipe.on(method, listener)
  }

  /** The page gets the whole size: headless Chromium would take 87 rows of it for tabs that nobody sees. */
  async place({ x, y, width, height }: Bounds): Promise<void> {
    const { windowId } = await this.#pipe.send('Browser.getWindowForTarget', { targetId: this.targetId })
    await this.#pipe.send('Browser.setWindowBounds', { windowId, bounds: { left: x, top: y, width, height } })
    await this.#pipe.send('Browser.setContentsSize', { windowId, width, height })
  }

  async activate(): Promise<void> {
    await this.#pipe.send('Target.activateTarget', { targetId: this.targetId })
  }

  async close(): Promise<void> {
    await this.#pipe.send('Target.closeTarget', { targetId: this.targetId })
  }

  closeOther(targetId: string): Promise<void> {
    return this.#pipe.send('Target.closeTarget', { targetId }) as Promise<void>
  }
}
