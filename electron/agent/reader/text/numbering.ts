import type { Language } from '../languages/language.ts'
import type { Token } from './tokenise.ts'

/**
 * What is said between words, or said twice, is no word of the message; what is in a name stays, but at the head, in
 * front of a comma.
 */
export function withoutHesitations(
  tokens: readonly Token[],
  { hesitations, stutters }: Pick<Language, 'hesitations' | 'stutters'>,
  isNamed: (word: string) => boolean,
): Token[] {
  const begins = (at: number): boolean => at === 0 && tokens[1]?.kind === 'mark'
  const isSaid = ({ kind, text }: Token, at: number): boolean =>
    kind !== 'word' || hesitations?.has(text) !== true || (isNamed(text) && !begins(at))
  const said = tokens.filter(isSaid)
  if (said.length === 0) return [...tokens]
  return said.filter(({ kind, text }, at) => {
    return !(kind === 'word' && stutters?.has(text) === true && said[at + 1]?.text === text)
  })
}

/**
 * The numbers of a list, "1. … 2. …" and "(1) … (2) …", are no words of it; behind the first, each begins a sentence.
 */
export function withoutNumbering(tokens: readonly Token[]): Token[] {
  const found = numbersOf(tokens)
  if (found.length < 2) return [...tokens]
  const isOpen = (at: number): boolean => tokens[at]?.text === '(' && found.includes(at + 1)
  return tokens.flatMap((token, at) => {
    if (found.includes(at) || isOpen(at)) return []
    if (!found.includes(at - 1)) return [token]
    return at === 1 + (found[0] ?? 0) ? [] : [{ ...token, text: '.' }]
  })
}

/** Where 1, 2, 3 … stand, each with a full stop or a bracket right behind it; the first at the head of the message. */
function numbersOf(tokens: readonly Token[]): number[] {
  const found: number[] = []
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const marked =
      (next?.text === '.' || next?.text === ')') && next.start === token.end && tokens[at + 2]?.kind === 'word'
    if (token.kind !== 'number' || token.value !== found.length + 1 || !marked) continue
    if (found.length === 0 && at > (tokens[0]?.text === '(' ? 1 : 0)) return []
    found.push(at)
  }
  return found
}

/** Which words a sentence may begin with. */
export interface SentenceWords {
  /** The verb of an order. */
  readonly isOrder: (word: string) => boolean
  /** A word of the language, and no name. */
  readonly isWord: (word: string) => boolean
}

/**
 * "ca. 10 Sek. davor", "Dr. Miller", "J. R. Tolkien": the full stop of a short form, a title or an initial ends no
 * sentence where the sentence goes on. It is a letter of that word then.
 */
export function withoutStopsOfShort(
  tokens: readonly Token[],
  { short, titles }: Pick<Language, 'short' | 'titles'>,
  { isOrder, isWord }: SentenceWords,
): Token[] {
  const isShort = (at: number): boolean => {
    const [word, next] = [tokens[at], tokens[at + 2]]
    if (word === undefined || next === undefined || !hasStop(tokens, at) || isOrder(next.text)) return false
    if (/^[\p{Ll}\d]/u.test(next.raw)) return short?.has(word.text) === true
    if (!/^\p{Lu}/u.test(word.raw) || !/^\p{Lu}/u.test(next.raw)) return false
    return titles?.has(word.text) === true || (isLetter(word) && (isInitial(tokens, at + 2) || !isWord(next.text)))
  }
  return tokens.flatMap((token, at) => {
    if (isShort(at - 1)) return []
    return [isShort(at) ? { ...token, raw: `${token.raw}.`, end: token.end + 1 } : token]
  })
}

/** A full stop right behind it. */
const hasStop = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.kind === 'mark' && tokens[at + 1]?.text === '.' && tokens[at + 1]?.start === tokens[at]?.end

const isLetter = ({ raw }: Token): boolean => /^\p{Lu}$/u.test(raw)

const isInitial = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]
  return word !== undefined && isLetter(word) && hasStop(tokens, at)
}
