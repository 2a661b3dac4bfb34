import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Fetch = (request: Request) => Promise<Response>

/**
 * One HTTP request through the app's own `fetch`: bytes flow as fast as the other side takes them, and stop when it
 * goes away.
 */
export async function serveHttp(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  fetch: Fetch,
): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const response = await fetch(toRequest(incoming, origin, gone.signal))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null || incoming.method === 'HEAD') {
    await response.body?.cancel()
    outgoing.end()
    return
  }
  try {
    await pipeline(response.body, outgoing)
  } catch (error) {
    if (!outgoing.destroyed && !gone.signal.aborted) throw error
  }
}

function toRequest(incoming: IncomingMessage, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = incoming.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
  const options: ConstructorParameters<typeof Request>[1] & { duplex: 'half' } = {
    method,
    headers,
    signal,
    body,
    duplex: 'half',
  }
  return new Request(new URL(incoming.url ?? '/', origin), options)
}
