import path from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'

const longest = 255

/** A name as a page gives it, made safe to show; null when it can't be one. Never used as a path. */
export function readFileName(raw: string | null): string | null {
  const name = (raw ?? '').split(/[/\\]/).at(-1)?.trim() ?? ''
  if (name === '' || name === '.' || name === '..' || name.length > longest || /\p{Cc}/u.test(name)) return null
  return name
}

/** The name that a page gives what it sends, in the address. */
export function nameIn(request: Request): Result<string> {
  const name = readFileName(new URL(request.url).searchParams.get('name'))
  return name === null ? err(failure('files/unreadable', { name: 'The file', cause: { kind: 'bad-name' } })) : ok(name)
}

/** The extension alone, for a temporary file of our own naming. */
export function extensionOf(name: string): string {
  const found = path.extname(name).toLowerCase()
  return /^\.[a-z0-9]{1,8}$/.test(found) ? found : ''
}
