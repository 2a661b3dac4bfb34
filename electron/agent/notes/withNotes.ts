import type { OfflinePlanner } from '../planner/index.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { notesIn } from './notesIn.ts'
import { planNotes, rewordNote } from './planNotes.ts'

/** A planner that makes a plan of somebody's notes; all else is read as before. */
export function withNotes(offline: OfflinePlanner, registry: Registry): OfflinePlanner {
  const reader = { offline, registry }
  return {
    ...offline,
    plan: (message, context) => {
      const notes = notesIn(message)
      return notes === null ? offline.plan(message, context) : planNotes(notes, reader, context)
    },
    owns: (message) => notesIn(message) !== null || offline.owns?.(message) === true,
    read: (message, pending, context) =>
      notesIn(message) === null ? offline.read(message, pending, context) : { kind: 'new' },
    reword: (note, say, context) => rewordNote(note, say, reader, context),
  }
}
