import { expect, test } from 'vitest'
import { createLabelKeys } from '../../../../../renderer/features/labels/labelKeys.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

const labels = [
  { id: 'l2', text: 'chapter', start: 65, end: 65 },
  { id: 'l1', text: 'intro', start: 10, end: 12 },
]
const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

async function open(project = {}) {
  const window = await makeWindow({ project: { labels, ...project } })
  window.app.store.getState().setView({ t0: 0, pxPerSec: 8, width: 800 })
  const keys = createLabelKeys(window.app)
  const said = () => window.app.store.getState().announcements.at(-1)?.text
  return {
    ...window,
    keys,
    said,
    alt: (key: string, change = {}) => keys.press({ ...plain, altKey: true, key, ...change }),
    edits: () => window.bridge.inputs('app:edit:apply'),
  }
}
const onIntro = { selection: { start: 10, end: 12 } }

test('Alt with the arrows goes from label to label in time, selects each and says it', async () => {
  const { alt, said, edits, bridge } = await open({ cursor: 5 })
  expect(alt('ArrowRight')).toBe('taken')
  await settle()
  expect([said(), edits()]).toEqual(['Label intro, 0:10 to 0:12', [{ kind: 'setTimeSelection', start: 10, end: 12 }]])
  bridge.emit('app:project:changed', makeProjectView({ revision: 2, labels, ...onIntro }))
  alt('ArrowRight')
  await settle()
  expect([said(), edits().slice(1)]).toEqual([
    'Label chapter, at 1:05',
    [{ kind: 'clearSelection' }, { kind: 'setCursor', time: 65 }],
  ])
  bridge.emit('app:project:changed', makeProjectView({ revision: 3, labels, cursor: 65 }))
  alt('ArrowRight')
  expect(said()).toBe('Label intro, 0:10 to 0:12')
})

test('a held key moves the end of the label as one change, which is said', async () => {
  const { alt, keys, said, edits, app } = await open(onIntro)
  for (let i = 0; i < 3; i++) alt('ArrowRight', { shiftKey: true })
  expect([edits(), app.store.getState().edgeDraft]).toEqual([[], { of: 'label', id: 'l1', start: 10, end: 15 }])
  keys.release()
  keys.release()
  await settle()
  expect(edits()).toEqual([
    { kind: 'moveLabel', labelId: 'l1', start: 10, end: 15 },
    { kind: 'setTimeSelection', start: 10, end: 15 },
  ])
  expect([said(), app.store.getState().edgeDraft]).toEqual(['Label intro, 0:10 to 0:15', null])
})

test('the start is moved when it is held, and a point as a whole', async () => {
  const range = await open(onIntro)
  range.alt('ArrowUp', { shiftKey: true })
  expect(range.said()).toBe('Start of the label intro')
  range.alt('ArrowLeft', { shiftKey: true })
  range.keys.release()
  const point = await open({ cursor: 65 })
  point.alt('ArrowLeft', { shiftKey: true })
  point.keys.release()
  await settle()
  expect([range.edits()[0], point.edits()[0]]).toEqual([
    { kind: 'moveLabel', labelId: 'l1', start: 9, end: 12 },
    { kind: 'moveLabel', labelId: 'l2', start: 64, end: 64 },
  ])
})

test.each(['F2', 'Enter'])(
  '%s edits the text of the label that is selected, and is left alone where there is none',
  async (key) => {
    const { app, keys } = await open(onIntro)
    expect(keys.press({ ...plain, key })).toBe('taken')
    expect(app.store.getState().naming).toEqual({ what: 'label', id: 'l1' })
    const none = await open({ cursor: 5 })
    expect([none.keys.press({ ...plain, key }), none.app.store.getState().naming]).toEqual(['left', null])
  },
)
