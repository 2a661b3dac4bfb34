import { expect, test } from 'vitest'
import { trackHue } from '../../../../renderer/lib/trackHue.ts'

test('the first four tracks have hues that are far apart', () => {
  expect([0, 1, 2, 3].map(trackHue)).toEqual([248, 352, 178, 296])
})

test('no track has a hue that means removal or a proposal', () => {
  for (let index = 0; index < 60; index++)
    for (const taken of [27, 64]) expect(Math.abs(trackHue(index) - taken)).toBeGreaterThanOrEqual(20)
})
