import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plannerFor } from '../../../../../electron/cli/edit/plannerFor.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planner-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function save(settings: object, key = ''): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  if (key !== '') writeFileSync(join(folder, 'model-key'), key)
}
const choose = (wanted: Parameters<typeof plannerFor>[0], env: Record<string, string> = {}) =>
  plannerFor(wanted, { TAPEHAND_DATA: folder, ...env })

test('on a fresh machine nothing but the grammar plans, whatever keys lie in the environment', async () => {
  expect(await choose({ kind: 'settings' }, { OPENAI_API_KEY: 'sk-env' })).toEqual({ kind: 'offline' })
})

test('saved settings count where the command line says nothing', async () => {
  save({ planner: 'model', model: 'llama3', baseUrl: 'http://127.0.0.1:11434/v1' }, 'sk-saved')
  expect(await choose({ kind: 'settings' })).toEqual({
    kind: 'model',
    model: 'llama3',
    baseUrl: 'http://127.0.0.1:11434/v1',
    key: 'sk-saved',
  })
  expect(await choose({ kind: 'offline' })).toEqual({ kind: 'offline' })
})

test('what the command line names goes before', async () => {
  save({ planner: 'offline', model: 'llama3', baseUrl: 'http://127.0.0.1:11434/v1' })
  expect(
    await choose({ kind: 'model', model: 'gpt', baseUrl: 'https://models.example/v1' }, { OPENAI_API_KEY: 'sk-env' }),
  ).toEqual({ kind: 'model', model: 'gpt', baseUrl: 'https://models.example/v1', key: 'sk-env' })
  expect(
    await choose({ kind: 'model', model: 'gpt', baseUrl: null }, { OPENAI_BASE_URL: 'http://env/v1' }),
  ).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1' })
})

test('the saved key goes to the saved server and to no other', async () => {
  save({ planner: 'model', model: 'm', baseUrl: 'https://models.example/v1' }, 'sk-saved')
  expect(await choose({ kind: 'model', model: 'm', baseUrl: 'https://models.example/v2' })).toMatchObject({
    key: 'sk-saved',
  })
  expect(await choose({ kind: 'model', model: 'm', baseUrl: 'https://elsewhere.example/v1' })).toMatchObject({
    key: '',
  })
  expect(
    await choose({ kind: 'model', model: 'm', baseUrl: 'http://models.example/v1' }, { OPENAI_API_KEY: 'sk-env' }),
  ).toMatchObject({ key: 'sk-env' })
})
