import { ForeignTable } from '../../disk/diskErrors.ts'
import type { Findings } from '../rows/findings.ts'
import { definitionsOf, plainSql } from '../rows/format.ts'
import type { Database } from '../rows/sqlite.ts'

/** Up to here the whole file is checked before it is opened; of a longer one all but its sound, which has sums. */
const wholeBytes = 24 << 20

/**
 * Compares the tables with those of the version, so that nothing is asked of a view or of another program's table, and
 * looks whether their pages fit together. What does not belong there is noted, and left alone. Throws `ForeignTable`
 * where something else goes by the name of a table: to read it would be to run it.
 */
export function checkStructure(database: Database, version: number, findings: Findings): void {
  const wanted = definitionsOf(version)
  const found = new Map<string, string>()
  const strange = { kind: 'structure', name: 'its list of tables' } as const
  findings.attempt(
    strange,
    () => {
      for (const row of database.prepare('SELECT type, name, sql FROM sqlite_schema LIMIT 1000').iterate()) {
        const [type, name, sql] = [String(row['type']), String(row['name']), String(row['sql'])]
        if (type === 'table' && wanted.get(name) === plainSql(sql)) found.set(name, sql)
        else if (wanted.has(name)) throw new ForeignTable(name)
        else if (!name.startsWith('sqlite_')) findings.note({ kind: 'foreign', name: `${type} ${name}`.slice(0, 80) })
      }
    },
    () => undefined,
  )
  for (const name of wanted.keys())
    if (!found.has(name)) findings.note({ kind: 'structure', name: `its table ${name}` })
  const pages = findings.attempt(
    strange,
    () => numberIn(database, 'page_count') * numberIn(database, 'page_size'),
    () => Infinity,
  )
  const parts = pages <= wholeBytes ? [''] : [...found.keys()].filter((name) => !name.startsWith('block_'))
  for (const part of parts) checkPages(database, part, findings)
}

function checkPages(database: Database, table: string, findings: Findings): void {
  const part = { kind: 'structure', name: table === '' ? 'its pages' : `its table ${table}` } as const
  findings.attempt(
    part,
    () => {
      const verdict = database.prepare(`PRAGMA quick_check(${table === '' ? '1' : table})`).get()
      if (verdict?.['quick_check'] !== 'ok') findings.note(part)
    },
    () => undefined,
  )
}

function numberIn(database: Database, pragma: 'page_count' | 'page_size'): number {
  return Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])
}
