import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { createThread } from '../../../../../electron/engine/threads/thread.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const file = pathToFileURL(path.join(root, 'test/support/processes/sayingWorker.ts'))

function sayingThread() {
  const heard: unknown[] = []
  const thread = createThread({ file, keepsAlive: 'whileAsked', onEvent: (event) => void heard.push(event) })
  onTestFinished(async () => thread.end())
  return { thread, heard }
}

it('has told all events of a call when that is answered, in their order', async () => {
  const { thread, heard } = sayingThread()
  expect(await thread.ask('ab!c')).toBe('ab!c')
  expect(heard).toEqual(['a', 'b', '!', 'c'])
})

it('tells events of a call that fails or whose answer can not travel', async () => {
  const { thread, heard } = sayingThread()
  await expect(thread.ask('a?')).rejects.toThrow('asked')
  await expect(thread.ask('bf')).rejects.toThrow('could not be cloned')
  expect(heard).toEqual(['a', '?', 'b', 'f'])
})

it('tells events that no answer follows', async () => {
  const { thread, heard } = sayingThread()
  await thread.ask('')
  thread.tell('xy')
  await expect.poll(() => heard).toEqual(['x', 'y'])
})
