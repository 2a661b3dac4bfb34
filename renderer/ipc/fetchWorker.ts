import type { FetchOrder } from './fetchApart.ts'
import { serveFetching } from './serveFetching.ts'

/** A thread that fetches. */
const serve = serveFetching({
  get: (address, options) => fetch(address, options),
  tell: (come) => {
    const bytes = come.flatMap((one) => ('bytes' in one ? [one.bytes] : []))
    self.postMessage(come, { transfer: bytes })
  },
})
self.addEventListener('message', ({ data }: MessageEvent<readonly FetchOrder[]>) => {
  for (const order of data) void serve(order)
})
