import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  english,
  type Failure,
  type FailureCode,
  type FailureLanguage,
  failure,
  germanFailures,
  hintOf,
  messageOf,
  problemOf,
  recoverOf,
} from '../../shared/failures/index.ts'
import type { FailureRow } from '../../shared/failures/failureRow.ts'
import { failures } from '../../shared/failures/table.ts'

const root = path.join(import.meta.dirname, '../..')
const codes = Object.keys(failures) as FailureCode[]
const rowOf = (code: FailureCode): Omit<FailureRow<never>, 'example'> & { readonly example?: object } => failures[code]
const exampleOf = (code: FailureCode) => ({ code, values: rowOf(code).example ?? {} }) as Failure
const sources = globSync('{electron,renderer,shared}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.startsWith('shared/failures/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const everyCode = /'((?:agent|app|batch|cli|engine|files|ipc|model|programs|settings)\/[a-z]+(?:-[a-z]+)*)'/gu

describe('the table of failures', () => {
  it('has every code that the program names', () => {
    const named = sources.flatMap(({ file, text }) =>
      [...text.matchAll(everyCode)].map(([, code = '']) => ({ file, code })),
    )
    expect(named.filter(({ code }) => !codes.includes(code as FailureCode))).toEqual([])
  })

  it('has no row that nothing can come to', () => {
    const made = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/\bfailure\(([^)]*)/gu)].flatMap(([, first = '']) =>
          [...first.matchAll(everyCode)].map(([, code = '']) => code),
        ),
      ),
    )
    expect(codes.filter((code) => !made.has(code))).toEqual([])
  })

  it.each(codes)('%s says what went wrong in whole sentences', (code) => {
    const { when, left, advice } = rowOf(code)
    const failure = exampleOf(code)
    expect(problemOf(failure)).toMatch(/^["“A-Z0-9a-z-].*[.?]$|: /su)
    expect(messageOf(failure)).not.toMatch(/undefined|NaN|\[object/u)
    expect(when).toMatch(/^[A-Z].*\.$/u)
    expect(hintOf(failure) ?? 'None.').toMatch(/^[A-Z].*\.$/u)
    // What can be done is said behind how things stand, so there is none without the other.
    if (advice !== undefined)
      expect([left, advice]).toEqual([expect.any(String), expect.stringMatching(/^[.;] .*\.$/u)])
  })

  it('is plain data: a failure comes through JSON as it was', () => {
    for (const code of codes) expect(JSON.parse(JSON.stringify(exampleOf(code)))).toEqual(exampleOf(code))
  })
})

it.each<[string, Failure]>([
  ['Every band is at 0 dB.', failure('engine/bad-value', { problem: { kind: 'flat-equalizer' } })],
  [
    "4000 Hz is not below half of the project's sample rate (4000 Hz).",
    failure('engine/bad-value', { problem: { kind: 'frequency-too-high', frequencyHz: 4000, sampleRate: 8000 } }),
  ],
  [
    'The project would be longer than 24 hours.',
    failure('engine/bad-value', { problem: { kind: 'project-too-long', hours: 24 } }),
  ],
  [
    'There is no audio at 0:05 or 0:07 on these tracks.',
    failure('engine/nothing-there', { where: { kind: 'times', times: [5, 7] } }),
  ],
  [
    'There is no audio in the time selection on the selected tracks.',
    failure('engine/nothing-there', { where: { kind: 'selection' } }),
  ],
  [
    'The track Host there is silent, so there is no level to bring up.',
    failure('engine/only-silence', { track: 'Host' }),
  ],
])('says %s of a code and numbers, with no words from where it failed', (said, failed) => {
  expect(problemOf(failed)).toBe(said)
})

describe('another language', () => {
  const german: FailureLanguage = {
    words: {
      'engine/no-tracks': { says: 'Keine Spur ist ausgewählt.' },
      'files/missing': { says: (p) => `„${p.name}“ ist nicht mehr da.`, advice: '; wählen Sie eine andere Datei.' },
    },
    left: { ...english.left, 'nothing-changed': 'Es wurde nichts geändert' },
  }

  it('says what it has the words for', () => {
    const missing = exampleOf('files/missing')
    expect(messageOf(exampleOf('engine/no-tracks'), german)).toBe(
      'Keine Spur ist ausgewählt. Es wurde nichts geändert.',
    )
    expect(problemOf(missing, german)).toBe('„take.wav“ ist nicht mehr da.')
    expect(messageOf(missing, german)).toBe(
      '„take.wav“ ist nicht mehr da. Nothing was opened; wählen Sie eine andere Datei.',
    )
    expect([hintOf(exampleOf('engine/no-tracks'), german), recoverOf(missing)]).toEqual([null, 'chooseFile'])
  })

  it.each(codes.filter((code) => german.words[code] === undefined))('falls back to English for %s', (code) =>
    expect(messageOf(exampleOf(code), german)).toBe(messageOf(exampleOf(code))),
  )
})

const rooms: readonly (readonly [prefixes: string, title: string])[] = [
  ['engine', 'Editing'],
  ['agent', 'Conversation'],
  ['model', 'Language models'],
  ['files', 'Files'],
  ['programs', 'Programs outside'],
  ['batch', 'Many files'],
  ['app settings ipc cli', 'Window, settings and command line'],
]
const recovers = { retry: 'Try again', chooseFile: 'Choose a file', openSettings: 'Open Settings' }

/** The page that people look a message up in. Values stand for those of a real case. */
function page(): string {
  const tables = rooms.map(([prefixes, title]) => {
    const rows = codes
      .filter((code) => prefixes.split(' ').includes(code.split('/')[0] ?? ''))
      .map((code) => {
        const failure = exampleOf(code)
        const recover = recoverOf(failure)
        const todo = [hintOf(failure), recover === null ? null : `Offered: ${recovers[recover]}.`]
        const cells = [
          `\`${code}\``,
          rowOf(code).when,
          messageOf(failure),
          todo.filter((one) => one !== null).join(' '),
        ]
        return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
      })
    return [`## ${title}`, '', '| Code | When | What is said | What to do |', '|---|---|---|---|', ...rows].join('\n')
  })
  const head = [
    '# Failures',
    '',
    'Every failure is data: a code and its values. `shared/failures/` has a row for each; the sentences below are made of',
    'those rows, with values of an example. “What to do” is what a language model is told, and what a dialog offers.',
    '',
    'This page is made by `npx vitest run test/contract/failures.test.ts -u`; the same test fails when it is out of date.',
  ].join('\n')
  return `${[head, ...tables].join('\n\n')}\n`
}

it('docs/errors.md is the table', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/errors.md')
})

describe('in German', () => {
  /** What stands for a sort, a parameter or a state is said in the words of the language. */
  const worded = new Set(['kind', 'sort', 'what', 'parameter', 'meaning', 'expected', 'bound', 'missing'])

  const valuesIn = (value: unknown): string[] => {
    if (typeof value === 'number') return [String(value)]
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, one]) =>
      worded.has(key) && (typeof one !== 'object' || Array.isArray(one)) ? [] : valuesIn(one),
    )
  }
  const withPoints = (text: string): string => text.replaceAll(/(?<=\d),(?=\d)/gu, '.')

  it.each(codes)('%s has words of its own, with the values that English has', (code) => {
    const failed = exampleOf(code)
    const [inEnglish, inGerman] = [messageOf(failed), messageOf(failed, germanFailures)]
    expect(germanFailures.words[code]).toBeDefined()
    expect(inGerman).not.toBe(inEnglish)
    expect(inGerman).not.toMatch(/undefined|NaN|\[object/u)
    const said = valuesIn(failed.values).filter((value) => value.length > 1 && inEnglish.includes(value))
    expect(said.filter((value) => !withPoints(inGerman).includes(value))).toEqual([])
    const { left, advice } = rowOf(code)
    expect(inGerman.includes(germanFailures.left[left ?? 'nothing-done'])).toBe(left !== undefined)
    expect(germanFailures.words[code]?.advice === undefined).toBe(advice === undefined)
  })
})
