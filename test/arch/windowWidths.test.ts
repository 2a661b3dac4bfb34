import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { windowWidths } from '../../renderer/lib/windowWidths.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Where a single room gives way by itself, below all that the window has in common. */
const ofOneRoom: readonly number[] = [460, 560, 640, 760, 820]

/** Widths in the conditions of a style sheet that are no width of the window, each with its line. */
function strangeWidths(css: string): string[] {
  const { narrow, close, wide, huge } = windowWidths
  const most = [narrow, close, ...ofOneRoom]
  // What holds from a width on begins a pixel above what holds up to it.
  const least = [narrow + 1, close + 1, wide, huge]
  return css
    .split('\n')
    .flatMap((line, index) =>
      line.startsWith('@media')
        ? [...line.matchAll(/(max|min)-width: ([\d.]+)px/gu)]
            .filter(([, bound, width]) => !(bound === 'max' ? most : least).includes(Number(width)))
            .map(([condition]) => `${index + 1}: ${condition}`)
        : [],
    )
}

describe('widths of the window', () => {
  it('are the same ones in every style sheet and in the code', () => {
    const sheets = globSync('renderer/**/*.css', { cwd: root })
    const found = sheets.map((file) => [file, strangeWidths(readFileSync(path.join(root, file), 'utf8'))] as const)
    expect(found.filter(([, widths]) => widths.length > 0)).toEqual([])
  })

  it.each([
    '@media (max-width: 979px) {',
    '@media (min-width: 980px) {',
    '@media (max-width: 981px) and (max-height: 600px) {',
    '@media (min-width: 1601px) {',
  ])('%s is found', (line) => {
    expect(strangeWidths(`.a {\n  min-width: 3px;\n}\n${line}\n}`)).toHaveLength(1)
  })
})
