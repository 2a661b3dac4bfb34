// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { keyInput, type TimelineKeys } from '../../../../renderer/timeline/timelineInput.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

/** A surface with keys that note what they are offered; `knows`: what is on its way is their own. */
async function open({ knows = false, opens = '' } = {}) {
  const { app, scope } = await makeWindow()
  const surface = document.createElement('div')
  document.body.append(surface)
  scope.add(() => surface.remove())
  const [pressed, heard]: [string[], string[]] = [[], []]
  const keys: TimelineKeys = {
    knows: () => knows,
    press: ({ key, shiftKey }) => {
      if (!key.startsWith('Arrow')) return 'left'
      pressed.push(`${shiftKey ? 'Shift+' : ''}${key}`)
      return 'taken'
    },
    release: () => void pressed.push('let go'),
  }
  keyInput([() => keys], ({ key }) => key === opens)({ surface, scroller: surface }, app, scope)
  scope.listen(document.body, 'keydown', (event) => void (event.defaultPrevented || heard.push(event.key)))
  const send = (type: 'keydown' | 'keyup', key: string, shiftKey = false) => {
    const event = new KeyboardEvent(type, { key, shiftKey, bubbles: true, cancelable: true })
    surface.dispatchEvent(event)
    return event
  }
  return { app, send, pressed, heard }
}

test('a key is offered at once, and goes on to the window where nobody takes it', async () => {
  const { send, pressed, heard } = await open()
  expect([send('keydown', 'ArrowUp').defaultPrevented, send('keydown', 'w').defaultPrevented]).toEqual([true, false])
  expect([pressed, heard]).toEqual([['ArrowUp'], ['w']])
})

test('keys wait for a selection that is on its way, in their order, also to be let go of', async () => {
  const { app, send, pressed, heard } = await open()
  const click = Promise.withResolvers<void>()
  const answered = app.focus.follow(click.promise)
  for (const key of ['ArrowDown', 'w']) {
    expect(send('keydown', key, key === 'ArrowDown').defaultPrevented).toBe(true)
    send('keyup', key)
  }
  expect([pressed, heard]).toEqual([[], []])
  click.resolve()
  await answered
  await vi.waitFor(() => expect([pressed, heard]).toEqual([['Shift+ArrowDown', 'let go', 'let go'], ['w']]))
})

test('keys that know what is on its way go on, but not past keys that wait', async () => {
  const { app, send, pressed } = await open({ knows: true })
  const own = Promise.withResolvers<void>()
  const answered = app.focus.follow(own.promise)
  send('keydown', 'ArrowRight')
  expect(pressed).toEqual(['ArrowRight'])
  send('keydown', 'Delete')
  send('keydown', 'ArrowRight')
  expect(pressed).toEqual(['ArrowRight'])
  own.resolve()
  await answered
  await vi.waitFor(() => expect(pressed).toEqual(['ArrowRight', 'ArrowRight']))
})

test.each(['Tab', 'ContextMenu', 'F10'])('what only a browser can do never waits: %s', async (key) => {
  const { app, send } = await open()
  void app.focus.follow(new Promise(() => undefined))
  expect(send('keydown', key, key === 'F10').defaultPrevented).toBe(false)
})

test('a key that opens something to type into does not wait, or what is typed would come first', async () => {
  const { app, send, heard } = await open({ opens: 'b' })
  void app.focus.follow(new Promise(() => undefined))
  send('keydown', 'b')
  expect(heard).toEqual(['b'])
})
