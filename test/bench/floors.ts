import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, openSync, readSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

/**
 * What the machine allows at the moment, measured between the laps of what it is compared with: the same bytes, written
 * or read without anything of ours.
 */
export interface CommitFloor {
  /** Milliseconds for one transaction of so many bytes that is on the drive when it ends. */
  readonly commit: (bytes: number) => number
  readonly close: () => void
}

/** A database of the same kind as a project's, beside it: the same pages, log and locks. */
export function openCommitFloor(file: string): CommitFloor {
  const database = new DatabaseSync(file)
  database.exec(
    'PRAGMA page_size=65536; PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL',
  )
  database.exec('CREATE TABLE row (id INTEGER PRIMARY KEY, body BLOB NOT NULL)')
  const put = database.prepare('INSERT INTO row (body) VALUES (?)')
  return {
    commit: (bytes) => {
      const body = new Uint8Array(bytes).fill(7)
      const start = performance.now()
      database.exec('BEGIN IMMEDIATE')
      put.run(body)
      database.exec('COMMIT')
      return performance.now() - start
    },
    close: () => {
      database.close()
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    },
  }
}

/** How far a project's log is written; one that is begun anew has other `salts` (sqlite.org/fileformat.html, 4). */
export interface LogEnd {
  readonly salts: string
  readonly bytes: number
}

const logHeader = 32
const frameHeader = 24

/** What stands behind the last frame is left of before: its file never becomes shorter. */
export function logEnd(project: string): LogEnd {
  if (!existsSync(`${project}-wal`)) return { salts: '', bytes: 0 }
  const log = openSync(`${project}-wal`, 'r')
  try {
    const header = Buffer.alloc(logHeader)
    const isBegun = readSync(log, header, { position: 0 }) === logHeader
    const frame = isBegun ? frameHeader + header.readUInt32BE(8) : 0
    const salts = header.toString('hex', 16, 24)
    const isWritten = (index: number): boolean => {
      const place = Buffer.alloc(frameHeader)
      readSync(log, place, { position: logHeader + index * frame })
      return place.toString('hex', 8, 16) === salts
    }
    let [from, to] = [0, isBegun ? Math.floor((fstatSync(log).size - logHeader) / frame) : 0]
    while (from < to) {
      const middle = Math.floor((from + to) / 2)
      if (isWritten(middle)) from = middle + 1
      else to = middle
    }
    return { salts, bytes: from * frame }
  } finally {
    closeSync(log)
  }
}

export function bytesLogged(before: LogEnd, after: LogEnd): number {
  return after.salts === before.salts ? after.bytes - before.bytes : after.bytes
}

/** Milliseconds for a new thread that reads every row of a project but its samples, by SQLite alone. */
export async function readRows(file: string): Promise<number> {
  const start = performance.now()
  const reader = new Worker(readingRows, { eval: true, workerData: file })
  await once(reader, 'exit')
  return performance.now() - start
}

const readingRows = `
  const { workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(workerData, { readOnly: true })
  for (const table of ['block', 'block_summary', 'pieces', 'clips', 'track', 'labels', 'project', 'entry', 'session'])
    database.prepare('SELECT * FROM ' + table).all()
  database.close()
`

/** Milliseconds to copy so many bytes in memory once. */
export function copyBytes(bytes: number): number {
  const portion = new Uint8Array(16 << 20).fill(1)
  const into = new Uint8Array(portion.length)
  const start = performance.now()
  for (let left = bytes; left > 0; left -= portion.length)
    into.set(left < portion.length ? portion.subarray(0, left) : portion)
  return performance.now() - start
}
