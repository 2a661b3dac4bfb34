import type { BlockId } from '../../../../shared/ids.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import type { About } from '../../model/about.ts'
import { checkProject } from '../../model/checkProject.ts'
import type { Piece } from '../../model/piece.ts'
import type { Label, Project, Track } from '../../model/project.ts'
import { readAboutRow } from './aboutRows.ts'
import type { Shapes } from './blockShapes.ts'
import { createBudget, mostTracks } from './budget.ts'
import { readJson, readText } from './bytes.ts'
import { hasAbout, hasSums } from './format.ts'
import { readPieceRow } from './pieceRows.ts'
import type { RowIds, RowMap } from './rowIds.ts'
import { createRowReader } from './rowReader.ts'
import type { Database } from './sqlite.ts'
import { readTrackRow } from './trackRows.ts'

/**
 * Reads projects row by row. As long as somebody holds what a row gave, the row gives that very object again: versions
 * share what they shared.
 */
export interface ProjectReader {
  /** From now on rows come from another connection to the same file, or to one with the same rows. */
  readFrom(database: Database, version: number): void
  /** Throws `DamagedRow` when something can't be what was written. */
  project(row: number): Project
}

export function createProjectReader(start: Database, version: number, ids: RowIds, shapes: Shapes): ProjectReader {
  let row = createRowReader(start, version)
  let knowsAbout = hasAbout(version)
  const isUnproved = !hasSums(version)
  let budget = createBudget()
  const blockFrames = (id: BlockId): number | undefined => shapes.get(id)?.frames
  const pieces = once<readonly Piece[]>(ids.pieces, (id) =>
    readPieceRow(bytesOf(row('pieces', 'body', id)), blockFrames, budget),
  )
  const page = (id: number): Uint8Array => bytesOf(row('clips', 'body', id))
  const track = once<Track>(ids.tracks, (id) =>
    readTrackRow(bytesOf(row('track', 'body', id)), { pieces, page }, budget),
  )
  const labels = once<readonly Label[]>(ids.labels, (id) => readLabels(row('labels', 'body', id)))
  const about = once<About>(ids.about, (id) => readAboutRow(row('about', 'body', id)))
  const aboutOf = (id: number): { about?: About } => {
    const said = knowsAbout ? Number(row('project', 'about', id)) : 0
    return said === 0 ? {} : { about: about(said) }
  }
  const project = once<Project>(ids.projects, (id) => ({
    sampleRate: Number(row('project', 'sample_rate', id)),
    tracks: readRowList(row('project', 'tracks', id)).map(track),
    labels: labels(Number(row('project', 'labels', id))),
    ...aboutOf(id),
  }))
  return {
    project: (id) => {
      budget = createBudget()
      const found = project(id)
      // What had no sum when it was written can be anything, also after it was given one.
      const wrong = isUnproved ? checkProject(found) : null
      if (wrong !== null) throw new DamagedRow({ kind: 'impossible', what: wrong })
      return found
    },
    readFrom: (database, ofVersion) => {
      row = createRowReader(database, ofVersion)
      knowsAbout = hasAbout(ofVersion)
    },
  }
}

export function bytesOf(value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new DamagedRow({ kind: 'row-of-wrong-form' })
  return value
}

export function readRowList(value: unknown): readonly number[] {
  const list = readJson<unknown>(value)
  if (!Array.isArray(list) || list.length > mostTracks || !list.every((one) => Number.isSafeInteger(one)))
    throw new DamagedRow({ kind: 'rows-of-wrong-form' })
  return list as number[]
}

/** More than anybody sets; a window could not show them. */
const mostLabels = 200_000
const mostLetters = 16 << 20

export function readLabels(value: unknown): readonly Label[] {
  const list = readJson<unknown>(value)
  if (!Array.isArray(list) || list.length > mostLabels || !list.every(isLabel))
    throw new DamagedRow({ kind: 'labels-of-wrong-form' })
  let letters = 0
  for (const { id, text } of list) letters += readText(id).length + readText(text).length
  if (letters > mostLetters) throw new DamagedRow({ kind: 'labels-of-wrong-form' })
  return list
}

function isLabel(value: unknown): value is Label {
  const { id, text, start, end } = Object(value) as Partial<Record<keyof Label, unknown>>
  return typeof id === 'string' && typeof text === 'string' && Number.isSafeInteger(start) && Number.isSafeInteger(end)
}

function once<T extends object>(ids: RowMap<T>, read: (row: number) => T): (row: number) => T {
  const known = new Map<number, WeakRef<T>>()
  return (row) => {
    const before = known.get(row)?.deref()
    if (before !== undefined) return before
    const value = read(row)
    known.set(row, new WeakRef(value))
    ids.set(value, row)
    return value
  }
}
