import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { count, element, encodeDocument, type Element, type Value } from './binaryXml.ts'

export const formats = { int16: 0x2_0001, int24: 0x4_0001, float: 0x4_000f } as const

export interface Row {
  readonly format: number
  readonly samples: Uint8Array | string | number | null
}

export const floatRow = (samples: readonly number[]): Row => ({
  format: formats.float,
  samples: new Uint8Array(Float32Array.from(samples).buffer),
})
export const int16Row = (samples: readonly number[]): Row => ({
  format: formats.int16,
  samples: new Uint8Array(Int16Array.from(samples).buffer),
})
/** Each sample in four bytes. */
export const int24Row = (samples: readonly number[]): Row => ({
  format: formats.int24,
  samples: new Uint8Array(Int32Array.from(samples).buffer),
})

export interface ClipFields {
  /** Of rows, and of silence as minus its length. */
  readonly blocks: readonly number[]
  /** Where each block begins; left out: nothing says it but the first. */
  readonly starts?: readonly number[]
  readonly frames?: number
  readonly attributes?: Readonly<Record<string, Value>>
  readonly points?: readonly (readonly [t: number, val: number])[]
  readonly inside?: readonly Element[]
}

export function clip({ blocks, starts, frames = 0, attributes = {}, points = [], inside = [] }: ClipFields): Element {
  const rows = blocks.map((id, index) =>
    element('waveblock', { start: count(starts?.[index] ?? 0), blockid: count(id) }),
  )
  const nodes = points.map(([t, val]) => element('controlpoint', { t, val }))
  return element('waveclip', { offset: 0, trimLeft: 0, trimRight: 0, name: 'clip', ...attributes }, [
    element('sequence', { maxsamples: { as: 'size', value: 262_144 }, numsamples: count(frames) }, rows),
    element('envelope', { numpoints: { as: 'size', value: nodes.length } }, nodes),
    ...inside,
  ])
}

export const waveTrack = (attributes: Readonly<Record<string, Value>>, children: readonly Element[]): Element =>
  element('wavetrack', { name: 'Track', linked: { as: 'int', value: 0 }, gain: 1, pan: 0, ...attributes }, children)

export const project = (children: readonly Element[], attributes: Readonly<Record<string, Value>> = {}): Element =>
  element('project', { audacityversion: '3.2.4', rate: 8000, ...attributes }, children)

const schema = `
  PRAGMA application_id = 0x41554459; PRAGMA user_version = 0x03010000;
  CREATE TABLE project(id INTEGER PRIMARY KEY, dict BLOB, doc BLOB);
  CREATE TABLE autosave(id INTEGER PRIMARY KEY, dict BLOB, doc BLOB);
  CREATE TABLE sampleblocks(blockid INTEGER PRIMARY KEY AUTOINCREMENT, sampleformat INTEGER, summin REAL, summax REAL,
    sumrms REAL, summary256 BLOB, summary64k BLOB, samples BLOB);`

export interface ProjectFields {
  readonly document: { readonly dict: Uint8Array; readonly doc: Uint8Array } | Element
  readonly unsaved?: Element
  /** By their ids, from 1 on. */
  readonly rows?: readonly Row[]
  /** Run in place of Audacity's own. */
  readonly schema?: string
  /** Leaves what was written last in the log beside it, as an Audacity that is open does. */
  readonly keepsLog?: true
}

/** Writes a database as Audacity does; `close` lets go of one that keeps its log. */
export function makeProject(file: string, fields: ProjectFields): { close(): void } {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0')
  database.exec(fields.schema ?? schema)
  if (fields.keepsLog) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const documents = [
    ['project', fields.document],
    ['autosave', fields.unsaved],
  ] as const
  for (const [table, document] of documents) {
    if (document === undefined || fields.schema !== undefined) continue
    const { dict, doc } = 'doc' in document ? document : encodeDocument(document)
    database.prepare(`INSERT INTO ${table}(id, dict, doc) VALUES(1, ?, ?)`).run(dict, doc)
  }
  const add =
    fields.schema === undefined && database.prepare('INSERT INTO sampleblocks(sampleformat, samples) VALUES(?, ?)')
  for (const { format, samples } of fields.rows ?? []) if (add !== false) add.run(format, samples)
  const close = (): void => database.close()
  if (!fields.keepsLog) close()
  return { close }
}

/** A project as Audacity 2 saved it: a text, and a folder of blocks that lie two folders deep. */
export function makeTextProject(file: string, text: string, blocks: Readonly<Record<string, Uint8Array>>): void {
  writeFileSync(file, text)
  const folder = path.join(path.dirname(file), `${path.parse(file).name}_data`)
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of Object.entries(blocks)) {
    const deep = path.join(folder, `e${name.slice(1, 3)}`, `d${name.slice(3, 5)}`)
    mkdirSync(deep, { recursive: true })
    writeFileSync(path.join(deep, name), bytes)
  }
}

/** Float samples in a file of blocks, low bytes first, with a summary in front as Audacity has it. */
export function blockFile(samples: readonly number[]): Uint8Array {
  const summary = 20
  const head = Uint32Array.of(0x2e73_6e64, 24 + summary, 0xffff_ffff, 6, 44_100, 1)
  return Buffer.concat([
    new Uint8Array(head.buffer),
    Buffer.alloc(summary, 'AudacityBlockFile112'),
    new Uint8Array(Float32Array.from(samples).buffer),
  ])
}
