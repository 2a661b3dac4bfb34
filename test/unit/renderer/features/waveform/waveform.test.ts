// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createWaveform } from '../../../../../renderer/features/waveform/waveform.ts'
import type { PeakWindow } from '../../../../../renderer/features/waveform/peaksSource.ts'
import { margin } from '../../../../../renderer/features/waveform/waveformPicture.ts'
import { createScope } from '../../../../../renderer/lib/scope.ts'
import { createAppStore } from '../../../../../renderer/store/appStore.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'

const surfer = vi.hoisted(() => ({ setOptions: vi.fn(), load: vi.fn(async () => {}), destroy: vi.fn() }))
vi.mock('wavesurfer.js', () => ({ default: { create: () => surfer } }))
beforeEach(() => vi.clearAllMocks())

const plenty = { left: () => true, leftAtWorst: () => true, spend: vi.fn() }
const little = { ...plenty, left: () => false }
const none = { ...little, leftAtWorst: () => false }

function open() {
  const answers = { status: 'complete' as 'complete' | 'partial' | 'nothing' }
  const asked: { revision: number; first: number; count: number }[] = []
  const peaks = {
    read: (zoom: { revision: number }, { first, count }: PeakWindow) => {
      asked.push({ revision: zoom.revision, first, count })
      return answers.status
    },
  }
  const store = createAppStore()
  store.setState({ project: makeProjectView() })
  store.getState().setView({ t0: 40, pxPerSec: 100, width: 1000 })
  const container = document.createElement('div')
  // Its place is read from its style.
  Object.assign(container, { animate: undefined })
  const scope = createScope()
  const wave = createWaveform({ container, hue: 248, peaks, scope, onResize: () => {} })
  const paint = (budget = plenty) => {
    const state = store.getState()
    const track = state.project?.tracks[0]
    if (!track) throw new Error('no track')
    return wave.paint(state, track, budget)
  }
  return {
    answers,
    asked,
    store,
    container,
    scope,
    paint,
    drawings: () => surfer.setOptions.mock.calls.length,
    scrollTo: (t0: number) => store.getState().setView({ ...store.getState().view, t0 }),
  }
}

test('the visible window and a margin at both sides is asked for, one column a pixel', () => {
  const { asked, paint } = open()
  paint()
  expect(asked).toEqual([{ revision: 1, first: 4000 - margin, count: 1000 + 2 * margin }])
})

test('what has not changed is not drawn again', () => {
  const { paint, drawings } = open()
  paint()
  paint()
  expect(drawings()).toBe(1)
})

test('a short scroll moves the picture and draws nothing', () => {
  const { container, paint, drawings, scrollTo } = open()
  paint()
  scrollTo(41)
  expect(paint()).toBe('shown')
  expect(drawings()).toBe(1)
  expect(container.style.translate).toBe('-100px')
  expect(plenty.spend).toHaveBeenCalledTimes(1)
})

test('a longer scroll draws', () => {
  const { container, paint, drawings, scrollTo } = open()
  paint()
  scrollTo(45)
  paint()
  expect(drawings()).toBe(2)
  expect(container.style.translate).toBe('0px')
  expect(plenty.spend).toHaveBeenCalledTimes(2)
})

test('without time left in the frame the picture is moved, and drawn in a later one', () => {
  const { paint, drawings, scrollTo } = open()
  paint()
  scrollTo(45)
  expect(paint(none)).toBe('waits')
  expect(drawings()).toBe(1)
  expect(paint()).toBe('shown')
  expect(drawings()).toBe(2)
})

test('a jump is drawn at once, however little time is left', () => {
  const { paint, drawings, scrollTo } = open()
  paint()
  scrollTo(0)
  expect(paint(little)).toBe('shown')
  expect(drawings()).toBe(2)
})

test('of a jump with many lanes those that the frame has no time for lie where their times are, and wait', () => {
  const { container, paint, drawings, scrollTo } = open()
  paint()
  scrollTo(0)
  expect(paint(none)).toBe('waits')
  expect([drawings(), container.style.translate]).toEqual([1, '4000px'])
  expect(paint(little)).toBe('shown')
  expect([drawings(), container.style.translate]).toEqual([2, '0px'])
})

test('other sound is drawn in the frame in which it is there, however little time is left', () => {
  const { paint, drawings, store } = open()
  paint()
  store.setState({ project: makeProjectView({ contentRevision: 2 }) })
  expect(paint(none)).toBe('shown')
  expect(drawings()).toBe(2)
})

test('an edit keeps the old picture until its peaks are there', () => {
  const { answers, store, paint, drawings } = open()
  paint()
  answers.status = 'nothing'
  store.setState({ project: makeProjectView({ contentRevision: 2 }) })
  expect(paint()).toBe('held')
  expect(drawings()).toBe(1)
  answers.status = 'complete'
  expect(paint()).toBe('shown')
  expect(drawings()).toBe(2)
})

test('peaks that come later complete the picture', () => {
  const { answers, paint, drawings } = open()
  answers.status = 'partial'
  paint()
  paint()
  expect(drawings()).toBe(1)
  answers.status = 'complete'
  paint()
  expect(drawings()).toBe(2)
})

test('a lane that goes takes its wavesurfer with it', () => {
  const { scope } = open()
  scope.dispose()
  expect(surfer.destroy).toHaveBeenCalledTimes(1)
  expect(scope.size).toBe(0)
})

test('a clip whose gain is pulled is drawn as it would be, at each move, and as it is when it is let go', () => {
  const { store, paint, drawings } = open()
  const [clip] = store.getState().project?.tracks[0]?.clips ?? []
  if (!clip) throw new Error('no clip')
  const pull = (value: number) => {
    store.getState().setShapeDraft({ id: clip.id, part: 'gain', value, snappedAt: null })
    paint()
    return drawings()
  }
  paint()
  expect([pull(3), pull(4), pull(0)]).toEqual([2, 3, 4])
  store.getState().setShapeDraft({ id: 'another', part: 'gain', value: 6, snappedAt: null })
  paint()
  expect(drawings()).toBe(4)
})

test('while the zoom goes on the picture is stretched, and drawn when it rests or would show too little', () => {
  const { asked, container, store, paint, drawings } = open()
  paint()
  const zoomTo = (pxPerSec: number) => store.getState().setView({ t0: 40, pxPerSec, width: 1000 })
  zoomTo(120)
  expect(paint()).toBe('waits')
  zoomTo(150)
  expect(paint()).toBe('waits')
  expect(container.style.scale).toBe('1.5 1')
  expect([drawings(), asked.length]).toEqual([1, 1])
  expect(paint()).toBe('shown')
  expect(container.style.translate).toBe('0px')
  zoomTo(450)
  expect(paint()).toBe('shown')
  expect(drawings()).toBe(3)
})

test('a picture that was stretched stays until there is something better to draw', () => {
  const { answers, store, paint, drawings } = open()
  paint()
  answers.status = 'nothing'
  store.getState().setView({ t0: 40, pxPerSec: 150, width: 1000 })
  expect([paint(), paint(), drawings()]).toEqual(['waits', 'shown', 1])
  answers.status = 'complete'
  expect([paint(), drawings()]).toEqual(['shown', 2])
})
