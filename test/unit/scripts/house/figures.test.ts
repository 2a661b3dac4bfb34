import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { figuresOf } from '../../../../scripts/house/figures.mjs'
import { levelled, sourcesOf } from '../../../../scripts/house/sources.mjs'

const trees: string[] = []
afterEach(() => trees.splice(0).forEach((tree) => rmSync(tree, { recursive: true })))

function figuresIn(files: Record<string, string>) {
  const tree = mkdtempSync(path.join(tmpdir(), 'house-'))
  trees.push(tree)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, file), text)
  }
  return figuresOf(sourcesOf(tree))
}

const linesOf = (count: number): string => 'const a = 1\n'.repeat(count)

describe('the figures of the house', () => {
  it('count files and their lines, and name the longest', () => {
    const figures = figuresIn({ 'shared/a.ts': linesOf(3), 'shared/b.ts': linesOf(40), 'renderer/c.tsx': linesOf(90) })
    expect(figures).toMatchObject({ files: 3, median: 40, longest: { file: 'renderer/c.tsx', lines: 90 }, crumbs: 1 })
  })

  it('count lines that are longer than anybody can read, and the longest', () => {
    expect(figuresIn({ 'shared/a.ts': `${'x'.repeat(201)}\n${'y'.repeat(200)}\n` })).toMatchObject({
      longLines: 1,
      longestLine: 201,
    })
  })

  it('tell small files of one importer from those of several', () => {
    const figures = figuresIn({
      'shared/own.ts': 'export const own = 1\n',
      'shared/both.ts': 'export const both = 1\n',
      'shared/a.ts': `import { own } from './own.ts'\nimport { both } from './both.ts'\n${linesOf(30)}`,
      'shared/b.ts': `import { both } from './both.ts'\n${linesOf(30)}`,
    })
    expect(figures.privateCrumbs).toEqual(['shared/own.ts'])
  })

  it('find rooms of more than twenty files', () => {
    const files = Array.from({ length: 21 }, (_, at) => [`renderer/crowd/${at}.ts`, linesOf(30)])
    expect(figuresIn(Object.fromEntries(files)).crowds).toEqual([{ room: 'renderer/crowd', files: 21 }])
  })

  it('tell circles that only types close from those of values', () => {
    const figures = figuresIn({
      'shared/a.ts': `import { b } from './b.ts'\nexport const a = b\n`,
      'shared/b.ts': `import type { A } from './a.ts'\nexport const b = 1\n`,
      'shared/c.ts': `export { d } from './d.ts'\n`,
      'shared/d.ts': `import { c } from './c.ts'\n`,
    })
    expect(figures.circlesByValue).toEqual([['shared/c.ts', 'shared/d.ts']])
    expect(figures.circlesByType).toEqual([
      ['shared/a.ts', 'shared/b.ts'],
      ['shared/c.ts', 'shared/d.ts'],
    ])
  })

  it('find rooms of a house in one knot, and leave loose files out', () => {
    const { knots } = figuresIn({
      'electron/engine/edits/a.ts': `import { b } from '../state/b.ts'\nexport const a = b\n`,
      'electron/engine/state/b.ts': `import { type A } from '../edits/a.ts'\nexport const b: A = 1\n`,
      'electron/engine/state/c.ts': `import { d } from '../index.ts'\n`,
      'electron/engine/index.ts': `export { c } from './state/c.ts'\n`,
    })
    expect(knots['electron/engine']).toEqual({ byValue: [], byType: [['edits', 'state']] })
  })
})

describe('the shape of a source', () => {
  it('is the same for two passages that differ in names and values only', () => {
    const one = `import { gain } from './gain.ts'\nexport const loud = gain(2, 'dB', /a/u)\n`
    const other = `import { pan } from './pan.ts'\nexport const left = pan(-1 + 1, 'L', /b+/u)\n`
    expect(levelled('a.ts', one).trim()).toBe(`export const x = x(0, '', 0)`)
    expect(levelled('a.ts', other).trim()).toBe(`export const x = x(-0 + 0, '', 0)`)
  })
})
