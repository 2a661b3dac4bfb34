import { type Failure, messageOf } from '../../../shared/failures/index.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { NoteRef, PlannedStep } from '../planner/plan.ts'
import type { Performed } from '../run/requestRun.ts'
import type { Ask } from './resolution.ts'
import { laterTime } from './references/laterTime.ts'

const tool = 'add_label'

/** What keeps a line of notes that can't be prepared: its words at its place, with what is to be asked about it. */
export function labelInstead(planned: PlannedStep, note: NoteRef, open: Failure | Ask, duration: number): PlannedStep {
  const text = (note.words === '' ? note.text : note.words).slice(0, limits.nameLength)
  return {
    tool,
    args: { text },
    target: { at: [{ kind: 'absolute', seconds: Math.min(note.from, duration) }] },
    words: planned.words,
    confidence: 1,
    timeline: planned.timeline,
    note: { ...note, state: 'open', question: sayOpen(open), answers: [] },
  }
}

export const isNoteLabel = (planned: PlannedStep): boolean => planned.tool === tool

/** Its first line: the others list answers, which are given here by saying the line in other words. */
const sayOpen = (open: Failure | Ask): string => ('code' in open ? messageOf(open) : (open.text.split('\n')[0] ?? ''))

/** How far the steps before have moved the time of a line. */
export function movedBy(earlier: readonly Performed[], { from }: NoteRef): number {
  return earlier.length === 0 ? 0 : laterTime([], earlier, from) - from
}
