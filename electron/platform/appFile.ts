import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of the app: these sources and what is built of them lie in folders of different depth. */
export function appFile(...parts: readonly string[]): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'package.json'))) {
    const above = path.dirname(folder)
    if (above === folder) throw new Error('There is no package.json above the code that runs.')
    folder = above
  }
  return path.join(folder, ...parts)
}
