import { expect, test } from 'vitest'
import { settingsChange } from '../../../../../renderer/features/settings/settingsChange.ts'
import { settingsChangeSchema } from '../../../../../shared/schemas/settings.ts'
import { makeSettings } from '../../../../support/window/fakeBridge.ts'

const before = makeSettings()
const draft = { ...before, key: '', forgetKey: 'keep' as const }

test('only what was changed is sent', () => {
  expect(settingsChange(before, draft)).toEqual({})
  expect(
    settingsChange(before, {
      ...draft,
      planner: 'model',
      baseUrl: ' http://localhost:1/v1 ',
      theme: 'light',
      follow: 'off',
    }),
  ).toEqual({ planner: 'model', baseUrl: 'http://localhost:1/v1', theme: 'light', follow: 'off' })
})

test('an emptied field leaves the value as it was', () => {
  expect(settingsChange(before, { ...draft, model: '  ' })).toEqual({})
})

test('the path of FFmpeg is sent when it is another, and emptied is a choice too', () => {
  const chosen = makeSettings({ ffmpeg: '/opt/ffmpeg' })
  expect(settingsChange(before, { ...draft, ffmpeg: ' /opt/ffmpeg ' })).toEqual({ ffmpeg: '/opt/ffmpeg' })
  expect(settingsChange(chosen, { ...draft, ffmpeg: '/opt/ffmpeg' })).toEqual({})
  expect(settingsChange(chosen, { ...draft, ffmpeg: '' })).toEqual({ ffmpeg: '' })
})

test('a key is sent when one was typed, and removed only when that was asked for', () => {
  expect(settingsChange(before, { ...draft, key: 'abc' })).toEqual({ key: 'abc' })
  expect(settingsChange(before, { ...draft, forgetKey: 'forget' })).toEqual({ key: '' })
})

test('every change fits the schema of the channel', () => {
  const all = settingsChange(before, {
    planner: 'model',
    baseUrl: 'http://x.org',
    model: 'm',
    keySource: 'none',
    clickSafe: false,
    theme: 'dark',
    language: 'de',
    follow: 'smooth',
    ffmpeg: '/opt/ffmpeg',
    key: 'k',
    forgetKey: 'keep',
  })
  expect(settingsChangeSchema.safeParse(all).success).toBe(true)
})
