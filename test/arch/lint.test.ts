import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const oxlint = path.join(root, 'node_modules/.bin/oxlint')
const oxfmt = path.join(root, 'node_modules/.bin/oxfmt')

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A tree of its own with the house's settings and one file in it. */
function plant(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-lint-'))
  folders.push(folder)
  mkdirSync(path.join(folder, 'electron/engine/edits'), { recursive: true })
  for (const name of ['.oxlintrc.json', '.oxfmtrc.json']) copyFileSync(path.join(root, name), path.join(folder, name))
  writeFileSync(path.join(folder, 'electron/engine/edits/planted.ts'), text)
  return folder
}

function run(
  program: string,
  args: readonly string[],
  folder: string,
): { readonly status: number; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  return { status: status ?? -1, said: `${stdout}${stderr}` }
}

/** The cyclomatic complexity of a function with so many independent conditions is one more. */
const withConditions = (count: number) =>
  `export function f(n: number): number {\n${Array.from({ length: count }, (_, k) => `  if (n === ${k}) return ${k + 1}\n`).join('')}  return 0\n}\n`
const withLines = (count: number) => Array.from({ length: count }, (_, k) => `export const value${k} = ${k}\n`).join('')
const withBody = (count: number) =>
  `export function f(): number {\n  let n = 0\n${Array.from({ length: count - 4 }, (_, k) => `  n += ${k}\n`).join('')}  return n\n}\n`

const plants = {
  complexity: { allowed: withConditions(14), planted: withConditions(15) },
  'no-nested-ternary': {
    allowed: `export const f = (n: number): number => (n > 0 ? 1 : -1)\n`,
    planted: `export const f = (n: number): number => (n > 0 ? 1 : n < 0 ? -1 : 0)\n`,
  },
  'max-lines': { allowed: withLines(300), planted: withLines(301) },
  'max-lines-per-function': { allowed: withBody(60), planted: withBody(61) },
}

describe('the linter', () => {
  it.each(Object.entries(plants))(
    'reports a planted violation of %s, and nothing just below it',
    (rule, { allowed, planted }) => {
      expect(run(oxlint, ['--deny-warnings'], plant(allowed))).toMatchObject({ status: 0 })
      const found = run(oxlint, ['--deny-warnings'], plant(planted))
      expect(found.said).toContain(`eslint(${rule})`)
      expect(found.status).toBe(1)
    },
  )
})

describe('the formatter', () => {
  it('takes what is formatted and reports what is not', () => {
    expect(run(oxfmt, ['--check', '.'], plant('export const a = 1\n'))).toMatchObject({ status: 0 })
    expect(run(oxfmt, ['--check', '.'], plant('export const a  =  1;\n')).status).toBe(1)
  })

  it('is told to break lines at 120', () => {
    const settings = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as { printWidth: number }
    expect(settings.printWidth).toBe(120)
  })
})
