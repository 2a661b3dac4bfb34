// Whether dist/ was made from the sources as they are now.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const stampName = 'built-from'
export const stampFile = path.join(root, 'dist', stampName)
const inputs = [
  'electron',
  'renderer',
  'shared',
  'package-lock.json',
  'vite.config.ts',
  'vite.main.config.ts',
  'vite.preload.config.ts',
  'scripts/kernels.mjs',
]

function newest(file) {
  const entry = statSync(file, { throwIfNoEntry: false })
  if (entry === undefined) return 0
  if (!entry.isDirectory()) return entry.mtimeMs
  return Math.max(entry.mtimeMs, ...readdirSync(file).map((name) => newest(path.join(file, name))))
}

/** Time of the last change of anything that dist/ is made from, in milliseconds. */
export function newestSource() {
  return Math.max(...inputs.map((name) => newest(path.join(root, name))))
}

export function isStale() {
  return !existsSync(stampFile) || Number(readFileSync(stampFile, 'utf8')) !== newestSource()
}
