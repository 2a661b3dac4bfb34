import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../../../shared/schemas/settings.ts'
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

export interface WindowPage {
  /** Where the built window is. */
  readonly folder: string
  /** What the page may load, by the nonce that it was given. */
  readonly policy: (nonce: string) => string
  /** In which it is seen before its program is there. */
  readonly theme: () => Settings['theme']
}

/** Stand in the page where its nonce and its theme belong. */
const noncePlace = 'nonce="made-for-each-page"'
const themePlace = 'data-theme="system"'

/**
 * A file of the built window; nothing outside its folder, and nothing whose type is not known. A page learns the nonce
 * that its policy lets in, and the theme that was chosen.
 */
export async function staticRoute(request: Request, { folder, policy, theme }: WindowPage): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerWrongMethod('GET, HEAD')
  const file = fileOf(new URL(request.url).pathname, folder)
  const type = file === null ? undefined : types[path.extname(file)]
  const found = file === null || type === undefined ? null : await readFile(file).catch(() => null)
  if (found === null || type === undefined) return answerText(404, 'There is nothing at this address.')
  const nonce = randomBytes(18).toString('base64')
  const content = type === types['.html'] ? pageWith(found, { nonce, theme: theme() }) : found
  const headers = {
    'content-type': type,
    'content-length': String(content.length),
    'content-security-policy': policy(nonce),
  }
  return answer(200, request.method === 'HEAD' ? null : new Uint8Array(content), headers)
}

function pageWith(page: Buffer, { nonce, theme }: { readonly nonce: string; readonly theme: string }): Buffer {
  const text = page.toString('utf8')
  return Buffer.from(text.replace(noncePlace, `nonce="${nonce}"`).replace(themePlace, `data-theme="${theme}"`))
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
