import { type Failure, failure } from '../../../shared/failures/index.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'

/** How far a project had come when it was last heard of, for whoever finds its lock when its copy was killed. */
export interface LastKnown {
  /** How often its content had changed. */
  readonly revision: number
  /** Steps of the last entry that were taken back. Notes of before do not say. */
  readonly stepsBack?: number
  /** The last of what stood in its history, oldest first. */
  readonly entries: readonly { readonly id: string; readonly text: string }[]
}

/** It is kept in a place of this size, so that it can be written where there is no room any more. */
export const noteBytes = 6144
const mostEntries = 30
const longestText = 120

export function lastKnown(view: ProjectView): LastKnown {
  const { contentRevision, history, historyPosition, historyStepsBack } = view
  const standing = history.slice(Math.max(0, historyPosition - mostEntries), historyPosition)
  return {
    revision: contentRevision,
    stepsBack: historyStepsBack ?? 0,
    entries: standing.map(({ id, text }) => ({ id, text: text.slice(0, longestText) })),
  }
}

/** As bytes, filled up with spaces; with fewer entries where they do not fit. */
export function writeNote(known: LastKnown): Buffer {
  const place = Buffer.alloc(noteBytes, ' ')
  for (let from = 0; ; from++) {
    const text = Buffer.from(JSON.stringify({ ...known, entries: known.entries.slice(from) }))
    if (text.length > noteBytes && from < known.entries.length) continue
    text.copy(place)
    return place
  }
}

/** Null for what is no note, or only a part of one. */
export function readNote(text: string): LastKnown | null {
  try {
    const { revision, stepsBack, entries } = Object(JSON.parse(text)) as Partial<LastKnown>
    if (typeof revision !== 'number' || !Array.isArray(entries)) return null
    const isEntry = (one: unknown): boolean => {
      const { id, text: said } = Object(one) as Partial<LastKnown['entries'][number]>
      return typeof id === 'string' && typeof said === 'string'
    }
    if (!entries.every(isEntry)) return null
    return { revision, ...(typeof stepsBack === 'number' && { stepsBack }), entries }
  } catch {
    return null
  }
}

/** What was done and is not in the file, oldest first; null where nothing is missing. */
export function missingSince(known: LastKnown, view: ProjectView): readonly string[] | null {
  if (view.contentRevision >= known.revision || isWhereItWas(known, lastKnown(view))) return null
  const there = new Set(view.history.map(({ id }) => id))
  return known.entries.filter(({ id }) => !there.has(id)).map(({ text }) => text)
}

/** What was refused, for want of room perhaps, counts as a change and left none. */
function isWhereItWas(known: LastKnown, now: LastKnown): boolean {
  const last = known.entries.length === 0 ? now.entries : now.entries.slice(-known.entries.length)
  const isSame = last.length === known.entries.length && last.every(({ id }, index) => id === known.entries[index]?.id)
  return isSame && known.stepsBack === now.stepsBack
}

const mostNamed = 8

/** What a copy that was killed had done and is not there, the last of it by name. None: it was undone or done again. */
export const missingChanges = (name: string, missing: readonly string[]): Failure =>
  failure('app/changes-missing', {
    name,
    named: missing.slice(-mostNamed),
    more: Math.max(0, missing.length - mostNamed),
  })
