import { limits } from '../../../shared/schemas/limits.ts'
import type { NoteRef, PlannedStep } from '../planner/plan.ts'

const tool = 'add_label'

/** What keeps the words of a line of notes at a place. */
export function labelOfNote(note: NoteRef, target: PlannedStep['target']): PlannedStep {
  const text = (note.words === '' ? note.text : note.words).slice(0, limits.nameLength)
  return { tool, args: { text }, target, words: note.text, confidence: 1, timeline: 'shown', note }
}

export const isNoteLabel = (planned: PlannedStep): boolean => planned.tool === tool
