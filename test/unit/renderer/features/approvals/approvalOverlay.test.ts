import { expect, test } from 'vitest'
import { approvalBoxes, stepEdgeTool } from '../../../../../renderer/features/approvals/approvalOverlay.ts'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'
import { makeConversation, makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { pointAt } from '../../../../support/window/pointing.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

function stateWith(approval: ReturnType<typeof makeApproval> | null) {
  const store = createAppStore()
  store.setState({ conversation: makeConversation({ approval }) })
  return store.getState()
}

test('a track shows its own regions, what is removed on top, each of several steps with its number', () => {
  const boxes = approvalBoxes(stateWith(makeApproval()), 't1')
  expect(boxes.filter(({ className }) => !className.includes('region-edges'))).toEqual([
    { start: 10, end: 100, className: 'region region-kept', text: 'Kept 1:30' },
    { start: 95, end: 100, className: 'region region-rewritten', text: '2 · Changed 0:05' },
    { start: 0, end: 10, className: 'region region-removed', text: '1 · Removed 0:10' },
  ])
})

test('what was left out keeps its number, and the others theirs', () => {
  const leftOut = [{ index: 0, sentence: 'Reverse', before: 1 }]
  const said = (approval: ReturnType<typeof makeApproval>) =>
    approvalBoxes(stateWith(approval), 't1').flatMap(({ text }) => text || [])
  expect(said(makeApproval({ leftOut }))).toEqual(['Kept 1:30', '3 · Changed 0:05', '1 · Removed 0:10'])
  expect(said(makeApproval({ leftOut, steps: makeApproval().steps.slice(0, 1) }))).toContain('1 · Removed 0:10')
})

test('while stepping only the step that is asked about is shown, without a number', () => {
  expect(approvalBoxes(stateWith(makeApproval({ stepping: true })), 't1').flatMap(({ text }) => text || [])).toEqual([
    'Kept 1:30',
    'Removed 0:10',
  ])
})

test('the edges that can be pulled are seen before they are, once with grips, and not of a step that stands elsewhere', () => {
  const edgesOn = (trackId: string) => {
    const { steps } = makeApproval()
    const onBoth = steps.map((step) => ({
      ...step,
      regions: step.regions.flatMap((region) => [region, { ...region, trackId: 't2' }]),
    }))
    const state = stateWith(makeApproval({ steps: onBoth }))
    const [track] = makeProjectView().tracks
    if (track === undefined) throw new Error('there is no track')
    const project = makeProjectView({ tracks: ['t1', 't2', 't3'].map((id) => ({ ...track, id })) })
    const boxes = approvalBoxes({ ...state, project }, trackId)
    return boxes.filter(({ className }) => className.includes('region-edges'))
  }
  expect(edgesOn('t1')).toEqual([{ start: 0, end: 10, className: 'region region-edges region-grips', text: '' }])
  expect(edgesOn('t2')).toEqual([{ start: 0, end: 10, className: 'region region-edges', text: '' }])
  expect(edgesOn('t3')).toEqual([])
})

test('a range that begins where the waveform shows it and ends elsewhere, behind what is removed before, has no edges', () => {
  // given
  const [, second] = makeApproval().steps
  if (second === undefined) throw new Error('there is no step')
  const step = {
    ...second,
    asks: true,
    range: { start: 0, end: 174 },
    regions: [{ trackId: 't1', fate: 'rewritten', start: 0, end: 187 } as const],
  }
  // when
  const boxes = approvalBoxes(stateWith(makeApproval({ steps: [...makeApproval().steps.slice(0, 1), step] })), 't1')
  // then
  const edges = boxes.filter(({ className }) => className.includes('region-edges'))
  expect(edges.map(({ start, end }) => [start, end])).toEqual([[0, 10]])
})

test('a list of many changes has no edges to pull', async () => {
  const { app } = await makeWindow()
  const [first] = makeApproval().steps
  if (first === undefined) throw new Error('there is no step')
  const changes = Array.from({ length: 12 }, (_, leave) => ({
    what: 'pause' as const,
    track: 'Voice',
    range: { start: leave, end: leave + 0.9 },
    before: { kind: 'duration' as const, seconds: 0.9 },
    after: { kind: 'duration' as const, seconds: 0.5 },
    leave,
    left: false,
  }))
  app.store.setState({ conversation: makeConversation({ approval: makeApproval({ steps: [{ ...first, changes }] }) }) })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  expect(stepEdgeTool.hold?.(pointAt({ time: 10, track: 0 }), app)).toBeNull()
  expect(approvalBoxes(app.store.getState(), 't1').some(({ className }) => className.includes('region-edges'))).toBe(
    false,
  )
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
  // then: what is removed goes along, and so does what is kept beside it
  expect(approvalBoxes(app.store.getState(), 't1')).toContainEqual({
    start: 0,
    end: 12,
    className: 'region region-removed',
    text: '1 · −0:12',
  })
  expect(approvalBoxes(app.store.getState(), 't1').at(-1)).toMatchObject({ start: 0, end: 12 })
  expect(approvalBoxes(app.store.getState(), 't1')[0]).toMatchObject({ start: 12, className: 'region region-kept' })
  drag?.end(at(15))
  await settle()
  expect(bridge.inputs('app:approval:decide')).toEqual([
    { id: 'a1', decision: { verb: 'edit', step: 0, range: { start: 0, end: 15 } } },
  ])
  expect(app.store.getState().edgeDraft).toBeNull()
})

test('an edge that is pulled stays at what is near, unless Ctrl is held', async () => {
  const { app } = await makeWindow({ project: { labels: [{ id: 'l', text: '', start: 14, end: 30 }] } })
  app.store.setState({ conversation: makeConversation({ approval: makeApproval() }) })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const at = (time: number, control = false) => pointAt({ time, track: 0, held: { shift: false, alt: false, control } })
  const drag = stepEdgeTool.press?.(at(10), 'fresh', app)
  drag?.move(at(13.7))
  expect([app.store.getState().edgeDraft?.end, app.store.getState().snapLine]).toEqual([14, 14])
  drag?.move(at(13.7, true))
  expect([app.store.getState().edgeDraft?.end, app.store.getState().snapLine]).toEqual([13.7, null])
})
