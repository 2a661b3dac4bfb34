import path from 'node:path'

const longest = 255

/** A name as a page gives it, made safe to show; null when it can't be one. Never used as a path. */
export function readFileName(raw: string | null): string | null {
  const name = (raw ?? '').split(/[/\\]/).at(-1)?.trim() ?? ''
  if (name === '' || name === '.' || name === '..' || name.length > longest || /\p{Cc}/u.test(name)) return null
  return name
}

/** The extension alone, for a temporary file of our own naming. */
export function extensionOf(name: string): string {
  const found = path.extname(name).toLowerCase()
  return /^\.[a-z0-9]{1,8}$/.test(found) ? found : ''
}
