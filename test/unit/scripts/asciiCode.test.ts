import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { asciiCode } from '../../../scripts/asciiCode.mjs'

function built(code: string): string {
  const chunk = { type: 'chunk', code }
  asciiCode.generateBundle.call({ parse: (text) => parseSync('file.js', text).program }, null, { chunk })
  return chunk.code
}

const values = (code: string): unknown => new Function(`${code}; return all`)()

test('what is built has no other characters, and means the same', () => {
  const code = [
    'const größe = "für „dich“ 🎚️";',
    'const all = [größe, `ein ${größe} – zwei`, String.raw`\\d[•–${größe}—]ü\\u`, { ärger: 1 }, /[ä-ü]+/.exec("süß")?.[0],',
    '"Übung".replace(/(?<maß>[ÄÖÜ])/u, "$<maß>!"), /^[🎚️–]+$/u.test("🎚️–"), "x".length] // …',
  ].join('\n')
  const ascii = built(code)
  expect(/[^\0-\x7f]/.test(ascii)).toBe(false)
  expect(values(ascii)).toEqual(values(code))
})

test('what has no other characters stays as it is', () => {
  expect(built('const all = String.raw`\\u`')).toBe('const all = String.raw`\\u`')
})

test('a tag that may read its text raw is refused', () => {
  expect(() => built('const all = mark`ü`')).toThrow('A tag may read this')
})
