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

test('what is built has no character beyond ASCII, and means the same', () => {
  const code = [
    'const größe = "für „dich“ 🎚️";',
    'const all = [größe, `ein ${größe} – zwei`, String.raw`\\d[•–${größe}—]ü\\u`, { ärger: 1 }, /[ä-ü]+/.exec("süß")?.[0],',
    '"Übung".replace(/(?<maß>[ÄÖÜ])/u, "$<maß>!"), /^[🎚️–]+$/u.test("🎚️–"), "x".length] // …',
  ].join('\n')
  const filler = `// ${'x'.repeat(4000)}`
  const narrow = built(`${code}\n${filler}`)
  expect(/[^\0-\x7f]/.test(narrow)).toBe(false)
  expect(values(narrow)).toEqual(values(code))
})

test('what is mostly letters of Latin 1 keeps them, so that it does not become much longer', () => {
  const code = `const all = ["${'ÿ'.repeat(1000)}", "…", String.raw\`ü–\`]`
  const narrow = built(code)
  expect(/[^\0-\xff]/.test(narrow)).toBe(false)
  expect(narrow.length).toBeLessThan(code.length + 100)
  expect(values(narrow)).toEqual(values(code))
})

test('what has none stays as it is', () => {
  expect(built('const all = String.raw`\\u`')).toBe('const all = String.raw`\\u`')
})

test('a tag that may read its text raw is refused', () => {
  expect(() => built('const all = mark`–`')).toThrow('A tag may read this')
})
