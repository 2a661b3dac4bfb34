import { expect, test } from 'vitest'
import { edgeUnder, moveEdge } from '../../../../renderer/timeline/edges.ts'

const facts = { duration: 100, sampleRate: 1000 }

const ranges = [
  { of: 'label', id: 'l1', start: 10, end: 20 },
  { of: 'label', id: 'l2', start: 50, end: 50 },
] as const
const under = (time: number) => edgeUnder(ranges, time, 10)

test('the nearest edge of a label within reach is held, and a point as a whole', () => {
  expect(under(19.7)).toEqual({ of: 'label', id: 'l1', start: 10, end: 20, side: 'end' })
  expect(under(10.4)?.side).toBe('start')
  expect(under(50.3)).toEqual({
    of: 'label',
    id: 'l2',
    start: 50,
    end: 50,
    side: 'whole',
  })
  expect([under(15), under(52)]).toEqual([null, null])
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
