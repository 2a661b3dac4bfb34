import { constants, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isLost } from '../../../disk/diskErrors.ts'
import { openStill, openWithLog, type StillDatabase } from '../../../disk/stillDatabase.ts'
import { BadProject } from '../document/elements.ts'
import type { SoundRef } from '../document/projectDocument.ts'
import { rowSamples, sampleBytes } from './rowSamples.ts'
import { mostBlockFrames, type MonoSamples, type SoundStore } from './soundStore.ts'

const mostDocumentBytes = 256 << 20
const logHeadBytes = 32

export interface ProjectDatabase extends SoundStore {
  /** Dictionary and document of what was last saved, or of what is not saved yet where there is such. */
  document(): { readonly parts: readonly Uint8Array[]; readonly isUnsaved: boolean }
}

/**
 * The database of a project of Audacity 3 or later. Its file is never written to, and no file is made beside it: what
 * an Audacity that still has it open, or did not end well, has put into a log beside it is read in a copy of both.
 */
export function openProjectDatabase(file: string): ProjectDatabase {
  const { database, forget } = hasLog(file) ? openCopy(file) : { database: openStill(file), forget: () => {} }
  const close = (): void => {
    database.close()
    forget()
  }
  try {
    checkTables(database)
    return { document: () => readDocument(database), ...rowsOf(database), close }
  } catch (error) {
    close()
    throw isLost(error) ? new BadProject('project-tables') : error
  }
}

const hasLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > logHeadBytes

/** Where the system lets an open file go, the copy has no name any more as soon as it is open. */
function openCopy(file: string): { readonly database: StillDatabase; readonly forget: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-log-'))
  const forget = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const copy = path.join(folder, 'project')
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`, constants.COPYFILE_FICLONE)
    const database = openWithLog(copy)
    if (process.platform !== 'win32') forget()
    return { database, forget }
  } catch (error) {
    forget()
    throw error
  }
}

/** Real tables with plain columns: a view or a computed column could run without an end. */
function checkTables(database: StillDatabase): void {
  const plain = database.prepare(
    `SELECT count(*) AS n FROM sqlite_schema AS s WHERE s.name IN ('project', 'autosave', 'sampleblocks')
       AND s.type = 'table' AND s.sql LIKE 'CREATE TABLE%'
       AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(s.name) WHERE hidden <> 0)`,
  )
  if (plain.get()?.['n'] !== 3) throw new BadProject('project-tables')
}

/** As Audacity opens it: what was not saved goes before what was. */
function readDocument(database: StillDatabase): ReturnType<ProjectDatabase['document']> {
  for (const table of ['autosave', 'project'] as const) {
    const size = database
      .prepare(
        `SELECT length(dict) + length(doc) AS bytes FROM ${table}
         WHERE id = 1 AND typeof(dict) = 'blob' AND typeof(doc) = 'blob'`,
      )
      .get()?.['bytes']
    if (typeof size !== 'number') continue
    if (size > mostDocumentBytes) throw new BadProject('project-too-large')
    const row = database.prepare(`SELECT dict, doc FROM ${table} WHERE id = 1`).get()
    return { parts: [row?.['dict'] as Uint8Array, row?.['doc'] as Uint8Array], isUnsaved: table === 'autosave' }
  }
  throw new BadProject('project-tables')
}

interface Row {
  readonly format: number
  readonly frames: number
}

function rowsOf(database: StillDatabase): Pick<SoundStore, 'frames' | 'read'> {
  const shape = database.prepare(
    `SELECT sampleformat AS format, length(samples) AS bytes FROM sampleblocks
     WHERE blockid = ? AND typeof(samples) = 'blob' AND typeof(sampleformat) = 'integer'`,
  )
  const samples = database.prepare('SELECT samples FROM sampleblocks WHERE blockid = ?')
  const shapes = new Map<number, Row | null>()
  /** A block is longer than what is asked of it at a time. */
  const atHand = new Map<number, { readonly id: number; readonly bytes: Uint8Array }>()
  const shapeOf = (ref: SoundRef): Row | null => {
    if (ref.kind !== 'row' || !Number.isSafeInteger(ref.id)) return null
    const known = shapes.get(ref.id)
    if (known !== undefined) return known
    const found = lostAsNull(() => readShape(shape.get(ref.id)))
    shapes.set(ref.id, found)
    return found
  }
  const bytesOf = (id: number, reader: number): Uint8Array | null => {
    const last = atHand.get(reader)
    if (last?.id === id) return last.bytes
    atHand.delete(reader)
    const bytes = lostAsNull(() => samples.get(id)?.['samples'])
    if (!(bytes instanceof Uint8Array)) return null
    atHand.set(reader, { id, bytes })
    return bytes
  }
  return {
    frames: (ref) => shapeOf(ref)?.frames ?? null,
    read: (ref, from, frames, reader): MonoSamples | null => {
      const row = shapeOf(ref)
      const bytes = row === null || ref.kind !== 'row' ? null : bytesOf(ref.id, reader)
      return row === null || bytes === null ? null : rowSamples(bytes, row.format, from, frames)
    },
  }
}

function readShape(row: Record<string, unknown> | undefined): Row | null {
  const [format, bytes] = [row?.['format'], row?.['bytes']]
  if (typeof format !== 'number' || typeof bytes !== 'number') return null
  const width = sampleBytes(format)
  const frames = width === null ? 0 : Math.floor(bytes / width)
  return frames > 0 && frames <= mostBlockFrames ? { format, frames } : null
}

/** What a damaged page takes with it is silence like what is not there at all. */
function lostAsNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (isLost(error)) return null
    throw error
  }
}
