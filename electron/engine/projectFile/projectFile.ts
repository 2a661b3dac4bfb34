import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { EditorState } from '../state/editorState.ts'
import type { Loaded } from './loadProject.ts'
import { createSaver } from './saveRows.ts'
import { isSqliteError, sqliteReason, type Database } from './sqlite.ts'
import { createSqliteBlockStore } from './sqliteBlockStore.ts'

/** An open project file. What `save` and `writeDocument` acknowledge is on disk; what they refuse left no trace. */
export interface ProjectFile {
  readonly blocks: BlockStore
  save(state: EditorState): Result<void>
  readDocument(key: string): unknown
  writeDocument(key: string, value: unknown): Result<void>
  close(): void
}

export function createProjectFile(database: Database, loaded: Loaded): ProjectFile {
  const saver = createSaver(database, loaded.ids, loaded.state.history.entries)
  const readDocument = database.prepare('SELECT body FROM document WHERE key = ?')
  const writeDocument = database.prepare('INSERT INTO document (key, body) VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body')
  return {
    blocks: createSqliteBlockStore(database, loaded.shapes),
    save: (state) => onDisk(() => saver.save(state)),
    readDocument: (key) => {
      const row = readDocument.get(key)
      return row === undefined ? null : JSON.parse(String(row['body']))
    },
    writeDocument: (key, value) => onDisk(() => void writeDocument.run(key, JSON.stringify(value))),
    close: () => database.close(),
  }
}

/** As `onDisk`, for work that takes its time and has failures of its own. */
export async function onDiskLater<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    const failed = diskFailure(error)
    if (failed === null) throw error
    return failed
  }
}

/** Turns what SQLite throws into a failure; everything else is a bug and goes on. */
export function onDisk<T>(work: () => T): Result<T> {
  try {
    return ok(work())
  } catch (error) {
    const failed = diskFailure(error)
    if (failed === null) throw error
    return failed
  }
}

function diskFailure(error: unknown): ReturnType<typeof err> | null {
  return isSqliteError(error) ? err(failure('engine/disk', { reason: sqliteReason(error) })) : null
}
