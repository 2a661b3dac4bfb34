import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formsOf } from '../../../../../electron/agent/reader/chart/ruleForms.ts'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import type { Language } from '../../../../../electron/agent/reader/languages/language.ts'
import { tools } from '../../../../../electron/agent/tools/index.ts'

const room = 'electron/agent/reader'
/** What reads for the planner: it knows no more words than the reader does. */
const readers = ['electron/agent/planner/reading', 'electron/agent/planner/talk']

/** Files of the reader that are code: languages are data. */
function codeFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    if (statSync(path).isDirectory()) return path.endsWith('/languages') ? [] : codeFiles(path)
    return path.endsWith('.ts') ? [path] : []
  })
}

interface Code {
  readonly path: string
  readonly text: string
}

const codeOf = (folder: string): Code[] =>
  codeFiles(folder).map((path) => ({
    path,
    text: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, ''),
  }))

const code = codeOf(room)
const reading = readers.flatMap(codeOf)
const imports = /^import[^']*'[^']*'|^export[^']*from '[^']*'/gmu

/** The words of a language's rules, in lower case as they stand in them. */
const wordsOf = ({ rules, questions = [], spellings }: Language): Set<string> =>
  new Set(
    formsOf([...rules, ...questions], spellings).flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'words' ? [...item.words] : [])),
    ),
  )

/** Code is in English: what German alone has can only be a word that is looked for. */
const known = new Set([...wordsOf(english), ...english.everyday])
const germanAlone = new Set([...wordsOf(german), ...german.everyday].filter((word) => !known.has(word)))
/** Words that no meaning is called after. */
const small = new Set('or please hello these those my your who what dont yeah okay'.split(' '))

/** Text between single quotes that is one or more plain words. */
const literalsIn = (text: string): string[] =>
  [...text.replaceAll(imports, '').matchAll(/'([\p{Ll} ]{2,})'/gu)].map(([, said = '']) => said)

/** Letters in a pattern that stand for themselves, but for the endings of files and the marks behind an apostrophe. */
const lettersIn = (text: string): string[] =>
  [...text.replaceAll(imports, '').matchAll(/(?<=[(=>,:?&|!]\s?)\/(?![*/])(?:\\.|[^/\n])+\/[a-z]+/gu)]
    .map(([pattern]) => pattern.replace(/\/[a-z]+$/u, ''))
    .filter((pattern) => /[a-zäöüß]{3,}/iu.test(pattern.replaceAll(/\\[pP]\{\w+\}|\\./gu, '')))

test('no tool has its name in the code of the reader', () => {
  const found = code.flatMap(({ path, text }) =>
    tools.filter((tool) => text.includes(`'${tool.name}'`)).map((tool) => `${path}: ${tool.name}`),
  )
  expect(found.filter((one) => !/: (split|play|stop|pause|cut|copy|paste|join|undo|redo|seek)$/u.test(one))).toEqual([])
})

test('the code of the reader knows no language', () => {
  expect(code.filter(({ text }) => /languages\/(?!language\.ts)/u.test(text)).map(({ path }) => path)).toEqual([])
})

test('no tool but that which takes back has its name where answers are read', () => {
  const found = codeOf('electron/agent/planner/reading').flatMap(({ path, text }) =>
    tools
      .filter((tool) => tool.name !== 'undo' && text.includes(`'${tool.name}'`))
      .map(({ name }) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('no word of a language is looked for in the code of what reads', () => {
  const words = [...code, ...reading].flatMap(({ path, text }) =>
    literalsIn(text)
      .filter((said) => germanAlone.has(said) || small.has(said))
      .map((said) => `${path}: ${said}`),
  )
  expect(words).toEqual([])
})

test('no pattern in the code of what reads has a word in it', () => {
  const found = [...code, ...reading].flatMap(({ path, text }) =>
    lettersIn(text).map((pattern) => `${path}: ${pattern}`),
  )
  expect(found.filter((one) => !/^electron\/agent\/reader\/text\/(?:terminals|tokenise)\.ts: /u.test(one))).toEqual([])
})

test('every rule can be reached: its parts are made by rules, or known before any', () => {
  const made = new Set(english.rules.map((rule) => rule.category))
  const terminals = ['number', 'signed', 'clock', 'ratio', 'quoted', 'text', 'file', 'name', 'unknown', 'deed']
  const missing = english.rules.flatMap((rule) =>
    formsOf([rule]).flatMap(({ items }) =>
      items.flatMap((item) =>
        item.kind === 'category' && !made.has(item.category) && !terminals.includes(item.category)
          ? [rule.pattern]
          : [],
      ),
    ),
  )
  expect(missing).toEqual([])
})
