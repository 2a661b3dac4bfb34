// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { levelsOf } from '../../../../../../renderer/features/tools/levels.ts'
import { ReductionBar, reductions } from '../../../../../../renderer/features/tools/pictures/ReductionBar.tsx'
import { makeWindow, renderIn } from '../../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

/** A tenth of a second at each level. */
const sound = (...levels: readonly number[]) =>
  levelsOf([Float32Array.from(levels.flatMap((level) => Array.from<number>({ length: 100 }).fill(level)))], 1000)

const before = sound(0.1, 1, 0)
const after = sound(0.2, 1, 0)

test('what the tool takes is told part by part, without what is added to all of it', () => {
  expect(reductions(before, after, 6.02).map((db) => Math.round(db * 10) / 10)).toEqual([0, 0, 6, 6, 0, 0])
  // A gate leaves nothing: that is no infinite number.
  expect(reductions(sound(0.01), sound(0), 0)[0]).toBeCloseTo(50)
})

test('it says the most while nothing is heard, and follows what is heard', async () => {
  const window = await makeWindow()
  const preview = { place: { start: 10, end: 11 }, before, after, problem: '', hear: vi.fn() }
  const number = () => screen.getByTestId('reduction-number').textContent
  renderIn(window, <ReductionBar preview={{ ...preview, heard: null }} makeupDb={6} />)
  expect(number()).toBe('at most −6.0 dB')
  cleanup()
  window.app.playhead.set(10.01)
  renderIn(window, <ReductionBar preview={{ ...preview, heard: 'after' }} makeupDb={6} />)
  expect(number()).toBe('0.0 dB')
  window.app.playhead.set(10.12)
  await vi.waitFor(() => expect(number()).toBe('−6.0 dB'))
})
