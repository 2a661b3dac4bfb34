import type { BlockId } from '../../../../shared/ids.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import { isLost } from '../../disk/diskErrors.ts'
import { createHistory, pushEntry, type History } from '../../history/history.ts'
import { checkProject } from '../../model/checkProject.ts'
import type { Piece } from '../../model/piece.ts'
import type { Project } from '../../model/project.ts'
import type { EditorState } from '../../state/editorState.ts'
import type { Shapes } from '../rows/blockShapes.ts'
import { createTables } from '../rows/format.ts'
import { bytesSum, rowSum } from '../rows/rowSums.ts'
import { createSaver } from '../rows/saveRows.ts'
import { createRowIds } from '../rows/rowIds.ts'
import { connect, inTransaction, type Database } from '../rows/sqlite.ts'
import { packSummary } from '../blocks/summaryBytes.ts'

export interface Readable {
  readonly state: EditorState
  readonly shapes: Shapes
  readonly blocks: BlockStore
  readonly documents: ReadonlyMap<string, unknown>
}

/**
 * Writes what can be read of a project to a new file, which is whole: the present as it is shown, as much of the past
 * before it as is sound, and the documents. Throws what SQLite or the drive throws.
 */
export function writeRecovered(path: string, readable: Readable): void {
  const { state } = readable
  writeState(path, { ...readable, state: { ...state, history: soundHistory(state) } })
}

/** The same with all of the past. */
export function writeState(path: string, { state, shapes, blocks, documents }: Readable): void {
  const { base, entries } = state.history
  const database = connect(path, 'write')
  try {
    createTables(database)
    const used = new Set<BlockId>()
    for (const { project } of [base, ...entries, ...entries.flatMap(({ steps }) => steps)]) findBlocks(project, used)
    const there = new Set<BlockId>()
    for (const id of used) if (copyBlock(database, id, { shapes, blocks })) there.add(id)
    createSaver(database, createRowIds(), [], (id) => there.has(id)).save(state)
    inTransaction(database, 'powerLoss', () => {
      const add = database.prepare('INSERT INTO document (key, body, sum) VALUES (?, ?, ?)')
      for (const [key, value] of documents) {
        const body = JSON.stringify(value)
        add.run(key, body, rowSum('document', key, [body]))
      }
    })
  } finally {
    database.close()
  }
}

/** What stands, from the first entry on from which all can be read; steps within an entry are let go. */
function soundHistory({ project, history }: EditorState): History {
  const standing = history.entries.slice(0, history.position)
  const isPresent =
    history.stepsBack === 0 && quietly(() => standing.at(-1)?.project ?? history.base.project) === project
  if (!isPresent) return createHistory(project)
  let from = standing.length
  while (from > 0 && isSound(from === 1 ? history.base : standing[from - 2])) from--
  const base = from === 0 ? history.base : standing[from - 1]
  const start = createHistory(quietly(() => base?.project ?? project) ?? project)
  return standing
    .slice(from)
    .reduce((kept, entry) => pushEntry(kept, { ...entry, project: entry.project, steps: [] }), start)
}

function isSound(snapshot: { readonly project: Project } | undefined): boolean {
  const project = quietly(() => snapshot?.project ?? null)
  return project !== null && checkProject(project) === null
}

function quietly<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (!isLost(error)) throw error
    return null
  }
}

function findBlocks(project: Project, found: Set<BlockId>): void {
  const gather = (pieces: readonly Piece[]): void => {
    for (const { block, under } of pieces) {
      if (block !== null) found.add(block)
      gather(under)
    }
  }
  for (const track of project.tracks)
    for (const { pieces, hidden } of track.clips)
      for (const list of [pieces, hidden?.before ?? [], hidden?.after ?? []]) gather(list)
}

/** Under its own number. False where it can't be read. */
function copyBlock(database: Database, id: BlockId, { shapes, blocks }: Pick<Readable, 'shapes' | 'blocks'>): boolean {
  const shape = shapes.get(id)
  const bytes = shape === undefined ? null : quietly(() => blocks.bytes(id, 'once'))
  if (shape === undefined || bytes === null) return false
  const { format, channels, frames } = shape
  const summary = packSummary(blocks.summary(id))
  const cells = [format, channels, frames, bytesSum(bytes), bytesSum(summary)]
  inTransaction(database, 'crash', () => {
    database
      .prepare(
        'INSERT INTO block (id, format, channels, frames, samples_sum, summary_sum, sum) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, ...cells, rowSum('block', id, cells))
    database.prepare('INSERT INTO block_samples (block, bytes) VALUES (?, ?)').run(id, bytes)
    database.prepare('INSERT INTO block_summary (block, bytes) VALUES (?, ?)').run(id, summary)
  })
  return true
}
