import { isLost, DamagedRow } from '../disk/diskErrors.ts'
import { readJson } from './rows/bytes.ts'
import type { Findings } from './rows/findings.ts'
import { hasSums } from './rows/format.ts'
import { isSummed } from './rows/rowSums.ts'
import type { Database } from './rows/sqlite.ts'

/** Ours have a word each. */
const longestKey = 1000

/** Reads a document by its key: null where there is none. Throws `DamagedRow` for one that is not what was written. */
export function createDocumentReader(database: Database, version: number): (key: string) => unknown {
  const sum = hasSums(version) ? ', sum' : ''
  const statement = database.prepare(`SELECT body${sum} FROM document WHERE key = ?`)
  return (key) => {
    const row = statement.get(key)
    if (row === undefined) return null
    if (hasSums(version) && !isSummed('document', key, row))
      throw new DamagedRow({ kind: 'document-damaged', document: key })
    return readJson(row['body'])
  }
}

/** The documents that can be read; others are noted. */
export function checkDocuments(database: Database, version: number, findings: Findings): void {
  const list = { kind: 'document', name: '' } as const
  const keys = findings.attempt(
    list,
    () =>
      database
        .prepare('SELECT CASE WHEN octet_length(key) <= ? THEN key END AS key FROM document LIMIT 1000')
        .all(longestKey)
        .map((row) => row['key']),
    () => [],
  )
  const read = findings.attempt<((key: string) => unknown) | null>(
    list,
    () => createDocumentReader(database, version),
    () => null,
  )
  for (const key of keys)
    findings.attempt(
      { kind: 'document', name: typeof key === 'string' ? key.slice(0, 80) : '' },
      () => {
        if (typeof key !== 'string') throw new DamagedRow({ kind: 'document-without-name' })
        return read?.(key)
      },
      () => null,
    )
}

/** What is left of the documents of a damaged file. */
export function readableDocuments(database: Database, version: number): Map<string, unknown> {
  const found = new Map<string, unknown>()
  try {
    const read = createDocumentReader(database, version)
    const keys = database.prepare('SELECT key FROM document WHERE octet_length(key) <= ? LIMIT 1000')
    for (const row of keys.iterate(longestKey)) {
      const key = String(row['key'])
      const value = readOne(() => read(key))
      if (value !== null) found.set(key, value)
    }
  } catch (error) {
    if (!isLost(error)) throw error
  }
  return found
}

function readOne(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (!isLost(error)) throw error
    return null
  }
}
