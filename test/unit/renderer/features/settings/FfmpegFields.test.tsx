// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SettingsDialog } from '../../../../../renderer/features/settings/SettingsDialog.tsx'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import type { FfmpegPlace } from '../../../../../shared/schemas/ffmpeg.ts'
import type { Settings } from '../../../../../shared/schemas/settings.ts'
import { makeSettings } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const inUsr: FfmpegPlace = { by: 'search', path: '/usr/bin/ffmpeg', version: '5.1' }

async function open(place: FfmpegPlace, settings: Partial<Settings> = {}, files: 'native' | 'page' = 'page') {
  const window = await makeWindow({ settings, files })
  const { app, bridge } = window
  bridge.answer('app:ffmpeg:read', () => ok(place))
  bridge.answer('app:settings:save', (change) => {
    const now = makeSettings({ ffmpeg: change.ffmpeg ?? '' })
    app.store.setState({ settings: now })
    return ok(now)
  })
  renderIn(window, <SettingsDialog />)
  act(() => app.store.getState().openSettings())
  await act(settle)
  return window
}

const field = () => screen.getByTestId<HTMLInputElement>('ffmpeg-path')
const said = () => screen.getByTestId('ffmpeg-place').textContent
const press = async (testId: string) => {
  fireEvent.click(screen.getByTestId(testId))
  await act(settle)
}

test.each<[FfmpegPlace, string, string]>([
  [inUsr, '', 'Found: /usr/bin/ffmpeg, version 5.1.'],
  [inUsr, '/gone/ffmpeg', 'The one that was chosen is not there any more. Found: /usr/bin/ffmpeg, version 5.1.'],
  [{ ...inUsr, by: 'settings', version: null }, '/usr/bin/ffmpeg', 'In use: /usr/bin/ffmpeg.'],
  [
    { by: 'search', path: null, version: null },
    '',
    'Not found. Install FFmpeg (ffmpeg.org) for more formats, or give its path.',
  ],
  [
    { by: 'off', path: null, version: null },
    '/usr/bin/ffmpeg',
    'None is used: TAPEHAND_FFMPEG, which goes before what is chosen here, says “off”.',
  ],
])('says which is in use: %o, chosen "%s"', async (place, ffmpeg, sentence) => {
  await open(place, { ffmpeg })
  expect(said()).toBe(sentence)
})

test('a path is taken at once, by the button or Enter, and looked at again', async () => {
  const { app, bridge } = await open(inUsr)
  bridge.answer('app:ffmpeg:read', () => ok({ by: 'settings', path: '/opt/ffmpeg', version: '7.1' }))
  fireEvent.change(field(), { target: { value: ' /opt/ffmpeg' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await act(settle)
  expect(bridge.inputs('app:settings:save')).toEqual([{ ffmpeg: ' /opt/ffmpeg' }])
  expect(said()).toBe('In use: /opt/ffmpeg, version 7.1.')
  expect(app.store.getState().settingsOpen).toBe(true)
  await press('ffmpeg-automatic')
  expect(bridge.inputs('app:settings:save')).toEqual([{ ffmpeg: ' /opt/ffmpeg' }, { ffmpeg: '' }])
  expect(field().value).toBe('')
})

test('a path that is no FFmpeg is answered with why, and stays to be mended', async () => {
  const { bridge } = await open(inUsr)
  const refused = failure('settings/no-ffmpeg', { path: '/bin/ls', fault: { kind: 'no-ffmpeg' } })
  bridge.answer('app:settings:save', () => err(refused))
  fireEvent.change(field(), { target: { value: '/bin/ls' } })
  await press('ffmpeg-take')
  expect(screen.getByTestId('ffmpeg-problem').textContent).toBe(
    '"/bin/ls" can\'t be used as FFmpeg: asked for its version, it does not answer as FFmpeg does. The settings were not changed.',
  )
  expect([field().value, said()]).toEqual(['/bin/ls', 'Found: /usr/bin/ffmpeg, version 5.1.'])
})

test('the file dialog is there where the host has one', async () => {
  await open(inUsr)
  expect(screen.queryByTestId('ffmpeg-choose')).toBeNull()
  cleanup()
  const { bridge } = await open(inUsr, {}, 'native')
  bridge.answer('app:ffmpeg:choose', () => ok({ path: null }))
  await press('ffmpeg-choose')
  expect(bridge.inputs('app:settings:save')).toEqual([])
  bridge.answer('app:ffmpeg:choose', () => ok({ path: '/opt/ffmpeg' }))
  await press('ffmpeg-choose')
  expect(bridge.inputs('app:settings:save')).toEqual([{ ffmpeg: '/opt/ffmpeg' }])
  expect(field().value).toBe('/opt/ffmpeg')
})
