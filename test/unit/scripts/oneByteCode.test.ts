import { runInNewContext } from 'node:vm'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { oneByteCode } from '../../../scripts/oneByteCode.mjs'

function built(code: string): string {
  const chunk = { type: 'chunk', code }
  oneByteCode.generateBundle.call({ parse: (text) => parseSync('file.js', text).program }, null, { chunk })
  return chunk.code
}

const values = (code: string): unknown => runInNewContext(`${code}; [...all]`)

test('what is built has no character beyond Latin 1, and means the same', () => {
  const code = [
    'const größe = "für „dich“ 🎚️";',
    'const all = [größe, `ein ${größe} – zwei`, String.raw`\\d[•–${größe}—]ü\\u`, { ärger: 1 }, /[ä-ü]+/.exec("süß")?.[0],',
    '"Übung".replace(/(?<maß>[ÄÖÜ])/u, "$<maß>!"), /^[🎚️–]+$/u.test("🎚️–"), "x".length] // …',
  ].join('\n')
  const narrow = built(code)
  expect(/[^\0-\xff]/.test(narrow)).toBe(false)
  expect(values(narrow)).toEqual(values(code))
})

test('what has none stays as it is', () => {
  expect(built('const all = String.raw`\\uü`')).toBe('const all = String.raw`\\uü`')
})

test('a tag that may read its text raw is refused', () => {
  expect(() => built('const all = mark`–`')).toThrow('A tag may read this')
})
