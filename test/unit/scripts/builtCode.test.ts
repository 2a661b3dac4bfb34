import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBuilt } from '../../../scripts/builtCode.mjs'

const said: string[] = []
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-code-test-'))
  said.length = 0
  Object.assign(globalThis, { sayInTest: (text: string) => said.push(text) })
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  Reflect.deleteProperty(globalThis, 'sayInTest')
})

const kept = () => path.join(folder, 'kept')
const write = (name: string, code: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, code)
  return file
}
const keptFiles = () => readdirSync(kept()).map((name) => path.join(kept(), name))

test('what is built runs, with what lies beside it and parts of Node, and each file once', () => {
  write('two.cjs', 'sayInTest("two"); exports.where = require("node:path").basename(__filename)')
  const file = write('one.cjs', 'sayInTest(require("./two.cjs").where + require("./two.cjs").where)')
  runBuilt(file, kept())
  expect(said).toEqual(['two', 'two.cjstwo.cjs'])
})

test('compiled code is kept once, and with the functions that have run', () => {
  // given
  const lazy = `function later() { ${'sayInTest("later");'.repeat(200)} }`
  const idle = write('idle.cjs', `${lazy}\nif (globalThis.neverSet) later()`)
  const busy = write('busy.cjs', `${lazy}\nif (!globalThis.neverSet) later()`)
  // when
  for (const file of [idle, busy]) runBuilt(file, kept()).keep()
  // then
  const sizes = new Map(keptFiles().map((file) => [path.basename(file).split('-')[0], statSync(file).size]))
  expect(sizes.get('busy.cjs')).toBeGreaterThan((sizes.get('idle.cjs') ?? Infinity) + 1000)

  // when
  for (const file of keptFiles()) utimesSync(file, 1000, 1000)
  for (const file of [idle, busy]) runBuilt(file, kept()).keep()
  // then
  expect(keptFiles().map((file) => statSync(file).mtimeMs)).toEqual([1_000_000, 1_000_000])
  expect(said.length).toBe(400)
})

test('code of the same length that changed is not taken for what was compiled before', () => {
  const file = write('one.cjs', 'sayInTest("old")')
  utimesSync(file, 1000, 1000)
  runBuilt(file, kept()).keep()
  write('one.cjs', 'sayInTest("new")')
  runBuilt(file, kept())
  expect(said).toEqual(['old', 'new'])
})

test('compiled code that is damaged is made again', () => {
  // given
  const file = write('one.cjs', 'sayInTest("here")')
  utimesSync(file, 1000, 1000)
  runBuilt(file, kept()).keep()
  const [code = ''] = keptFiles()
  const whole = readFileSync(code)
  writeFileSync(code, whole.subarray(0, 40))
  // when: another text under the same name, since V8 still has what it compiled of the first
  write('one.cjs', 'sayInTest("gone")')
  utimesSync(file, 1000, 1000)
  runBuilt(file, kept()).keep()
  // then
  expect(said).toEqual(['here', 'gone'])
  expect(readFileSync(code).length).toBeGreaterThan(whole.length / 2)
})

test('a folder that can not be written to is no failure', () => {
  const file = write('one.cjs', 'sayInTest("here")')
  runBuilt(file, path.join(file, 'no folder')).keep()
  expect(said).toEqual(['here'])
})

test('what is neither beside it nor part of Node is said', () => {
  expect(() => runBuilt(write('one.cjs', 'require("zod")'), kept())).toThrow('Built code asks for zod')
})
