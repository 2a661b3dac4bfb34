import { expect, test } from 'vitest'
import { edgeUnder, moveEdge } from '../../../../../renderer/features/timeline/edgeDrag.ts'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'
import { makeProjectView } from '../../../../support/fakeBridge.ts'

const facts = { duration: 100, sampleRate: 1000 }

function withLabels() {
  const store = createAppStore()
  store.setState({
    project: makeProjectView({
      labels: [
        { id: 'l1', text: 'Intro', start: 10, end: 20 },
        { id: 'l2', text: 'mark', start: 50, end: 50 },
      ],
    }),
    view: { t0: 0, pxPerSec: 10, width: 1000 },
  })
  return store.getState()
}

test('the nearest edge of a label within reach is held, and a point as a whole', () => {
  const state = withLabels()
  expect(edgeUnder(state, 19.7, { kind: 'labels' })).toEqual({ of: 'label', id: 'l1', start: 10, end: 20, side: 'end' })
  expect(edgeUnder(state, 10.4, { kind: 'labels' })?.side).toBe('start')
  expect(edgeUnder(state, 50.3, { kind: 'labels' })).toEqual({
    of: 'label',
    id: 'l2',
    start: 50,
    end: 50,
    side: 'whole',
  })
  expect([
    edgeUnder(state, 15, { kind: 'labels' }),
    edgeUnder(state, 52, { kind: 'labels' }),
    edgeUnder(state, 10, { kind: 'track', trackId: 't1' }),
  ]).toEqual([null, null, null])
})

test('an edge goes where it is pulled in whole frames, and stops at the other edge and at the ends', () => {
  const edge = { of: 'label', id: 'l1', start: 10, end: 20, side: 'end' } as const
  expect(moveEdge(edge, 30.0004, facts)).toEqual({ of: 'label', id: 'l1', start: 10, end: 30 })
  expect(moveEdge(edge, 5, facts).end).toBeCloseTo(10.001, 6)
  expect(moveEdge(edge, 500, facts).end).toBe(100)
  expect(moveEdge({ ...edge, side: 'start' }, -3, facts).start).toBe(0)
})

test('a point stays a point wherever it is pulled', () => {
  const point = { of: 'label', id: 'l2', start: 50, end: 50, side: 'whole' } as const
  expect(moveEdge(point, 61.2345, facts)).toEqual({ of: 'label', id: 'l2', start: 61.235, end: 61.235 })
  expect(moveEdge(point, -5, facts)).toMatchObject({ start: 0, end: 0 })
})
