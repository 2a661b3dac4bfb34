import { type Failure, messageOf } from '../../../shared/failures/index.ts'
import { labelOfNote } from '../notes/noteLabel.ts'
import type { NoteRef, PlannedStep } from '../planner/plan.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Performed } from '../run/requestRun.ts'
import type { Ask } from './resolution.ts'
import { laterTime } from './references/laterTime.ts'

/** What keeps a line of notes that can't be prepared: its words at its place, with what is to be asked about it. */
export function labelInstead(
  planned: PlannedStep,
  note: NoteRef,
  why: Failure | Ask,
  { duration, texts }: { readonly duration: number; readonly texts: AgentTexts },
): PlannedStep {
  const open = { ...note, state: 'open', question: sayOpen(why, texts), answers: [] } as const
  const label = labelOfNote(open, { at: [{ kind: 'absolute', seconds: Math.min(note.from, duration) }] })
  return { ...label, words: planned.words, timeline: planned.timeline }
}

/** Its first line: the others list answers, which are given here by saying the line in other words. */
const sayOpen = (open: Failure | Ask, { failures }: AgentTexts): string =>
  'code' in open ? messageOf(open, failures) : (open.text.split('\n')[0] ?? '')

/** How far the steps before have moved the time of a line. */
export function movedBy(earlier: readonly Performed[], { from }: NoteRef): number {
  return earlier.length === 0 ? 0 : laterTime([], earlier, from) - from
}
