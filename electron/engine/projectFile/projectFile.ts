import { existsSync } from 'node:fs'
import { failure } from '../../../shared/failures/index.ts'
import type { BlockId } from '../../../shared/ids.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { FileSize } from '../../../shared/schemas/fileSize.ts'
import type { ReadOnlyView } from '../../../shared/schemas/projectView.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { onDisk } from '../disk/diskFailures.ts'
import type { Project } from '../model/project.ts'
import type { EditorState } from '../state/editorState.ts'
import { type Background, createBackground } from './background.ts'
import { type BulkWrites, createBulkWrites } from './blocks/bulkWrites.ts'
import { keepCopy, type KeptCopy } from './copy/keepCopy.ts'
import { checkRest } from './damage/checkBlocks.ts'
import { createDocumentReader, readableDocuments } from './documents.ts'
import { leaveInFile } from './leaveInFile.ts'
import type { Loaded } from './loadProject.ts'
import { writeRecovered } from './damage/recoverProject.ts'
import { rowSum } from './rows/rowSums.ts'
import { createSaver } from './rows/saveRows.ts'
import { copyDatabase, inTransaction, type Database } from './rows/sqlite.ts'
import { createSqliteBlockStore } from './blocks/sqliteBlockStore.ts'
import { measureFile } from './measureFile.ts'
import { planTidying as planAgain, tidyWhenFree, type Tidying } from './tidyFile.ts'

/** An open project file. What `save` and `writeDocument` acknowledge is on disk; what they refuse left no trace. */
export interface ProjectFile {
  readonly blocks: BlockStore
  /** Why it is only read, and what of it is missing; null where it can be written. */
  readonly readOnly: ReadOnlyView | null
  /** Called when sound is found that is not what was written; not more than once for a block. */
  readonly onLost: (listener: (block: BlockId) => void) => void
  /** The same state with what is far back in its history left in the file. */
  save(state: EditorState): Result<EditorState>
  readDocument(key: string): unknown
  writeDocument(key: string, value: unknown): Result<void>
  /**
   * Writes all that is acknowledged to a new file, in steps between which other calls are served; of a damaged one what
   * can be read, `shown` as it is. Throws what SQLite or the drive throws.
   */
  copyTo(path: string, shown: EditorState): Promise<void>
  /** A copy for the case that this file gets lost, made or brought up to date beside everything else. */
  keepCopy(path: string): Promise<KeptCopy>
  /**
   * Gives back, in steps, what no entry of the history needs any more, whenever `isFree`: nothing is under way, and
   * nobody but those who hold the blocks in `held` has anything else in mind. Resolves when nothing is left of it.
   */
  giveBack(isFree: () => boolean, held: () => ReadonlySet<BlockId>): Promise<void>
  /** Bytes; `now` is what the sound of that project takes. */
  size(now: Project): FileSize
  close(): void
}

/** SQLite goes on writing into a file that was moved or taken away, and nobody would ever find it again. */
const gone = err(failure('engine/disk', { cause: { kind: 'moved-away' } }))

/** Milliseconds in which a project that was opened is drawn: nobody looks at what is checked meanwhile. */
const untilPicture = 250
/** At the end so many steps are spent on what nobody needs any more. */
const lastTidying = 24

/** A file that this connection has for itself. Nothing is written before something is saved. */
export function createProjectFile(
  database: Database,
  loaded: Loaded,
  planTidying: (() => Tidying | null) | null,
): ProjectFile {
  const { shapes, known } = loaded
  const writes = createBulkWrites(database, (gone) => {
    for (const id of gone) shapes.delete(id)
  })
  const lost = createLostBlocks()
  const checking = createBackground(() => database.isTransaction, 'steady', untilPicture)
  const tidyingUp = createBackground(() => database.isTransaction, 'brisk')
  const copying = createBackground(() => database.isTransaction, 'brisk')
  const saver = createSaver(database, loaded.ids, loaded.state.history.entries, (block) => shapes.has(block))
  const path = database.location()
  const isGone = (): boolean => path !== null && !existsSync(path)
  const readDocument = createDocumentReader(database, loaded.version)
  const putDocument = createDocumentWriter(database)
  const write = createWriting(isGone, writes, tidyingUp, planTidying)
  checking.run(checkRest(database, { shapes, known, onLost: lost.found }))
  const blocks = createSqliteBlockStore(database, shapes, { known, onLost: lost.found }, writes)
  return {
    blocks,
    readOnly: null,
    onLost: lost.listen,
    save: (state) =>
      write(() => {
        saver.save(state)
        const history = leaveInFile(state.history, loaded.reader, loaded.ids)
        saver.isSaved(history)
        return history === state.history ? state : { ...state, history }
      }),
    readDocument,
    writeDocument: (key, value) => write(() => putDocument(key, JSON.stringify(value))),
    ...createCopies(database, loaded, { writes, blocks, isDamaged: lost.any }, copying),
    giveBack: async (isFree, held) =>
      tidyWhenFree(tidyingUp, isFree, () => {
        writes.settle()
        const planned = planAgain(database, loaded, held())
        if (planned !== null) saver.forget(planned.gone)
        return planned
      }),
    size: (now) => measureFile(database, shapes, now),
    close: () => {
      checking.end(0)
      copying.end(0)
      tidyingUp.end(lastTidying)
      database.close()
      writes.close()
    },
  }
}

/** Writes what lasts; the first time it also plans what of the file goes. */
function createWriting(
  isGone: () => boolean,
  writes: BulkWrites,
  tidyingUp: Background,
  planTidying: (() => Tidying | null) | null,
): <T>(work: () => T) => Result<T> {
  let plan = planTidying
  return (work) =>
    isGone()
      ? gone
      : onDisk(() => {
          writes.settle()
          const tidy = plan?.() ?? null
          plan = null
          const done = work()
          if (tidy !== null) tidyingUp.run(tidy.step)
          return done
        })
}

interface Copied {
  readonly writes: BulkWrites
  readonly blocks: BlockStore
  readonly isDamaged: () => boolean
}

function createCopies(
  database: Database,
  { shapes, version }: Loaded,
  { writes, blocks, isDamaged }: Copied,
  copying: Background,
): Pick<ProjectFile, 'copyTo' | 'keepCopy'> {
  return {
    copyTo: async (path, shown) => {
      writes.settle()
      if (!isDamaged()) return copyDatabase(database, path, 'waitedFor')
      writeRecovered(path, { state: shown, shapes, blocks, documents: readableDocuments(database, version) })
    },
    keepCopy: async (path) => {
      writes.settle()
      return isDamaged() ? 'stopped' : keepCopy(database, path, copying)
    },
  }
}

function createDocumentWriter(database: Database): (key: string, body: string) => void {
  const put = database.prepare(
    'INSERT INTO document (key, body, sum) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body, sum = excluded.sum',
  )
  return (key, body) =>
    inTransaction(database, 'powerLoss', () => void put.run(key, body, rowSum('document', key, [body])))
}

interface LostBlocks {
  readonly found: (id: BlockId) => void
  readonly any: () => boolean
  readonly listen: ProjectFile['onLost']
}

export function createLostBlocks(): LostBlocks {
  const listeners: ((block: BlockId) => void)[] = []
  const told = new Set<BlockId>()
  return {
    found: (id) => {
      if (told.has(id)) return
      told.add(id)
      // Whoever reads it is in the middle of something.
      setImmediate(() => {
        for (const listener of listeners) listener(id)
      })
    },
    any: () => told.size > 0,
    listen: (listener) => void listeners.push(listener),
  }
}
