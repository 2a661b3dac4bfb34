import { homedir } from 'node:os'
import path from 'node:path'
import type { FilePicker } from '../agent/index.ts'
import { failure } from '../../shared/failures/index.ts'
import { err, ok } from '../../shared/result.ts'

/**
 * Paths are those of whoever typed the command: relative to the working folder. What is not named gets the suggested
 * name there.
 */
export function pathFilePicker(folder: string): FilePicker {
  const picked = (name: string) => ({
    path: path.resolve(folder, name.replace(/^~(?=[/\\]|$)/u, homedir())),
    overwrite: 'never' as const,
  })
  return {
    fromWords: async (_, said) => ok([picked(said)]),
    choose: async (use, suggested) => {
      if (use === 'open') return err(failure('cli/name-a-file'))
      return ok([picked(use === 'folder' ? '.' : suggested)])
    },
  }
}
