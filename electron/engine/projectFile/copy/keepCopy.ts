import { existsSync, renameSync, rmSync } from 'node:fs'
import { isDamage, isSqliteError } from '../../disk/diskErrors.ts'
import type { Background } from '../background.ts'
import { formatVersion, versionOf } from '../rows/format.ts'
import { readSession } from '../rows/sessionRow.ts'
import { connect, copyDatabase, inTransaction, type Database } from '../rows/sqlite.ts'
import { addSome, columnsOf, insert, keyOf, numbered, type NumberedTable } from './copyRows.ts'

/**
 * `unfit`: what is there is no copy of this file, or damaged. `stopped`: the copy stayed as it was. Else how often the
 * content of what is in it had changed.
 */
export type KeptCopy = 'unfit' | 'stopped' | { readonly contentRevision: number }

/**
 * Makes a copy of the whole project, or brings one up to date by what is new: in steps between which everything else
 * is served. It is a project file at any moment, that of before until the last step, also after a crash. Throws what
 * SQLite or the drive throws.
 */
export async function keepCopy(source: Database, path: string, background: Background): Promise<KeptCopy> {
  if (!existsSync(path)) return makeCopy(source, path)
  const copy = connect(path, 'write')
  try {
    if (versionOf(copy) !== formatVersion || !isCopyOf(copy, source)) return 'unfit'
    return await inSteps(background, bringUpToDate(source, copy))
  } catch (error) {
    if (isSqliteError(error) && isDamage(error)) return 'unfit'
    throw error
  } finally {
    copy.close()
  }
}

/** The first one is written once, and by another thread. */
async function makeCopy(source: Database, path: string): Promise<KeptCopy> {
  const making = `${path}.making`
  const remove = (): void => {
    for (const left of [making, `${making}-wal`, `${making}-shm`, `${making}-journal`]) rmSync(left, { force: true })
  }
  remove()
  try {
    await copyDatabase(source, making, 'beside')
    const copy = connect(making, 'write')
    const contentRevision = revisionIn(copy)
    copy.close()
    renameSync(making, path)
    return { contentRevision }
  } finally {
    remove()
  }
}

function* bringUpToDate(source: Database, copy: Database): Generator<void, KeptCopy> {
  while (addSome(source, copy)) yield
  // In the same step: nothing can have come between.
  const gone = new Map(numbered.map((table) => [table, missingIn(source, copy, table)]))
  inTransaction(copy, 'powerLoss', () => {
    replaceRows(source, copy, 'entry')
    replaceRows(source, copy, 'document')
    replaceSession(source, copy)
  })
  const contentRevision = revisionIn(copy)
  yield
  yield* dropGone(copy, gone)
  return { contentRevision }
}

/** Whatever both have must be the same: another project may lie under the old name. */
function isCopyOf(copy: Database, source: Database): boolean {
  return numbered.every((table) => {
    const sums = sumsIn(source, table)
    for (const [id, sum] of sumsIn(copy, table)) if ((sums.get(id) ?? sum) !== sum) return false
    return true
  })
}

function sumsIn(database: Database, table: NumberedTable | 'entry' | 'document'): Map<unknown, unknown> {
  const key = keyOf(table)
  const rows = database.prepare(`SELECT ${key}, sum FROM ${table}`).all()
  return new Map(rows.map((row) => [row[key], row['sum']]))
}

function missingIn(source: Database, copy: Database, table: NumberedTable): number[] {
  const there = sumsIn(source, table)
  return [...sumsIn(copy, table).keys()].filter((id) => !there.has(id)).map(Number)
}

/** Rows that change, or go: those that differ are written anew. */
function replaceRows(source: Database, copy: Database, table: 'entry' | 'document'): void {
  const key = keyOf(table)
  const [is, was] = [sumsIn(source, table), sumsIn(copy, table)]
  const drop = copy.prepare(`DELETE FROM ${table} WHERE ${key} = ?`)
  for (const id of was.keys()) if (!is.has(id)) drop.run(id as string | number)
  const read = source.prepare(`SELECT ${columnsOf(table).join(', ')} FROM ${table} WHERE ${key} = ?`)
  for (const [id, sum] of is) {
    const row = was.get(id) === sum ? undefined : read.get(id as string | number)
    if (row !== undefined) insert(copy, table, row)
  }
}

/** The row that says what all the others come to; some of them may be of no use any more. */
function replaceSession(source: Database, copy: Database): void {
  const row = source.prepare('SELECT base, body, sum FROM session').get()
  const put = copy.prepare('UPDATE session SET base = ?, body = ?, sum = ?, litter = 1')
  put.run(Number(row?.['base']), String(row?.['body']), Number(row?.['sum']))
}

const dropAtATime = 32
const pagesAtATime = 64

/** What nothing in the copy needs any more leaves it, and the file gets smaller. */
function* dropGone(copy: Database, gone: ReadonlyMap<NumberedTable, number[]>): Generator<void> {
  for (const [table, ids] of gone)
    for (let from = 0; from < ids.length; from += dropAtATime) {
      inTransaction(copy, 'crash', () => {
        for (const id of ids.slice(from, from + dropAtATime)) dropRow(copy, table, id)
      })
      yield
    }
  for (let free = freeIn(copy); free > 0;) {
    inTransaction(copy, 'crash', () => copy.exec(`PRAGMA incremental_vacuum(${pagesAtATime})`))
    const left = freeIn(copy)
    free = left < free ? left : 0
    yield
  }
}

function dropRow(copy: Database, table: NumberedTable, id: number): void {
  copy.prepare(`DELETE FROM ${table} WHERE id = ?`).run(id)
  if (table !== 'block') return
  copy.prepare('DELETE FROM block_samples WHERE block = ?').run(id)
  copy.prepare('DELETE FROM block_summary WHERE block = ?').run(id)
}

const freeIn = (copy: Database): number => Number(copy.prepare('PRAGMA freelist_count').get()?.['freelist_count'])
const revisionIn = (copy: Database): number => readSession(copy, versionOf(copy)).body.contentRevision

/** Runs it to its end beside everything else. Throws what a step throws. */
async function inSteps(background: Background, steps: Generator<void, KeptCopy>): Promise<KeptCopy> {
  const ended: { made: KeptCopy; failed: Error | null } = { made: 'stopped', failed: null }
  const step = (): boolean => {
    try {
      const { done, value } = steps.next()
      if (done === true) ended.made = value
      return done !== true
    } catch (error) {
      ended.failed = error instanceof Error ? error : new Error(String(error))
      return false
    }
  }
  await new Promise<void>((resolve) => background.run(step, resolve))
  if (ended.failed !== null) throw ended.failed
  return ended.made
}
