import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { answer, answerText, answerWrongMethod } from './answers.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** Stands in the page where its nonce belongs. */
const noncePlace = 'nonce="made-for-each-page"'

/**
 * A file of the built window; nothing outside its folder, and nothing whose type is not known. A page learns the nonce
 * that its policy lets in.
 */
export async function staticRoute(
  request: Request,
  folder: string,
  policy: (nonce: string) => string,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerWrongMethod('GET, HEAD')
  const file = fileOf(new URL(request.url).pathname, folder)
  const type = file === null ? undefined : types[path.extname(file)]
  const found = file === null || type === undefined ? null : await readFile(file).catch(() => null)
  if (found === null || type === undefined) return answerText(404, 'There is nothing at this address.')
  const nonce = randomBytes(18).toString('base64')
  const content = type === types['.html'] ? withNonce(found, nonce) : found
  const headers = {
    'content-type': type,
    'content-length': String(content.length),
    'content-security-policy': policy(nonce),
  }
  return answer(200, request.method === 'HEAD' ? null : new Uint8Array(content), headers)
}

function withNonce(page: Buffer, nonce: string): Buffer {
  return Buffer.from(page.toString('utf8').replace(noncePlace, `nonce="${nonce}"`))
}

/** The window's icon where a browser asks for one by itself. */
export async function iconRoute(request: Request, file: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerWrongMethod('GET, HEAD')
  return answer(200, new Uint8Array(await readFile(file)), { 'content-type': 'image/png' })
}

function fileOf(pathname: string, folder: string): string | null {
  const relative = decoded(pathname === '/' ? '/index.html' : pathname)
  if (relative === null || relative.includes('\0')) return null
  const file = path.resolve(folder, `.${relative.replaceAll('\\', '/')}`)
  return file.startsWith(path.resolve(folder) + path.sep) ? file : null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
