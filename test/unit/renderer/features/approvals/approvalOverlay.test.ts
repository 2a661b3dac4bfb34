import { expect, test } from 'vitest'
import { approvalBoxes, stepEdgeTool } from '../../../../../renderer/features/approvals/approvalOverlay.ts'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'
import { makeConversation } from '../../../../support/window/fakeBridge.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { pointAt } from '../../../../support/window/pointing.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

function stateWith(approval: ReturnType<typeof makeApproval> | null) {
  const store = createAppStore()
  store.setState({ conversation: makeConversation({ approval }) })
  return store.getState()
}

test('a track shows its own regions, what is removed on top', () => {
  const boxes = approvalBoxes(stateWith(makeApproval()), 't1')
  expect(boxes).toEqual([
    { start: 10, end: 100, className: 'region region-kept', text: 'Kept 1:30' },
    { start: 95, end: 100, className: 'region region-rewritten', text: 'Changed 0:05' },
    { start: 0, end: 10, className: 'region region-removed', text: 'Removed 0:10' },
  ])
})

test('while stepping only the step that is asked about is shown', () => {
  expect(approvalBoxes(stateWith(makeApproval({ stepping: true })), 't1').map(({ text }) => text)).toEqual([
    'Kept 1:30',
    'Removed 0:10',
  ])
})

test('without an approval there is nothing to show', () => {
  expect(approvalBoxes(stateWith(null), 't1')).toEqual([])
})

test('the edges of a step can be taken hold of where the waveform shows its range, and only on its tracks', async () => {
  const { app } = await makeWindow()
  app.store.setState({ conversation: makeConversation({ approval: makeApproval() }) })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const isOnEdge = (time: number, track: number | null) => stepEdgeTool.hold?.(pointAt({ time, track }), app) === 'edge'
  expect([isOnEdge(10.2, 0), isOnEdge(10.2, 1), isOnEdge(10.2, null), isOnEdge(85, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('an edge that was pulled is shown on the way, and asked for at the end', async () => {
  const { app, bridge } = await makeWindow()
  app.store.setState({ conversation: makeConversation({ approval: makeApproval() }) })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const at = (time: number) => pointAt({ time, track: 0 })
  const drag = stepEdgeTool.press?.(at(10), 'fresh', app)
  drag?.move(at(12))
  expect(approvalBoxes(app.store.getState(), 't1').at(-1)).toEqual({
    start: 0,
    end: 12,
    className: 'region region-draft',
    text: 'New range',
  })
  drag?.end(at(15))
  await settle()
  expect(bridge.inputs('app:approval:decide')).toEqual([
    { id: 'a1', decision: { verb: 'edit', step: 0, range: { start: 0, end: 15 } } },
  ])
  expect(app.store.getState().edgeDraft).toBeNull()
})
