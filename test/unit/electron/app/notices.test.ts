import { expect, test } from 'vitest'
import { createEventHub } from '../../../../electron/app/eventHub.ts'
import { createNotices } from '../../../../electron/app/notices.ts'

test('what is said before the window listens is kept for it, in order; later it goes out at once', () => {
  const hub = createEventHub()
  const heard: unknown[] = []
  const notices = createNotices(hub)
  notices.tell('one', 'problem')
  hub.listen((channel, payload) => heard.push([channel, payload]))
  notices.tell('two', 'info')
  expect(heard).toEqual([])
  notices.release()
  notices.tell('three', 'info')
  notices.release()
  expect(heard).toEqual([
    ['app:notice', { text: 'one', tone: 'problem' }],
    ['app:notice', { text: 'two', tone: 'info' }],
    ['app:notice', { text: 'three', tone: 'info' }],
  ])
})
