import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { Token } from '../text/tokenise.ts'
import type { Names } from './names.ts'

/** What every part of the grammar reads from. */
export interface Source {
  readonly message: string
  readonly tokens: readonly Token[]
  /** All words of the message, for what only counts beside another word. */
  readonly words: ReadonlySet<string>
  readonly names: Names
  readonly project: ProjectView
  /** Words that the grammar or a tool uses itself; they are never taken for part of a name. */
  readonly isCommon: (word: string) => boolean
  /**
   * Words that sentences are built with; not even a whole name of one such word is meant without "clip", "track" or
   * quotes.
   */
  readonly isStructural: (word: string) => boolean
}

/** More articles and the like than this in a row are nonsense; a limit keeps reading linear. */
const mostDeterminers = 4

export const wordAt = (source: Source, at: number): string => {
  const token = source.tokens[at]
  return token === undefined || token.kind === 'quote' ? '' : token.text
}

export const wordsIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])))

/** Whether the message has one of these words anywhere. */
export const saysAny = (source: Source, words: ReadonlySet<string>): boolean => !source.words.isDisjointFrom(words)

/**
 * Where the tokens after the phrase begin, or null if it does not stand here. Longer phrases are to be listed or tried
 * first.
 */
export function readPhrase(source: Source, at: number, phrase: readonly string[]): number | null {
  return phrase.every((word, place) => wordAt(source, at + place) === word) ? at + phrase.length : null
}

export function readAnyPhrase(source: Source, at: number, phrases: readonly (readonly string[])[]): number | null {
  let longest: number | null = null
  for (const phrase of phrases) {
    if (phrase[0] !== wordAt(source, at)) continue
    const next = readPhrase(source, at, phrase)
    if (next !== null && (longest === null || next > longest)) longest = next
  }
  return longest
}

/** Where the first token stands that is none of these words. */
export function skipSome(source: Source, at: number, words: ReadonlySet<string>): number {
  let next = at
  while (next < at + mostDeterminers && words.has(wordAt(source, next))) next += 1
  return next
}
