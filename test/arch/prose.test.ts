import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const reading = '(?:replace|replaceAll|match|matchAll|includes|startsWith|endsWith|slice|split|search|indexOf)'
/** What is made of a failure is read or edited: the failure's code and values say the same, and are no prose. */
const rules: Readonly<Record<string, RegExp>> = {
  'a sentence is read': new RegExp(
    `(?:(?:message|problem|hint)Of\\([^()]*(?:\\([^()]*\\))?[^()]*\\)|\\b(?:error|failure|problem)\\w*\\.message)\\s*\\??\\.${reading}\\(`,
    'gu',
  ),
  'a sentence is searched': /\.(?:test|exec)\(\s*(?:(?:message|problem|hint)Of\(|(?:error|failure)\w*\.message\b)/gu,
  /** Words with a blank between them, in any value; codes, kinds and names have none. */
  'a failure carries words':
    /\bfailure\(\s*'[a-z]+\/[a-z-]+',\s*\{(?:[^{}'"`]|'[^' ]*'|`[^` ]*`|\{(?:[^{}'"`]|'[^' ]*')*\})*(?:'[^'\n]*\w [^'\n]*'|"[^"\n]*\w [^"\n]*"|`[^`]*\w [^`]*`)/gu,
}

/** Names of what is meant where a name is missing, and what an issue of arguments is called: no sentences. */
const allowed = /'(?:not json|no tool named|no target|no paths|The file|That project|The model)'/gu

function proseIn(text: string): string[] {
  const code = text.replaceAll(allowed, "''")
  return Object.entries(rules).flatMap(([rule, pattern]) => [...code.matchAll(pattern)].map(() => rule))
}

describe('sentences', () => {
  it('are made of failures last, and by nobody read again', () => {
    const found = globSync('{electron,renderer,shared}/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.startsWith('shared/failures/'))
      .flatMap((file) => proseIn(readFileSync(path.join(root, file), 'utf8')).map((rule) => `${file}: ${rule}`))
    expect(found).toEqual([])
  })

  it.each<[string, string, string]>([
    ['a sentence is read', "messageOf(error).replace(' Nothing was changed.', '')", 'messageOf(error)'],
    ['a sentence is read', "problemOf(failureOf(it)).includes('disk')", 'problemOf(failureOf(it))'],
    ['a sentence is read', "if (error.message.startsWith('no')) stop()", "source.message.startsWith('no')"],
    ['a sentence is searched', '/missing/u.exec(messageOf(error))', '/missing/u.exec(words)'],
    ['a sentence is searched', '/missing/.test(error.message)', '/missing/.test(name)'],
    [
      'a failure carries words',
      "failure('files/broken', { name, fault: 'its header is too short' })",
      "failure('files/broken', { name, fault: { kind: 'header-too-short' } })",
    ],
    [
      'a failure carries words',
      "failure('engine/disk', { cause: { kind: 'full' }, why: `the ${drive} is full` })",
      "failure('engine/disk', { cause: { kind: 'drive-full' } })",
    ],
  ])('where %s is found, and nothing where it is not', (rule, planted, sound) => {
    expect(proseIn(`const a = 1\n${planted}\n`)).toEqual([rule])
    expect(proseIn(sound)).toEqual([])
  })
})
