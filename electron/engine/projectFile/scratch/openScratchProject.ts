import { ok, type Result } from '../../../../shared/result.ts'
import type { EditorState } from '../../state/editorState.ts'
import { measureBlocks } from '../measureFile.ts'
import type { Opened } from '../openProjectFile.ts'
import type { ProjectFile } from '../projectFile.ts'
import { createScratchBlocks } from './scratchBlocks.ts'
import { createScratchSpace } from './scratchSpace.ts'
import { createSourceFiles } from './sourceFiles.ts'

/**
 * A project for one run: its state is in memory, and its sound stays in the files that it was read from or lies in
 * scratch space at `path`, in a folder that goes with the run. A crash leaves nothing of it, and nothing waits for the
 * drive.
 */
export function openScratchProject(path: string, state: EditorState): Result<Opened> {
  const scratch = createScratchSpace(path)
  const sources = createSourceFiles()
  const blocks = createScratchBlocks(scratch, sources)
  const documents = new Map<string, unknown>()
  const file: ProjectFile = {
    blocks,
    readOnly: null,
    // Whatever reads it fails, and the run with it.
    onLost: () => undefined,
    save: (next) => ok(next),
    readDocument: (key) => documents.get(key) ?? null,
    writeDocument: (key, value) => {
      documents.set(key, value)
      return ok()
    },
    copyTo: async (copy, shown) => {
      // The only way to a project file from here.
      const { writeState } = await import('../damage/recoverProject.ts')
      writeState(copy, { state: shown, shapes: blocks.shapes, blocks, documents })
    },
    keepCopy: async () => 'stopped',
    giveBack: async () => undefined,
    size: (now) => ({ file: scratch.size(), ...measureBlocks(blocks.shapes, now), free: 0 }),
    close: () => {
      scratch.close()
      sources.close()
    },
  }
  return ok({ file, state })
}
