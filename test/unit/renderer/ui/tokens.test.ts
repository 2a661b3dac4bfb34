import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** WCAG 2.2: text 4.5 to 1 (1.4.3), what shows where something is or how it stands 3 to 1 (1.4.11). */
const text = 4.5
const shape = 3

const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...(['text', 'text-muted'] as const).flatMap((front) =>
    (['bg', 'panel', 'raised', 'field', 'hover'] as const).map((back) => [front, back, text] as const),
  ),
  ['text', 'accent-soft', text],
  ['accent', 'accent-soft', text],
  ['accent', 'panel', text],
  ['on-accent', 'accent-fill', text],
  ['on-accent', 'accent-fill-hover', text],
  ['clip-name', 'clip-title', text],
  ['good', 'good-fill', text],
  ['warn', 'warn-fill', text],
  ['bad', 'bad-fill', text],
  ['bad', 'panel', text],
  ['warn', 'panel', text],
  ...(['bg', 'panel', 'raised', 'field'] as const).flatMap((back) => [
    ['line-strong', back, shape] as const,
    ['focus', back, shape] as const,
  ]),
  ['accent-fill', 'panel', shape],
  ['accent-fill', 'raised', shape],
  ['wave', 'clip', shape],
  ['clip-line', 'lane', shape],
  ['ruler-line', 'panel', shape],
  ...(['playhead', 'cursor', 'selection-line', 'removed-line', 'kept-line', 'rewritten-line'] as const).flatMap(
    (front) => [[front, 'clip', shape] as const, [front, 'lane', shape] as const],
  ),
]

const css = readFileSync(new URL('../../../../renderer/ui/tokens.css', import.meta.url), 'utf8')
const own = (name: string) =>
  new Map(
    [
      ...(css.split(`:root[data-theme='${name}'] {`)[1]?.split('}')[0] ?? '').matchAll(
        /--([\w-]+):\s*(#[0-9a-f]{6});/g,
      ),
    ].map(([, key, value]) => [key ?? '', value ?? '']),
  )
const themeOf = (name: string) => new Map([...own('dark'), ...own(name)])

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

test.each(['light', 'dark', 'contrast'])('in the %s theme everything can be told from what it stands on', (name) => {
  const theme = themeOf(name)
  const found = pairs.map(([front, back, least]) => ({
    front,
    back,
    least,
    ratio: contrast(theme.get(front) ?? '#000000', theme.get(back) ?? '#000000'),
  }))
  expect(found.filter(({ ratio, least }) => ratio < least)).toEqual([])
})
