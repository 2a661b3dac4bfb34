import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { kindsOfTorture, readTorture } from '../../../scripts/tortureKinds.mjs'

const root = path.resolve(import.meta.dirname, '../../..')

test.each(Object.entries(kindsOfTorture))('%s is a harness that does as much as is asked', (_kind, { files, only }) => {
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text).toContain('tortureCount(')
    if (only !== null) expect(text).toContain(only)
  }
})

test('what is asked for is read, and what is wrong with it is said', () => {
  const read = (...args: string[]) => readTorture(args, parseArgs)
  expect(read('kills', '--count', '500', '--seed', '7')).toEqual({ kind: 'kills', count: 500, seed: 7 })
  expect(read('ipc')).toEqual({ kind: 'ipc', count: 100, seed: 1 })
  for (const wrong of [
    [],
    ['all'],
    ['kills', 'files'],
    ['ipc', '--count', 'many'],
    ['ipc', '--count', '0'],
    ['toString'],
  ])
    expect(read(...wrong)).toEqual(expect.any(String))
})
