import { expect, test } from 'vitest'
import { loopTool } from '../../../../../renderer/features/ruler/loopTool.ts'
import type { TimelinePoint } from '../../../../../renderer/timeline/pointerInput.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

const at = (time: number, y = 4, control = false): TimelinePoint => ({
  x: time * 10,
  time,
  zone: 'ruler',
  track: null,
  y,
  windowY: y,
  held: { shift: false, alt: false, control },
})

async function open(region?: { start: number; end: number }) {
  const { app, bridge } = await makeWindow({
    project: { transport: { state: 'stopped', position: 0, loop: true, ...(region && { region }) } },
  })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const drag = async (from: number, to: number) => {
    const held = loopTool.press?.(at(from), 'fresh', app)
    held?.move(at(to))
    const draft = app.store.getState().loopDraft
    held?.end(at(to))
    await settle()
    return draft
  }
  return { app, drag, asked: () => bridge.inputs('app:edit:apply') }
}

test('a drag draws the region, in either direction', async () => {
  const { asked, drag } = await open()
  expect(await drag(20, 10)).toEqual({ start: 10, end: 20 })
  expect(asked()).toEqual([{ kind: 'setLoopRegion', region: { start: 10, end: 20 } }])
})

test('an edge is held near it, and pulled while the other one stays', async () => {
  const { app, asked, drag } = await open({ start: 10, end: 20 })
  expect(loopTool.hold?.(at(19.8), app)).toBe('edge')
  expect([at(15), at(40), at(15, 18)].map((point) => loopTool.hold?.(point, app))).toEqual(['thing', 'draw', null])
  await drag(20, 30)
  expect(asked()).toEqual([{ kind: 'setLoopRegion', region: { start: 10, end: 30 } }])
})

test('a click moves the cursor, one on an edge does nothing, and the lower half is not the loop', async () => {
  const { app, asked, drag } = await open({ start: 10, end: 20 })
  await drag(20, 20)
  expect(asked()).toEqual([])
  await drag(5, 5)
  expect(asked()).toContainEqual({ kind: 'setCursor', time: 5 })
  expect(app.store.getState().loopDraft).toBeNull()
  expect(loopTool.press?.(at(5, 18), 'fresh', app)).toBeNull()
})

test('both ends snap to what is near, but not with Ctrl or where snapping is off', async () => {
  const { app } = await open()
  const end = app.store.getState().project!.duration
  const drawn = (control: boolean) => {
    const held = loopTool.press?.(at(end - 20, 4, control), 'fresh', app)
    held?.move(at(end - 0.5, 4, control))
    const { loopDraft } = app.store.getState()
    held?.cancel()
    return loopDraft?.end
  }
  expect(drawn(false)).toBe(end)
  expect(drawn(true)).toBe(end - 0.5)
  app.store.getState().toggleSnap()
  expect(drawn(false)).toBe(end - 0.5)
})

test('the bar is moved as it is, to what is near and never out of the project; a click in it moves the cursor', async () => {
  const moved = async (from: number, to: number) => (await open({ start: 10, end: 20 })).drag(from, to)
  const { app, asked, drag } = await open({ start: 10, end: 20 })
  const end = app.store.getState().project!.duration
  expect(await moved(15, 37)).toEqual({ start: 32, end: 42 })
  expect(await moved(15, 12)).toEqual({ start: 7, end: 17 })
  expect(await moved(15, 2)).toEqual({ start: 0, end: 10 })
  expect(await moved(15, end + 50)).toEqual({ start: end - 10, end })
  const held = loopTool.press?.(at(15), 'fresh', app)
  // the first clip of the project ends at 40: half a second beside it
  held?.move(at(34.5))
  expect([app.store.getState().loopDraft, app.store.getState().snapLine]).toEqual([{ start: 30, end: 40 }, 40])
  held?.move(at(34.5, 4, true))
  expect(app.store.getState().loopDraft).toEqual({ start: 29.5, end: 39.5 })
  held?.cancel()
  await drag(15, 15)
  expect(asked().at(-1)).toEqual({ kind: 'setCursor', time: 15 })
})
