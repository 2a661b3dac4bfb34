import { existsSync } from 'node:fs'
import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { EditorState } from '../state/editorState.ts'
import { createBulkWrites } from './bulkWrites.ts'
import { onDisk } from '../disk/diskFailures.ts'
import { leaveInFile } from './leaveInFile.ts'
import type { Loaded } from './loadProject.ts'
import { createSaver } from './saveRows.ts'
import { copyDatabase, inTransaction, type Database } from './sqlite.ts'
import { createSqliteBlockStore } from './sqliteBlockStore.ts'

/** An open project file. What `save` and `writeDocument` acknowledge is on disk; what they refuse left no trace. */
export interface ProjectFile {
  readonly blocks: BlockStore
  /** The same state with what is far back in its history left in the file. */
  save(state: EditorState): Result<EditorState>
  readDocument(key: string): unknown
  writeDocument(key: string, value: unknown): Result<void>
  /**
   * Writes all that is acknowledged to a new file, in steps between which other calls are served. Throws what SQLite or
   * the drive throws.
   */
  copyTo(path: string): Promise<void>
  close(): void
}

/** SQLite goes on writing into a file that was moved or taken away, and nobody would ever find it again. */
const gone = err(failure('engine/disk', { reason: 'its file is no longer where it was' }))

export function createProjectFile(database: Database, loaded: Loaded): ProjectFile {
  const { shapes } = loaded
  const writes = createBulkWrites(database, (gone) => {
    for (const id of gone) shapes.delete(id)
  })
  const saver = createSaver(database, loaded.ids, loaded.state.history.entries, (block) => shapes.has(block))
  const path = database.location()
  const isGone = (): boolean => path !== null && !existsSync(path)
  const readDocument = database.prepare('SELECT body FROM document WHERE key = ?')
  const writeDocument = database.prepare(
    'INSERT INTO document (key, body) VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  )
  return {
    blocks: createSqliteBlockStore(database, shapes, writes),
    save: (state) =>
      isGone()
        ? gone
        : onDisk(() => {
            writes.settle()
            saver.save(state)
            const history = leaveInFile(state.history, loaded.reader, loaded.ids)
            saver.isSaved(history)
            return history === state.history ? state : { ...state, history }
          }),
    readDocument: (key) => {
      const row = readDocument.get(key)
      return row === undefined ? null : JSON.parse(String(row['body']))
    },
    writeDocument: (key, value) =>
      isGone()
        ? gone
        : onDisk(() => {
            writes.settle()
            inTransaction(database, 'powerLoss', () => void writeDocument.run(key, JSON.stringify(value)))
          }),
    copyTo: async (path) => {
      writes.settle()
      await copyDatabase(database, path)
    },
    close: () => {
      database.close()
      writes.close()
    },
  }
}
