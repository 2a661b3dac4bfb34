// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { settle } from '../../../../support/window/makeWindow.tsx'
import { openApproval as open } from '../../../../support/window/openApproval.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (at: number, left = false) => ({
  what: 'click' as const,
  track: 'Voice',
  range: { start: at, end: at + 0.003 },
  before: { kind: 'duration' as const, seconds: 0.003 },
  after: left ? { kind: 'duration' as const, seconds: 0.003 } : { kind: 'repaired' as const },
  leave: at + 0.001,
  left,
})

/** What is played, without the host of its address. */
function listenIn(): string[] {
  const played: string[] = []
  class Sound extends EventTarget {
    constructor(source: string) {
      super()
      played.push(source)
    }
    play = () => Promise.resolve()
    pause = () => {}
  }
  vi.stubGlobal('Audio', Sound)
  return played
}

test('a row that leaves no join is heard as it would be too, and so is each of a few changes', async () => {
  const played = listenIn()
  const [first] = makeApproval().steps
  await open({
    steps: [{ ...first, changes: Array.from({ length: 12 }, (_, index) => click(index * 5, index === 2)) }],
  })
  const rows = screen.getByTestId('change-rows')
  for (const key of ['ArrowDown', 'ArrowDown', 'a']) fireEvent.keyDown(rows, { key })
  const buttons = screen.getAllByTestId('change-row').map((row) => row.querySelector('.change-hear-after') !== null)
  expect(buttons.slice(0, 4)).toEqual([true, true, false, true])
  cleanup()
  await open({ steps: [{ ...first, changes: [click(5), click(10)] }] })
  fireEvent.click(screen.getByRole('button', { name: 'Hear after: Click Voice 0:10 – 0:10.003' }))
  expect(played).toEqual(Array(2).fill('/media/hear.wav?approval=a1&step=0&change=1&side=after&around=1'))
})

const turnedDown = (at: number, db: number, canLeave: boolean) => ({
  what: 'level' as const,
  track: 'Voice',
  range: { start: at, end: at + 2 },
  before: { kind: 'gain' as const, db: 0 },
  after: { kind: 'gain' as const, db: -db },
  leave: canLeave ? at + 1 : null,
  left: false,
})

test('places that are turned down are sorted by how much, and say what they come to without one', async () => {
  const [first] = makeApproval().steps
  const changes = Array.from({ length: 12 }, (_, index) => turnedDown(index * 5, (index % 4) + 1.5, true))
  const { decisions } = await open({ steps: [{ ...first, changes }] })
  fireEvent.click(screen.getByTestId('changes-deepest'))
  const said = screen.getAllByTestId('change-row').map((row) => row.textContent)
  expect(said.slice(0, 4).map((row) => /[^ ]+ dB/u.exec(row ?? '')?.[0])).toEqual(
    Array(3).fill('−4.5 dB').concat('−3.5 dB'),
  )
  const rows = screen.getByTestId('change-rows')
  for (const key of ['ArrowDown', ' ']) fireEvent.keyDown(rows, { key })
  expect(screen.getByTestId('change-totals').textContent).toBe('0:22 turned down in 11 of 12')
  await waitFor(() => expect(decisions()).toMatchObject([{ decision: { verb: 'edit', except: [16] } }]))
})

test('places that are turned down are drawn as a change, not as a cut, and say short ones in milliseconds', async () => {
  const [first] = makeApproval().steps
  const changes = Array.from({ length: 12 }, (_, index) => {
    const change = turnedDown(index * 5, (index % 4) + 1, true)
    return index === 0 ? { ...change, range: { start: 0, end: 0.04 } } : change
  })
  await open({ steps: [{ ...first, changes }] })
  expect(screen.getByTestId('change-list').className).toContain('change-list-levels')
  const rows = screen.getAllByTestId('change-row')
  expect(rows[0]?.textContent).toContain('40 ms −1 dB')
  const bars = rows.slice(0, 4).map((row) => row.querySelector<HTMLElement>('.change-down i')?.style.width)
  expect(bars).toEqual(['25%', '50%', '75%', '100%'])
  // One track alone is named by the sentence.
  expect(rows[1]?.querySelector('.change-track')).toBeNull()
})

test('a few places say how far they are turned down, and nothing of a 0 dB before', async () => {
  const [first] = makeApproval().steps
  await open({ steps: [{ ...first, changes: [turnedDown(5, 3, true), turnedDown(20, 4, true)] }] })
  const said = screen.getByRole('list', { name: /Changes/u }).textContent
  expect(said).toMatch(/0:05 – 0:07: turned down by at most 3 dB/u)
  expect(said).not.toContain(' 0 dB')
})

test('places that can’t be left out are there to be looked at and heard, and say so', async () => {
  const played = listenIn()
  const [first] = makeApproval().steps
  const changes = Array.from({ length: 12 }, (_, index) => turnedDown(index * 5, 3, false))
  const { decisions } = await open({ steps: [{ ...first, changes }] })
  const list = screen.getByTestId('change-list')
  expect(list.textContent).toContain(
    'Each place can be heard. None can be left out: what was asked for would not hold.',
  )
  expect(list.textContent).not.toContain('Leave out')
  expect(screen.queryByTestId('changes-left')).toBeNull()
  const rows = screen.getByTestId('change-rows')
  for (const key of ['ArrowDown', ' ', 'x', 'a']) fireEvent.keyDown(rows, { key })
  expect(screen.getByTestId('change-totals').textContent).toBe('0:24 turned down in 12 of 12')
  expect(played).toEqual(['/media/hear.wav?approval=a1&step=0&change=0&side=after&around=1'])
  await settle()
  expect(decisions()).toEqual([])
})

test('rows of a later step are heard in the timeline that the steps before it leave', async () => {
  const played = listenIn()
  const [first, second] = makeApproval().steps
  await open({ steps: [first, { ...second, changes: Array.from({ length: 12 }, (_, index) => click(index * 5)) }] })
  const rows = screen.getByTestId('change-rows')
  for (const key of ['ArrowDown', 'b']) fireEvent.keyDown(rows, { key })
  expect(played).toEqual(['/media/hear.wav?approval=a1&step=1&change=0&side=before&around=1'])
})

test('what a step and all before it come to is heard from the cursor on', async () => {
  const played = listenIn()
  const { app } = await open({ steps: makeApproval().steps })
  expect(screen.queryByTestId('hear-so-far-1')).toBeNull()
  const { project } = app.store.getState()
  act(() => app.store.setState({ project: project && { ...project, selection: null, cursor: 12.5 } }))
  const soFar = screen.getByTestId('hear-so-far-2')
  expect(soFar.getAttribute('aria-label')).toBe('So far: hear all up to step 2, from 0:12.5')
  fireEvent.click(soFar)
  expect(played).toEqual(['/media/hear.wav?approval=a1&step=1&side=after&around=1&from=12.5'])
  await settle()
  const pressed = () =>
    ['hear-after-2', 'hear-so-far-2'].map((id) => screen.getByTestId(id).getAttribute('aria-pressed'))
  expect(pressed()).toEqual(['false', 'true'])
  fireEvent.click(soFar)
  expect([pressed(), played.length]).toEqual([['false', 'false'], 1])
})

test('behind a program of the machine nothing is heard: that runs only behind a yes', async () => {
  const [first, second] = makeApproval().steps
  await open({ steps: [{ ...first, command: 'sox in.wav out.wav' }, second] })
  expect(screen.queryByTestId('hear-so-far-2')).toBeNull()
})
