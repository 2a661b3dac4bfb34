import { DamagedRow } from '../../disk/diskErrors.ts'
import type { Focus } from '../../model/project.ts'
import type { EditorState } from '../../state/editorState.ts'
import { readJson } from './bytes.ts'
import { hasSums } from './format.ts'
import { isSummed } from './rowSums.ts'
import type { Database } from './sqlite.ts'

/** What is kept of the state besides the history. */
export type SessionBody = Pick<EditorState, 'focus' | 'nextId' | 'revision' | 'contentRevision'> & {
  readonly position: number
  readonly stepsBack?: number
  /** Row of the project as it is: the present is found without its past. Not in versions 1 and 2. */
  readonly project?: number
  /** How many entries there are, so that one that is lost is missed. Not in versions 1 and 2. */
  readonly entries?: number
}

export interface SessionRow {
  readonly base: number
  readonly body: SessionBody
  /** As it stands in the file. */
  readonly text: string
}

/** Counting goes on from there: where it can't, two things would have one number. */
const mostChanges = 2 ** 50

/** Throws `DamagedRow` when there is none that can be. */
export function readSession(database: Database, version: number): SessionRow {
  const row = database.prepare(`SELECT base, body${hasSums(version) ? ', sum' : ''} FROM session WHERE id = 1`).get()
  if (row === undefined) throw new DamagedRow({ kind: 'no-state' })
  if (hasSums(version) && !isSummed('session', 1, row)) throw new DamagedRow({ kind: 'state-damaged' })
  const text = String(row['body'])
  const body = readJson<SessionBody>(text)
  const { nextId, revision, contentRevision, position, stepsBack = 0 } = Object(body) as Partial<SessionBody>
  const counts = [nextId, revision, contentRevision, position, stepsBack, Number(row['base'])]
  if (!counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0 && Number(count) <= mostChanges))
    throw new DamagedRow({ kind: 'state-impossible' })
  checkFocus(body.focus)
  return { base: Number(row['base']), body, text }
}

/** The same focus. Throws `DamagedRow` for what is none. */
export function checkFocus(value: unknown): Focus {
  const { selection, selectedTracks, selectedClips, cursor } = Object(value) as Partial<Focus>
  const isSelection = selection === null || isRange(selection)
  if (!isSelection || !areTexts(selectedTracks) || !areTexts(selectedClips) || !isPlace(cursor))
    throw new DamagedRow({ kind: 'selection-impossible' })
  return value as Focus
}

function isRange(value: unknown): boolean {
  const { start, end } = Object(value) as { readonly start?: unknown; readonly end?: unknown }
  return isPlace(start) && isPlace(end) && start <= end
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
