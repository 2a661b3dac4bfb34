import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSettings, ownerOnlyFile } from '../../../../electron/platform/index.ts'
import { messageIn } from '../../../../shared/failures/index.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapehand-settings-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (env: Record<string, string> = {}) =>
  openSettings({ file: join(folder, 'settings.json'), secrets: ownerOnlyFile(join(folder, 'model-key')), env })

test('without a file the defaults hold, and no network is used', async () => {
  const settings = await open()
  expect(settings.view()).toEqual({
    planner: 'offline',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5.4-mini',
    clickSafe: true,
    theme: 'system',
    language: 'system',
    follow: 'page',
    timeFormat: 'clock',
    hearAround: 1,
    output: null,
    historyLimit: 1000,
    ffmpeg: '',
    presets: {},
    keys: {},
    keySource: 'none',
  })
  expect(settings.notice).toBeNull()
})

test('a saved change is there after opening again, and what was not named stays', async () => {
  // given
  await (await open()).save({ planner: 'model', theme: 'dark' })
  // when
  await (await open()).save({ model: 'llama3', theme: undefined })
  // then
  expect((await open()).view()).toMatchObject({ planner: 'model', theme: 'dark', model: 'llama3' })
})

test('the key goes to its own file for the owner only, and never into the settings file', async () => {
  // given
  const settings = await open()
  // when
  const saved = await settings.save({ key: ' sk-very-secret ', model: 'm' })
  // then
  expect(saved).toMatchObject({ ok: true, value: { keySource: 'saved' } })
  expect(JSON.stringify(saved)).not.toContain('sk-very-secret')
  expect(await readFile(join(folder, 'settings.json'), 'utf8')).not.toContain('sk-very-secret')
  expect((await stat(join(folder, 'model-key'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'settings.json'))).mode & 0o777).toBe(0o600)
  expect((await open()).modelAccess().key).toBe('sk-very-secret')
})

test('an empty key removes the saved one, and the environment counts again', async () => {
  // given
  const settings = await open({ OPENAI_API_KEY: 'from-env' })
  expect(settings.view().keySource).toBe('environment')
  await settings.save({ key: 'mine' })
  expect(settings.modelAccess().key).toBe('mine')
  // when
  await settings.save({ key: '' })
  // then
  expect(settings.view().keySource).toBe('environment')
  expect(settings.modelAccess().key).toBe('from-env')
})

test('a key goes to the server that it was given for, and comes back with it', async () => {
  const settings = await open({ OPENAI_API_KEY: 'from-env' })
  await settings.save({ baseUrl: 'https://one.example/v1', key: 'of-one' })
  // Another address, tried or saved, gets no key.
  expect(settings.modelAccess({ baseUrl: 'https://two.example/v1' }).key).toBe('')
  expect(settings.modelAccess({ baseUrl: 'http://one.example/v1' }).key).toBe('')
  expect(settings.modelAccess({ baseUrl: 'https://one.example:444/v1' }).key).toBe('')
  expect(settings.modelAccess({ baseUrl: 'https://one.example/other' }).key).toBe('of-one')
  await settings.save({ baseUrl: 'https://two.example/v1' })
  expect([settings.modelAccess().key, settings.view().keySource]).toEqual(['', 'none'])
  // The environment's belongs to the environment's address.
  expect(settings.modelAccess({ baseUrl: 'https://api.openai.com/v1' }).key).toBe('from-env')
  const again = await open()
  await again.save({ baseUrl: 'https://one.example/v1' })
  expect([again.modelAccess().key, again.view().keySource]).toEqual(['of-one', 'saved'])
  expect(settings.keys().toSorted()).toEqual(['from-env', 'of-one'])
})

test('a key that was kept without its server belongs to the address that was saved beside it', async () => {
  await writeFile(join(folder, 'settings.json'), '{"baseUrl":"https://one.example/v1"}')
  await writeFile(join(folder, 'model-key'), 'sk-old\n')
  const settings = await open()
  expect(settings.modelAccess().key).toBe('sk-old')
  expect(settings.modelAccess({ baseUrl: 'https://two.example/v1' }).key).toBe('')
})

test('OPENAI_BASE_URL counts until an address is saved', async () => {
  const settings = await open({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })
  expect(settings.view().baseUrl).toBe('http://127.0.0.1:11434/v1')
  await settings.save({ baseUrl: 'http://127.0.0.1:8080/v1' })
  expect(settings.view().baseUrl).toBe('http://127.0.0.1:8080/v1')
})

test('the test button can try values that are not saved', async () => {
  const settings = await open({ OPENAI_API_KEY: 'from-env' })
  expect(settings.modelAccess({ model: 'other', key: 'typed' })).toEqual({
    baseUrl: 'https://api.openai.com/v1',
    model: 'other',
    key: 'typed',
  })
  expect(settings.view().model).toBe('gpt-5.4-mini')
})

test('a value that does not fit changes nothing, not even the key beside it', async () => {
  const settings = await open()
  const saved = await settings.save({ baseUrl: 'file:///etc/passwd', key: 'k' })
  expect(saved).toMatchObject({ ok: false, error: { code: 'settings/bad-value' } })
  expect(settings.view()).toMatchObject({ baseUrl: 'https://api.openai.com/v1', keySource: 'none' })
})

test('a damaged file gives the defaults with a notice, and is kept aside when new settings are saved', async () => {
  // given
  await writeFile(join(folder, 'settings.json'), '{"planner": "mod')
  const settings = await open()
  expect(settings.notice).toMatchObject({ code: 'settings/unusable', values: { fault: { kind: 'damaged' } } })
  expect(settings.notice && messageIn(settings.notice, 'de')).toBe(
    'Die Einstellungen sind nicht zu gebrauchen (die Datei ist beschädigt), deshalb gelten die üblichen. Die Datei bleibt daneben liegen, wenn Sie neue speichern.',
  )
  expect(settings.view().planner).toBe('offline')
  // when
  await settings.save({ theme: 'light' })
  // then
  expect(await readFile(join(folder, 'settings.json.damaged'), 'utf8')).toBe('{"planner": "mod')
  expect((await open()).view().theme).toBe('light')
})

test('fields of a newer version survive a save', async () => {
  await writeFile(join(folder, 'settings.json'), '{"theme":"dark","future":[1]}')
  await (await open()).save({ clickSafe: false })
  expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toEqual({
    theme: 'dark',
    future: [1],
    clickSafe: false,
  })
})

test('saves at the same time are all kept, and leave no half files behind', async () => {
  const settings = await open()
  await Promise.all([
    settings.save({ theme: 'dark' }),
    settings.save({ model: 'a' }),
    settings.save({ clickSafe: false }),
  ])
  expect((await open()).view()).toMatchObject({ theme: 'dark', model: 'a', clickSafe: false })
  expect(await readdir(folder)).toEqual(['settings.json'])
})

test('a folder that can not be written is a failure in words', async () => {
  await writeFile(join(folder, 'blocked'), '')
  const settings = await openSettings({
    file: join(folder, 'blocked', 'settings.json'),
    secrets: ownerOnlyFile(join(folder, 'k')),
    env: {},
  })
  expect(await settings.save({ theme: 'dark' })).toMatchObject({ ok: false, error: { code: 'settings/cannot-write' } })
  expect(settings.view().theme).toBe('system')
})

test('listeners hear each change until they leave', async () => {
  const settings = await open()
  const heard: string[] = []
  const leave = settings.onChange((now) => heard.push(now.theme))
  await settings.save({ theme: 'dark' })
  leave()
  await settings.save({ theme: 'light' })
  expect(heard).toEqual(['dark'])
})
