// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatPanel } from '../../../../../renderer/features/chat/ChatPanel.tsx'
import { isAlike } from '../../../../../renderer/features/chat/receipt/readStrip.ts'
import { soundOf } from '../../../../../renderer/timeline/peakColumns.ts'
import type { ChatMessage } from '../../../../../shared/schemas/conversation.ts'
import type { ReceiptView } from '../../../../../shared/schemas/messageParts.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

const fetched: string[] = []
beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response(new Int8Array(3))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const receipt: ReceiptView = {
  did: ['Deleted 0:20–0:30 from Voice'],
  more: 'Chosen by the model: gap close.',
  seconds: { before: 100, after: 90 },
  facts: [
    {
      what: 'loudness',
      track: 'Voice',
      before: { kind: 'loudness', lufs: -19.2 },
      after: { kind: 'loudness', lufs: -16 },
    },
  ],
  removed: [{ trackId: 't1', start: 20, end: 30 }],
  place: { start: 20, end: 20, trackIds: ['t1'] },
}
const message: ChatMessage = {
  id: 'm1',
  from: 'tapehand',
  text: 'Deleted 0:20–0:30 from Voice: 1:40 → 1:30.',
  at: '2026-01-01T00:00:00Z',
  requestId: 'r',
  state: 'done',
  undoId: 'h1',
  planner: 'offline',
  offer: null,
  receipt,
}
/** As it is where a person writes English: the words of the other language stand beside. */
const words: ReceiptView['words'] = {
  window: 'en',
  others: { de: { did: ['0:20–0:30 von Voice gelöscht'], more: 'Vom Modell gewählt: Lücke schließen.' } },
}

const history = [{ id: 'h1', label: 'Delete', text: 'delete' }]
const open = async (position = 1) => {
  const window = await makeWindow({
    project: { history, historyPosition: position },
    conversation: { messages: [message] },
  })
  const { container } = renderIn(window, <ChatPanel />)
  await act(async () => {})
  return { window, container }
}

test('a receipt leaves out the places that were turned down: each would read like the other', async () => {
  const down = (start: number) => ({
    what: 'level' as const,
    track: null,
    range: { start, end: start + 4 },
    before: { kind: 'gain' as const, db: 0 },
    after: { kind: 'gain' as const, db: -12 },
  })
  const ducked = { ...message, receipt: { ...receipt, facts: [down(5), down(20)] } }
  renderIn(await makeWindow({ conversation: { messages: [ducked] } }), <ChatPanel />)
  const facts = [...document.querySelectorAll('.receipt-facts > div')].map((one) => one.textContent)
  expect(facts).toEqual(['Length1:40 to 1:30'])
})

test('a receipt says what was done, two numbers before and after, and what else there is to say', async () => {
  await open()
  expect(screen.getByText('Deleted 0:20–0:30 from Voice')).toBeTruthy()
  const facts = [...document.querySelectorAll('.receipt-facts > div')].map((one) => one.textContent)
  expect(facts).toEqual(['Length1:40 to 1:30', 'Voice, loudness−19.2 LUFS to −16.0 LUFS'])
  expect(screen.getByText('Chosen by the model: gap close.')).toBeTruthy()
  expect(screen.getByTestId('message-state').textContent).toBe('Done')
})

test('its pictures are those before and behind the request, in one scale, with what went hatched', async () => {
  const { container } = await open()
  expect(fetched.map((address) => new URLSearchParams(address.split('?')[1]).get('side'))).toEqual(['before', 'after'])
  expect(fetched.every((address) => address.includes('entry=h1') && address.includes('track=t1'))).toBe(true)
  const widths = [...container.querySelectorAll<HTMLElement>('.receipt-strip')].map(({ style }) => style.width)
  expect(widths).toEqual(['100.000%', '90.000%'])
  expect(container.querySelector<HTMLElement>('.receipt-gap')?.style.left).toBe('20%')
})

test('Show goes there, and lights the place while it is pointed at', async () => {
  const { window } = await open()
  const { store } = window.app
  act(() => store.getState().setLaneWidth(1000))
  const show = screen.getByTestId('show-this')
  act(() => show.focus())
  expect(store.getState().shownPlace).toEqual(receipt.place)
  fireEvent.click(show)
  const { view } = store.getState()
  expect([view.t0 > 10, view.t0 < 20, view.width / view.pxPerSec < 10]).toEqual([true, true, true])
  act(() => show.blur())
  expect(store.getState().shownPlace).toBeNull()
})

test('what is undone can be redone from its card, and is heard and shown no more', async () => {
  const { window } = await open()
  fireEvent.click(screen.getByTestId('undo-this'))
  expect(window.bridge.inputs('app:history:undo')).toHaveLength(1)
  act(() => window.bridge.emit('app:project:changed', makeProjectView({ revision: 2, history, historyPosition: 0 })))
  expect(screen.queryByTestId('show-this')).toBeNull()
  expect(screen.getByTestId('message-state').textContent).toBe('Undone')
  fireEvent.click(screen.getByTestId('redo-this'))
  expect(window.bridge.inputs('app:history:redo')).toHaveLength(1)
})

test('bytes become columns of each channel', () => {
  const { channels, sound } = soundOf(Int8Array.of(-127, 127, 64, 0, 0, 0, -10, 10, 5, -1, 1, 1), 2)
  expect([channels, [...sound.mins].map((one) => Math.round(one * 127))]).toEqual([2, [-127, 0, -10, -1]])
})

test('there are no pictures where both would be the same', () => {
  const strip = (...bytes: readonly number[]) => soundOf(Int8Array.from(bytes), 2)
  const one = strip(-127, 127, 64, 0, 0, 0)
  expect(isAlike(one, strip(-127, 127, 64, 0, 0, 0))).toBe(true)
  expect(isAlike(one, strip(-127, 127, 64, 0, 0, 1))).toBe(false)
  expect(isAlike(one, soundOf(Int8Array.of(-127, 127, 64), 1))).toBe(false)
})

test('a receipt of what changes no sound has no pictures', async () => {
  const renamed = { ...message, receipt: { ...receipt, seconds: { before: 100, after: 100 }, removed: [] } }
  const project = { history, historyPosition: 1 }
  const window = await makeWindow({ project, conversation: { messages: [renamed] } })
  const { container } = renderIn(window, <ChatPanel />)
  await act(settle)
  expect([fetched.length, container.querySelectorAll('.receipt-strip').length]).toEqual([2, 0])
})

test('another language of the window is the language of what was told before, and back again', async () => {
  const said = { ...message, receipt: { ...receipt, words } }
  const show = async (language: 'en' | 'de') => {
    cleanup()
    const window = await makeWindow({
      project: { history, historyPosition: 1 },
      conversation: { messages: [said] },
      settings: { language },
    })
    renderIn(window, <ChatPanel />)
    await act(async () => {})
    return screen.getByTestId('message-tapehand').textContent
  }
  expect(await show('en')).toContain('Deleted 0:20–0:30 from Voice')
  const german = await show('de')
  expect(german).toContain('0:20–0:30 von Voice gelöscht')
  expect(german).toContain('Vom Modell gewählt')
  expect(german).not.toContain('Deleted')
})

test('who writes another language than the window speaks keeps their own', async () => {
  const german = { ...receipt, did: ['0:20–0:30 von Voice gelöscht'], words: { window: 'en' as const, others: {} } }
  const window = await makeWindow({ conversation: { messages: [{ ...message, receipt: german }] } })
  renderIn(window, <ChatPanel />)
  await act(async () => {})
  expect(screen.getByTestId('message-tapehand').textContent).toContain('0:20–0:30 von Voice gelöscht')
})
