import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastProjectIn } from '../../../../../electron/app/project/lastProject.ts'
import { newProjectFile } from '../../../../../electron/app/project/projectFiles.ts'
import { isWorkedOn, readOrigin } from '../../../../../electron/app/project/startProject.ts'
import { emptyView } from '../../../../support/emptyView.ts'
import { temporaryFolder } from '../../../../support/openTestApp.ts'

let place: ReturnType<typeof temporaryFolder>
beforeEach(() => void (place = temporaryFolder()))
afterEach(() => place.remove())

const nameOf = (name: string) => path.basename(newProjectFile(place.folder, name).file)

test('a new project never takes the place of one that is there or being made', () => {
  expect([nameOf('Voice'), nameOf('Voice'), nameOf('Music')]).toEqual([
    'Voice.tapehand',
    'Voice 2.tapehand',
    'Music.tapehand',
  ])
  writeFileSync(path.join(place.folder, 'Talk.tapehand'), '')
  expect(nameOf('Talk')).toBe('Talk 2.tapehand')
})

test.each([
  ['a/b\\c:d*?"<>|', 'a b c d.tapehand'],
  ['..', 'Untitled.tapehand'],
  ['', 'Untitled.tapehand'],
  ['CON', 'Untitled.tapehand'],
  ['take 1. ', 'take 1.tapehand'],
  ['é ü 漢', 'é ü 漢.tapehand'],
  ['x'.repeat(300), `${'x'.repeat(80)}.tapehand`],
])('%j becomes %j', (name, file) => {
  expect(nameOf(name)).toBe(file)
})

test('the last project is remembered, and a damaged note says nothing', async () => {
  const last = lastProjectIn(path.join(place.folder, 'data'))
  expect(await last.read()).toBeNull()
  await last.remember('/x/Voice.tapehand', 'chosen')
  expect(await last.read()).toEqual({ file: '/x/Voice.tapehand', chosen: true })
  for (const content of ['', '{', '[]', '{"file":5}', '{"file":""}']) {
    mkdirSync(path.join(place.folder, 'data'), { recursive: true })
    writeFileSync(path.join(place.folder, 'data', 'last-project.json'), content)
    expect(await last.read()).toBeNull()
  }
})

test('projects of before are remembered, newest first, and one beside another copy does not take its place', async () => {
  const last = lastProjectIn(path.join(place.folder, 'data'))
  await last.remember('/x/a.tapehand', 'begun')
  await last.remember('/x/b.tapehand', 'chosen')
  await last.remember('/x/a.tapehand', 'begun')
  await last.remember('/x/c.tapehand', 'beside')
  expect(await last.recent()).toEqual(['/x/c.tapehand', '/x/a.tapehand', '/x/b.tapehand'])
  expect((await last.read())?.file).toBe('/x/a.tapehand')
  writeFileSync(path.join(place.folder, 'data', 'recent-projects.json'), '{"files":[1]}')
  expect(await last.recent()).toEqual([])
})

test('work is what came after the beginning: an edit or a word', () => {
  const entry = { id: 'h1', label: 'Import', text: 'Import' }
  const imported = { ...emptyView, history: [entry], historyPosition: 1 }
  expect(isWorkedOn(imported, { kind: 'files', entries: 1 }, 0)).toBe(false)
  expect(isWorkedOn({ ...imported, history: [entry, entry] }, { kind: 'files', entries: 1 }, 0)).toBe(true)
  expect(isWorkedOn(imported, { kind: 'demo', entries: 1 }, 2)).toBe(true)
})

test('a project that does not say how it began counts as work when anything is in it', () => {
  expect(isWorkedOn(emptyView, readOrigin(null), 0)).toBe(false)
  expect(
    isWorkedOn({ ...emptyView, history: [{ id: 'h', label: 'x', text: 'x' }] }, readOrigin({ kind: 'else' }), 0),
  ).toBe(true)
})
