import { expect, test } from 'vitest'
import { labelTool } from '../../../../../renderer/features/labels/labelEdits.ts'
import { pointAt } from '../../../../support/window/pointing.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

const labels = [
  { id: 'l1', text: 'Intro', start: 10, end: 20 },
  { id: 'l2', text: 'mark', start: 50, end: 50 },
]

async function open() {
  const { app, bridge } = await makeWindow({ project: { labels } })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const at = (time: number, zone: 'labels' | 'track' = 'labels') => pointAt({ time, zone })
  return { app, at, edits: () => bridge.inputs('app:edit:apply') }
}

test('an edge is held on the lane of the labels only, and not with Shift', async () => {
  const { app, at } = await open()
  expect([labelTool.hold?.(at(19.7), app), labelTool.hold?.(at(19.7, 'track'), app)]).toEqual(['edge', null])
  expect(labelTool.press?.(at(19.7), 'extend', app)).toBeNull()
  expect(labelTool.press?.(at(15), 'fresh', app)).toBeNull()
})

test('an edge follows the pointer, and the label is moved when it lets go', async () => {
  const { app, at, edits } = await open()
  const drag = labelTool.press?.(at(20), 'fresh', app)
  drag?.move(at(25))
  expect(app.store.getState().edgeDraft).toEqual({ of: 'label', id: 'l1', start: 10, end: 25 })
  drag?.end(at(30))
  await settle()
  expect(edits()).toEqual([{ kind: 'moveLabel', labelId: 'l1', start: 10, end: 30 }])
  expect(app.store.getState().edgeDraft).toBeNull()
})

test('a drag that is broken off or goes nowhere asks for nothing', async () => {
  const { app, at, edits } = await open()
  labelTool.press?.(at(20), 'fresh', app)?.end(at(20))
  const drag = labelTool.press?.(at(50), 'fresh', app)
  drag?.move(at(60))
  drag?.cancel()
  await settle()
  expect([edits(), app.store.getState().edgeDraft]).toEqual([[], null])
})

test('a double press on a label, or on the text behind a point, edits its text', async () => {
  const { app, at } = await open()
  const naming = (time: number) => {
    app.store.getState().setNaming(null)
    labelTool.doublePress?.(at(time), app)
    return app.store.getState().naming
  }
  expect([naming(15), naming(53), naming(70)]).toEqual([{ what: 'label', id: 'l1' }, { what: 'label', id: 'l2' }, null])
})
