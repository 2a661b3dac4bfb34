import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const script = path.resolve(import.meta.dirname, '../../scripts/house.mjs')
const branches = Array.from({ length: 16 }, (_, at) => `  if (n === ${at}) return ${at}\n`).join('')
const planted = {
  'shared/tangled.ts': `export function tangled(n: number): number {\n${branches}  return -1\n}\n`,
  'shared/nested.ts': `export const size = (n: number) => (n > 9 ? 'large' : n > 3 ? 'middle' : 'small')\n`,
}

let tree = ''
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'house-'))
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, file), text)
  }
})
afterAll(() => rmSync(tree, { recursive: true }))

const measure = (...args: string[]): string => {
  const run = spawnSync(process.execPath, [script, tree, ...args], { encoding: 'utf8' })
  expect(run.stderr).toBe('')
  return run.stdout
}

describe('the figures of a tree', () => {
  it('count what the linter would report, whatever rules the tree has', () => {
    expect(JSON.parse(measure())).toMatchObject({ files: 2, complexFunctions: 1, nestedTernaries: 1 })
  })

  it('come with the shapes of its sources where they are asked for', () => {
    measure('--level', path.join(tree, 'shapes'))
    const shape = readFileSync(path.join(tree, 'shapes/shared/nested.ts'), 'utf8')
    expect(shape.trim()).toBe(`export const x = (x: number) => (x > 0 ? '' : x > 0 ? '' : '')`)
  })
})
