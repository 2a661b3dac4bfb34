// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { addBatchFiles } from '../../../../renderer/store/batchFiles.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok } from '../../../../shared/result.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

afterEach(() => vi.unstubAllGlobals())

const files = [new File(['sound'], 'a b.wav'), new File(['sound'], 'c.wav')]

test('a native host gets the paths of what was dropped', async () => {
  const { app, bridge } = await makeWindow({ files: 'native' })
  await addBatchFiles(app, files)
  expect(bridge.inputs('app:batch:drop')).toEqual([{ paths: ['/music/a b.wav', '/music/c.wav'] }])
})

test('a page sends the bytes one file after the other, and says which one was not taken', async () => {
  const { app } = await makeWindow({ files: 'page' })
  const answers = [ok(), err(failure('batch/busy'))]
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json(answers.shift()))
  vi.stubGlobal('fetch', sent)
  await addBatchFiles(app, files)
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/batch.zip?name=a%20b.wav', '/batch.zip?name=c.wav'])
  expect(app.store.getState().notices.map(({ text }) => text)).toEqual([expect.stringContaining('at work')])
  sent.mockRejectedValue(new Error('gone'))
  await addBatchFiles(app, files.slice(1))
  expect(app.store.getState().notices.at(-1)?.text).toContain('"c.wav" could not be sent to Tapehand (gone)')
})
