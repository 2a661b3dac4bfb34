import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { Token } from '../text/tokenise.ts'
import { tokenise } from '../text/tokenise.ts'
import { en } from '../words/en.ts'
import { readNumber } from './numbers.ts'

export type NameKind = 'track' | 'clip' | 'label'

export interface NameMatch {
  readonly kinds: ReadonlySet<NameKind>
  /** The name as the project has it, where the whole of it was said; else the part that was said. */
  readonly name: string
  readonly whole: boolean
  readonly next: number
  /** Tokens of the message that it took. */
  readonly length: number
}

interface Entry {
  readonly kind: NameKind
  readonly name: string
  readonly words: readonly string[]
}

/** The names of a project's tracks, clips and labels, found by their first word, or by any word of theirs. */
export interface Names {
  readonly byFirst: ReadonlyMap<string, readonly Entry[]>
  readonly byAny: ReadonlyMap<string, readonly Entry[]>
  /** Words that only names explain. */
  readonly vocabulary: ReadonlySet<string>
}

const longestName = 12

/** Number words and digits are the same in a name, marks say nothing, and accents don't count. */
export function nameWords(tokens: readonly Token[]): readonly string[] {
  const words: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    const number = token?.kind === 'word' && !en.articles.has(token.text) ? readNumber(tokens, at) : null
    if (number !== null) words.push(String(number.value))
    else if (token?.text === '&') words.push('and')
    else if (token?.kind === 'path') words.push(...pathWords(token))
    else if (token !== undefined && token.kind !== 'mark')
      words.push(...(token.kind === 'quote' ? nameWords(tokenise(token.text)) : [plain(token)]))
    at = number?.next ?? at + 1
  }
  return words
}

/** Names with the same key are the same to a person: case, accents, marks and "2" for "two" don't count. */
export const nameKey = (name: string): string => nameWords(tokenise(name)).join(' ')

const pathWords = (token: Token): readonly string[] =>
  token.text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')

function plain(token: Token): string {
  if (token.kind === 'number') return String(token.value)
  return token.text.normalize('NFKD').replace(/\p{M}/gu, '')
}

const isPlain = /^[a-z]+(?: [a-z]+| (?:0|[1-9]\d{0,8}))*$/

/** Most names are plain words and need no grammar; a project may have thousands of them. */
export function wordsOfName(name: string): readonly string[] {
  const small = name.toLowerCase()
  const plainWords = isPlain.test(small) ? small.split(' ') : null
  const spelled =
    plainWords?.some(
      (word) =>
        Object.hasOwn(en.smallNumbers, word) ||
        Object.hasOwn(en.tens, word) ||
        en.articles.has(word) ||
        word === 'couple' ||
        word === 'dozen',
    ) ?? true
  return (plainWords === null || spelled ? nameWords(tokenise(name)) : plainWords).slice(0, longestName)
}

const known = new WeakMap<ProjectView, Names>()

export function namesOf(project: ProjectView): Names {
  const before = known.get(project)
  if (before !== undefined) return before
  const entries: Entry[] = [
    ...project.tracks.map((track) => ({ kind: 'track' as const, name: track.name })),
    ...project.tracks.flatMap((track) => track.clips.map((clip) => ({ kind: 'clip' as const, name: clip.name }))),
    ...project.labels.map((label) => ({ kind: 'label' as const, name: label.text })),
  ].map((entry) => ({ ...entry, words: wordsOfName(entry.name) }))
  const byFirst = new Map<string, Entry[]>()
  const byAny = new Map<string, Entry[]>()
  const seen = new Set<string>()
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.words.join(' ')}`
    const first = entry.words[0]
    if (first === undefined || seen.has(key)) continue
    seen.add(key)
    append(byFirst, first, entry)
    for (const word of new Set(entry.words)) append(byAny, word, entry)
  }
  const names = { byFirst, byAny, vocabulary: new Set(byAny.keys()) }
  known.set(project, names)
  return names
}

function append(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [entry])
  else if (list.length < 50) list.push(entry)
}

interface Said {
  readonly words: readonly string[]
  /** For each number of words, the token after them. */
  readonly nexts: readonly number[]
}

/** The next words of the message, as names are compared; they end at a mark that ends a sentence. */
function saidFrom(tokens: readonly Token[], at: number, commas: 'end it' | 'with commas' = 'end it'): Said {
  const quote = tokens[at]
  if (quote?.kind === 'quote') {
    const inner = nameWords([quote]).slice(0, longestName)
    return { words: inner, nexts: inner.map((_, place) => (place === inner.length - 1 ? at + 1 : -1)) }
  }
  const words: string[] = []
  const nexts: number[] = []
  for (let next = at; next < tokens.length && words.length < longestName;) {
    const token = tokens[next]
    const silent = token?.kind === 'mark' && token.text !== '&'
    const ends =
      silent && (commas === 'end it' ? ',.;!?' : '.;!?').includes(token.text) && tokens[next + 1]?.glued !== true
    if (token === undefined || ends || (silent && words.length === 0)) break
    const number = token.kind === 'word' && !en.articles.has(token.text) ? readNumber(tokens, next) : null
    next = number?.next ?? next + 1
    if (silent) continue
    if (token.kind === 'path') {
      const parts = pathWords(token)
      words.push(...parts)
      nexts.push(...parts.map((_, place) => (place === parts.length - 1 ? next : -1)))
      continue
    }
    words.push(token.text === '&' ? 'and' : number === null ? plain(token) : String(number.value))
    nexts.push(next)
  }
  return { words, nexts }
}

const samePlural = (said: string, word: string): boolean =>
  said === word || (said.length >= 3 && (said === `${word}s` || `${said}s` === word))

/** The longest whole name that stands here. */
export function matchWholeName(names: Names, tokens: readonly Token[], at: number): NameMatch | null {
  const short = saidFrom(tokens, at)
  const first = short.words[0]
  if (first === undefined) return null
  const commas = tokens[at]?.kind !== 'quote' && (names.byFirst.get(first) ?? []).some(({ name }) => name.includes(','))
  const said = commas ? saidFrom(tokens, at, 'with commas') : short
  const fitting = (names.byFirst.get(first) ?? []).filter(
    (entry) =>
      entry.words.length <= said.words.length &&
      entry.words.every((word, place) => said.words[place] === word) &&
      (entry.words.length <= short.words.length || entry.name.includes(',')),
  )
  const longest = Math.max(0, ...fitting.map((entry) => entry.words.length))
  const best = fitting.filter((entry) => entry.words.length === longest)
  const next = said.nexts[longest - 1]
  if (best[0] === undefined || next === undefined || next < 0) return null
  return { kinds: new Set(best.map((entry) => entry.kind)), name: best[0].name, whole: true, next, length: next - at }
}

/**
 * Part of a name, by whole words; one word of it must be one that the grammar does not use itself, so that
 * "the end" never means a label called "the end of the story".
 */
export function matchPartOfName(
  names: Names,
  tokens: readonly Token[],
  at: number,
  isCommon: (word: string) => boolean,
): NameMatch | null {
  const said = saidFrom(tokens, at)
  const first = said.words[0]
  if (first === undefined) return null
  const candidates = names.byAny.get(first) ?? names.byAny.get(first.replace(/s$/, '')) ?? []
  let best: { length: number; entries: Entry[]; run: readonly string[] } = { length: 0, entries: [], run: [] }
  for (const entry of candidates) {
    const { length, from } = longestRun(entry.words, said.words)
    if (length === 0 || length < best.length) continue
    best =
      length === best.length
        ? { ...best, entries: [...best.entries, entry] }
        : { length, entries: [entry], run: entry.words.slice(from, from + length) }
  }
  const run = said.words.slice(0, best.length)
  const next = said.nexts[best.length - 1]
  if (
    next === undefined ||
    next < 0 ||
    !run.some((word) => word.length > 2 && !isCommon(word) && Number.isNaN(Number(word)))
  )
    return null
  const text = best.run.join(' ')
  const whole = best.entries.length === 1 ? best.entries[0]?.name : undefined
  return {
    kinds: new Set(best.entries.map((entry) => entry.kind)),
    name: whole ?? text,
    whole: false,
    next,
    length: next - at,
  }
}

/** The longest row of the name's words that was said, one after the other, from any place in it. */
function longestRun(
  name: readonly string[],
  said: readonly string[],
): { readonly length: number; readonly from: number } {
  let best = { length: 0, from: 0 }
  for (let from = 0; from < name.length; from += 1) {
    let length = 0
    while (
      from + length < name.length &&
      length < said.length &&
      samePlural(said[length] ?? '', name[from + length] ?? '\n')
    )
      length += 1
    if (length > best.length) best = { length, from }
  }
  return best
}
