import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFiles } from '../../../../../renderer/features/files/uploadFiles.ts'
import { failure, messageOf } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

/** A request that is on its way until the test answers it. */
class HeldRequest extends EventTarget {
  static all: HeldRequest[] = []
  readonly upload = new EventTarget()
  response: unknown = null
  address = ''
  constructor() {
    super()
    HeldRequest.all.push(this)
  }
  open(_method: string, address: string): void {
    this.address = address
  }
  send(): void {
    this.sent(0)
  }
  sent(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }))
  }
  answer(response: unknown): void {
    this.response = response
    this.dispatchEvent(new Event('load'))
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
}

beforeEach(() => {
  HeldRequest.all = []
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
})
afterEach(() => vi.unstubAllGlobals())

const request = (name: string): HeldRequest => {
  const found = HeldRequest.all.find(({ address }) => address === `/import?name=${name}`)
  if (!found) throw new Error(`${name} is not on its way`)
  return found
}
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

async function sendAll(names: readonly string[]) {
  const { app, bridge } = await makeWindow({ files: 'page' })
  bridge.answer('app:project:takeUploads', () => ok({ names: [] }))
  const done = uploadFiles(
    app,
    names.map((name) => new File(['four'], name)),
  )
  const lanes = () => app.store.getState().uploads.map(({ name, fraction }) => `${name} ${fraction}`)
  const taken = () => bridge.inputs('app:project:takeUploads')
  const notices = () => app.store.getState().notices.map(({ text }) => text)
  return { app, bridge, done, lanes, taken, notices }
}

test('every file has its lane at once, three are on their way, and they come in as they were chosen', async () => {
  const { done, lanes, taken, notices } = await sendAll(['a.wav', 'b.wav', 'c.wav', 'd.wav'])
  expect(lanes()).toEqual(['a.wav 0', 'b.wav 0', 'c.wav 0', 'd.wav 0'])
  expect(HeldRequest.all).toHaveLength(3)
  request('b.wav').sent(1)
  expect(lanes()[1]).toBe('b.wav 0.25')
  request('c.wav').answer(ok({ id: idOf(3) }))
  await settle()
  request('d.wav').answer(ok({ id: idOf(4) }))
  request('b.wav').answer(ok({ id: idOf(2) }))
  await settle()
  expect(taken()).toEqual([])
  request('a.wav').answer(ok({ id: idOf(1) }))
  await done
  expect(taken()).toEqual([{ uploads: [1, 2, 3, 4].map((number) => ({ id: idOf(number), use: 'import' })) }])
  expect([lanes(), notices()]).toEqual([[], []])
})

test('one that is stopped is not sent on, or left where it had come, and the others come in', async () => {
  const { app, done, lanes, taken, notices } = await sendAll(['a.wav', 'b.wav', 'c.wav', 'd.wav'])
  const stop = (name: string) =>
    app.store
      .getState()
      .uploads.find((one) => one.name === name)
      ?.stop()
  stop('a.wav')
  await settle()
  stop('d.wav')
  await settle()
  request('b.wav').answer(ok({ id: idOf(2) }))
  await settle()
  stop('b.wav')
  expect(lanes()).toEqual(['c.wav 0'])
  request('c.wav').answer(ok({ id: idOf(3) }))
  await done
  expect(taken()).toEqual([
    {
      uploads: [
        { id: idOf(2), use: 'leave' },
        { id: idOf(3), use: 'import' },
      ],
    },
  ])
  expect(notices()).toEqual([])
})

test('a refused file and one without an answer are told, and the others still go', async () => {
  const { done, taken, notices } = await sendAll(['a.wav', 'b.wav', 'c.wav'])
  request('a.wav').answer(err(failure('files/empty', { name: 'a.wav' })))
  request('b.wav').dispatchEvent(new Event('error'))
  request('c.wav').answer(ok({ id: idOf(3) }))
  await done
  expect(taken()).toEqual([{ uploads: [{ id: idOf(3), use: 'import' }] }])
  expect(notices()).toEqual([
    messageOf(failure('files/empty', { name: 'a.wav' })),
    '"b.wav" could not be sent to Tapehand (no answer), and was left out.',
  ])
})

test('a project is opened by itself; with nothing to import nothing is asked for', async () => {
  const { done, taken } = await sendAll(['show.tapehand'])
  request('show.tapehand').answer(ok({ opened: 'show' }))
  await done
  expect(taken()).toEqual([])
})

test('what the person stopped while the app read it is no problem', async () => {
  const { bridge, done, notices } = await sendAll(['a.wav'])
  bridge.answer('app:project:takeUploads', () => err(failure('files/cancelled')))
  request('a.wav').answer(ok({ id: idOf(1) }))
  await done
  expect(notices()).toEqual([])
})
