// The one way out. Chromium also watches our end of its pipe and leaves by itself if this process is killed outright.
import { rmSync } from 'node:fs'
import { killChromium, stopChromium } from '../chromium/startChromium.ts'
import { launch } from '../launch.ts'

const graceMs = 3000
let ending: Promise<never> | undefined

export const isEnding = (): boolean => ending !== undefined

export function endProcess(code: number): Promise<never> {
  ending ??= stopChromium().then(() => process.exit(code))
  return ending
}

/** Signals ask the app first, as Electron does, but a refusing app must not outlive its test. */
export function onUnexpectedEnd(quit: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      setTimeout(() => void endProcess(1), graceMs).unref()
      quit()
    })
  }
  process.on('exit', () => {
    killChromium()
    rmSync(launch.scratchFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
  })
}
