import { expect, test, vi } from 'vitest'
import { isFocus } from '../../../../shared/schemas/editKinds.ts'
import { createFocusQueue } from '../../../../renderer/store/focusQueue.ts'
import { settle } from '../../../support/window/makeWindow.tsx'

const turn = () => new Promise((done) => setTimeout(done, 1))

test('with nothing on its way a key acts at once', () => {
  const [queue, done] = [createFocusQueue(), [] as string[]]
  queue.run(() => done.push('key'))
  expect([done, queue.state()]).toEqual([['key'], 'free'])
})

test('keys wait for every selection that is on its way, and act in their order', async () => {
  const [queue, done] = [createFocusQueue(), [] as string[]]
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  void queue.follow(first.promise).then(() => done.push('first'))
  const answered = queue.follow(second.promise)
  expect(queue.state()).toBe('asking')
  queue.run(() => done.push('one'))
  queue.run(() => done.push('two'))
  expect(queue.state()).toBe('queued')
  first.resolve('')
  await settle()
  await turn()
  expect(done).toEqual(['first'])
  second.resolve('yes')
  expect(await answered).toBe('yes')
  await vi.waitFor(() => expect([done, queue.state()]).toEqual([['first', 'one', 'two'], 'free']))
})

test('a key that selects something itself goes before those that wait behind it', async () => {
  const [queue, done] = [createFocusQueue(), [] as string[]]
  const [click, key] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void queue.follow(click.promise)
  queue.run(() => {
    queue.run(() => done.push('inside'))
    void queue.follow(key.promise)
  })
  queue.run(() => done.push('behind'))
  click.resolve()
  await vi.waitFor(() => expect(done).toEqual(['inside']))
  key.resolve()
  await vi.waitFor(() => expect(done).toEqual(['inside', 'behind']))
})

test('an answer that does not come well lets the keys go on, too', async () => {
  const [queue, done] = [createFocusQueue(), [] as string[]]
  await expect(queue.follow(Promise.reject(new Error('no')))).rejects.toThrow('no')
  queue.run(() => done.push('key'))
  expect(done).toEqual(['key'])
})

test.each([
  [{ kind: 'selectTracks', trackIds: [] }, true],
  [{ kind: 'setCursor', time: 1 }, true],
  [{ kind: 'split' }, false],
  [{ kind: 'toString' }, false],
  [undefined, false],
])('%j changes what is selected: %s', (input, changes) => expect(isFocus(input)).toBe(changes))
