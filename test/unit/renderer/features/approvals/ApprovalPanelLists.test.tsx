// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApprovalPanel } from '../../../../../renderer/features/approvals/ApprovalPanel.tsx'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { renderIn, settle } from '../../../../support/window/makeWindow.tsx'
import { openApproval as open } from '../../../../support/window/openApproval.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pause = (start: number, left = false) => ({
  what: 'pause' as const,
  track: null,
  range: { start, end: start + 2 },
  before: { kind: 'duration' as const, seconds: 2 },
  after: { kind: 'duration' as const, seconds: left ? 2 : 0.5 },
  leave: start + 1,
  left,
})

test('the list of changes is there with before and after, and items of it are left out together', async () => {
  const [first, second] = makeApproval().steps
  const changes = [
    pause(4),
    pause(10, true),
    pause(20),
    {
      what: 'length' as const,
      track: 'Voice',
      range: null,
      before: { kind: 'time' as const, seconds: 30 },
      after: { kind: 'time' as const, seconds: 27 },
      leave: null,
      left: false,
    },
  ]
  const { decisions } = await open({ steps: [{ ...first, changes }, second] })
  const list = screen.getByRole('list', { name: 'Changes of step 1' })
  expect(list.textContent).toContain('Pause 0:04 – 0:06: 2 s  becomes  0.5 s')
  expect(list.textContent).toContain('Length Voice: 0:30  becomes  0:27')
  expect(screen.getByTestId('changes-1').textContent).toContain('4 changes, 1 left out')
  expect(screen.queryByTestId('update-changes-1')).toBeNull()

  fireEvent.click(screen.getByRole('checkbox', { name: /0:04/u }))
  fireEvent.click(screen.getByRole('checkbox', { name: /0:10/u }))
  fireEvent.click(screen.getByTestId('update-changes-1'))
  expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'edit', step: 0, except: [5] } }])
})

test('a long list begins folded', async () => {
  const [first, second] = makeApproval().steps
  await open({
    steps: [
      {
        ...first,
        changes: Array.from({ length: 9 }, (_, index) => ({ ...pause(index * 5), leave: null })),
        moreChanges: 3,
      },
      second,
    ],
  })
  expect(screen.getByTestId('changes-1').hasAttribute('open')).toBe(false)
  expect(screen.getByTestId('changes-1').textContent).toContain('12 changes (the first 9 listed)')
})

test('many pauses are a list of which only the rows in sight are made; what is left out is asked anew once', async () => {
  const [first, second] = makeApproval().steps
  const changes = Array.from({ length: 500 }, (_, index) => pause(index * 5))
  const { decisions } = await open({ steps: [{ ...first, changes }, second] })
  expect(screen.getAllByTestId('change-row').length).toBeLessThan(20)
  expect(screen.getByTestId('change-totals').textContent).toBe('12:30 removed in 500 of 500')
  const rows = screen.getByTestId('change-rows')
  fireEvent.keyDown(rows, { key: 'ArrowDown' })
  fireEvent.keyDown(rows, { key: ' ' })
  fireEvent.keyDown(rows, { key: 'ArrowDown' })
  fireEvent.keyDown(rows, { key: 'x' })
  expect(screen.getByTestId('change-totals').textContent).toBe('12:27 removed in 498 of 500')
  fireEvent.click(screen.getByTestId('approve-all'))
  fireEvent.keyDown(rows, { key: 'Enter', ctrlKey: true })
  expect(decisions()).toEqual([])
  await waitFor(() => expect(decisions()).toEqual([{ id: 'a1', decision: { verb: 'edit', step: 0, except: [1, 6] } }]))
})

test('what a list shows is not told as prose, and the one button and the lengths say what it comes to', async () => {
  const [first] = makeApproval().steps
  const changes = Array.from({ length: 12 }, (_, index) => pause(index * 5, index === 3))
  const prose = '11 pauses get shorter, by 16.5 s together: 0:00–0:02: 2 s → 0.5 s; and 8 more'
  const steps = [{ ...first, changes }]
  await open({ steps, before: 60, after: 43.512, notes: [prose, 'The music stays.'], notesOfLists: [prose] } as never)
  const panel = screen.getByRole('alertdialog').textContent
  expect(panel).not.toContain('get shorter')
  expect(panel).toContain('The music stays.')
  expect(screen.getByTestId('approve-all').textContent).toBe('Apply 11Ctrl Enter')
  expect(screen.getByTestId('approval-length').textContent).toBe('Length 1:00  becomes  0:43.5')
})

test('a step is heard before and after, one at a time, and a second press ends it', async () => {
  const played: string[] = []
  const paused: string[] = []
  class Sound extends EventTarget {
    readonly source: string
    constructor(source: string) {
      super()
      this.source = source
    }
    play(): Promise<void> {
      played.push(this.source)
      return Promise.resolve()
    }
    pause(): void {
      paused.push(this.source)
    }
  }
  vi.stubGlobal('Audio', Sound)
  await open()
  const [before, after] = ['before', 'after'].map((side) => `/media/hear.wav?approval=a1&step=0&side=${side}&around=1`)
  fireEvent.click(screen.getByRole('button', { name: 'Hear before step 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Hear after step 1' }))
  expect([played, paused]).toEqual([[before, after], [before]])
  fireEvent.click(screen.getByRole('button', { name: 'Stop hearing step 1' }))
  expect([played.length, paused]).toEqual([2, [before, after]])
  expect(screen.getByRole('button', { name: 'Hear after step 1' })).toBeDefined()
})

test('which of the changes are listed is kept for the list that takes its place, also before any was gone to', async () => {
  const [first] = makeApproval().steps
  const changes = Array.from({ length: 12 }, (_, index) => pause(index * 5, index === 3))
  const { app } = await open({ steps: [{ ...first, changes }] })
  fireEvent.click(screen.getByTestId('changes-left'))
  expect(app.store.getState().changeSpot).toMatchObject({ step: 0, number: null, order: 'left', place: null })
  expect(screen.getAllByTestId('change-row')).toHaveLength(1)
  cleanup()
  renderIn({ app } as never, <ApprovalPanel />)
  expect(screen.getByTestId('changes-left').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getAllByTestId('change-row')).toHaveLength(1)
})

test('a place of a list is not that of the next request, also where planning lay between them', async () => {
  const [first] = makeApproval().steps
  const changes = Array.from({ length: 12 }, (_, index) => pause(index * 5))
  const { app } = await open({ steps: [{ ...first, changes }] })
  fireEvent.keyDown(screen.getByTestId('change-rows'), { key: 'ArrowDown' })
  const show = (approval: object | null, state: 'planning' | 'awaitingApproval') =>
    act(() => {
      const { conversation } = app.store.getState()
      app.store.setState({ conversation: { ...conversation, approval, state } as never })
    })
  const { approval } = app.store.getState().conversation
  // then: prepared anew it stays
  show(null, 'planning')
  show({ ...approval, id: 'a2' }, 'awaitingApproval')
  expect(app.store.getState().changeSpot?.number).toBe(1)
  show(null, 'planning')
  show({ ...approval, id: 'a3', request: 'something else' }, 'awaitingApproval')
  expect(app.store.getState().changeSpot).toBeNull()
})

test('another row is heard at one press while one is heard, and the same once more ends it', async () => {
  const played: string[] = []
  const paused: string[] = []
  class Sound extends EventTarget {
    readonly source: string
    constructor(source: string) {
      super()
      this.source = source.split('#')[1] ?? ''
    }
    play(): Promise<void> {
      played.push(this.source)
      return Promise.resolve()
    }
    pause(): void {
      paused.push(this.source)
    }
  }
  vi.stubGlobal('Audio', Sound)
  const [first] = makeApproval().steps
  await open({ steps: [{ ...first, changes: Array.from({ length: 12 }, (_, index) => pause(index * 5)) }] })
  const rows = screen.getByTestId('change-rows')
  for (const key of ['ArrowDown', 'p', 'ArrowDown', 'p', 'p']) fireEvent.keyDown(rows, { key })
  expect([played, paused]).toEqual([
    ['t=0,3', 't=4,8'],
    ['t=0,3', 't=4,8'],
  ])
})

test('what can not be heard is told in the app’s own words', async () => {
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = () => Promise.reject(new Error('no source'))
      pause = () => {}
    },
  )
  vi.stubGlobal('fetch', async () => new Response('That question is not open any more.', { status: 409 }))
  const { app } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Hear after step 1' }))
  await settle()
  expect(app.store.getState().notices.at(-1)).toMatchObject({
    text: 'That question is not open any more.',
    tone: 'problem',
  })
})

test('where words and model differ, one press takes what was said, or what the model chose', async () => {
  const [first] = makeApproval().steps
  const differing = (by: 'words' | 'model') => ({
    steps: [{ ...first, other: { by, sentence: 'Delete 0:00–0:20 from Voice' } }],
  })
  const { decisions } = await open(differing('words'))
  expect(screen.getByTestId('other-step-1').textContent).toBe('You said: Delete 0:00–0:20 from Voice Use what I said')
  fireEvent.click(screen.getByTestId('take-step-1'))
  await settle()
  expect(decisions().at(-1)).toMatchObject({ decision: { verb: 'take', step: 0 } })
  cleanup()
  await open(differing('model'))
  expect(screen.getByTestId('other-step-1').textContent).toContain('Use what the model chose')
})

test('where the model does something else altogether, one press takes the steps of the words', async () => {
  const { decisions } = await open({ instead: ['Delete 0:00–0:10 from Voice', 'Fade out 0:50–1:00'] })
  fireEvent.click(screen.getByTestId('take-plan'))
  await settle()
  expect(screen.getByTestId('other-plan').textContent).toContain('Delete 0:00–0:10 from Voice; Fade out 0:50–1:00')
  expect(decisions().at(-1)).toMatchObject({ decision: { verb: 'take' } })
})

test('what stands beside the steps to be taken is not told a second time', async () => {
  const said = 'Your words say 0:00–0:10; the model chose 0:00–0:50.'
  await open({ notes: [said, 'The end was moved.'], notesOfOthers: [said] })
  const panel = screen.getByRole('alertdialog')
  expect(panel.textContent).not.toContain('the model chose')
  expect(panel.textContent).toContain('The end was moved.')
})
