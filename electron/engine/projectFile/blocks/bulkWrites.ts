import { closeSync, fdatasync, openSync } from 'node:fs'
import type { BlockId } from '../../../../shared/ids.ts'
import { inTransaction, type Database } from '../rows/sqlite.ts'

/** So much is written the ordinary way before a longer transaction begins. */
const ordinaryBytes = 8 << 20
/**
 * The drive is asked to take what was written every so many bytes, beside the work: there is little left to wait for at
 * the end.
 */
const syncBytes = 32 << 20

/**
 * How blocks get into the file. Many bytes on end (an import, a rendered effect) go into one long transaction with a
 * rollback journal: they are written once, straight to their place, where the write-ahead log would write them twice.
 * The journal holds what was there before, so a crash or a loss of power gives the file as it was when the transaction
 * began.
 */
export interface BulkWrites {
  /** Runs `work`, which adds blocks of so many bytes; they are in the file when `settle` has been called. */
  add(bytes: number, work: () => BlockId): BlockId
  /**
   * Lets a longer transaction begin with the next block: with less in the log before it, there is less to wait for when
   * it begins.
   */
  expectMany(): void
  /**
   * Ends a long transaction: what was added is on disk. To be called before any other transaction begins. Throws what
   * SQLite throws.
   */
  settle(): void
  /** Lets the file go; the database has to be closed before. */
  close(): void
}

/** `forget` is told which blocks are gone when a long transaction could not be ended. */
export function createBulkWrites(database: Database, forget: (ids: readonly BlockId[]) => void): BulkWrites {
  const path = database.location()
  const drive = createBesideSync()
  let ordinary = 0
  let open: BlockId[] | null = null

  const begin = (file: string): BlockId[] => {
    drive.open(file)
    database.exec('PRAGMA journal_mode=DELETE; PRAGMA synchronous=NORMAL; BEGIN IMMEDIATE')
    return []
  }
  const drop = (): void => {
    if (database.isTransaction) database.exec('ROLLBACK')
    const gone = open ?? []
    open = null
    ordinary = 0
    forget(gone)
  }
  return {
    add: (bytes, work) => {
      ordinary += bytes
      if (open === null && (path === null || ordinary <= ordinaryBytes)) return inTransaction(database, 'crash', work)
      open ??= begin(path as string)
      try {
        const id = work()
        open.push(id)
        drive.wrote(bytes)
        return id
      } catch (error) {
        drop()
        throw error
      }
    },
    expectMany: () => {
      ordinary = Math.max(ordinary, ordinaryBytes)
    },
    settle: () => {
      ordinary = 0
      if (open === null) return
      try {
        database.exec('COMMIT')
      } catch (error) {
        drop()
        throw error
      }
      open = null
      database.exec('PRAGMA journal_mode=WAL')
    },
    close: () => drive.close(),
  }
}

/** Asks the drive now and then to take what was written, while the work goes on. */
function createBesideSync(): { open(file: string): void; wrote(bytes: number): void; close(): void } {
  // Closed last of all: closing any handle of the file gives up SQLite's lock on it.
  let handle: number | null = null
  let waiting = 0
  let isBusy = false
  return {
    open: (file) => {
      handle ??= openSync(file, 'r+')
      waiting = 0
    },
    wrote: (bytes) => {
      waiting += bytes
      if (waiting < syncBytes || isBusy || handle === null) return
      waiting = 0
      isBusy = true
      // What goes wrong here goes wrong for SQLite too, which asks again when the transaction ends.
      fdatasync(handle, () => {
        isBusy = false
      })
    },
    close: () => {
      if (handle !== null) closeSync(handle)
      handle = null
    },
  }
}
