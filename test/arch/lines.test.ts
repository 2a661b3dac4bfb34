import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const roofs = ['electron', 'renderer', 'scripts', 'shared', 'test']
/** Tables of words, and the kernels, which have a compiler of their own. */
const isExcepted = (file: string): boolean =>
  ['electron/agent/reader/languages/', 'electron/engine/kernels/assembly/'].some((room) => file.startsWith(room))

const longestLine = 200
const longestComment = 120
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/\*|\*)/u.test(line)

/** The lines of a text that nobody can read without scrolling, by number. */
function longLines(text: string): number[] {
  return text.split('\n').flatMap((line, at) => {
    const most = isComment(line) ? longestComment : longestLine
    return line.length > most ? [at + 1] : []
  })
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(?:ts|tsx|mts|mjs|css)$/u.test(name) && !/(?:^|\/)(?:dist|build)\//u.test(name))
}

describe('lines', () => {
  it('of the house can be read without scrolling', () => {
    const long = roofs
      .flatMap(sources)
      .filter((file) => !isExcepted(file))
      .flatMap((file) => longLines(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`))
    expect(long).toEqual([])
  })

  it.each([
    ['code', `const a = '${'x'.repeat(longestLine - 12)}'`, `const a = '${'x'.repeat(longestLine)}'`],
    ['a comment', `  // ${'x'.repeat(longestComment - 5)}`, `  // ${'x'.repeat(longestComment)}`],
    ['a line of a long comment', ` * ${'x'.repeat(longestComment - 3)}`, ` * ${'x'.repeat(longestComment)}`],
  ])('that are too long are found in %s, and none just below it', (_where, allowed, planted) => {
    expect(longLines(`${allowed}\n`)).toEqual([])
    expect(longLines(`const a = 1\n${planted}\n`)).toEqual([2])
  })
})
