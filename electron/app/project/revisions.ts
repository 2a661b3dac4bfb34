import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'

/**
 * Every project counts its own revisions from its own start, but a window needs one count that only grows, also when
 * another project is opened.
 */
export interface Revisions {
  onView(view: ProjectView): ProjectView
  onConversation(view: ConversationView): ConversationView
  /** For the next project: everything it shows counts as newer than all that was shown before. */
  next(): Revisions
}

export function createRevisions(start = 0): Revisions {
  let highest = start
  return {
    onView(view) {
      highest = Math.max(highest, start + view.revision, start + view.contentRevision)
      return start === 0
        ? view
        : { ...view, revision: start + view.revision, contentRevision: start + view.contentRevision }
    },
    onConversation(view) {
      if (start === 0 || view.approval === null) return view
      return { ...view, approval: { ...view.approval, contentRevision: start + view.approval.contentRevision } }
    },
    next: () => createRevisions(highest + 1),
  }
}
