import { expect, test } from 'vitest'
import { splitBoxes, splitTool } from '../../../../../renderer/features/clips/splitTool.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'
import { pointAt } from '../../../../support/window/pointing.ts'

const track = (id: string, start: number, end: number) => ({
  id,
  name: id,
  channels: 1 as const,
  gainDb: 0,
  pan: 0,
  muted: false,
  soloed: false,
  clips: [{ id: `clip of ${id}`, name: id, start, end }],
})

async function open() {
  const tracks = [track('t1', 10, 30), track('t2', 0, 20)]
  const { app, bridge } = await makeWindow({ project: { tracks, labels: [], cursor: 12.5, selection: null } })
  const { store } = app
  store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  store.getState().setHandTool('split')
  const at = (time: number, where = {}) => pointAt({ time, x: time * 10, track: 0, y: 60, ...where })
  return { app, store, at, spot: () => store.getState().splitSpot, edits: () => bridge.inputs('app:edit:apply') }
}

const held = (keys: object) => ({ held: { shift: false, alt: false, control: false, ...keys } })

test('without the tool, on the ruler and beside clips a press is for the others', async () => {
  const { app, store, at } = await open()
  expect(splitTool.press?.(at(35), 'fresh', app)).toBeNull()
  expect(splitTool.press?.(at(15, { zone: 'ruler', track: null }), 'fresh', app)).toBeNull()
  expect(splitTool.hold?.(at(15), app)).toBe('split')
  expect(splitTool.doublePress?.(at(15), app)).toBe('taken')
  store.getState().setHandTool('select')
  expect(splitTool.hold?.(at(15), app)).toBeNull()
  expect(splitTool.press?.(at(15), 'fresh', app)).toBeNull()
  expect(splitTool.doublePress?.(at(15), app)).toBe('left')
})

test('it splits at what is near, with Ctrl exactly there, and never at an edge of the clip', async () => {
  const { app, at, spot } = await open()
  splitTool.hold?.(at(12.8), app)
  expect(spot()).toEqual({ trackIds: ['t1'], time: 12.5, snappedAt: 12.5 })
  splitTool.hold?.(at(12.8, held({ control: true })), app)
  expect(spot()).toEqual({ trackIds: ['t1'], time: 12.8, snappedAt: null })
  splitTool.hold?.(at(29.8), app)
  expect(spot()).toMatchObject({ time: 29.8, snappedAt: null })
  splitTool.leave?.(app)
  expect(spot()).toBeNull()
})

test('what is pressed is pulled to its place; Shift takes every track that has a clip there', async () => {
  const { app, store, at, spot, edits } = await open()
  const drag = splitTool.press?.(at(25), 'extend', app)
  drag?.move(at(17, { track: 1, ...held({ shift: true }) }))
  expect(spot()?.trackIds).toEqual(['t1', 't2'])
  expect(['t1', 't2'].map((id) => splitBoxes(store.getState(), id).length)).toEqual([1, 1])
  drag?.move(at(25, held({ shift: true })))
  expect(spot()?.trackIds).toEqual(['t1'])
  drag?.end(at(17, held({ shift: true })))
  await settle()
  expect(edits()).toEqual([{ kind: 'splitAtTime', time: 17, trackIds: ['t1', 't2'] }])
  expect(spot()).toBeNull()
})
