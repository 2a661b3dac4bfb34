// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatPanel } from '../../../../../renderer/features/chat/ChatPanel.tsx'
import { makeMessage } from '../../../../support/window/makeMessage.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A conversation of 800 px, with the room that it has, and the browser's word that the room is another one. */
async function open() {
  const resized: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  renderIn(await makeWindow({ conversation: { messages: [makeMessage({ text: 'Hello.' })] } }), <ChatPanel />)
  const log = screen.getByRole('log', { name: 'Conversation' })
  let room = 0
  let at = 0
  Object.defineProperties(log, {
    clientHeight: { get: () => room },
    scrollHeight: { get: () => 800 },
    scrollTop: {
      get: () => at,
      set: (wanted: number) => {
        at = Math.min(wanted, 800 - room)
      },
    },
  })
  const give = (height: number) => void (room = height)
  const tell = () => resized.forEach((one) => one())
  const scrollTo = (place: number) => {
    log.scrollTop = place
    fireEvent.scroll(log)
  }
  give(400)
  tell()
  return { give, tell, scrollTo, at: () => at }
}

test('what the window moves as it gets smaller does not count as scrolled back', async () => {
  const { give, tell, at, scrollTo } = await open()
  expect(at()).toBe(400)
  give(270)
  // Told of its scrolling before the new room.
  scrollTo(400)
  tell()
  expect(at()).toBe(530)
})

test('whoever has scrolled back stays there', async () => {
  const { give, tell, at, scrollTo } = await open()
  scrollTo(100)
  give(270)
  tell()
  expect(at()).toBe(100)
})
