import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatTable } from './formatTable.ts'
import { engineRows } from './engineRows.ts'
import { fileRows } from './fileRows.ts'
import { planRows } from './planRows.ts'
import type { Row } from './row.ts'

/** `npm run bench [-- --json]`: what we reach against SoX and FFmpeg in one run; a row without its peer says so. */
const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-bench-'))
try {
  const rows: Row[] = []
  for (const part of [engineRows, planRows, fileRows]) rows.push(...(await part(folder)))
  process.stdout.write(process.argv.includes('--json') ? `${JSON.stringify(rows, null, 2)}\n` : formatTable(rows))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
