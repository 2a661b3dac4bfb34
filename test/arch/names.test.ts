import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

interface Source {
  readonly file: string
  readonly text: string
}

/** Words that nobody would search for; docs/glossary.md says what took their place. */
const gone = 'desk hand look looks looked lookAt gloss glosses laneSurfer laneWave boxPool inPassing both2'.split(' ')
/** Words that fit too much: each is the type of one thing. */
const ofOneThing = ['Place', 'Part', 'Lane', 'Line', 'Thread', 'Reading']

const declared = (names: readonly string[]): RegExp =>
  new RegExp(`\\b(?:const|let|function|interface|type|class)\\s+(${names.join('|')})\\b(?!\\s*[,}])`, 'giu')

const namesIn = (text: string, names: readonly string[]): string[] =>
  [...text.matchAll(declared(names))].map(([, name]) => name ?? '')

function goneIn(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => namesIn(text, gone).map((name) => `${file}: ${name}`))
}

function declaredTwice(sources: readonly Source[]): string[] {
  return ofOneThing.flatMap((word) => {
    const files = sources.flatMap(({ file, text }) =>
      namesIn(text, [word]).flatMap((name) => (name === word ? file : [])),
    )
    return files.length > 1 ? [`${word}: ${files.join(', ')}`] : []
  })
}

describe('names', () => {
  const sources = globSync('{electron,renderer,shared}/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }))

  it('are those of the trade', () => {
    expect(goneIn(sources)).toEqual([])
  })

  it('stand for one idea each', () => {
    expect(declaredTwice(sources)).toEqual([])
  })

  it.each(['const desk = 1', 'function look() {}', 'interface Hand {}'])('that are gone are found: %s', (text) => {
    expect(goneIn([{ file: 'a.ts', text }])).toHaveLength(1)
  })

  it('of two ideas are found, and taking one from another file is none', () => {
    const one = { file: 'a.ts', text: 'export interface Place { readonly at: number }' }
    const taken = { file: 'b.ts', text: "import { type Place } from './a.ts'\nconst place = 1" }
    expect(declaredTwice([one, taken])).toEqual([])
    expect(declaredTwice([one, { file: 'c.ts', text: 'type Place = number' }])).toEqual(['Place: a.ts, c.ts'])
  })
})
