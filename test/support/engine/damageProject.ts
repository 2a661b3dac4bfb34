import { DatabaseSync } from 'node:sqlite'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Things that happen to files: drives that flip bits, lose or swap pages, cut files short, and hands that change
 * rows.
 */
type Damage = (file: string, next: () => number) => string

const pageBytes = 65_536

const onBytes =
  (name: string, change: (bytes: Buffer, next: () => number) => Buffer): Damage =>
  (file, next) => {
    writeFileSync(file, change(readFileSync(file), next))
    return name
  }

const flip = onBytes('bits flipped', (bytes, next) => {
  for (let count = 1 + Math.floor(next() * 8); count > 0; count--) {
    const at = Math.floor(next() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8))
  }
  return bytes
})

/** Nearly all of a file is sound, and what is not lies at the ends of its pages. */
const flipRows = onBytes('bits flipped among rows', (bytes, next) => {
  const page = Math.floor((next() * bytes.length) / pageBytes)
  for (let count = 1 + Math.floor(next() * 4); count > 0; count--) {
    const within = next() < 0.3 ? Math.floor(next() * 300) : pageBytes - 1 - Math.floor(next() * 4000)
    const at = page * pageBytes + within
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8))
  }
  return bytes
})

const losePage = onBytes('a page lost', (bytes, next) => {
  const page = 1 + Math.floor((next() * (bytes.length - pageBytes)) / pageBytes)
  return bytes.fill(next() < 0.5 ? 0 : 0xa5, page * pageBytes, (page + 1) * pageBytes)
})

const swapPages = onBytes('pages swapped', (bytes, next) => {
  const pick = (): number => (1 + Math.floor((next() * (bytes.length - pageBytes)) / pageBytes)) * pageBytes
  const [one, other] = [pick(), pick()]
  const kept = Buffer.from(bytes.subarray(one, one + pageBytes))
  bytes.copy(bytes, one, other, other + pageBytes)
  kept.copy(bytes, other)
  return bytes
})

const cutShort = onBytes('cut short', (bytes, next) => bytes.subarray(0, Math.floor(next() * bytes.length)))

const tables = [
  'block',
  'block_samples',
  'block_summary',
  'pieces',
  'track',
  'labels',
  'project',
  'entry',
  'session',
  'document',
]
const values = [
  'NULL',
  '0',
  '-1',
  '9223372036854775807',
  `''`,
  `'{}'`,
  `'['`,
  `'null'`,
  `x''`,
  'zeroblob(3000000)',
  `'[[1]]'`,
]

/** One cell of one row, or the row itself. */
const changeRow: Damage = (file, next) => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const table = pick(tables)
  const database = new DatabaseSync(file)
  const column = pick(
    database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map((one) => String(one['name'])),
  )
  const where = `rowid = (SELECT rowid FROM ${table} LIMIT 1 OFFSET ${Math.floor(next() * 6)})`
  const sql =
    // A document that is gone is one that was never written.
    table !== 'document' && next() < 0.25
      ? `DELETE FROM ${table} WHERE ${where}`
      : `UPDATE OR IGNORE ${table} SET ${column} = ${pick(values)} WHERE ${where}`
  try {
    database.exec(sql)
  } catch {
    // A column that takes no such value: the file stays sound, which has to be seen too.
  }
  database.close()
  return sql
}

const damages: readonly Damage[] = [flip, flipRows, flipRows, losePage, swapPages, cutShort, changeRow, changeRow]

/** Damages a project file in one way; says in which. */
export function damageProject(file: string, next: () => number): string {
  const damage = damages[Math.floor(next() * damages.length)] ?? flip
  return damage(file, next)
}
