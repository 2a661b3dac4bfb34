// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { selectionGripTool, selectionTool } from '../../../../../renderer/features/selection/selectionTool.ts'
import { makeWindow } from '../../../../support/window/makeWindow.tsx'
import { pointAt } from '../../../../support/window/pointing.ts'

afterEach(() => document.body.replaceChildren())

test('the grips of a selection are taken hold of wherever they lie, and only they', async () => {
  const { app } = await makeWindow({ project: { selection: { start: 20, end: 60 } } })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const selection = document.createElement('div')
  selection.className = 'selection'
  selection.getBoundingClientRect = () => new DOMRect(200, 100, 400, 600)
  document.body.append(selection)
  const at = (time: number, windowY: number) => pointAt({ time, x: time * 10, windowY, track: 1, y: 8 })
  const points = [at(20, 400), at(60.3, 412), at(20, 360), at(40, 400)]
  expect(points.map((point) => selectionGripTool.hold?.(point, app))).toEqual(['edge', 'edge', null, null])
  const drag = selectionGripTool.press?.(at(60, 400), 'fresh', app)
  drag?.move(at(70, 500))
  expect(app.store.getState().draft).toMatchObject({ start: 20, end: 70 })
  expect(selectionGripTool.press?.(at(60, 500), 'fresh', app)).toBeNull()
})

test('a drag shows where it is held, and Ctrl lets go of it', async () => {
  const { app } = await makeWindow({ project: { labels: [{ id: 'l', text: '', start: 45, end: 70 }] } })
  const { store } = app
  store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const at = (time: number, control = false) =>
    pointAt({ time, x: time * 10, track: 0, held: { shift: false, alt: false, control } })
  const drag = selectionTool.press?.(at(45.3), 'fresh', app)
  expect(store.getState().snapLine).toBe(45)
  drag?.move(at(69.8))
  expect(store.getState()).toMatchObject({ draft: { start: 45, end: 70 }, snapLine: 70 })
  drag?.move(at(69.8, true))
  expect(store.getState()).toMatchObject({ draft: { start: 45, end: 69.8 }, snapLine: null })
  drag?.move(at(69.4))
  expect(store.getState()).toMatchObject({ draft: { start: 45, end: 69.4 }, snapLine: null })
  drag?.move(at(69.8))
  drag?.cancel()
  expect(store.getState()).toMatchObject({ draft: null, snapLine: null })
})
