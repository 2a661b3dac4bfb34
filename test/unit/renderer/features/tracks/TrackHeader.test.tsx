// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TrackHeader } from '../../../../../renderer/features/tracks/TrackHeader.tsx'
import { useAppState } from '../../../../../renderer/store/appContext.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

function Header({ onChoose }: { readonly onChoose: (how: string) => void }) {
  const track = useAppState(({ project }) => project?.tracks[0])
  return track ? <TrackHeader track={track} number={1} selected="unselected" onChoose={onChoose} /> : null
}

async function open() {
  const window = await makeWindow()
  const onChoose = vi.fn()
  renderIn(window, <Header onChoose={onChoose} />)
  const edits = () => window.bridge.inputs('app:edit:apply')
  return { ...window, onChoose, edits }
}

test('mute and solo say what they would do, and whether they are on', async () => {
  const { edits, app } = await open()
  const mute = screen.getByRole('button', { name: 'Mute Voice' })
  expect(mute.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(mute)
  fireEvent.click(screen.getByRole('button', { name: 'Solo Voice' }))
  await act(settle)
  expect(edits()).toEqual([
    { kind: 'muteTracks', mute: 'on', trackIds: ['t1'] },
    { kind: 'soloTracks', solo: 'on', trackIds: ['t1'] },
  ])
  expect(app.store.getState().announcements.at(-1)?.text).toBe('Voice alone is heard')
})

test('two presses on end mute and unmute, also where the first is not done yet', async () => {
  const { edits } = await open()
  const mute = screen.getByRole('button', { name: 'Mute Voice' })
  for (let press = 0; press < 2; press++) fireEvent.click(mute)
  await act(settle)
  expect(edits().map((edit) => (edit as { readonly mute: string }).mute)).toEqual(['on', 'off'])
})

test('names that have no room beside the controls get a line of their own, in each head, and are told whole', async () => {
  const { app } = await open()
  const head = () => screen.getByTestId('track-1').parentElement
  expect(head()?.className).not.toContain('track-header-long')
  const [first, second, ...more] = makeProjectView().tracks
  if (first === undefined || second === undefined) throw new Error('two tracks are needed')
  const tracks = [first, { ...second, name: 'Interview with the professor' }, ...more]
  act(() => app.store.setState({ project: { ...makeProjectView(), tracks } }))
  expect(head()?.className).toContain('track-header-long')
  expect(screen.getByTestId('track-1').title).toBe('Voice')
})

test('a drag of the gain is one request, at its end; it shows its number meanwhile, and Shift makes it fine', async () => {
  const { edits } = await open()
  const gain = screen.getByRole('slider', { name: 'Gain of Voice' })
  fireEvent.pointerDown(gain, { clientY: 100, pointerId: 1 })
  for (const clientY of [104, 116, 124]) fireEvent.pointerMove(gain, { clientY, pointerId: 1 })
  expect(gain.textContent).toBe('−6.0')
  fireEvent.pointerMove(gain, { clientY: 106, shiftKey: true, pointerId: 1 })
  expect(edits()).toEqual([])
  expect(gain.getAttribute('aria-valuetext')).toBe('-0.3 dB')
  fireEvent.pointerUp(gain, { pointerId: 1 })
  fireEvent.blur(gain)
  expect(edits()).toEqual([{ kind: 'setTrackGain', gainDb: -0.3, trackIds: ['t1'] }])
})

test('a gain can be typed, and a double click brings back 0 dB', async () => {
  const { edits } = await open()
  const gain = () => screen.getByRole('slider', { name: 'Gain of Voice' })
  fireEvent.keyDown(gain(), { key: '-' })
  const field = screen.getByRole('textbox', { name: 'Gain of Voice' })
  fireEvent.change(field, { target: { value: '-7,5' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(edits()).toEqual([{ kind: 'setTrackGain', gainDb: -7.5, trackIds: ['t1'] }])
  fireEvent.keyDown(gain(), { key: 'Enter' })
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Gain of Voice' }), { key: 'Escape' })
  fireEvent.doubleClick(gain())
  expect(edits().slice(1)).toEqual([{ kind: 'setTrackGain', gainDb: 0, trackIds: ['t1'] }])
})

test('a held key on the pan is one request when it is let go', async () => {
  const { edits } = await open()
  const pan = screen.getByRole('slider', { name: 'Pan of Voice' })
  fireEvent.keyDown(pan, { key: 'ArrowLeft' })
  fireEvent.keyDown(pan, { key: 'ArrowLeft' })
  expect(pan.textContent).toBe('Pan L 10')
  fireEvent.keyUp(pan, { key: 'ArrowLeft' })
  expect(edits()).toEqual([{ kind: 'setTrackPan', pan: -0.1, trackIds: ['t1'] }])
  expect(pan.getAttribute('aria-valuetext')).toBe('10% left')
})

test('a key that follows before the project has the value goes on from what was asked for', async () => {
  const { edits, bridge } = await open()
  const pan = screen.getByRole('slider', { name: 'Pan of Voice' })
  const press = (shiftKey: boolean) => {
    fireEvent.keyDown(pan, { key: 'ArrowLeft', shiftKey })
    fireEvent.keyUp(pan, { key: 'ArrowLeft', shiftKey })
  }
  press(false)
  expect(pan.textContent).toBe('Pan L 5')
  press(true)
  expect(edits()).toEqual([
    { kind: 'setTrackPan', pan: -0.05, trackIds: ['t1'] },
    { kind: 'setTrackPan', pan: -0.06, trackIds: ['t1'] },
  ])
  expect(pan.textContent).toBe('Pan L 6')
  // what the project says in the end is what is shown
  const view = makeProjectView({ revision: 2, contentRevision: 2 })
  act(() => bridge.emit('app:project:changed', { ...view, tracks: view.tracks.map((one) => ({ ...one, pan: -0.06 })) }))
  expect(pan.textContent).toBe('Pan L 6')
  act(() => bridge.emit('app:project:changed', makeProjectView({ revision: 3, contentRevision: 3 })))
  expect(pan.textContent).toBe('Pan C')
})

test.each(['F2', 'double click'])('%s lets the track be renamed; Enter takes the name', async (way) => {
  const { edits } = await open()
  const header = screen.getByTestId('track-1')
  if (way === 'F2') fireEvent.keyDown(header, { key: 'F2' })
  else fireEvent.doubleClick(header)
  const field = screen.getByRole('textbox', { name: 'New name of track 1' })
  fireEvent.change(field, { target: { value: '  Interview ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(edits()).toEqual([{ kind: 'renameTrack', name: 'Interview', trackIds: ['t1'] }])
})

test('Escape gives the new name up, and an empty or equal name is none', async () => {
  const { edits } = await open()
  for (const [value, key] of [
    ['Other', 'Escape'],
    ['  ', 'Enter'],
    ['Voice', 'Enter'],
  ] as const) {
    fireEvent.keyDown(screen.getByTestId('track-1'), { key: 'F2' })
    const field = screen.getByRole('textbox')
    fireEvent.change(field, { target: { value } })
    fireEvent.keyDown(field, { key })
    expect(screen.queryByRole('textbox')).toBeNull()
  }
  expect(edits()).toEqual([])
})

test('its menu moves, copies and removes the track by keyboard', async () => {
  const { edits } = await open()
  for (const [key, request] of [
    ['up', { kind: 'moveTracks', direction: 'up' }],
    ['duplicate', { kind: 'duplicateTracks' }],
    ['remove', { kind: 'deleteTracks' }],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: 'Track 1, Voice: more' }))
    fireEvent.click(screen.getByTestId(`track-1-${key}`))
    await act(settle)
    expect(edits().at(-1)).toEqual({ ...request, trackIds: ['t1'] })
  }
})
