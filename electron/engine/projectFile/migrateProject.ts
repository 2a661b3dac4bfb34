import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildSummary } from '../blocks/buildSummary.ts'
import { causeOf } from '../../../shared/failures/index.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import { DamagedRow, RefusedFile } from '../disk/diskErrors.ts'
import { sampleBytes, type Shapes } from './rows/blockShapes.ts'
import { createTables, hasSums, stepsColumn } from './rows/format.ts'
import { loadProject, type Loaded } from './loadProject.ts'
import { copyTable, impossibleProjects } from './migrateRows.ts'
import { prepareBytes, readBytes } from './rows/rowReader.ts'
import { bytesSum, rowSum } from './rows/rowSums.ts'
import { connect, inTransaction, type Database } from './rows/sqlite.ts'
import { packSummary } from './blocks/summaryBytes.ts'

/**
 * Makes a file of an older version into one of this version. The new file is written beside the old one, read again and
 * compared; only then does it take the old one's place. Rows keep their numbers, so what was read goes on from there.
 * When anything fails, the old file is as it was. Gives the connection to the new file; `old` is closed.
 */
export function migrateProject(path: string, old: Database, loaded: Loaded, keepOlder: string | null): Loaded {
  const making = `${path}.making`
  rmSync(making, { force: true })
  try {
    copyRows(old, making, loaded)
    const made = prove(making, loaded)
    syncFile(making)
    old.close()
    if (keepOlder !== null) keepFile(path, keepOlder)
    renameSync(making, path)
    return made
  } catch (error) {
    if (isSystemError(error)) throw new RefusedFile(causeOf(error))
    throw error
  } finally {
    for (const left of [making, `${making}-wal`, `${making}-shm`]) rmSync(left, { force: true })
  }
}

const numbered = ['pieces', 'clips', 'track', 'labels'] as const

function copyRows(old: Database, making: string, loaded: Loaded): void {
  const { version, shapes } = loaded
  const impossible = hasSums(version) ? new Set<number>() : impossibleProjects(old, loaded)
  const made = connect(making, 'write')
  try {
    createTables(made)
    inTransaction(made, 'powerLoss', () => {
      const tables = version < 2 ? numbered.filter((table) => table !== 'clips') : numbered
      for (const table of tables) copyTable(old, made, { version, table, key: 'id' })
      copyTable(old, made, { version, table: 'project', key: 'id', read: { about: '0 AS about' }, damaged: impossible })
      copyTable(old, made, { version, table: 'entry', key: 'ord', read: { steps: stepsColumn(version) } })
      copyTable(old, made, { version, table: 'session', key: 'id', more: 'litter' })
      copyTable(old, made, { version, table: 'document', key: 'key' })
    })
    copyBlocks(old, made, shapes)
  } finally {
    made.close()
  }
}

/** Every block that can be read, with its summary made anew: from now on both have sums. */
function copyBlocks(old: Database, made: Database, shapes: Shapes): void {
  const samples = prepareBytes(old, 'block_samples')
  const addBlock = made.prepare(
    'INSERT INTO block (id, format, channels, frames, samples_sum, summary_sum, sum) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const addSamples = made.prepare('INSERT INTO block_samples (block, bytes) VALUES (?, ?)')
  const addSummary = made.prepare('INSERT INTO block_summary (block, bytes) VALUES (?, ?)')
  for (const [id, shape] of shapes) {
    const { format, channels, frames } = shape
    const bytes = readBytes(samples, id, sampleBytes(shape), 'sound')
    const summary = packSummary(buildSummary({ format, channels, frames, bytes }))
    const cells = [format, channels, frames, bytesSum(bytes), bytesSum(summary)]
    inTransaction(made, 'crash', () => {
      addBlock.run(id, ...cells, rowSum('block', id, cells))
      addSamples.run(id, bytes)
      addSummary.run(id, summary)
    })
  }
}

/** What was made, read again. Throws `DamagedRow` where it is not what there was. */
function prove(making: string, was: Loaded): Loaded {
  const database = connect(making, 'read')
  try {
    const made = loadProject(database)
    const same =
      made.missing.length === 0 &&
      isDeepStrictEqual(made.state.project, was.state.project) &&
      isDeepStrictEqual(made.state.focus, was.state.focus) &&
      made.state.history.position === was.state.history.position &&
      made.state.history.entries.length === was.state.history.entries.length
    if (!same) throw new DamagedRow({ kind: 'copy-differs' })
    return made
  } finally {
    database.close()
  }
}

/** Another name for the same file costs nothing, where the place is on the same drive. */
function keepFile(path: string, kept: string): void {
  mkdirSync(dirname(kept), { recursive: true, mode: 0o700 })
  for (const end of ['', '-wal']) {
    if (!existsSync(`${path}${end}`)) continue
    try {
      linkSync(`${path}${end}`, `${kept}${end}`)
    } catch (error) {
      if (!isSystemError(error)) throw error
      copyFileSync(`${path}${end}`, `${kept}${end}`)
    }
  }
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
