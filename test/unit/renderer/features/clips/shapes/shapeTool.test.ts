import { expect, test } from 'vitest'
import { fadeBoxes } from '../../../../../../renderer/features/clips/shapes/fadeBoxes.ts'
import { shapeTool } from '../../../../../../renderer/features/clips/shapes/shapeTool.ts'
import { clipBoxes } from '../../../../../../renderer/features/clips/trackClips.ts'
import type { AppState } from '../../../../../../renderer/store/appStore.ts'
import { pointAt } from '../../../../../support/window/pointing.ts'
import { makeWindow, settle } from '../../../../../support/window/makeWindow.tsx'

const track = (clips: object[]) => ({
  id: 't1',
  name: 'Voice',
  channels: 1,
  gainDb: 0,
  pan: 0,
  muted: false,
  soloed: false,
  clips,
})

const drawnValue = ({ shapeDraft }: AppState) => (shapeDraft?.part === 'envelope' ? null : shapeDraft?.value)

/** A clip from 10 to 30 s; ten pixels a second. */
async function open(clip: object = {}, change: object = {}) {
  const tracks = [track([{ id: 'a', name: 'Take', start: 10, end: 30, ...clip }])]
  const { app, bridge } = await makeWindow({
    project: { tracks, labels: [], cursor: 0, selection: null, ...change } as never,
  })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const at = (time: number, where = {}) => pointAt({ time, x: time * 10, track: 0, y: 24, ...where })
  const state = () => app.store.getState()
  return { app, at, state, edits: () => bridge.inputs('app:edit:apply') }
}

const held = (keys: object) => ({ held: { shift: false, alt: false, control: false, ...keys } })

test('the pointer says what the corners of a clip do: fade at the grips, gain at the end of the name', async () => {
  const { app, at } = await open({ fadeOut: { length: 4, curve: 'linear' } })
  const holds = [at(10.7), at(26), at(28, { y: 8 }), at(20), at(10.7, { y: 60 })].map((point) =>
    shapeTool.hold?.(point, app),
  )
  expect(holds).toEqual(['edge', 'edge', 'level', null, null])
})

test('a grip that is pulled shows the fade, stays at what is near, and is one edit', async () => {
  const { app, at, state, edits } = await open({}, { cursor: 15.2 })
  const drag = shapeTool.press?.(at(10.7), 'fresh', app)
  drag?.move(at(15.8))
  expect(state().shapeDraft).toMatchObject({ id: 'a', part: 'fadeIn', snappedAt: 15.2 })
  expect(drawnValue(state())).toBeCloseTo(5.2, 4)
  expect(fadeBoxes(state(), 't1')[0]).toMatchObject({ start: 10, text: '5.20 s' })
  drag?.move(at(15.8, held({ control: true })))
  expect(drawnValue(state())).toBeCloseTo(5.1, 4)
  drag?.end(at(15.8))
  await settle()
  expect(edits()).toMatchObject([{ kind: 'fadeClip', clipId: 'a', edge: 'start' }])
  expect(state().shapeDraft).toBeNull()
})

test('a fade ends where the other one begins, and is taken away by a double click on its grip', async () => {
  const { app, at, state, edits } = await open({ fadeOut: { length: 4, curve: 'linear' } })
  const drag = shapeTool.press?.(at(10.7), 'fresh', app)
  drag?.move(at(29))
  expect(drawnValue(state())).toBe(16)
  drag?.cancel()
  expect(shapeTool.doublePress?.(at(26), app)).toBe('taken')
  await settle()
  expect(edits()).toEqual([{ kind: 'fadeClip', clipId: 'a', edge: 'end', length: 0 }])
})

test('gain goes up and down with the pointer, a tenth of it with Shift, and back to 0 dB by a double click', async () => {
  const { app, at, state, edits } = await open({ gainDb: -2 })
  const name = { y: 8, windowY: 100 }
  const drag = shapeTool.press?.(at(28, name), 'fresh', app)
  drag?.move(at(28, { ...name, windowY: 70 }))
  expect(clipBoxes(state(), 't1')[0]).toMatchObject({ note: '+1.0 dB' })
  drag?.move(at(28, { ...name, windowY: 70, ...held({ shift: true }) }))
  expect(drawnValue(state())).toBe(-1.7)
  drag?.end(at(28, { ...name, windowY: 40 }))
  await settle()
  shapeTool.doublePress?.(at(28, name), app)
  await settle()
  expect(edits()).toEqual([
    { kind: 'setClipGain', clipId: 'a', gainDb: 4 },
    { kind: 'setClipGain', clipId: 'a', gainDb: 0 },
  ])
})

test('a press without a drag changes nothing', async () => {
  const { app, at, state, edits } = await open({ gainDb: -2 })
  shapeTool.press?.(at(28, { y: 8 }), 'fresh', app)?.end(at(28, { y: 8 }))
  shapeTool.press?.(at(10.7), 'fresh', app)?.end(at(10.7))
  await settle()
  expect([edits(), state().shapeDraft]).toEqual([[], null])
})

test('grips and 0 dB are shown for the clip under the pointer only, fades and other gains always', async () => {
  const { app, at, state } = await open()
  expect([fadeBoxes(state(), 't1').length, clipBoxes(state(), 't1')[0]?.note]).toEqual([0, ''])
  shapeTool.hold?.(at(20), app)
  expect([fadeBoxes(state(), 't1').length, clipBoxes(state(), 't1')[0]?.note]).toEqual([2, '0.0 dB'])
  shapeTool.leave?.(app)
  expect(fadeBoxes(state(), 't1')).toEqual([])
  const other = await open({ fadeIn: { length: 2, curve: 'sCurve' }, gainDb: -3.5, gains: 'mixed' })
  expect(fadeBoxes(other.state(), 't1').map(({ className }) => className)).toEqual([
    'clip-fade clip-fade-in',
    'clip-grip',
  ])
  expect(clipBoxes(other.state(), 't1')[0]?.note).toBe('up to −3.5 dB')
})

test('of a fade that reaches out of view, the part that is seen is drawn', async () => {
  const { app, state } = await open({ fadeIn: { length: 10, curve: 'linear' } })
  app.store.getState().setView({ t0: 15, pxPerSec: 100, width: 200 })
  const [box] = fadeBoxes(state(), 't1')
  expect([box?.start, box?.end, box?.curve?.[0], box?.curve?.at(-1)]).toEqual([15, 17, 0.5, expect.closeTo(0.7)])
})
