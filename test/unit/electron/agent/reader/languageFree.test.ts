import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import { tools } from '../../../../../electron/agent/tools/index.ts'

const room = 'electron/agent/reader'

/** Files of the reader that are code: languages are data. */
function codeFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    if (statSync(path).isDirectory()) return path.endsWith('/languages') ? [] : codeFiles(path)
    return path.endsWith('.ts') ? [path] : []
  })
}

const code = codeFiles(room).map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, ''),
}))

test('no tool has its name in the code of the reader', () => {
  const found = code.flatMap(({ path, text }) =>
    tools.filter((tool) => text.includes(`'${tool.name}'`)).map((tool) => `${path}: ${tool.name}`),
  )
  expect(found.filter((one) => !/: (split|play|stop|pause|cut|copy|paste|join|undo|redo|seek)$/u.test(one))).toEqual([])
})

test('the code of the reader knows no language', () => {
  expect(code.filter(({ text }) => /languages\/(?!language\.ts)/u.test(text)).map(({ path }) => path)).toEqual([])
})

test('every rule can be reached: its parts are made by rules, or known before any', () => {
  const made = new Set(english.rules.map((rule) => rule.category))
  const terminals = ['number', 'signed', 'clock', 'ratio', 'quoted', 'text', 'file', 'name', 'unknown', 'deed']
  const missing = english.rules.flatMap((rule) =>
    rule.items.flatMap((item) =>
      item.kind === 'category' && !made.has(item.category) && !terminals.includes(item.category) ? [rule.pattern] : [],
    ),
  )
  expect(missing).toEqual([])
})
