// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ExportDialog } from '../../../../../renderer/features/export/ExportDialog.tsx'
import { ok } from '../../../../../shared/result.ts'
import { makeWindow, renderIn, settle } from '../../../../support/makeWindow.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function open(files: 'native' | 'page' = 'native', project: object = {}) {
  const window = await makeWindow({ files, project })
  window.bridge.answer('app:project:export', () => ok({ name: 'mix.mp3' }))
  renderIn(window, <ExportDialog />)
  act(() => window.app.store.getState().openExport())
  const dialog = within(screen.getByRole('dialog', { name: 'Export audio' }))
  const choose = (id: string) => fireEvent.click(within(dialog.getByTestId(id)).getByRole('radio'))
  const start = async () => {
    fireEvent.click(dialog.getByTestId('export-start'))
    await act(settle)
  }
  return { ...window, dialog, choose, start }
}

test('without a choice it is a 16-bit WAV of everything', async () => {
  const { bridge, start, app } = await open()
  await start()
  expect(bridge.inputs('app:project:export')).toEqual([{ range: 'all', format: 'wav16', channels: 'auto' }])
  expect([app.store.getState().exportOpen, app.store.getState().notices[0]?.text]).toEqual([false, 'Exported mix.mp3.'])
})

test('format, quality, channels, rate and tags are asked for as chosen, and empty tags are left out', async () => {
  const { bridge, choose, start, dialog } = await open()
  choose('export-format-mp3')
  choose('export-quality-256')
  choose('export-channels-1')
  choose('export-rate-48000')
  fireEvent.change(dialog.getByTestId('export-title'), { target: { value: 'Talk' } })
  fireEvent.change(dialog.getByTestId('export-artist'), { target: { value: ' ' } })
  await start()
  expect(bridge.inputs('app:project:export')).toEqual([
    {
      range: 'all',
      format: 'mp3',
      quality: { kind: 'constant', kbps: 256 },
      channels: 1,
      sampleRate: 48_000,
      tags: { title: 'Talk' },
    },
  ])
})

test('the last choice is there again the next time, without its tags', async () => {
  const first = await open()
  first.choose('export-format-flac')
  first.choose('export-quality-24')
  fireEvent.change(first.dialog.getByTestId('export-title'), { target: { value: 'Talk' } })
  await first.start()
  cleanup()
  const second = await open()
  await second.start()
  expect(second.bridge.inputs('app:project:export')).toEqual([{ range: 'all', format: 'flac24', channels: 'auto' }])
})

test('a choice that was kept by another version is not taken over', async () => {
  localStorage.setItem('tapehand:export', '{"kind":"aac","rate":"1"}')
  const { bridge, start } = await open()
  await start()
  expect(bridge.inputs('app:project:export')).toEqual([{ range: 'all', format: 'wav16', channels: 'auto' }])
})

test('the selection and labels are offered where there are some, and several files come as one from a page', async () => {
  const bare = await open('native', { selection: null, labels: [] })
  expect([
    bare.dialog.queryByTestId('export-range-selection'),
    bare.dialog.queryByTestId('export-range-labels'),
  ]).toEqual([null, null])
  expect(bare.dialog.getByTestId('export-range-tracks')).toBeTruthy()
  cleanup()
  const page = await open('page', { selection: { start: 0, end: 1 } })
  expect(page.dialog.getByTestId('export-range-selection')).toBeTruthy()
  expect(page.dialog.queryByText(/one ZIP file/u)).toBeNull()
  page.choose('export-range-tracks')
  expect(page.dialog.getByText(/one ZIP file/u)).toBeTruthy()
})

test('a page downloads what is wanted and asks the app nothing', async () => {
  const link = document.createElement('a')
  link.id = 'export-link'
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  const { bridge, choose, start } = await open('page')
  choose('export-format-ogg')
  await start()
  const wanted = new URL(link.href, 'http://x').searchParams.get('wanted')
  link.remove()
  expect(JSON.parse(wanted ?? '')).toEqual({
    range: 'all',
    format: 'ogg',
    quality: { kind: 'variable', level: 5 },
    channels: 'auto',
  })
  expect(bridge.inputs('app:project:export')).toEqual([])
})
