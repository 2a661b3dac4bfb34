import { expect, test } from 'vitest'
import { importFiles } from '../../../../../renderer/features/files/importFiles.ts'
import { makeWindow } from '../../../../support/window/makeWindow.tsx'

const file = (name: string) => new File(['x'], name)

test('a native host gets the paths of a drop', async () => {
  const { app, bridge } = await makeWindow({ files: 'native' })
  await importFiles(app, [file('a.wav'), file('b.wav')])
  expect(bridge.inputs('app:project:drop')).toEqual([{ paths: ['/music/a.wav', '/music/b.wav'] }])
})

test('notes go into the message, and the sound beside them is imported', async () => {
  const { app, bridge } = await makeWindow({ files: 'native' })
  const notes = new File(['\uFEFF0:31 cough\n0:40 split\n'], 'notes.CSV')
  await importFiles(app, [notes, file('a.wav')])
  expect(app.store.getState().unsent).toBe('0:31 cough\n0:40 split')
  expect(bridge.inputs('app:project:drop')).toEqual([{ paths: ['/music/a.wav'] }])
})

test.each([
  ['nothing in them', ' ', 'There is nothing in these notes.'],
  ['too much in them', 'x'.repeat(40_001), 'more than 40,000 letters'],
])('notes with %s are told', async (_, text, told) => {
  const { app } = await makeWindow({ files: 'page' })
  await importFiles(app, [new File([text], 'notes.txt')])
  expect(app.store.getState().unsent).toBeNull()
  expect(app.store.getState().notices[0]?.text).toContain(told)
})
