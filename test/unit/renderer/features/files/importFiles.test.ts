import { afterEach, expect, test, vi } from 'vitest'
import { importFiles } from '../../../../../renderer/features/files/importFiles.ts'
import { failure, messageOf } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { makeWindow } from '../../../../support/window/makeWindow.tsx'

afterEach(() => vi.unstubAllGlobals())
const file = (name: string) => new File(['x'], name)

test('a native host gets the paths of a drop', async () => {
  const { app, bridge } = await makeWindow({ files: 'native' })
  await importFiles(app, [file('a.wav'), file('b.wav')])
  expect(bridge.inputs('app:project:drop')).toEqual([{ paths: ['/music/a.wav', '/music/b.wav'] }])
})

test('a page host gets the bytes, one file after the other, with their names', async () => {
  const { app, bridge } = await makeWindow({ files: 'page' })
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: File }) => {
    sent.push(`${method} ${address} ${body.name}`)
    return Response.json(ok({ names: ['x'] }))
  })
  await importFiles(app, [file('a b.wav'), file('c.wav')])
  expect(sent).toEqual(['POST /import?name=a%20b.wav a b.wav', 'POST /import?name=c.wav c.wav'])
  expect(bridge.calls).toEqual([])
  expect(app.store.getState().notices).toEqual([])
})

test('a refused file is told, and the others still go', async () => {
  const { app } = await makeWindow({ files: 'page' })
  const answers = [Response.json(err(failure('files/empty', { name: 'a.wav' }))), Response.json(ok({ names: [] }))]
  const get = vi.fn(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', get)
  await importFiles(app, [file('a.wav'), file('b.wav')])
  expect(get).toHaveBeenCalledTimes(2)
  expect(app.store.getState().notices.map(({ text }) => text)).toEqual([
    messageOf(failure('files/empty', { name: 'a.wav' })),
  ])
})

test('a server that has gone is told', async () => {
  const { app } = await makeWindow({ files: 'page' })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await importFiles(app, [file('a.wav')])
  expect(app.store.getState().notices[0]?.text).toContain('a.wav')
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
