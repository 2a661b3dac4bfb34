import { expect, test } from 'vitest'
import { laneRegions } from '../../../../../renderer/features/timeline/laneRegions.ts'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'
import { makeConversation } from '../../../../support/fakeBridge.ts'
import { makeApproval } from '../../../../support/makeApproval.ts'

function stateWith(approval: ReturnType<typeof makeApproval> | null) {
  const store = createAppStore()
  store.setState({ conversation: makeConversation({ approval }) })
  return store.getState()
}

test('a track shows its own regions, what is removed on top', () => {
  const boxes = laneRegions(stateWith(makeApproval()), 't1')
  expect(boxes).toEqual([
    { start: 10, end: 100, className: 'region region-kept', text: 'kept' },
    { start: 95, end: 100, className: 'region region-rewritten', text: 'changed' },
    { start: 0, end: 10, className: 'region region-removed', text: 'removed' },
  ])
})

test('while stepping only the step that is asked about is shown', () => {
  expect(laneRegions(stateWith(makeApproval({ stepping: true })), 't1').map(({ text }) => text)).toEqual([
    'kept',
    'removed',
  ])
})

test('without an approval there is nothing to show', () => {
  expect(laneRegions(stateWith(null), 't1')).toEqual([])
})
