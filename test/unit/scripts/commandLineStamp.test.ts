import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ofPlainEdit, sourcesOf } from '../../../scripts/sourcesOf.mjs'
import { commandLineStampName, isCommandLineStale, kindOfRun, stampOf } from '../../../scripts/staleness.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-test-'))
  mkdirSync(path.join(folder, 'dist'))
  for (const name of ['one.ts', 'two.ts']) {
    writeFileSync(path.join(folder, name), '')
    utimesSync(path.join(folder, name), 1000, 1000)
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const stamp = () =>
  writeFileSync(path.join(folder, 'dist', commandLineStampName), stampOf(['one.ts', 'two.ts'], folder))

test('what was built is stale without a stamp, and not behind it', () => {
  expect(isCommandLineStale(folder)).toBe(true)
  stamp()
  expect(isCommandLineStale(folder)).toBe(false)
})

test('a file that changed makes what was built stale', () => {
  stamp()
  utimesSync(path.join(folder, 'two.ts'), 2000, 2000)
  expect(isCommandLineStale(folder)).toBe(true)
})

test('a file that is gone makes what was built stale', () => {
  stamp()
  rmSync(path.join(folder, 'one.ts'))
  expect(isCommandLineStale(folder)).toBe(true)
})

test('a run in which nothing is said or called asks for nothing of the agent', () => {
  expect(ofPlainEdit(['electron/agent/index.ts', 'electron/cli/main.ts'])).toEqual(['electron/cli/main.ts'])
  expect(kindOfRun(['edit', 'a.wav', '--yes', '-o', 'b.mp3'])).toBe('plain')
  expect(kindOfRun(['edit', 'a.wav', '--call={}'])).toBe('called')
  for (const args of [
    ['edit', 'a.wav', '--say', 'x'],
    ['edit', 'a.wav', '--call={}', '--say', 'x'],
    ['edit', '--notes', 'n'],
  ])
    expect(kindOfRun(args)).toBe('said')
  expect(kindOfRun(['batch'])).toBe('other')
})

test('a program is made of what its entry loads early or late, and of nothing that others load', () => {
  const root = process.cwd()
  const chunk = (name: string, isEntry: boolean, imports: string[] = [], dynamicImports: string[] = []) => ({
    type: 'chunk',
    fileName: `${name}.js`,
    name,
    isEntry,
    imports,
    dynamicImports,
    moduleIds: [path.join(root, 'electron', `${name}.ts`), path.join(root, 'node_modules', name, 'index.js')],
  })
  const files = sourcesOf(
    [
      chunk('cli', true, ['early.js', 'node:fs'], ['late.js']),
      chunk('early', false),
      chunk('late', false, ['early.js']),
      chunk('window', true),
      { type: 'asset', fileName: 'sound.wasm' },
    ],
    (name) => name === 'cli',
    root,
  )
  expect(files).toEqual(expect.arrayContaining(['electron/cli.ts', 'electron/early.ts', 'electron/late.ts']))
  expect(files).not.toContain('electron/window.ts')
  expect(files.filter((file) => file.startsWith('node_modules'))).toEqual([])
  expect(files).toContain('electron/engine/kernels/assembly/gain.ts')
})
