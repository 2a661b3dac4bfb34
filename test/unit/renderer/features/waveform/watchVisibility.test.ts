// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { watchVisibility } from '../../../../../renderer/features/waveform/watchVisibility.ts'
import { createScope } from '../../../../../renderer/lib/scope.ts'

afterEach(() => vi.unstubAllGlobals())

test('of several sightings that come together the last one counts', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(callback: typeof tell) {
        tell = callback
      }
    },
  )
  const onShow = vi.fn()
  const lane = document.createElement('div')
  const isOnScreen = watchVisibility(lane, createScope(), onShow)
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect([isOnScreen(), onShow.mock.calls.length]).toEqual([true, 1])
  expect(lane.hasAttribute('data-away')).toBe(false)
  tell([{ isIntersecting: true }, { isIntersecting: false }])
  expect([isOnScreen(), onShow.mock.calls.length]).toEqual([false, 1])
  expect(lane.hasAttribute('data-away')).toBe(true)
})
