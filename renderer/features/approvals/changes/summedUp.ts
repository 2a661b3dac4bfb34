import { sayEditNote } from '../../../../shared/sayChange.ts'
import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'

/** Changes are a list, never prose: a note that only counts what a list shows is not told beside it. */
export function isSummedUp(note: string, steps: readonly ApprovalStep[]): boolean {
  return steps.some(({ changes, moreChanges }) => {
    const count = changes.filter(({ what, left }) => what === 'pause' && !left).length + moreChanges
    if (count === 0) return false
    const [beginning = note] = sayEditNote({ kind: 'pauses-shortened', count, seconds: 0, first: [] }).split(',')
    return note.startsWith(beginning)
  })
}
