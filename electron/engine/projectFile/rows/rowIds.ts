import type { HistoryEntry, Snapshot } from '../../history/history.ts'
import type { Piece } from '../../model/piece.ts'
import type { About } from '../../model/about.ts'
import type { Label, Project, Track } from '../../model/project.ts'

/**
 * Which row each immutable value has, by identity: an edit shares what it does not touch, so only what is new gets a
 * row.
 * Ids that were given in a transaction count only after `keep`.
 */
export interface RowIds {
  readonly pieces: RowMap<readonly Piece[]>
  readonly tracks: RowMap<Track>
  readonly labels: RowMap<readonly Label[]>
  readonly about: RowMap<About>
  readonly projects: RowMap<Project>
  /** The project's row, known without reading the project. */
  readonly snapshots: RowMap<Snapshot>
  readonly entries: RowMap<HistoryEntry>
}

export interface RowMap<K extends object> {
  /** The row of a value; `write` makes one where it has none. */
  row(value: K, write: (value: K) => number): number
  set(value: K, row: number): void
  keep(): void
  forget(): void
  /** These rows are no more: a value that had one has none. */
  drop(rows: ReadonlySet<number>): void
}

/** Rows that were taken away, by their tables. */
export type GoneRows = Readonly<Record<'pieces' | 'track' | 'labels' | 'about' | 'project', ReadonlySet<number>>>

/** Which of the maps holds rows of which table. */
export function mapsOf(ids: RowIds): readonly (readonly [keyof GoneRows, Pick<RowMap<object>, 'drop'>])[] {
  return [
    ['pieces', ids.pieces],
    ['track', ids.tracks],
    ['labels', ids.labels],
    ['about', ids.about],
    ['project', ids.projects],
    ['project', ids.snapshots],
  ]
}

export function createRowIds(): RowIds {
  return {
    pieces: createRowMap(),
    tracks: createRowMap(),
    labels: createRowMap(),
    about: createRowMap(),
    projects: createRowMap(),
    snapshots: createRowMap(),
    entries: createRowMap(),
  }
}

function createRowMap<K extends object>(): RowMap<K> {
  const kept = new WeakMap<K, number>()
  const fresh = new Map<K, number>()
  // No number is given twice.
  const gone = new Set<number>()
  return {
    row: (value, write) => {
      const known = fresh.get(value) ?? kept.get(value)
      if (known !== undefined && !gone.has(known)) return known
      const row = write(value)
      fresh.set(value, row)
      return row
    },
    set: (value, row) => void kept.set(value, row),
    keep: () => {
      for (const [value, row] of fresh) kept.set(value, row)
      fresh.clear()
    },
    forget: () => fresh.clear(),
    drop: (rows) => rows.forEach((row) => gone.add(row)),
  }
}
