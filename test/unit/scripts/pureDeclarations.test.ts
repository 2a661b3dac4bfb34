import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { pureDeclarations } from '../../../scripts/pureDeclarations.mjs'

const plugin = pureDeclarations.transform
const built = (code: string): string =>
  plugin.handler.call({ parse: (text) => parseSync('file.ts', text).program }, code)?.code ?? code

test('what a file makes when it is imported is said to do nothing else, link by link and inside one another', () => {
  expect(built('export const a = z.object({ b: z.string().max(limit(3)) })\nconst c = new Set([1])')).toBe(
    'export const a = /* @__PURE__ */ z.object({ b: /* @__PURE__ */ z.string().max(/* @__PURE__ */ limit(3)) })\n' +
      'const c = /* @__PURE__ */ new Set([1])',
  )
})

test('what is done in functions and by statements stays as it is', () => {
  for (const code of ['const a = () => b()', 'function c() { const d = e() }', 'serve()', 'const f = 3 + g'])
    expect(built(code)).toBe(code)
})
