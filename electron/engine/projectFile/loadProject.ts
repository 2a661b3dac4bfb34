import type { BlockId } from '../../../shared/ids.ts'
import { DamagedRow, isLost } from '../disk/diskErrors.ts'
import { createHistory, projectAt, stepCount, type History } from '../history/history.ts'
import { checkProject } from '../model/checkProject.ts'
import { emptyFocus } from '../model/emptyProject.ts'
import type { Project } from '../model/project.ts'
import { settleFocus } from '../model/settleFocus.ts'
import { stopped, type EditorState } from '../state/editorState.ts'
import type { MissingPart } from '../../../shared/schemas/projectView.ts'
import { readShapes, type Shapes } from './rows/blockShapes.ts'
import { checkDocuments } from './documents.ts'
import { checkStructure } from './damage/checkStructure.ts'
import { createFindings } from './rows/findings.ts'
import { versionOf } from './rows/format.ts'
import { checkShort } from './damage/checkBlocks.ts'
import { looseSound, mendProject, type PartlyRead } from './damage/mendProject.ts'
import { createProjectReader, type ProjectReader } from './rows/projectReader.ts'
import { createRowIds, type RowIds } from './rows/rowIds.ts'
import { readSession, type SessionRow } from './rows/sessionRow.ts'
import { isHeard } from './damage/silenceLost.ts'
import type { Database } from './rows/sqlite.ts'
import { readEntries, storedEntry, storedSnapshot, type EntryRow } from './rows/storedHistory.ts'

export interface Loaded {
  readonly state: EditorState
  readonly ids: RowIds
  readonly shapes: Shapes
  /** Blocks that were compared with their sums. */
  readonly known: Set<BlockId>
  readonly reader: ProjectReader
  readonly version: number
  /** The row that every change of the file changes too. */
  readonly stamp: string
  /** What could not be read; the state is what is left. Nothing is ever written to such a file. */
  readonly missing: readonly MissingPart[]
}

/**
 * Reads the project as it is, and of its history the names. Each part is read and checked for itself; what is lost is
 * left out and said, behind what is known to be missing. Throws `DamagedRow`, or what SQLite throws, when there is
 * nothing left.
 */
export function loadProject(database: Database, known: readonly MissingPart[] = []): Loaded {
  const version = versionOf(database)
  const findings = createFindings()
  known.forEach(findings.note)
  checkStructure(database, version, findings)
  const ids = createRowIds()
  const shapes = readShapes(database, version, findings)
  const { lost, whole } = checkShort(database, shapes, findings)
  for (const id of lost) shapes.delete(id)
  checkDocuments(database, version, findings)
  const reader = createProjectReader(database, version, ids, shapes)
  const session = findings.attempt<SessionRow | null>(
    { kind: 'focus', name: '' },
    () => readSession(database, version),
    () => null,
  )
  const entries = findings.attempt<readonly EntryRow[]>(
    { kind: 'history', name: '' },
    () => readEntries(database, version),
    () => [],
  )
  const read = { database, version, findings, reader, ids, shapes, session, entries }
  const { project, history } = readPresent(read)
  if (project.tracks.length + project.labels.length === 0 && findings.missing.length > 0 && shapes.size === 0)
    throw new DamagedRow({ kind: 'nothing-readable' })
  const state = stateOf(project, history, session)
  return { state, ids, shapes, known: whole, reader, version, stamp: session?.text ?? '', missing: findings.missing }
}

/** Where its row is lost, nothing is selected and numbers go on behind those that are taken. */
function stateOf(project: Project, history: History, session: SessionRow | null): EditorState {
  const known = session?.body ?? { focus: emptyFocus, nextId: highestId(project) + 1, revision: 0, contentRevision: 0 }
  const { focus, nextId, revision, contentRevision } = known
  return {
    project,
    history,
    focus: settleFocus(focus, project),
    clipboard: null,
    transport: stopped,
    nextId,
    revision,
    contentRevision,
  }
}

/** Whole, or with its lost parts left out and no past: what is undone has to be what was done. */
function readPresent(read: PartlyRead): { readonly project: Project; readonly history: History } {
  const whole = readWhole(read)
  if (whole !== null) return whole
  const mended = mendProject(read)
  read.findings.note({ kind: 'history', name: '' })
  const project = mended.tracks.length > 0 ? mended : looseSound(mended, read.shapes, read.findings)
  return { project, history: createHistory(project) }
}

function readWhole({ session, entries, reader, ids, shapes }: PartlyRead): ReturnType<typeof readPresent> | null {
  if (session === null) return null
  try {
    const { position, stepsBack = 0, entries: count = entries.length } = session.body
    const history: History = {
      base: storedSnapshot(session.base, reader, ids),
      entries: entries.map((entry) => storedEntry(entry, reader, ids)),
      position,
      stepsBack,
    }
    checkHistory(history, count)
    const project = projectAt(history)
    const wrong = checkProject(project)
    if (wrong !== null) throw new DamagedRow({ kind: 'impossible', what: wrong })
    if (!isHeard(project, shapes)) throw new DamagedRow({ kind: 'sound-beside-tracks' })
    return { project, history }
  } catch (error) {
    // What it was is found by reading each part for itself.
    if (!isLost(error)) throw error
    return null
  }
}

function checkHistory({ entries, position, stepsBack }: History, count: number): void {
  const last = entries[position - 1]
  if (
    entries.length !== count ||
    !(position >= 0 && position <= entries.length) ||
    !(stepsBack >= 0 && stepsBack < (last === undefined ? 1 : stepCount(last)))
  )
    throw new DamagedRow({ kind: 'history-impossible' })
}

/** Ids are a letter and a number. */
function highestId(project: Project): number {
  const ids = [...project.tracks, ...project.tracks.flatMap((track) => track.clips), ...project.labels]
  return ids.reduce((most, { id }) => Math.max(most, Number(id.slice(1)) || 0), 0)
}

/** Whether the file still holds what was loaded. */
export function isStill(database: Database, loaded: Loaded): boolean {
  return database.prepare('SELECT body FROM session').get()?.['body'] === loaded.stamp
}
