// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BatchDialog } from '../../../../../renderer/features/batch/BatchDialog.tsx'
import { BatchStrip } from '../../../../../renderer/features/batch/BatchStrip.tsx'
import type { Batch, BatchFile } from '../../../../../shared/schemas/batch.ts'
import { makeBatch } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const file = (name: string, change: Partial<BatchFile> = {}): BatchFile => ({
  id: name,
  name,
  state: 'new',
  before: null,
  after: null,
  steps: [],
  notes: [],
  problem: null,
  output: '',
  ...change,
})

async function open(change: Partial<Batch>, files: 'native' | 'page' = 'native') {
  const window = await makeWindow({ files })
  renderIn(
    window,
    <>
      <BatchDialog />
      <BatchStrip />
    </>,
  )
  act(() => window.app.store.getState().setDialog({ kind: 'batch' }))
  const show = (next: Partial<Batch>) => act(() => window.bridge.emit('app:batch:changed', makeBatch(next)))
  show(change)
  const press = async (id: string) => {
    fireEvent.click(screen.getByTestId(id))
    await act(settle)
  }
  return { ...window, show, press }
}

const isOff = (id: string) => screen.getByTestId(id).hasAttribute('disabled')

test('it can be rehearsed once recipe, files and folder are there; a page needs no folder', async () => {
  const { show, press, bridge } = await open({ files: [file('a.wav')], folder: '/out' })
  expect(isOff('batch-rehearse')).toBe(true)
  show({ recipe: 'podcast clean-up', files: [file('a.wav')] })
  expect(isOff('batch-rehearse')).toBe(true)
  show({ recipe: 'podcast clean-up', files: [file('a.wav')], folder: '/out' })
  await press('batch-rehearse')
  expect(bridge.inputs('app:batch:rehearse')).toHaveLength(1)
  cleanup()
  await open({ recipe: 'podcast clean-up', files: [file('a.wav')] }, 'page')
  expect(isOff('batch-rehearse')).toBe(false)
})

test('the table says of each file what it would get, and why one can’t be done', async () => {
  const { press, bridge } = await open({
    phase: 'rehearsed',
    recipe: 'podcast clean-up',
    folder: '/out',
    files: [
      file('a.wav', { state: 'ready', before: 61.234, after: 50, steps: ['Cut the rumble'], output: 'a.mp3' }),
      file('b.wav', { state: 'failed', problem: 'It is no sound.' }),
    ],
  })
  const rows = screen.getAllByTestId('batch-file').map((row) => row.textContent)
  expect(rows[0]).toMatch(/a\.wav.*Cut the rumble.*As a\.mp3.*1:01\.2.*0:50.*ready/u)
  expect(rows[1]).toMatch(/b\.wav.*It is no sound\..*not possible/u)
  expect(screen.getByTestId('batch-summary').textContent).toBe('1 file ready, 1 not possible')
  expect(screen.getByTestId('batch-write').textContent).toBe('Write 1 file')
  await press('batch-write')
  expect(bridge.inputs('app:batch:write')).toHaveLength(1)
})

test('a question is shown once with the number of its files, and goes back by its key', async () => {
  const { bridge, press } = await open({
    phase: 'rehearsed',
    files: [file('a.wav', { state: 'asked' }), file('b.wav', { state: 'asked' })],
    questions: [
      {
        key: 'Which # ?',
        text: 'Which second?',
        answers: [{ label: 'The first', say: 'the first second' }],
        files: ['a.wav', 'b.wav'],
      },
    ],
  })
  expect(screen.getByTestId('batch-question').textContent).toContain('2 files ask: Which second?')
  await press('batch-answer')
  fireEvent.change(screen.getByTestId('batch-other'), { target: { value: 'the last one' } })
  fireEvent.submit(screen.getByTestId('batch-question'))
  await act(settle)
  expect(bridge.inputs('app:batch:answer')).toEqual([
    { question: 'Which # ?', say: 'the first second' },
    { question: 'Which # ?', say: 'the last one' },
  ])
})

test('while it works there is how far it is and a way to stop, and nothing can be chosen', async () => {
  const { bridge, press, show } = await open({
    phase: 'writing',
    recipe: 'podcast clean-up',
    folder: '/out',
    files: [file('a.wav', { state: 'writing' })],
    progress: { done: 3, all: 40, secondsLeft: 61.2 },
  })
  expect(screen.getByTestId('batch-progress').textContent).toContain('3 of 40, 1:02 left')
  expect(screen.queryByTestId('batch-remove')).toBeNull()
  expect([isOff('batch-add'), isOff('batch-folder'), isOff('batch-recipe')]).toEqual([true, true, true])
  await press('batch-cancel')
  expect(bridge.inputs('app:batch:cancel')).toHaveLength(1)
  show({ phase: 'written', files: [file('a.wav', { state: 'interrupted', before: 5, after: 3 })] })
  expect(screen.getByTestId('batch-write').textContent).toBe('Go on with 1 file')
})

test('a page saves what was written', async () => {
  await open({ phase: 'written', files: [file('a.wav', { state: 'done', before: 5, after: 3 })] }, 'page')
  expect(screen.getByTestId('batch-download').getAttribute('href')).toBe('/batch.zip')
})

test('a folder is watched until it is stopped, in sight also while the dialog is closed', async () => {
  const { app, bridge, press, show } = await open({ recipe: 'podcast clean-up', folder: '/out' })
  await press('batch-watch')
  expect(bridge.inputs('app:batch:watch')).toHaveLength(1)
  const watch = {
    recipe: 'podcast clean-up',
    from: '/in',
    to: '/out',
    problem: null,
    results: [file('/in/a.wav', { name: 'a.wav', state: 'done', before: 5, after: 3 })],
  }
  show({ watch })
  expect(within(screen.getByTestId('batch-watching')).getByTestId('batch-file').dataset['state']).toBe('done')
  act(() => app.store.getState().setDialog(null))
  expect(screen.getByTestId('batch-strip').textContent).toContain('Watching /in: 1 file done')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await press('batch-stop')
  expect(bridge.inputs('app:batch:stopWatching')).toHaveLength(1)
})

test('a page has no folders to watch', async () => {
  await open({}, 'page')
  expect(screen.queryByTestId('batch-watch')).toBeNull()
})
