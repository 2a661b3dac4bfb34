import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { strict } from '../strict.ts'
import { handlerFor } from './protocol.ts'

type FetchOptions = RequestInit & { bypassCustomProtocolHandlers?: boolean }

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.flac': 'audio/flac',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain',
}

async function fetchWithSchemes(input: string | URL | Request, options: FetchOptions = {}): Promise<Response> {
  const { bypassCustomProtocolHandlers, ...init } = options
  const request = new Request(input instanceof URL ? input.href : input, init)
  const { protocol } = new URL(request.url)
  if (protocol === 'file:') {
    const file = fileURLToPath(request.url)
    return new Response(await openAsBlob(file, { type: types[path.extname(file).toLowerCase()] ?? '' }))
  }
  const handler = bypassCustomProtocolHandlers ? undefined : handlerFor(protocol.slice(0, -1))
  return handler ? handler(request) : fetch(request)
}

export const net = strict('net', {
  fetch: fetchWithSchemes,
  isOnline: () => true,
  online: true,
})
