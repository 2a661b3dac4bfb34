import path from 'node:path'
import type { ImportFile } from '../../engine/index.ts'

/**
 * The files named on the command line: what is not a switch, behind the program and, unless the app is packaged, behind
 * the app's folder.
 */
export function commandLineFiles(
  argv: readonly string[],
  packaged: 'packaged' | 'from folder',
  folder: string,
): ImportFile[] {
  const words = argv.slice(1).filter((word) => !word.startsWith('-'))
  return words
    .slice(packaged === 'packaged' ? 0 : 1)
    .map((file) => ({ path: path.resolve(folder, file), name: path.basename(file) }))
}
