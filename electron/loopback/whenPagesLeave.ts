import type { LoopbackServer } from './startServer.ts'

/** Resolves when no page has been connected for `grace` milliseconds, after there was one: a reload is not a goodbye. */
export function whenPagesLeave(server: Pick<LoopbackServer, 'onPages'>, grace: number): Promise<void> {
  return new Promise((left) => {
    let timer: ReturnType<typeof setTimeout> | null = null
    server.onPages((count) => {
      if (timer !== null) clearTimeout(timer)
      timer = count === 0 ? setTimeout(left, grace) : null
    })
  })
}
