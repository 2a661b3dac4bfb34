import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trackHue } from '../../../../renderer/lib/trackHue.ts'

/** WCAG 2.2: text 4.5 to 1 (1.4.3), what shows where something is or how it stands 3 to 1 (1.4.11). */
const text = 4.5
const shape = 3

const grounds = ['chrome', 'surface', 'raised'] as const
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...grounds.flatMap((back) => [
    ...['ink', 'ink-2', 'ink-3', 'cut-text', 'mark-text', 'good'].map((front) => [front, back, text] as const),
    ...['edge', 'focus', 'cut'].map((front) => [front, back, shape] as const),
  ]),
  ['mark', 'surface', shape],
  ['was', 'surface', 1.5],
  ['mark', 'raised', shape],
  ['on-ink', 'ink', text],
  ['on-ink', 'ink-2', text],
  ['ink', 'mark-soft', text],
  ['mark-text', 'mark-soft', text],
  ['good', 'good-soft', text],
  ...['playhead', 'sel-edge', 'cut', 'mark', 'edge'].map((front) => [front, 'lane', shape] as const),
]
/** Of a track's colour; the hue is what differs. */
const clipPairs = [
  ['name-lc', 'clip-lc', text],
  ['rms-lc', 'clip-lc', shape],
  ['peak-lc', 'clip-lc', 1.5],
] as const

const css = readFileSync(new URL('../../../../renderer/ui/tokens.css', import.meta.url), 'utf8')
const tokensIn = (block: string) =>
  new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1] ?? '', m[2] ?? '']))
const light = tokensIn(css.split(':root {')[1]?.split('}')[0] ?? '')
const own = (name: string) => tokensIn(css.split(`:root[data-theme='${name}'] {`)[1]?.split('}')[0] ?? '')
const themeOf = (name: string) => (name === 'light' ? light : new Map([...light, ...own(name)]))

/** `#rgb`, `#rrggbb` or opaque `oklch(l c h)` as linear red, green and blue. */
function linear(colour: string): number[] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour)?.[1]
  if (hex !== undefined) {
    const six = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
    return [0, 2, 4]
      .map((at) => Number.parseInt(six.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  }
  const [l = NaN, c = NaN, h = NaN] = (/^oklch\(([^/]+)\)$/.exec(colour)?.[1] ?? '').split(' ').map(Number)
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((part) => Math.min(1, Math.max(0, part)))
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('black on white is 21 to 1, however it is written', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 3)
})

test.each(['light', 'dark', 'contrast'])('in the %s theme everything can be told from what it stands on', (name) => {
  const theme = themeOf(name)
  const colour = (token: string) => theme.get(token) ?? `no token ${token}`
  const found = pairs.map(([front, back, least]) => ({
    front,
    back,
    least,
    ratio: contrast(colour(front), colour(back)),
  }))
  expect(found.filter(({ ratio, least }) => !(ratio >= least))).toEqual([])
})

test.each(['light', 'dark', 'contrast'])('in the %s theme so can names and waveforms of any track', (name) => {
  const theme = themeOf(name)
  const found = Array.from({ length: 24 }, (_, index) => trackHue(index)).flatMap((hue) =>
    clipPairs.map(([front, back, least]) => {
      const colour = (token: string) => `oklch(${theme.get(token) ?? ''} ${hue})`
      return { front, hue, least, ratio: contrast(colour(front), colour(back)) }
    }),
  )
  expect(found.filter(({ ratio, least }) => !(ratio >= least))).toEqual([])
})

test.each([
  ['dark', 'prefers-color-scheme: dark'],
  ['contrast', 'prefers-contrast: more'],
])('until the window is there, a system that wants the %s theme sees its colours', (name, wanted) => {
  const shell = readFileSync(new URL('../../../../renderer/app/shell.css', import.meta.url), 'utf8')
  const shown = tokensIn(shell.split(`@media (${wanted}) {`)[1]?.split('@media')[0] ?? '')
  const theme = own(name)
  expect([...shown.keys()]).toEqual(['chrome', 'stage', 'surface', 'line', 'ink'])
  expect(shown).toEqual(new Map([...shown.keys()].map((token) => [token, theme.get(token)])))
})
