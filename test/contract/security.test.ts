import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)

test('every line of the threat model has a test that is there', () => {
  expect(rows.length).toBeGreaterThan(20)
  const without = rows.filter((row) => {
    const files = [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => path.join(root, file))
    return files.length === 0 || !files.every((file) => existsSync(file))
  })
  expect(without).toEqual([])
})
