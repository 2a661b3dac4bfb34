// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExportDialog } from '../../../../../renderer/features/export/ExportDialog.tsx'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const levels = {
  seconds: 60,
  channels: 2,
  sampleRate: 44_100,
  lufs: -22,
  rmsDb: -24,
  peakDb: -6,
  truePeakDb: -5.5,
} as const

async function open(files: 'native' | 'page' = 'native', project: object = {}) {
  const window = await makeWindow({ files, project })
  window.bridge.answer('app:project:export', () => ok({ name: 'mix.mp3' }))
  window.bridge.answer('app:export:measure', () => ok(levels))
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

test('format, quality, channels and rate are asked for as chosen; tags are kept with the project before', async () => {
  const { bridge, choose, start, dialog } = await open()
  choose('export-format-mp3')
  choose('export-quality-256')
  choose('export-channels-1')
  choose('export-rate-48000')
  fireEvent.change(dialog.getByTestId('export-title'), { target: { value: 'Talk' } })
  fireEvent.change(dialog.getByTestId('export-artist'), { target: { value: ' ' } })
  await start()
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'setTags', tags: { title: 'Talk' } }])
  expect(bridge.inputs('app:project:export')).toEqual([
    {
      range: 'all',
      format: 'mp3',
      quality: { kind: 'constant', kbps: 256 },
      channels: 1,
      sampleRate: 48_000,
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

test('what would be written is measured against a target, and mastering for it is offered where it fails', async () => {
  const { bridge, dialog, app } = await open()
  bridge.answer('app:chat:send', () => ok())
  await act(settle)
  expect(bridge.inputs('app:export:measure')).toEqual([{ range: 'all' }])
  expect(dialog.getByTestId('export-check').textContent).toContain('−22.0 LUFS')
  expect(dialog.getByTestId('export-check').textContent).toContain('5.0 dB too quiet')
  fireEvent.change(dialog.getByTestId('export-target'), { target: { value: 'none' } })
  expect(dialog.queryByTestId('export-master')).toBeNull()
  fireEvent.change(dialog.getByTestId('export-target'), { target: { value: 'spotify' } })
  fireEvent.click(dialog.getByTestId('export-master'))
  await act(settle)
  expect(bridge.inputs('app:chat:send')).toEqual([{ text: 'master it for Spotify' }])
  expect(app.store.getState().exportOpen).toBe(false)
})

test('a long project is only listened to when that is asked for', async () => {
  const { bridge, dialog } = await open('native', { duration: 3600 })
  await act(settle)
  expect(bridge.inputs('app:export:measure')).toEqual([])
  fireEvent.click(dialog.getByTestId('export-listen'))
  await act(settle)
  expect(bridge.inputs('app:export:measure')).toEqual([{ range: 'all' }])
})

test('a file is called as one likes, and how long and large it will be is told', async () => {
  const { bridge, start, choose, dialog } = await open('native', { duration: 60 })
  choose('export-format-mp3')
  expect(dialog.getByTestId('export-facts').textContent).toBe('Length1:00Size, about1.4 MB')
  fireEvent.change(dialog.getByTestId('export-name'), { target: { value: ' Episode 7 ' } })
  await start()
  expect(bridge.inputs('app:project:export')).toMatchObject([{ name: 'Episode 7' }])
})

const about = {
  tags: { title: 'Episode 1', artist: 'Anna' },
  cover: { mime: 'image/jpeg', bytes: 120_000 },
} as const

test('tags of the project are there; one that is emptied is taken away, and the same ones are no edit', async () => {
  const { bridge, dialog, start } = await open('native', { about })
  expect(dialog.getByTestId('export-artist').getAttribute('value')).toBe('Anna')
  fireEvent.change(dialog.getByTestId('export-artist'), { target: { value: '' } })
  await start()
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'setTags', tags: { artist: null } }])
  cleanup()
  const second = await open('native', { about })
  await second.start()
  expect(second.bridge.inputs('app:edit:apply')).toEqual([])
  expect(second.bridge.inputs('app:project:export')).toHaveLength(1)
})

test('tags that can’t be kept are not exported without', async () => {
  const { bridge, dialog, start } = await open()
  bridge.answer('app:edit:apply', () => err(failure('engine/read-only')))
  fireEvent.change(dialog.getByTestId('export-title'), { target: { value: 'Talk' } })
  await start()
  expect(bridge.inputs('app:project:export')).toEqual([])
})

test('a cover is chosen, shown with its kind and size, and taken away', async () => {
  const { bridge, dialog } = await open('native', { about })
  expect(dialog.getByTestId('export-cover-is').textContent).toMatch(/Cover: JPEG, 1\d\d kB/u)
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'cover.jpg')
  fireEvent.change(dialog.getByTestId('export-cover-input'), { target: { files: [file] } })
  await act(settle)
  fireEvent.click(dialog.getByTestId('export-cover-remove'))
  await act(settle)
  expect(bridge.inputs('app:edit:apply')).toEqual([
    { kind: 'setCover', picture: '/9j/AA==' },
    { kind: 'setCover', picture: null },
  ])
})

test('tags of a show are taken over where there are shows', async () => {
  const window = await makeWindow({ files: 'native' })
  window.bridge.answer('app:shows:list', () => ok(['Night Shift']))
  window.bridge.answer('app:shows:use', () => ok({ artist: 'Anna', album: 'Night Shift' }))
  window.bridge.answer('app:export:measure', () => ok(levels))
  renderIn(window, <ExportDialog />)
  act(() => window.app.store.getState().openExport())
  await act(settle)
  fireEvent.change(screen.getByTestId('export-show'), { target: { value: 'Night Shift' } })
  await act(settle)
  expect(window.bridge.inputs('app:shows:use')).toEqual([{ name: 'Night Shift' }])
  expect(screen.getByTestId('export-artist').getAttribute('value')).toBe('Anna')
})

const loud = { ...levels, peakDb: -0.5, truePeakDb: -0.3 }
const overs = [
  { start: 10.2, end: 10.21 },
  { start: 41, end: 41.3 },
]

async function openLoud() {
  const opened = await open('native', { duration: 60 })
  opened.bridge.answer('app:export:measure', () => ok(loud))
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  opened.bridge.answer('app:export:overs', () => ok({ places: overs }))
  act(() => opened.app.store.getState().closeExport())
  act(() => opened.app.store.getState().openExport())
  await act(settle)
  const press = async (id: string) => {
    fireEvent.click(screen.getByTestId(id))
    await act(settle)
  }
  return { ...opened, press, shown: () => opened.app.store.getState().shownPlace }
}

test('where it is over the ceiling is asked for what is chosen, told, and gone through', async () => {
  const { bridge, press, shown } = await openLoud()
  expect(bridge.inputs('app:export:overs')).toEqual([{ range: 'all', of: 'true-peak', ceilingDb: -0.95 }])
  expect(screen.getByTestId('over-told').textContent).toBe('Over −1.0 dBTP in 2 places')
  expect(shown()).toBeNull()
  await press('over-next')
  await press('over-next')
  expect([screen.getByTestId('over-at').textContent, shown()]).toMatchObject(['2 of 2 0:41', overs[1]])
  fireEvent.keyDown(screen.getByTestId('over-next'), { key: 'Home' })
  expect([screen.getByTestId('over-at').textContent, shown()]).toMatchObject(['1 of 2 0:10.2', overs[0]])
  fireEvent.change(screen.getByTestId('export-target'), { target: { value: 'acx' } })
  await act(settle)
  expect(bridge.inputs('app:export:overs')[1]).toEqual({ range: 'all', of: 'sample-peak', ceilingDb: -2.95 })
  expect([screen.getByTestId('over-told').textContent, shown()]).toEqual(['Over −3.0 dBFS in 2 places', null])
})

test('what is below the ceiling is not asked about', async () => {
  const { bridge, dialog } = await open()
  await act(settle)
  expect([bridge.inputs('app:export:overs'), dialog.queryByTestId('over-places')]).toEqual([[], null])
})

test('one leaves for a place, which stays marked until one presses elsewhere, and comes back to what was chosen', async () => {
  const { bridge, app, press, shown } = await openLoud()
  fireEvent.change(screen.getByTestId('export-name'), { target: { value: 'Episode 7' } })
  await press('over-show')
  expect([app.store.getState().exportOpen, shown()]).toMatchObject([false, overs[0]])
  const { project } = app.store.getState()
  act(() => bridge.emit('app:project:changed', { ...project, cursor: 3 } as never))
  await act(settle)
  expect(shown()).toBeNull()
  act(() => app.store.getState().openExport())
  expect(screen.getByTestId('export-name').getAttribute('value')).toBe('Episode 7')
  await press('export-close')
  act(() => app.store.getState().openExport())
  expect(screen.getByTestId('export-name').getAttribute('value')).toBe('')
})
