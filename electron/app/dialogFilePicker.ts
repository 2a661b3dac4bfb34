import path from 'node:path'
import type { PickedPath, FilePicker } from '../agent/index.ts'
import { failure } from '../../shared/failures/index.ts'
import { err, ok } from '../../shared/result.ts'
import type { FileDialogs } from './fileDialogs.ts'

/**
 * In the window a file is touched only where a dialog gave it: a path in a sentence or in a model's call is at most the
 * name that the dialog suggests. A path that was given before in this run is not asked for again, as when an approval
 * is prepared anew.
 */
export function dialogFilePicker(dialogs: FileDialogs): FilePicker {
  const given = new Map<string, PickedPath>()
  const give = (file: string, overwrite: PickedPath['overwrite']): PickedPath[] => {
    const picked = { path: file, overwrite }
    given.set(file, picked)
    return [picked]
  }
  return {
    fromWords: async (_, said) => {
      const known = given.get(said)
      return ok(known === undefined ? null : [known])
    },
    choose: async (use, suggested) => {
      if (use === 'open') {
        const [file, ...more] = await dialogs.chooseAudio()
        if (file === undefined) return ok(null)
        return more.length > 0 ? err(failure('app/one-file')) : ok(give(file, 'never'))
      }
      const chosen =
        use === 'folder' ? await dialogs.chooseFolder('export') : await dialogs.chooseExport(path.basename(suggested))
      // The system's dialog has asked already whether a file may be replaced; a folder says nothing of the files in it.
      return ok(chosen === null ? null : give(chosen, use === 'save' ? 'allowed' : 'never'))
    },
  }
}
