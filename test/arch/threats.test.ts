import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

interface Line {
  readonly tries: string
  readonly stops: string
  readonly tests: readonly string[]
}

/** The lines of the table of who might want in. */
function threatsIn(page: string): readonly Line[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return cells
    .filter(([who, tries]) => who !== 'who' && !/^-+$/u.test(tries ?? ''))
    .map(([, tries = '', stops = '', test = '']) => ({
      tries,
      stops,
      tests: [...test.matchAll(/`([^`]+)`/gu)].map(([, file = '']) => file),
    }))
}

/** Lines without a test, and tests that are not there or hold none. */
function problemsIn(page: string): readonly string[] {
  return threatsIn(page).flatMap(({ tries, tests }) => {
    if (tests.length === 0) return [`no test: ${tries}`]
    return tests.flatMap((file) => {
      if (!/^test\/.+\.(?:test|e2e)\.tsx?$/u.test(file) || !existsSync(path.join(root, file)))
        return [`not there: ${file}`]
      return /\b(?:it|test|story)(?:\.\w+)*\(/u.test(readFileSync(path.join(root, file), 'utf8'))
        ? []
        : [`empty: ${file}`]
    })
  })
}

describe('each line of the page on security', () => {
  test('says what stops it, and names a test that is there', () => {
    const threats = threatsIn(text)
    expect(threats.length).toBeGreaterThan(30)
    expect(threats.filter(({ stops }) => stops === '')).toEqual([])
    expect(problemsIn(text)).toEqual([])
  })

  test('a line without a test, with one that is gone, or with a file that has none, would be reported', () => {
    const page = [
      '| who | tries | what stops it | test |',
      '|---|---|---|---|',
      '| one | untested | hope | |',
      '| two | gone | hope | `test/unit/gone.test.ts` |',
      '| | no test | hope | `test/support/files/makeWav.ts` |',
    ].join('\n')
    expect(problemsIn(page)).toEqual([
      'no test: untested',
      'not there: test/unit/gone.test.ts',
      'not there: test/support/files/makeWav.ts',
    ])
  })
})
