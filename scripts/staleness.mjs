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

/** Every start of the command line asks, so names are put together by hand. */
function newest(file, isFolder) {
  const entry = statSync(file, { throwIfNoEntry: false })
  if (entry === undefined) return 0
  let last = entry.mtimeMs
  if (!(isFolder ?? entry.isDirectory())) return last
  for (const inside of readdirSync(file, { withFileTypes: true }))
    last = Math.max(last, newest(`${file}/${inside.name}`, inside.isDirectory()))
  return last
}

/** Time of the last change of anything that dist/ is made from, in milliseconds. */
export function newestSource() {
  return Math.max(...inputs.map((name) => newest(path.join(root, name), undefined)))
}

export function isStale() {
  return !existsSync(stampFile) || Number(readFileSync(stampFile, 'utf8')) !== newestSource()
}
