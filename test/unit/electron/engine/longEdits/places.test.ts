import { expect, test } from 'vitest'
import { leftOut, placesIn } from '../../../../../electron/engine/longEdits/places.ts'
import type { RangePart } from '../../../../../electron/engine/longEdits/renderRange.ts'

const part = { sound: { at: 0, format: { sampleRate: 100, channels: 1 } } } as unknown as RangePart
const places = placesIn(
  [
    [
      { from: 100, to: 200 },
      { from: 300, to: 400 },
    ],
  ],
  [part],
)

test('a place is left out by a time inside it; to leave out all there is is refused', () => {
  expect(leftOut(places, [1.5], [part])).toEqual({ ok: true, value: new Set([places[0]]) })
  expect(leftOut(places, [1.5, 3.9], [part])).toMatchObject({
    ok: false,
    error: { code: 'engine/bad-value', values: { problem: { kind: 'every-part-left-out' } } },
  })
})

test('where nothing is to be left out nothing is refused, also where there is no place', () => {
  expect(leftOut(places, [], [part])).toEqual({ ok: true, value: new Set() })
  expect(leftOut([], [], [])).toEqual({ ok: true, value: new Set() })
})
