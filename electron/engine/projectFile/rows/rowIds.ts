import type { HistoryEntry, Snapshot } from '../../history/history.ts'
import type { Piece } from '../../model/piece.ts'
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
}

export function createRowIds(): RowIds {
  return {
    pieces: createRowMap(),
    tracks: createRowMap(),
    labels: createRowMap(),
    projects: createRowMap(),
    snapshots: createRowMap(),
    entries: createRowMap(),
  }
}

function createRowMap<K extends object>(): RowMap<K> {
  const kept = new WeakMap<K, number>()
  const fresh = new Map<K, number>()
  return {
    row: (value, write) => {
      const known = kept.get(value) ?? fresh.get(value)
      if (known !== undefined) return known
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
  }
}
