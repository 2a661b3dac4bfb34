import { expect, test } from 'vitest'
import { createRevisions } from '../../../../../electron/app/project/revisions.ts'
import { emptyView } from '../../../../support/emptyView.ts'

test("the first project's revisions are shown as they are", () => {
  const view = { ...emptyView, revision: 7, contentRevision: 3 }
  expect(createRevisions().onView(view)).toBe(view)
})

test('all that the next project shows is newer than what was shown of the one before', () => {
  const first = createRevisions()
  first.onView({ ...emptyView, revision: 50, contentRevision: 20 })
  const shown = first.next().onView({ ...emptyView, revision: 0, contentRevision: 0 })
  expect([shown.revision > 50, shown.contentRevision > 20]).toEqual([true, true])
  expect(first.next().next().onView(emptyView).revision).toBeGreaterThan(shown.revision)
})

test('an approval keeps belonging to the content that is shown with it', () => {
  const revisions = createRevisions(100)
  const conversation = {
    state: 'awaitingApproval',
    messages: [],
    question: null,
    streaming: null,
    queued: [],
    approval: { contentRevision: 4 },
  } as never
  expect(revisions.onConversation(conversation).approval?.contentRevision).toBe(
    revisions.onView({ ...emptyView, contentRevision: 4 }).contentRevision,
  )
})
