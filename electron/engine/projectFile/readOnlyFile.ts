import { failure } from '../../../shared/failures/index.ts'
import { err, ok } from '../../../shared/result.ts'
import type { ReadOnlyView } from '../../../shared/schemas/projectView.ts'
import { withOwnBlocks } from '../blocks/withOwnBlocks.ts'
import { createBackground } from './background.ts'
import { checkRest } from './damage/checkBlocks.ts'
import { readableDocuments } from './documents.ts'
import type { Loaded } from './loadProject.ts'
import { measureFile } from './measureFile.ts'
import { createLostBlocks, type ProjectFile } from './projectFile.ts'
import { writeRecovered } from './damage/recoverProject.ts'
import { copyDatabase, type Database } from './rows/sqlite.ts'
import { createBlockReads } from './blocks/sqliteBlockStore.ts'

/**
 * A file that nothing is written to. What is looked at and said meanwhile is kept in memory, so that all that reads
 * goes on; what changes the project is refused.
 */
export function createReadOnlyFile(database: Database, loaded: Loaded, reason: ReadOnlyView['reason']): ProjectFile {
  const { shapes, known, missing } = loaded
  const lost = createLostBlocks()
  const checking = createBackground(() => false)
  const documents = readableDocuments(database, loaded.version)
  const blocks = withOwnBlocks(createBlockReads(database, shapes, { known, onLost: lost.found }))
  checking.run(checkRest(database, { shapes, known, onLost: lost.found }))
  const { project } = loaded.state
  return {
    blocks,
    readOnly: { reason, missing: [...missing] },
    onLost: lost.listen,
    save: (state) => (state.project === project ? ok(state) : err(failure('engine/read-only'))),
    readDocument: (key) => documents.get(key) ?? null,
    writeDocument: (key, value) => {
      documents.set(key, value)
      return ok()
    },
    copyTo: async (path, shown) => {
      if (reason === 'notWritable' && !lost.any()) await copyDatabase(database, path, 'waitedFor')
      else writeRecovered(path, { state: shown, shapes, blocks, documents })
    },
    keepCopy: async () => 'stopped',
    giveBack: async () => undefined,
    size: (now) => measureFile(database, shapes, now),
    close: () => {
      checking.end(0)
      database.close()
    },
  }
}
